"""Points that a move or a turn brings, by the lines of the score pad."""

from collections.abc import Sequence

from babylon.pieces.score import CATEGORIES, ScoreSheet

Gain = dict[str, int]
LINES = tuple(line.value for line in CATEGORIES)


def gain_of(lines: Sequence[int]) -> Gain:
    """The lines that bring or cost anything, and the total."""
    named: Gain = {line: points for line, points in zip(LINES, lines, strict=True) if points}
    named["total"] = sum(named.values())
    return named


def gain(before: ScoreSheet, after: ScoreSheet) -> Gain:
    """What one sheet has more than another."""
    return gain_of([after.points(line) - before.points(line) for line in CATEGORIES])
