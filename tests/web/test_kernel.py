"""The kernel in a browser: it folds a game from what is public and answers what plain Python answers."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.web.kernel_page import Json, almost_moves, game_and_answers, is_move, kernel, script

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

GAMES = (0, 8, 16, 19, 27, 35)  # every edition, two to four players, printed and mixed, scarce and rich
RICH_GAME, RICH_MOVES = 31, 15  # a game with more pillars than anyone needs, so far that most is legal
MANY_MOVES = 1000
ASK = "([kernel, game]) => askKernel(kernel, game)"
TIME = "([kernel, game]) => timeKernel(kernel, game, 30)"
BAR = 30  # milliseconds


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Page:
    page = chromium.new_page()
    page.add_script_tag(content=script())
    return page


def told(page: Page, game: Json) -> list[Json]:
    """What the page answers."""
    answers: list[Json] = json.loads(page.evaluate(ASK, [kernel(), json.dumps(game)]))
    return answers


@pytest.mark.unmeasured
@pytest.mark.parametrize("number", GAMES)
def test_its_rows_are_those_of_plain_python(page: Page, number: int) -> None:
    game, expected = game_and_answers(number, share=0.06)
    for mine, theirs in zip(told(page, game), json.loads(json.dumps(expected)), strict=True):
        for name, answer in theirs.items():
            # Legal moves come in rows, so the rotations of a place are told together.
            assert sorted(mine[name]) == sorted(answer) if name == "legal" else mine[name] == answer, name


def test_the_page_reads_the_very_moves_that_python_reads(page: Page) -> None:
    texts = almost_moves(Random(1), 4000)
    expected = [is_move(text) for text in texts]
    read: list[bool] = page.evaluate("readMoves", texts)
    assert [text for text, mine, theirs in zip(texts, read, expected, strict=True) if mine != theirs] == []
    assert 1000 < sum(expected) < 3000


def test_a_thousand_moves_are_told_between_two_frames(page: Page) -> None:
    game, _ = game_and_answers(RICH_GAME, share=0)
    until = {**game, "steps": game["steps"][:RICH_MOVES]}
    timed = page.evaluate(TIME, [kernel(), json.dumps(until)])
    assert timed["moves"] > MANY_MOVES
    # The best of them: what else runs on this machine is not the kernel's.
    assert min(timed["times"]) < BAR
