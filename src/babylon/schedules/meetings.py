"""Tables that a list of contestants makes, and the ways to sit at one."""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import TypeVar

T = TypeVar("T")


def every_table(contestants: Sequence[T], players: int) -> list[tuple[T, ...]]:
    """Who meets whom: everybody everybody else, or when they are too few for a table all of them more than once."""
    if len(contestants) >= players:
        return list(combinations(contestants, players))
    everyone = set(contestants)
    return [table for table in combinations_with_replacement(contestants, players) if set(table) == everyone]


def rotations(table: tuple[T, ...]) -> list[tuple[T, ...]]:
    """The ways to sit at a table in the same order, each once: everybody has every seat."""
    return list(dict.fromkeys(table[turn:] + table[:turn] for turn in range(len(table))))


def mirrored(one: Sequence[T], other: Sequence[T]) -> list[tuple[T, T]]:
    """The boards of two teams: their first members meet, their second … and the first seat changes with each board."""
    found: list[tuple[T, T]] = []
    for board, pair in enumerate(zip(one, other, strict=True)):
        ways = rotations(pair)
        first, second = ways[board % len(ways)]
        found.append((first, second))
    return found
