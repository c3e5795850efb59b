"""Counting positions to a depth: two programs that count alike know the same rules."""

from babylon.game.game import Game
from babylon.rules.state import GameState, copied
from babylon.rules.turn import MOST_MOVES, MOST_PLACES, apply, legal


def perft(game: Game, depth: int) -> int:
    """How many different ways there are to play so many moves from here; a way that ends the game sooner is none.

    >>> perft(Game.deal(players=2, seed=7), 3)
    3360
    """
    assert depth >= 0
    return _count(game.state, depth)


def _count(state: GameState, depth: int) -> int:
    if depth == 0:
        return 1
    out = [0] * MOST_MOVES
    found = legal(state, out, [0] * MOST_PLACES)
    if depth == 1:
        return found
    return sum(_count(_after(state, action), depth - 1) for action in out[:found])


def _after(state: GameState, action: int) -> GameState:
    later = copied(state)
    apply(later, action)
    return later
