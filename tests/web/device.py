"""Tables by the dialog for a new one, on this device or online, played by the grids that keyboards use."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.web.room import Room

ME = "me"


def make_table(room: Room, where: str, *seats: str, edition: str = "revised") -> None:
    """Make a table by the dialog; a seat is "me" or a bot's."""
    page = room.page
    page.get_by_role("button", name="New table").click()
    if where == "online":
        page.get_by_label("Where you play").select_option(where)
    page.get_by_label("Players").first.select_option(str(len(seats)))
    for number, seat in enumerate(seats):
        page.locator("dialog .seat").nth(number).get_by_role("combobox").first.select_option(seat)
    page.get_by_label("Edition").select_option(edition)
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    assert room.table.startswith("device-") is (where == "device")


# Steps of a turn: the first tile that may be taken; in two of three turns it is placed and adorned while that goes.
STEPS = """
const settled = () => new Promise((done) => setTimeout(done));
const press = async (selector) => {
    const found = document.querySelector(selector);
    found?.focus();
    await settled();
    found?.click();
    await settled();
    return found !== null;
};
let turns = 0;
let built = 0;
const step = async () => {
    const asked = document.querySelector('p.status')?.dataset.asks;
    if (asked === 'remove' || asked === 'dig') {
        built = 0;
        await press('.quarry-grid .legal');
    } else if (asked === 'build' && turns % 3 < 2 && built < 3 && (await press('.garden-grid .legal'))) {
        built += 1;
    } else if (await press('footer.hand button.go:enabled')) {
        turns += 1;
    }
    await settled();
};
"""
PLAY_TURN = f"async () => {{ {STEPS} while (turns === 0) await step(); }}"
PLAY_GAME = f"""async (limit) => {{
    {STEPS}
    const deadline = Date.now() + limit;
    while (document.querySelector('.ending') === null && Date.now() < deadline) await step();
    return document.querySelector('.ending') !== null;
}}"""


def play_turn(room: Room) -> None:
    room.await_turn()
    room.page.evaluate(PLAY_TURN)


def play_to_the_end(room: Room, seconds: int = 120) -> None:
    """Play for everybody at this screen until the game is over."""
    room.await_turn()
    assert room.page.evaluate(PLAY_GAME, 1000 * seconds), f"The game has no end: {room.words()}"
    expect(room.page.locator(".winner")).to_be_visible()


def scores(room: Room) -> list[int]:
    """The points by seat, as the bar has them."""
    return [int(text) for text in room.page.locator("header .seat b.number").all_inner_texts()]


def saved_record(room: Room) -> Path:
    with room.page.expect_download() as download:
        room.page.get_by_role("button", name="Save the record").click()
    assert download.value.suggested_filename == f"babylon-{room.table}.bgn"
    return Path(download.value.path())


def replayed_scores(record: Path) -> list[int]:
    """The points by seat, as the command line replays the game."""
    command = [sys.executable, "-m", "babylon", "score", str(record), "--json"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [seat["total"] for seat in json.loads(text)]
