"""Puzzles: solved, failed and explained in every language, by keys alone, on a plain web host."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from babylon.arena.puzzles.puzzle import package_games
from babylon.words import LANGUAGES
from tests.web.test_accessibility import findings

if TYPE_CHECKING:
    from collections.abc import Callable

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
