"""The core's two figures: how long an import takes, and how many random games a second the public API plays.

python -m benchmarks.core
"""

import os
import statistics
import subprocess
import sys
import time
from random import Random

IMPORTS = 20
GAMES = 60


def run(code: str) -> tuple[float, float]:
    """The milliseconds a fresh process takes to run the code, by the clock and by the processor."""
    start, before = time.perf_counter(), os.times()
    subprocess.run([sys.executable, "-c", code], check=True)
    passed, after = time.perf_counter() - start, os.times()
    worked = after.children_user + after.children_system - before.children_user - before.children_system
    return 1000 * passed, 1000 * worked


def middle(code: str) -> tuple[float, float]:
    """The medians of many runs."""
    clock, processor = zip(*(run(code) for _ in range(IMPORTS)), strict=True)
    return statistics.median(clock), statistics.median(processor)


def import_milliseconds() -> tuple[float, float]:
    """`import babylon` in a fresh process, less the process itself: by the clock, and by the processor."""
    run("import babylon")  # the first one compiles
    (whole, whole_work), (bare, bare_work) = middle("import babylon"), middle("pass")
    return whole - bare, whole_work - bare_work


def games_per_second() -> float:
    """Whole games for two, each move chosen at random from all legal ones, in plain Python on one core."""
    from babylon import Game  # noqa: PLC0415

    start = time.process_time()
    for seed in range(GAMES):
        game, rng = Game.deal(players=2, seed=seed), Random(seed)
        while not game.is_over:
            game.play(rng.choice(game.legal_moves()))
    return GAMES / (time.process_time() - start)


def main() -> None:
    """Print both figures with their bars."""
    clock, processor = import_milliseconds()
    print(f"import babylon: {clock:.0f} ms, of which the processor works {processor:.0f} ms (bar: under 100 ms)")
    print(f"random games for two: {games_per_second():.0f} a second (bar: at least 30)")


if __name__ == "__main__":
    main()
