"""How long it takes to save, restore, copy and determinize a row of a batch, in nanoseconds: the best of many calls.

python -m benchmarks.snapshots [GAMES]
"""

import sys
import time
from collections.abc import Callable
from random import Random

import numpy as np

from babylon.simulate import Batch

ROUNDS = 200
MOVES = 60  # into the middle of a game


def nanoseconds(call: Callable[[], object], rows: int) -> float:
    """Nanoseconds of a call for each row."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - start)
    return 1e9 * best / rows


def main(games: int = 256) -> None:
    """Print a line for each number of players."""
    for players in (2, 3, 4):
        batch, rng = Batch(games, players), Random(1)
        for _ in range(MOVES):
            batch.step(batch.random_actions())
        saved, half = batch.save(), np.arange(games // 2)
        figures = {
            "save": nanoseconds(batch.save, games),
            "restore": nanoseconds(lambda: batch.restore(saved), games),  # noqa: B023 - called before the next turn
            "copy": nanoseconds(lambda: batch.copy(half, games // 2 + half), games // 2),  # noqa: B023
            "determinize": nanoseconds(lambda: batch.determinize(0, rng), games),  # noqa: B023
        }
        told = ", ".join(f"{name} {figure:.0f} ns" for name, figure in figures.items())
        print(f"{players} players, {games} games: {told} a row")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
