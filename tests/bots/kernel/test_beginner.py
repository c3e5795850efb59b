"""The beginner: few looks, few tries, and nothing beyond this turn."""

import pytest

from babylon.bots.kernel.beginner import (
    beginner_dig,
    beginner_place,
    beginner_turn,
    keep_richer,
    points_after,
    symbol_count,
)
from babylon.bots.kernel.decorating import NONE
from babylon.bots.kernel.workspace import Workspace
from babylon.game.action_numbers import action_of
from babylon.pieces.move import parse_move
from babylon.pieces.spaces import STACKS
from babylon.rules.actions import DIG, KEEP_DUG, KEEP_NONE, KEEP_STORED
from babylon.rules.quarry import top_tile
from babylon.rules.scoring import score
from babylon.rules.state import copied
from tests.bots.games import played
from tests.bots.kernel.positions import GARDENS, after, pool_of
from tests.drawing.garden import draw
from tests.drawing.quarry import draw_quarry

RIM = """
     4  1 3 3 3
     3  3 3 3 3
     2  3 1 2 3
     1  3 3 3 3
        A B C D
"""


def beginner() -> Workspace:
    return Workspace(stream=[2468])


@pytest.mark.parametrize(("face", "symbols"), [("....", 0), ("S...", 1), ("SFBT", 4)])
def test_symbols_are_counted(face: str, symbols: int) -> None:
    state = draw(dug=face).state
    assert symbol_count(state, state.dug) == symbols


def test_it_digs_the_best_of_the_stacks_it_looked_at() -> None:
    state = copied(draw_quarry(RIM).state)
    state.face = state.face[:]
    state.face[top_tile(state, STACKS["C2"].index)] = 0x000F
    assert beginner_dig(pool_of(state), beginner(), 500) == DIG + STACKS["C2"].index
    games, workspace = pool_of(state), beginner()
    assert len({beginner_dig(games, workspace, 1) for _ in range(300)}) == 16


def test_a_place_is_worth_the_points_with_all_decorations() -> None:
    state = draw("2 o F\n1 o o\nL1 a b", dug="F...").state
    action = action_of(state, parse_move("dc1/1>0"))
    games = pool_of(state)
    assert points_after(games, beginner(), action) == score(state, state.gardens[0]) + 3
    assert games[0] == state


def test_it_places_nothing_that_loses_points_or_brings_none() -> None:
    assert beginner_place(pool_of(draw("", dug=None)), beginner(), 20) == NONE
    assert beginner_place(pool_of(draw("", singles=0)), beginner(), 20) == NONE
    flat = draw("2 o o\n1 o o\nL1 a b", singles=4)
    assert beginner_place(pool_of(flat), Workspace(stream=[99]), 0) == NONE


def test_the_more_it_tries_the_better_it_places() -> None:
    state = draw(GARDENS[0], dug="F.T.", stored="B...").state
    points = []
    for tries in (1, 400):
        games = pool_of(state)
        action = beginner_place(games, beginner(), tries)
        points.append(score(state, state.gardens[0]) if action == NONE else points_after(games, beginner(), action))
    assert points[0] < points[1]


@pytest.mark.parametrize(
    ("dug", "stored", "end"),
    [
        (None, None, KEEP_NONE),
        (None, "....", KEEP_STORED),
        ("....", None, KEEP_DUG),
        ("S...", "F...", KEEP_DUG),
        ("S...", "FF..", KEEP_STORED),
    ],
)
def test_it_keeps_the_tile_with_more_symbols(dug: str | None, stored: str | None, end: int) -> None:
    assert keep_richer(draw("", dug=dug, stored=stored).state) == end


@pytest.mark.parametrize("turns", [0, 6, 15, 30])
def test_its_turn_is_legal_and_written_down(turns: int) -> None:
    state, workspace = played(2, turns).state, beginner()
    games = pool_of(state)
    length = beginner_turn(games, workspace, 3, 6)
    assert games[0] == after(state, *workspace.turn[:length])
    assert games[0].seat != state.seat


def test_it_goes_on_with_a_turn_that_has_begun() -> None:
    state, workspace = draw(GARDENS[0], dug="F.T.", stored="B...").state, beginner()
    games = pool_of(state)
    length = beginner_turn(games, workspace, 3, 30)
    assert games[0] == after(state, *workspace.turn[:length])
    assert not any(DIG <= action < DIG + 16 for action in workspace.turn[:length])
