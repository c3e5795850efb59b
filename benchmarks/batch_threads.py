"""How fast a batch steps with one thread and with two: by the clock, in turns, the middle of many rounds.

python -m benchmarks.batch_threads [ROUNDS]
"""

import math
import os
import statistics
import sys
import time
from dataclasses import dataclass

from babylon.simulate import Batch

SIZES = (16, 64, 256, 1024, 4096)
THREADS = (1, 2)
# Batches that do the very same differ by so much, by where they lie in memory; and by so much in their middle.
ALIKE, ERROR = 0.01, 0.02
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


@dataclass(frozen=True, slots=True)
class Gain:
    """How many times as fast two threads are: the middle of the rounds, with its 95 % interval."""

    middle: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.middle:.3f} ({self.low:.3f} – {self.high:.3f})"


def compared(size: int, rounds: int) -> Gain:
    """Batches with one thread and with two in turns, each before the other as often as after it."""
    one, two = (Batch(size, threads=threads) for threads in THREADS)
    for batch in (one, two):
        rate(batch)
    gains = []
    for number in range(rounds):
        if number % 2:
            of_two, of_one = rate(two), rate(one)
        else:
            of_one, of_two = rate(one), rate(two)
        gains.append(of_two / of_one)
    return middle_of(gains)


def middle_of(gains: list[float]) -> Gain:
    """The median, between the ranks that hold it 95 times in 100."""
    ranked, wide = sorted(gains), 0.98 * math.sqrt(len(gains))
    low, high = math.floor(len(gains) / 2 - wide), math.ceil(len(gains) / 2 + wide)
    return Gain(statistics.median(ranked), ranked[max(0, low)], ranked[min(len(gains) - 1, high)])


def main(rounds: int = 41) -> None:
    """Print a line for each size of a batch."""
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    for size in SIZES:
        print(f"{size:5} games: two threads are {compared(size, rounds)} times as fast as one", flush=True)
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
