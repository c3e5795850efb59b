"""Everybody meets everybody: the rounds of two at a table, by the circle."""

from collections.abc import Sequence


def round_count(entrants: int) -> int:
    """How many rounds it takes until all have met."""
    return entrants - 1 if entrants % 2 == 0 else entrants


def round_of(numbers: Sequence[int], number: int) -> tuple[list[tuple[int, int]], int | None]:
    """The pairs of a round, counted from 0, and who sits out.

    One stays in place and the others go round; with an odd number nobody sits in that place. The first seat changes
    from round to round for who stays, and goes with the place for the others.
    """
    circle: list[int | None] = [*numbers, *([None] if len(numbers) % 2 else [])]
    still, others = circle[-1], circle[:-1]
    turn = number % len(others)
    moved = others[turn:] + others[:turn]
    fold = [(still, moved[0]) if number % 2 else (moved[0], still)]
    fold += [
        (moved[place], moved[-place]) if place % 2 else (moved[-place], moved[place])
        for place in range(1, len(circle) // 2)
    ]
    pairs = [(one, other) for one, other in fold if one is not None and other is not None]
    alone = [one if other is None else other for one, other in fold if one is None or other is None]
    return pairs, alone[0] if alone else None
