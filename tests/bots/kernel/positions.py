"""Drawn positions as the kernel takes them, and what the rules say to them."""

from collections.abc import Iterator

import pytest

from babylon import Game
from babylon.bots.kernel.search import STATES
from babylon.rules.actions import KIND, SPACE_A, SPACE_B
from babylon.rules.board import BIT
from babylon.rules.state import GameState, copied
from babylon.rules.turn import MOST_MOVES, MOST_PLACES, apply, legal

# Two levels with a statue, a fountain, a stairway and a belvedere, and symbols that still want a partner.
TERRACES = """
     4  . . F o . .
     3  . . o B . .
     2  S F F S o o
     1  T o o T o ^
    L1  a b c d e f
    S:a2 F:b2-c2
    ---
     3  . . . o F .
     2  . . . T o .
    L2  a b c d e f
    T:d1-d2
"""
# A bridge over c1, and symbols of all kinds on two levels.
BRIDGED = """
     2  F o . S F
     1  T B . B o
    L1  a b c d e
    B:b1-d1
    ---
     3  B F . . .
     2  T o . . .
    L2  a b c d e
"""
# A stairway symbol on the second level, with ground beside it.
STEPPED = """
     2  o o
     1  o o
    L1  a b
    ---
     3  o T
     2  o o
    L2  b c
"""
GARDENS = (TERRACES, BRIDGED, STEPPED)
in_every_garden = pytest.mark.parametrize("garden", GARDENS, ids=("terraces", "bridged", "stepped"))


def pool_of(game: Game | GameState) -> list[GameState]:
    """So many states as a search needs, all like this one."""
    state = game.state if isinstance(game, Game) else game
    return [copied(state) for _ in range(STATES)]


def legal_actions(state: GameState) -> list[int]:
    """Every legal action."""
    out, scratch = [0] * MOST_MOVES, [0] * MOST_PLACES
    return out[: legal(state, out, scratch)]


def after(state: GameState, *actions: int) -> GameState:
    """The state after these actions, each of which has to be legal."""
    state = copied(state)
    for action in actions:
        assert action in legal_actions(state)
        apply(state, action)
    return state


def spaces_of(board: int) -> set[int]:
    """The spaces of a board."""
    return {space for space in range(64) if board & BIT[space]}


def ends(action: int, first: int) -> tuple[int, int, int]:
    """The kind of a decoration and the spaces of its ends; `first` is where the numbers of decorations begin."""
    return KIND[action - first], SPACE_A[action - first], SPACE_B[action - first]


def neighbours(space: int, step: int = 1) -> Iterator[tuple[int, int]]:
    """The spaces so many steps east, west, north and south, each with the one half-way."""
    row, col = divmod(space, 8)
    for up, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        if 0 <= row + step * up < 8 and 0 <= col + step * right < 8:
            yield 8 * (row + step * up) + col + step * right, 8 * (row + up) + col + right
