"""Nothing on the table's page covers anything else, whatever the window, the language and what is shown."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.conftest import CALM
from tests.web.layout import (
    ACROSS,
    BEFORE,
    IN_HAND,
    NAMES,
    SIZES,
    SPEAK,
    TOUCHED,
    UPRIGHT,
    crowded_table,
    preview_of,
)
from tests.web.pseudo import offer_pseudo
from tests.web.room import Room

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

    from tests.server.processes import ServerProcess

LANGUAGES = ["en", "pl", "ja", "zh-Hans", "zh-Hant", "pseudo"]


@pytest.fixture(scope="module")
def crowded(chromium: Browser, house: ServerProcess, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A table where everything is long, and the cookies of its owner."""
    context = chromium.new_context()
    room = Room(context.new_page(), house.url)
    table = crowded_table(room)
    cookies = tmp_path_factory.mktemp("crowded") / "cookies.json"
    context.storage_state(path=cookies)
    context.close()
    return table, cookies


@pytest.fixture
def sit(chromium: Browser, house: ServerProcess, crowded: tuple[str, Path]) -> Iterator[Callable[..., Room]]:
    """Sits down at the crowded table, where it is one's turn."""
    table, cookies = crowded
    context = chromium.new_context(storage_state=cookies, locale="en-US", service_workers="block")
    context.set_default_timeout(60_000)
    # Where things stand in the picture matters here, and not how sharp it is.
    context.add_init_script("Object.defineProperty(window, 'devicePixelRatio', { value: 0.1 })")

    def seated(*, flat: bool) -> Room:
        wishes = json.dumps({**CALM, "flat": flat})
        context.add_init_script(f"localStorage.setItem('babylon', {json.dumps(wishes)})")
        room = Room(context.new_page(), house.url)
        offer_pseudo(room.page)
        room.open(f"/t/{table}", court=not flat)
        assert room.await_turn() == "dig"
        return room

    yield seated
    context.close()


def dig(room: Room) -> None:
    """Take a tile that may be placed in every corner of an empty garden."""
    table, seat = room.table, room.state()["turn"]["seat"]
    digs = [move for move in preview_of(room, table, seat, [])["legal"] if move["kind"] == "dig"]
    stack = max(digs, key=lambda move: int(move["singles"]))["stack"]
    cell = f"{'ABCD'.index(stack[0])},{int(stack[1]) - 1}"
    room.page.locator(f".quarry-grid [data-cell='{cell}']").evaluate("(stack) => stack.click()")
    room.page.wait_for_function("() => document.querySelector('p.status')?.dataset.asks === 'build'")


def in_all_languages(room: Room, look: str, sizes: list[tuple[int, int]]) -> list[str]:
    """What is wrong at any of these sizes; smaller windows are touched by fingers."""
    hand = room.page.context.new_cdp_session(room.page)
    found = []
    for width, height in sizes:
        hand.send("Emulation.setTouchEmulationEnabled", {"enabled": (width, height) in TOUCHED})
        room.page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            room.page.evaluate(SPEAK, language)
            found += [f"{language}, {width} x {height}, {fault}" for fault in room.page.evaluate(look)]
    return found


def test_nothing_is_covered_or_cut_off(sit: Callable[..., Room]) -> None:
    room = sit(flat=True)
    found = in_all_languages(room, BEFORE, SIZES)
    dig(room)
    found += in_all_languages(room, IN_HAND, SIZES)
    assert "\n".join(found) == ""


@pytest.mark.parametrize("sizes", [ACROSS, UPRIGHT], ids=["across", "upright"])
def test_labels_stay_in_the_scene(sit: Callable[..., Room], sizes: list[tuple[int, int]]) -> None:
    room = sit(flat=False)
    dig(room)
    assert "\n".join(in_all_languages(room, IN_HAND, sizes)) == ""


# How much room a menu has left beside the words that it shows.
SPARE = """(menu) => {
    const style = getComputedStyle(menu);
    const brush = document.createElement('canvas').getContext('2d');
    brush.font = style.font;
    const room = menu.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return room - brush.measureText(menu.selectedOptions[0].text).width;
}"""


@pytest.mark.parametrize("language", LANGUAGES[:-1])
def test_the_menu_of_languages_shows_whole_words_on_a_phone(visit: Callable[..., Room], language: str) -> None:
    room = visit(360, 640, touch=True, flat=True, language=language)
    room.open("/learn")
    menu = room.page.locator(".tools select")
    for width, height in ((360, 640), (390, 844), (844, 390), (820, 1180)):
        room.page.set_viewport_size({"width": width, "height": height})
        expect(menu).to_be_visible()
        assert menu.evaluate(SPARE) >= -0.5


def test_the_round_stands_on_one_line_where_there_is_room(visit: Callable[..., Room]) -> None:
    room = visit(820, 1180, touch=True, flat=True, language="pl", lesson=9)
    room.open("/learn")
    box = room.page.locator(".round h2").bounding_box()
    assert box is not None
    assert box["height"] <= 24


@pytest.mark.parametrize("tips", [False, True])
def test_a_hint_has_room_for_its_words(visit: Callable[..., Room], *, tips: bool) -> None:
    room = visit(1280, 720, flat=True, tips=tips)
    table = room.create()
    room.play_ahead(table, 4)
    room.open(f"/t/{table}")
    room.await_turn()
    before = room.page.locator(".middle > .scene").bounding_box()
    room.take_hint()
    words = room.page.locator(".hint .words").bounding_box()
    assert words is not None
    # Five lines at least; the rest is scrolled to.
    assert words["height"] >= 80
    # And the boards stay where they were.
    assert room.page.locator(".middle > .scene").bounding_box() == before


@pytest.mark.parametrize("size", [(844, 390), (360, 640)])
def test_the_dialog_for_a_new_table_stays_in_a_phone(visit: Callable[..., Room], size: tuple[int, int]) -> None:
    room = visit(*size, touch=True)
    seats = {"players": 4, "seats": [{"bot": None}, *3 * [{"bot": "nebuchadnezzar"}]]}
    table = room.ask("POST", "/tables", {**seats, "sit": {"seats": [0], "name": NAMES[0]}})["table"]["id"]
    room.open()
    expect(room.page.locator(f"a[href$='{table}']")).to_be_visible()
    room.page.get_by_role("button", name="New table").tap()
    box = room.page.get_by_role("dialog").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert room.page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
    # WebKit on Linux lays a pale box of its own behind a menu's words, unless the page draws it.
    looks = "() => [...document.querySelectorAll('select')].map((menu) => getComputedStyle(menu).appearance)"
    assert set(room.page.evaluate(looks)) == {"none"}
