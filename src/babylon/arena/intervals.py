"""Figures with the interval in which they lie."""

import math
from dataclasses import dataclass

from babylon.bots.kernel.review import STUDENT
from babylon.ratings.confidence import NINETY_FIVE


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure, and where it lies with 95 % certainty."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """The share of wins with Wilson's interval, which also holds near 0 and 1."""
    share, z = wins / games, NINETY_FIVE
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def average(values: list[float]) -> Interval:
    """The mean with its interval; a single value says nothing about how certain it is."""
    # Exact sums: games are ready in any order, and the answer shall not depend on it.
    mean, free = math.fsum(values) / len(values), len(values) - 1
    if not free:
        return Interval(mean, -math.inf, math.inf)
    variance = math.fsum((value - mean) ** 2 for value in values) / free
    half = sum(term / free**power for power, term in enumerate(STUDENT)) * math.sqrt(variance / len(values))
    return Interval(mean, mean - half, mean + half)
