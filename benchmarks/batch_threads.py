"""How fast a batch steps with one thread and with two: by the clock, in turns, the middle of many rounds.

python -m benchmarks.batch_threads [ROUNDS]
"""

import os
import statistics
import sys
import time

from babylon.simulate import Batch

SIZES = (16, 64, 256, 1024, 4096)
THREADS = (1, 2)
STEPS = 20_000  # of single games in a round, or one of the whole batch


def rate(batch: Batch) -> float:
    """Steps a second of single games, with masks and observations."""
    times = max(1, STEPS // batch.n)
    start = time.perf_counter()
    for _ in range(times):
        batch.legal_masks()
        batch.observations()
        batch.step(batch.random_actions())
        if (over := batch.over).any():
            batch.reset(over)
    return times * batch.n / (time.perf_counter() - start)


def rates(size: int, rounds: int) -> list[float]:
    """The middle rate with each number of threads."""
    batches = [Batch(size, threads=threads) for threads in THREADS]
    for batch in batches:
        rate(batch)
    found = [[rate(batch) for batch in batches] for _ in range(rounds)]
    return [statistics.median(column) for column in zip(*found, strict=True)]


def main(rounds: int = 41) -> None:
    """Print a line for each size of a batch."""
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    for size in SIZES:
        one, two = rates(size, rounds)
        print(
            f"{size:5} games: {one:9,.0f} steps/s with one thread, {two:9,.0f} with two, {two / one:.2f} times",
            flush=True,
        )
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
