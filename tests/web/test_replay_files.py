"""What a replay gives away: a picture of the moment, a film of the game, and whether it was dealt as promised."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.test_accessibility import findings
from tests.web.test_replay import GOLDEN, choose

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from tests.web.room import Room

# A game of which nothing but the six removals was played.
SHORT = re.split(r"^1\.", (GOLDEN / "en-2.bgn").read_text("utf-8"), flags=re.MULTILINE)[0]
SIZE_OF = """async ([kind, bytes]) => {
    const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], {type: kind}));
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
}"""


@pytest.fixture
def short(visit: Callable[..., Room]) -> Room:
    """The replay of a short game, its dialog for sharing open."""
    room = visit(flat=True)
    room.open("/r")
    choose(room.page, SHORT)
    expect(room.page.locator(".replay")).to_be_visible()
    room.page.locator(".replay input").fill("2")
    room.page.get_by_role("button", name="Share").click()
    return room


def saved(room: Room, button: str) -> tuple[str, bytes]:
    """The name and the content of what a button saves."""
    with room.page.expect_download() as download:
        room.page.get_by_role("button", name=button).click()
    return download.value.suggested_filename, Path(download.value.path()).read_bytes()


def test_a_moment_is_saved_as_a_picture(short: Room) -> None:
    name, content = saved(short, "Save a picture")
    assert name == "babylon-record.png"
    assert content.startswith(b"\x89PNG")
    assert short.page.evaluate(SIZE_OF, ["image/png", list(content)]) == [1600, 888]


def test_a_game_is_saved_as_a_film_which_can_be_called_off(short: Room) -> None:
    page = short.page
    assert findings(short) == []
    page.get_by_role("button", name="Save an animation").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator("dialog [role=status]")).to_contain_text("of 7 is recorded")
    assert findings(short) == []
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Save an animation")).to_be_visible()
    name, content = saved(short, "Save an animation")
    assert name == "babylon-record.webm"
    assert content.startswith(b"\x1a\x45\xdf\xa3")
    assert b"V_VP" in content
    # Whoever made a film is where they were.
    expect(page.locator(".replay input")).to_have_value("2")


def test_a_browser_that_records_nothing_makes_moving_pictures(short: Room) -> None:
    short.page.evaluate("() => { delete window.MediaRecorder; }")
    name, content = saved(short, "Save an animation")
    assert name == "babylon-record.gif"
    assert content.count(b"\x21\xf9\x04\x04") == 7
    assert short.page.evaluate(SIZE_OF, ["image/gif", list(content)]) == [720, 400]


def ended(room: Room) -> str:
    """A game at the server that was given up at once."""
    room.open()
    table: str = room.ask("POST", "/tables", {"players": 2, "sit": {"seats": [0, 1], "name": "Ada"}})["table"]["id"]
    room.open(f"/t/{table}")
    expect(room.page.get_by_role("heading", name="The table is being set up")).to_be_visible()
    for seat in (0, 1):
        room.ask("POST", f"/tables/{table}/seats/{seat}/ready", {"ready": True, "entropy": f"{seat:02x}"})
    room.ask("POST", f"/tables/{table}/seats/0/resign", {})
    return table


def verdict(room: Room, table: str) -> str:
    """What the page says of a deal, in short and at length."""
    room.open(f"/t/{table}?turn=0")
    button = room.page.locator("[data-verdict]")
    button.click()
    return f"{button.inner_text()}: {room.page.get_by_role('dialog').inner_text()}"


def test_the_deal_of_a_finished_game_is_verified_in_the_browser(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = ended(room)
    said = verdict(room, table)
    assert said.startswith("Deal verified: ")
    assert "This browser had noted the server's promise before the deal" in said
    assert findings(room) == []


def test_a_deal_is_verified_where_browsers_keep_their_hashes_back(visit: Callable[..., Room]) -> None:
    """Pages that came by plain http have no Web Crypto."""
    room = visit(flat=True)
    room.page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', {get: () => undefined})")
    table = ended(room)
    assert room.page.evaluate("() => crypto.subtle === undefined")
    assert verdict(room, table).startswith("Deal verified: ")


def test_a_forged_deal_is_called_so(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = ended(room)

    def forge(route: Route) -> None:
        text = route.fetch().text()
        forged = re.sub(r'(\[Quarry ")(b\d\d)(\S*) (b\d\d)', r"\1\4\3 \2", text)
        assert forged != text
        route.fulfill(body=forged)

    room.page.route("**/record", forge)
    said = verdict(room, table)
    assert said.startswith("Deal not as promised: ")
    assert "the record or the deal is forged" in said


def test_a_server_that_promises_anew_is_found_out(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = ended(room)
    room.page.evaluate("(table) => localStorage.setItem('babylon-promises', JSON.stringify({[table]: '00'}))", table)
    said = verdict(room, table)
    assert said.startswith("Deal not as promised: ")
    assert "The secret is not the one that the server had promised" in said
