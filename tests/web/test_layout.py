"""Nothing on the table's page covers anything else, whatever the window, the language and what is shown."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.conftest import CALM
from tests.web.layout import GHOSTS, GRID, NAMES, SIZES, TABS, TOUCHED, crowded_table, preview_of
from tests.web.pseudo import speak_pseudo
from tests.web.room import Room

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, CDPSession

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
def contexts() -> Iterator[list[BrowserContext]]:
    made: list[BrowserContext] = []
    yield made
    for context in made:
        context.close()


def opened(
    chromium: Browser, house: ServerProcess, crowded: tuple[str, Path], contexts: list[BrowserContext], **look: object
) -> Room:
    """The crowded table in a language, on the plan or in 3D."""
    table, cookies = crowded
    context = chromium.new_context(storage_state=cookies, locale="en-US", service_workers="block")
    contexts.append(context)
    context.set_default_timeout(60_000)
    pseudo = look["language"] == "pseudo"
    wishes = {**CALM, **look, **({"language": "en"} if pseudo else {})}
    context.add_init_script(f"localStorage.setItem('babylon', {json.dumps(json.dumps(wishes))})")
    room = Room(context.new_page(), house.url)
    if pseudo:
        speak_pseudo(room.page)
    room.open(f"/t/{table}", court=not look["flat"])
    assert room.await_turn() == "dig"
    return room


def dig(room: Room) -> None:
    """Take a tile that may be placed in every corner of an empty garden."""
    table, seat = room.table, room.state()["turn"]["seat"]
    digs = [move for move in preview_of(room, table, seat, [])["legal"] if move["kind"] == "dig"]
    stack = max(digs, key=lambda move: int(move["singles"]))["stack"]
    cell = f"{'ABCD'.index(stack[0])},{int(stack[1]) - 1}"
    room.page.locator(f".quarry-grid [data-cell='{cell}']").evaluate("(stack) => stack.click()")
    room.page.wait_for_function("() => document.querySelector('p.status')?.dataset.asks === 'build'")


def at_all_sizes(room: Room, hand: CDPSession, look: str) -> list[str]:
    """What is wrong anywhere; smaller windows are touched by fingers."""
    found = []
    for width, height in SIZES:
        hand.send("Emulation.setTouchEmulationEnabled", {"enabled": (width, height) in TOUCHED})
        room.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} x {height}, {fault}" for fault in room.page.evaluate(look)]
    return found


@pytest.fixture
def seat(
    chromium: Browser, house: ServerProcess, crowded: tuple[str, Path], contexts: list[BrowserContext]
) -> Callable[..., tuple[Room, CDPSession]]:
    def sit(**look: object) -> tuple[Room, CDPSession]:
        room = opened(chromium, house, crowded, contexts, **look)
        return room, room.page.context.new_cdp_session(room.page)

    return sit


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_covered_or_cut_off(seat: Callable[..., tuple[Room, CDPSession]], language: str) -> None:
    room, hand = seat(language=language, flat=True)
    found = at_all_sizes(room, hand, TABS) + at_all_sizes(room, hand, GRID)
    dig(room)
    found += at_all_sizes(room, hand, GHOSTS) + at_all_sizes(room, hand, TABS)
    assert "\n".join(found) == ""


def test_labels_stay_in_the_scene(seat: Callable[..., tuple[Room, CDPSession]]) -> None:
    room, hand = seat(language="pseudo", flat=False)
    dig(room)
    assert "\n".join(at_all_sizes(room, hand, GHOSTS)) == ""


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
