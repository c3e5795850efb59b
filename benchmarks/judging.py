"""`python -m benchmarks.judging`: what it takes to judge a turn, and to bring a state to machine code and back.

A server keeps its games as plain Python. Machine code would have to be shown each of them first.
"""

from __future__ import annotations

import random
import timeit
from typing import TYPE_CHECKING

from babylon.compiled import memory
from babylon.game import Game
from babylon.game.public_game import PublicGame
from babylon.pieces.move import Move, ends_turn

if TYPE_CHECKING:
    from collections.abc import Callable

PLAYERS, MOVES = 4, 70
CALLS, ROUNDS = 200, 9


def middle(seed: int) -> tuple[PublicGame, list[Move]]:
    """A game that has come so far, and a whole turn of whoever is to play."""
    game, rng = PublicGame(Game.deal(PLAYERS, seed=seed).dealing), random.Random(seed)
    while game.ply < MOVES or not ends_turn(game.moves[-1]):
        game.play(rng.choice(game.legal_moves()))
    draft, turn = game.copy(), list[Move]()
    while not turn or not ends_turn(turn[-1]):
        turn.append(rng.choice(draft.legal_moves()))
        draft.play(turn[-1])
    return game, turn


def microseconds(call: Callable[[], object]) -> float:
    """For one call, the best of some rounds."""
    return 1e6 * min(timeit.repeat(call, number=CALLS, repeat=ROUNDS)) / CALLS


def main() -> None:
    """Print a line for each."""
    game, turn = middle(seed=3)
    *moves, last = turn
    pool = memory.pool(PLAYERS, 1)
    memory.save(pool, 0, game.state)
    for what, call in (
        (f"judging a turn of {len(turn)} moves", lambda: game.on_turn(moves).why_not(last)),
        ("a state into the memory of machine code", lambda: memory.save(pool, 0, game.state)),
        ("and out of it", lambda: memory.load(pool, 0)),
    ):
        print(f"{what}: {microseconds(call):.0f} µs")


if __name__ == "__main__":
    main()
