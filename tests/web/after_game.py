"""What someone does after a lost game, on a phone and in Japanese."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from babylon import Dig, EndTurn, Game, Keep
from babylon.bots.gardener import Gardener
from babylon.bots.state_bot import moves_of
from babylon.words import say
from tests.web.device import scores
from tests.web.test_replay import choose, told
from tests.web.test_review import STORED

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.web.room import Room

LANGUAGE = "ja"
OWN_ID = 99  # as web/src/puzzles/own.ts has it
BLUNDERED = 10  # turns, six removals among them
LONG_MS = 900_000


def words(message: str, **details: object) -> str:
    """A message as the player reads it."""
    return say(message, LANGUAGE, **details)


def thrown_away() -> Game:
    """A game for two in which White has dug tiles and done nothing with them."""
    game = Game.deal(players=2, seed=3)
    bot = Gardener()
    while game.round < 3 or game.seat == 0:
        if game.phase == "dig" and game.seat == 0:
            game.play(next(move for move in game.legal_moves() if isinstance(move, Dig)))
            game.play(EndTurn(Keep.NONE))
            continue
        for move in moves_of(game.state, bot.actions(game.state, bot.seconds, Random(1))):
            game.play(move)
    return game


class Story:
    """One person on a phone; `show` is called with a name whenever there is something to look at."""

    def __init__(self, room: Room, show: Callable[[str], None]) -> None:
        self.room, self.page, self._show = room, room.page, show

    def press(self, message: str, within: str = "body") -> None:
        self.button(message, within).click()

    def button(self, message: str, within: str = "body") -> Locator:
        return self.page.locator(within).get_by_role("button", name=words(message), exact=True)

    def lose(self) -> None:
        """Play on in a game that can't be won any more, and give up; then look at it again."""
        self.room.open("/r")
        self.page.locator("input[type=file]").wait_for(state="attached")
        choose(self.page, str(thrown_away().record()))
        expect(self.page.locator(".replay")).to_be_visible()
        self.page.locator(".replay input").fill(str(BLUNDERED))
        self.press("replay-play-on")
        self.press("replay-begin")
        self.page.wait_for_url("**/t/device-*")
        self.room.await_turn()
        self.press("web-settings")
        self.press("web-resign")
        self.press("web-resign-sure")
        expect(self.page.locator(".winner")).to_be_in_viewport()
        expect(self.button("web-review")).to_be_in_viewport()
        self._show("lost")
        self.press("web-review")
        expect(self.page.locator(".replay")).to_be_visible()

    def review(self) -> list[dict[str, Any]]:
        """See which two turns cost the game, and what luck did; the reports of these turns, the worst one first."""
        self.press("review-start")
        expect(self.page.get_by_role("progressbar")).to_be_visible()
        expect(self.page.get_by_role("heading", name=words("review-mistakes"))).to_be_visible(timeout=LONG_MS)
        (review,) = self.page.evaluate(STORED)
        mine = [turn for turn in review["turns"] if turn["seat"] == 1 and len(turn["played"]) > 1]
        worst = sorted(mine, key=lambda turn: -turn["cost"]["value"])[:2]
        self.page.get_by_label(words("review-whose")).select_option("1")
        for place, turn in enumerate(worst):
            told_so = self.page.locator("dialog ol .mistake").nth(place)
            expect(told_so).to_contain_text(f"{turn['cost']['value']:.1f}")
        luck = self.page.locator("dialog .seat").first
        for figure in ("luck", "tile_luck", "token_luck"):
            expect(luck).to_contain_text(f"{abs(review['seats'][0][figure]['value']):.1f}")
        self._show("review")
        luck.scroll_into_view_if_needed()
        self._show("luck")
        return worst

    def compare(self, turn: dict[str, Any], place: int) -> None:
        """See the better turn on the board, and the one that was played; `place`: in the list of mistakes."""
        self.page.locator("dialog ol .mistake").nth(place).click()
        expect(self.page.locator(".compare .why")).to_contain_text(f"{turn['cost']['value']:.1f}")
        expect(self.button("review-better")).to_have_attribute("aria-pressed", "true")
        better = told(self.room)
        self._show(f"better-{place + 1}")
        self.press("review-played")
        expect(self.button("review-played")).to_have_attribute("aria-pressed", "true")
        assert told(self.room) != better

    def back(self) -> None:
        """Go back to what the review has found."""
        self.press("review-back")
        expect(self.page.locator("dialog[open] ol .mistake").first).to_be_visible()

    def solve(self, turn: dict[str, Any]) -> None:
        """Find that turn as a puzzle: the one that was played fails, the better one solves it."""
        self.press("review-solve")
        self.page.wait_for_url("**/puzzles#*")
        for moves, phase in ((turn["played"], "failed"), (turn["best"], "solved")):
            self._lay_out(moves)
            self.page.locator("footer.hand button.go").click()
            expect(self.page.locator(f".puzzle[data-phase={phase}]")).to_be_visible(timeout=LONG_MS)
            self._show(phase)

    def _lay_out(self, moves: list[str]) -> None:
        """Have a turn laid out up to its end, as one that was planned before the page was loaded anew."""
        expect(self.page.locator(".puzzle")).to_be_visible()
        draft = {"puzzles": {"seat": 0, "sequence": OWN_ID, "moves": moves[:-1], "undone": []}}
        self.page.evaluate("(drafts) => localStorage.setItem('babylon-drafts', drafts)", json.dumps(draft))
        self.page.reload()
        expect(self.page.locator(".puzzle[data-phase=open]")).to_be_visible()
        keep = {"=d": "dug", "=s": "stored", "=-": "none"}[moves[-1]]
        expect(self.page.locator("footer.hand button.go")).to_be_enabled()
        choice = self.page.locator("footer.hand select")
        if choice.count():
            choice.select_option(keep)

    def share(self) -> str:
        """Go back to the moment of the game; the link to it."""
        self.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page.locator(".puzzle .ways").get_by_role("button", name=words("puzzles-to-game")).click()
        expect(self.page.locator(".replay")).to_be_visible()
        self.press("replay-share")
        self.press("web-copy", "dialog[open]")
        expect(self.button("web-copied", "dialog[open]")).to_be_visible()
        self._show("shared")
        link: str = self.page.evaluate("() => navigator.clipboard.readText()")
        return link


def seen(room: Room) -> tuple[str, list[int], str | None]:
    """What a replay shows: what was done last, the points, and which turn it is."""
    expect(room.page.locator(".replay")).to_be_visible()
    return told(room), scores(room), room.page.locator(".replay input").get_attribute("aria-valuetext")
