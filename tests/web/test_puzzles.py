"""Puzzles: solved, failed and explained in every language, by keys alone, on a plain web host."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from babylon.arena.puzzles.puzzle import package_games
from babylon.server.maintenance.site import write_site
from babylon.words import LANGUAGES, say
from tests.web.lesson import Learner
from tests.web.test_accessibility import findings
from tests.web.web_host import web_host

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from babylon.pieces.move import Move
    from tests.web.room import Room

# A message without words shows its id, and a detail without a value its name.
RAW = r"() => document.body.innerText.match(/\b(puzzles|web|piece|token|move)-[a-z-]{3,}|\{ ?\$\w+/g) ?? []"
GAME = next(game for game in package_games() if game.game.players == 2)
PUZZLE = GAME.puzzles[0]
ID = 100 * GAME.number + PUZZLE.turn  # as web/src/puzzles/set.ts counts
SEAT = PUZZLE.turn % 2


def planned(room: Room, turn: tuple[Move, ...]) -> None:
    """Open the puzzle with a turn laid out, up to its end."""
    moves = [str(move) for move in turn[:-1]]
    draft = {"puzzles": {"seat": SEAT, "sequence": ID, "moves": moves, "undone": []}}
    room.open()
    room.page.evaluate("(drafts) => localStorage.setItem('babylon-drafts', drafts)", json.dumps(draft))
    room.open(f"/puzzles/{ID}")
    expect(room.page.locator(".puzzle")).to_be_visible()
    keep(room, turn)


def keep(room: Room, turn: tuple[Move, ...]) -> None:
    """Choose what the end of a turn keeps, where there is a choice."""
    choice = room.page.locator(f"footer.hand input[name=keep][value={turn[-1].keep}]")  # type: ignore[union-attr]
    expect(room.page.locator("footer.hand button.go")).to_be_enabled()
    if choice.count():
        choice.check()


def phase(room: Room, name: str) -> None:
    expect(room.page.locator(f".puzzle[data-phase={name}]")).to_be_visible()
    assert room.page.evaluate(RAW) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_failed_explained_and_solved(visit: Callable[..., Room], language: str) -> None:
    room = visit(1440, 900, flat=True, language=language)
    planned(room, PUZZLE.rival)
    phase(room, "open")
    room.page.locator("footer.hand button.go").click()
    phase(room, "failed")
    verdict = room.page.locator(".puzzle .failed").inner_text()
    assert re.search(r"\d", verdict)
    # The lines of the pad, the points at once and what is expected, for both turns.
    expect(room.page.locator(".puzzle tbody tr")).not_to_have_count(0)
    expect(room.page.locator(".puzzle thead th")).to_have_count(3)
    ways = room.page.locator(".puzzle .ways button")
    ways.nth(1).click()
    phase(room, "shown")
    expect(room.page.locator(".puzzle ol li")).to_have_count(len(PUZZLE.solution))
    room.page.locator("footer.hand button.go").click()
    phase(room, "solved")
    before = room.page.url
    ways.last.click()
    phase(room, "open")
    assert room.page.url != before


def test_a_puzzle_is_tried_given_up_and_solved_by_keys_alone(visit: Callable[..., Room]) -> None:
    room = visit(1280, 720, theme="dark")
    room.open(f"/puzzles/{ID}", court=True)
    learner = Learner(room)
    press = room.page.keyboard.press
    press("Tab")
    learner.go_to("q", str(PUZZLE.solution[0]).lower())
    press("Control+Enter")
    phase(room, "failed")
    assert findings(room) == []
    learner.tab_to(".puzzle .ways button:nth-child(2)", "Enter")
    phase(room, "shown")
    press("Control+Enter")
    phase(room, "solved")
    expect(room.page.get_by_role("button", name="Next", exact=True)).to_be_focused()
    press("Enter")
    phase(room, "open")


def test_a_link_without_a_turn_that_can_be_solved_says_so_and_gives_another_puzzle(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True, flat=True, language="ja")
    room.open("/puzzles#broken&turn=3&better=A1")
    phase(room, "open")
    told = room.page.locator(".puzzle").get_by_role("alert")
    expect(told).to_have_text(say("puzzles-own-broken", "ja"))
    # It has the whole width of the card, or it would leave no room for the board.
    assert (told.bounding_box() or pytest.fail("out of sight"))["height"] < 60
    assert findings(room) == []
    room.page.get_by_role("button", name=say("puzzles-more", "ja"), exact=True).click()
    room.page.get_by_role("button", name=say("puzzles-show", "ja"), exact=True).click()
    phase(room, "shown")
    room.page.get_by_role("button", name=say("puzzles-next", "ja"), exact=True).click()
    phase(room, "open")
    expect(told).to_have_count(0)
    room.open("/puzzles/999999999")
    phase(room, "open")
    expect(told).to_have_text(say("puzzles-own-broken", "ja"))


def test_a_first_try_counts_and_the_page_remembers_the_rating_the_streak_and_the_theme(
    visit: Callable[..., Room],
) -> None:
    room = visit(390, 844, touch=True, flat=True)
    planned(room, PUZZLE.solution)
    assert findings(room) == []
    room.page.locator("footer.hand button.go").click()
    phase(room, "solved")
    assert findings(room) == []
    rating = re.search(r"\d{4}", room.page.locator(".puzzle .moved").inner_text())
    assert rating is not None
    assert int(rating[0]) > 1200
    room.page.get_by_role("button", name="Next", exact=True).click()
    room.page.get_by_role("button", name="More").click()
    room.page.get_by_label("Theme").select_option("bridge")
    phase(room, "open")
    room.page.reload()
    room.page.get_by_role("button", name="More").click()
    expect(room.page.get_by_label("Theme")).to_have_value("bridge")
    expect(room.page.locator(".puzzle")).to_contain_text(f"Your rating: {rating[0]}. In a row: 1 (best: 1). Solved: 1.")
    assert findings(room) == []


def test_a_try_that_could_not_be_judged_is_judged_when_it_is_confirmed_again(visit: Callable[..., Room]) -> None:
    room = visit(1280, 720, flat=True)
    room.page.context.route("**/assets/worker-*.js", lambda route: route.abort())
    planned(room, PUZZLE.solution)
    room.page.locator("footer.hand button.go").click()
    phase(room, "unjudged")
    room.page.context.unroute("**/assets/worker-*.js")
    room.page.locator("footer.hand button.go").click()
    phase(room, "solved")


def test_puzzles_are_reached_from_the_lobby_of_a_plain_web_host_and_solved_without_a_network(
    tmp_path: Path, visit: Callable[..., Room]
) -> None:
    write_site(tmp_path)
    with web_host(tmp_path) as url:
        room = visit(1280, 720, url=url, flat=True, kept=True)
        room.open("/")
        room.page.get_by_role("link", name="Puzzles").click()
        phase(room, "open")
        assert re.search(r"#/puzzles/\d+$", room.page.url)
        expect(room.page.locator(".puzzle[data-ready=true]")).to_be_visible()
        room.page.context.set_offline(True)
        room.page.get_by_role("button", name="Solution").click()
        phase(room, "shown")
        room.page.locator("footer.hand button.go").click()
        phase(room, "solved")
        room.page.get_by_role("button", name="Next", exact=True).click()
        phase(room, "open")
        room.page.context.set_offline(False)
