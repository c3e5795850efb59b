"""`python -m tests.web.screenshots`: pictures of the page for the documents, from real tables on a real server."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.server.processes import server
from tests.web.conftest import CALM, FLAGS
from tests.web.room import Room, find_chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FOLDER = Path(__file__).parents[2] / "docs/pictures"
DESKTOP = (1440, 900)
PHONE = (390, 844)


def room_for(browser: Browser, url: str, size: tuple[int, int], **wishes: object) -> Room:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en-US", has_touch=size == PHONE
    )
    wished = json.dumps(json.dumps({**CALM, "quality": "high", **wishes}))
    context.add_init_script(f"localStorage.setItem('babylon', {wished})")
    room = Room(context.new_page(), url)
    room.bot = "gardener"
    return room


def richness(room: Room, table: str) -> tuple[int, int]:
    """How many kinds of items stand in the garden in front, and how many items."""
    garden = room.ask("GET", f"/tables/{table}")["table"]["view"]["gardens"][0]
    kinds = [item["kind"] for item in garden["items"] if item["visible"] and item["kind"] != "belvedere"]
    return len(set(kinds)), len(kinds)


def finest(room: Room, players: int, turns: int, tries: int = 4) -> str:
    """Of some tables, played on for a while, the one whose garden shows most."""
    tables = [room.create(players) for _ in range(tries)]
    for table in tables:
        room.play_ahead(table, turns)
    return max(tables, key=lambda table: richness(room, table))


def hover_a_place(room: Room) -> None:
    """Dig as advised and hold the tile over a place."""
    moves = room.hint(room.table) or []
    stack = next(entry for entry in room.in_sight("stacks") if entry["stack"] == moves[0])
    room.page.mouse.click(stack["x"], stack["y"])
    room.page.wait_for_function("() => window.babylon.places().length > 0")
    wished = next((move for move in moves if "/" in move), "")
    places = room.hook("places()")
    place = next((entry for entry in places if entry["position"] == wished[1:3]), places[-1])
    room.page.mouse.move(place["x"], place["y"])


def hover_the_quarry(room: Room) -> None:
    legal = room.hook("legalStacks()")
    stack = [entry for entry in room.in_sight("stacks") if entry["stack"] in legal][-1]
    room.page.mouse.move(stack["x"], stack["y"])


def shoot(room: Room, name: str) -> None:
    room.page.wait_for_timeout(2500)
    room.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=88)


def table_pictures(browser: Browser, url: str) -> None:
    room = room_for(browser, url, DESKTOP)
    table = finest(room, 4, 7, 6)
    room.open(f"/t/{table}", court=True)
    room.await_turn()
    hover_the_quarry(room)
    shoot(room, "quarry")
    hover_a_place(room)
    shoot(room, "table")
    room.page.keyboard.press("p")
    room.page.wait_for_timeout(1500)
    shoot(room, "plan")


def phone_picture(browser: Browser, url: str) -> None:
    room = room_for(browser, url, PHONE)
    table = finest(room, 2, 13)
    room.open(f"/t/{table}", court=True)
    room.await_turn()
    hover_a_place(room)
    shoot(room, "phone")


def end_picture(browser: Browser, url: str) -> None:
    room = room_for(browser, url, DESKTOP)
    table = finest(room, 4, 30, 2)
    room.open(f"/t/{table}", court=True)
    room.page.locator(".winner").wait_for()
    shoot(room, "scores")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        place = Path(folder)
        with server(f"sqlite:///{place}/babylon.db", place / "log", bots="babylon.bots", bot_seconds=0.2) as house:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS.split())
            lobby = room_for(browser, house.url, DESKTOP)
            lobby.open()
            shoot(lobby, "lobby")
            table_pictures(browser, house.url)
            phone_picture(browser, house.url)
            end_picture(browser, house.url)
            browser.close()


if __name__ == "__main__":
    main()
