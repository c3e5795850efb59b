"""`python -m tests.web.after_game_looks FOLDER`: pictures of what there is after a game, to be looked at.

The story of a lost game is gone through on a phone and in Japanese; its pages are then shown in other languages and in
a wide window as well.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from babylon.words import say
from tests.server.processes import server
from tests.web.after_game import LANGUAGE, Story
from tests.web.conftest import CALM, FLAGS
from tests.web.room import Room, find_chromium
from tests.web.screenshots import DESKTOP, PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LANGUAGES = (LANGUAGE, "en", "pl")
SIZES = {"phone": PHONE, "desktop": DESKTOP}
SETTLE_MS = 1500


class Album:
    """Takes pictures of one browser."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en-US")
        context.set_default_timeout(60_000)
        wished = json.dumps(json.dumps({**CALM, "quality": "high", "language": LANGUAGE}))
        context.add_init_script(f"localStorage.getItem('babylon') ?? localStorage.setItem('babylon', {wished})")
        self.room, self.folder = Room(context.new_page(), url), folder
        self.page, self.label = self.room.page, f"{LANGUAGE}-phone"

    def shoot(self, name: str) -> None:
        """Take a picture of the window."""
        self.page.wait_for_timeout(SETTLE_MS)
        self.page.screenshot(path=self.folder / f"{self.label}-{name}.png")

    def turn_to(self, lang: str, size: str) -> None:
        """Go on in another language and window."""
        self.label = f"{lang}-{size}"
        self.page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
        script = """(language) => localStorage.setItem('babylon',
            JSON.stringify({...JSON.parse(localStorage.getItem('babylon')), language}))"""
        self.page.evaluate(script, lang)

    def go_through(self, pages: dict[str, str], lang: str, size: str) -> None:
        """Show all pages once more."""
        self.turn_to(lang, size)
        for name, address in pages.items():
            self.page.goto("about:blank")
            self.page.goto(address)
            self.shoot(name)
            if name == "replay":
                self._look_at_the_review(lang)

    def _look_at_the_review(self, lang: str) -> None:
        self.page.get_by_role("button", name=say("replay-points", lang), exact=True).click()
        self.shoot("points")
        self.page.keyboard.press("Escape")
        self.page.get_by_role("button", name=say("replay-review", lang), exact=True).click()
        self.page.locator("dialog ol .mistake").first.wait_for()
        self.shoot("review")
        self.page.locator("dialog ol .mistake").first.click()
        self.page.locator(".compare").wait_for()
        self.shoot("better")


def take(browser: Browser, url: str, folder: Path) -> None:
    """Go through the story, then through its pages."""
    album = Album(browser, url, folder)
    story = Story(album.room, album.shoot)
    story.lose()
    table = album.room.table
    first, second = story.review()
    story.compare(second, 1)
    story.back()
    story.compare(first, 0)
    pages = {"replay": f"{url}/t/{table}?turn={first['turn'] - 1}", "day": f"{url}/day"}
    story.solve(first)
    pages["puzzle"] = album.page.url
    link = story.share()
    pages["study"] = link.replace("/r#", "/study#").replace("&turn=", "&at=")
    for lang in LANGUAGES:
        for size in SIZES:
            album.go_through(pages, lang, size)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        place = Path(name)
        with server(f"sqlite:///{place}/babylon.db", place / "log", bots="babylon.bots", bot_seconds=0.2) as house:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS.split())
            take(browser, house.url, folder)
            browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
