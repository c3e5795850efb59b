"""`python -m tests.web.screenshots`: pictures of the page for the documents, from real tables on a real server.

With a folder (`--looks build/looks --languages pl ja`) it makes others, to be looked at: the pages on which one learns
the game, on a phone and on a small desktop, and the table in windows where there is least room.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from babylon.words import LANGUAGES
from tests.server.processes import server
from tests.web.conftest import CALM, FLAGS
from tests.web.pad_sheets import EXACT, QUICK, sheet_of_record
from tests.web.room import Room, find_chromium
from tests.web.test_replay import GOLDEN, choose

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FOLDER = Path(__file__).parents[2] / "docs/pictures"
DESKTOP = (1440, 900)
PHONE = (390, 844)
SMALL = (1280, 720)
# Where a table has least room, and the language with the longest words where it just fits.
TABLES = {"en": [SMALL, (1024, 768), (844, 390), PHONE], "pl": [(1440, 900)]}
LESSON_STEPS = (0, 3, 5, 12)
NAMES = ("Ada", "Bo")
INVITING = {
    "players": 3,
    "seats": [{"bot": None}, {"bot": None}, {"bot": "mason"}],
    "sit": {"seats": [0], "name": "Ada"},
    "edition": {"name": "ja", "gap": "covered"},
    "clock": {"kind": "real-time", "seconds": 900, "increment": 20},
}


def room_for(browser: Browser, url: str, size: tuple[int, int], **wishes: object) -> Room:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en-US", has_touch=size[0] < 900
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


def hold_a_tile(room: Room) -> None:
    """Take any tile that can be placed, and hold it over a place."""
    wished = room.rich_stack(room.table)
    stack = next(entry for entry in room.hook("stacks()") if entry["stack"] == wished)
    for _ in range(2 if room.touch else 1):
        room.page.mouse.click(stack["x"], stack["y"])
    room.page.wait_for_function("() => window.babylon.places().length > 0")
    place = room.hook("places()")[-1]
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


def shoot_words(room: Room, name: str) -> None:
    """The same of a page that is words above all, sharp to the last letter."""
    room.page.wait_for_timeout(2500)
    room.page.screenshot(path=FOLDER / f"{name}.png")


def lesson_picture(browser: Browser, url: str) -> None:
    room = room_for(browser, url, SMALL, lesson=3)
    room.open("/learn", court=True)
    room.page.locator(".lesson h2").wait_for()
    shoot_words(room, "lesson")


def rules_picture(browser: Browser, url: str) -> None:
    room = room_for(browser, url, SMALL)
    room.open("/rules")
    room.page.locator("#rule-fountains").evaluate("(section) => section.scrollIntoView()")
    shoot_words(room, "rules")


def pad_picture(browser: Browser, url: str) -> None:
    room = room_for(browser, url, SMALL)
    room.open(f"/score#{played_sheet(QUICK)}")
    room.page.get_by_role("region", name="Result").wait_for()
    shoot_words(room, "score-pad")


def played_sheet(manner: int) -> str:
    return sheet_of_record((FOLDER / "game.bgn").read_text("utf-8"), manner, NAMES)


class Looks:
    """Pictures to be looked at, in one language."""

    def __init__(self, browser: Browser, url: str, language: str, folder: Path) -> None:
        self.browser = browser
        self.url = url
        self.language = language
        self.folder = folder

    def room(self, size: tuple[int, int], **wishes: object) -> Room:
        return room_for(self.browser, self.url, size, language=self.language, **wishes)

    def shoot(self, room: Room, name: str) -> None:
        size = room.page.viewport_size
        assert size is not None
        room.page.wait_for_timeout(1000)
        room.page.screenshot(path=self.folder / f"{name}-{size['width']}-{self.language}.png")

    def pages(self, size: tuple[int, int]) -> None:
        for step in LESSON_STEPS:
            room = self.room(size, lesson=step)
            room.open("/learn", court=True)
            room.page.locator(".lesson h2").wait_for()
            self.shoot(room, f"lesson-{step + 1}")
            room.page.context.close()
        room = self.room(size)
        for section in ("goal", "fountains", "editions"):
            room.open("/rules")
            room.page.locator(f"#rule-{section}").evaluate("(section) => section.scrollIntoView()")
            self.shoot(room, f"rules-{section}")
        room.open("/rules/summary")
        self.shoot(room, "summary")
        for name, manner in (("counted", QUICK), ("rebuilt", EXACT)):
            room.open("/about")
            room.open(f"/score#{played_sheet(manner)}")
            self.shoot(room, f"pad-{name}")
            room.page.locator(".results, [aria-live], h2").last.evaluate("(last) => last.scrollIntoView()")
            self.shoot(room, f"pad-{name}-below")
        made = room.ask("POST", "/tables", INVITING)
        guest = self.room(size, name="Bo")
        guest.open(f"/t/{made['table']['id']}#seat=1.{made['links']['seats'][1]}")
        self.shoot(guest, "invitation")
        for each in (room, guest):
            each.page.context.close()

    def tables(self, sizes: list[tuple[int, int]]) -> None:
        for size in sizes:
            room = self.room(size)
            table = room.create(4)
            room.play_ahead(table, 9)
            room.open(f"/t/{table}", court=True)
            room.await_turn()
            self.shoot(room, "table")
            hold_a_tile(room)
            self.shoot(room, "table-placing")
            room.page.context.close()


def lobby_picture(browser: Browser, url: str) -> None:
    room = room_for(browser, url, DESKTOP)
    room.open()
    shoot(room, "lobby")


def after_game_pictures(browser: Browser, url: str) -> None:
    """A replay in a wide window, its review on a phone, and a puzzle."""
    for size, name in ((DESKTOP, "replay"), (PHONE, "review")):
        room = room_for(browser, url, size)
        room.open("/r")
        choose(room.page, (GOLDEN / "en-2.bgn").read_text("utf-8"))
        room.page.locator(".replay input").fill("30")
        if name == "review":
            room.page.get_by_role("button", name="Review", exact=True).click()
            room.page.get_by_role("button", name="Start the review").click()
            room.page.locator("dialog ol .mistake").first.wait_for(timeout=900_000)
        shoot(room, name)
    room = room_for(browser, url, DESKTOP)
    room.open("/puzzles/84938")
    room.page.locator(".puzzle[data-phase=open]").wait_for()
    shoot(room, "puzzle")


PICTURES = {
    "lobby": lobby_picture,
    "table": table_pictures,
    "phone": phone_picture,
    "scores": end_picture,
    "lesson": lesson_picture,
    "rules": rules_picture,
    "score-pad": pad_picture,
    "replay": after_game_pictures,
}


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument(
        "pictures", nargs="*", metavar="PICTURE", help=f"those of the documents: {', '.join(PICTURES)}"
    )
    arguments.add_argument("--looks", type=Path, metavar="FOLDER", help="make those to be looked at, there")
    arguments.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    asked = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        place = Path(folder)
        with server(f"sqlite:///{place}/babylon.db", place / "log", bots="babylon.bots", bot_seconds=0.2) as house:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS.split())
            if asked.looks is None:
                for name in asked.pictures or PICTURES:
                    PICTURES[name](browser, house.url)
            else:
                asked.looks.mkdir(parents=True, exist_ok=True)
                for language in asked.languages:
                    looks = Looks(browser, house.url, language, asked.looks)
                    looks.tables(TABLES.get(language, []))
                    for size in (PHONE, SMALL):
                        looks.pages(size)
            browser.close()


if __name__ == "__main__":
    main()
