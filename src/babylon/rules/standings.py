"""Who is ahead (RULES §7): most points, then fewest notches of one's board visible from above, then together."""

from collections.abc import Sequence

Result = tuple[int, int]  # a seat's points and its visible notches


def beats(mine: Result, other: Result) -> bool:
    """Whether a result is better than another one."""
    return (mine[0], -mine[1]) > (other[0], -other[1])


def notches_decide(results: Sequence[Result]) -> bool:
    """Whether several have the most points, so that visible notches are compared."""
    points = [result[0] for result in results]
    return points.count(max(points)) > 1


def ranks(results: Sequence[Result]) -> tuple[int, ...]:
    """The place of each result, from 1; equal ones share it."""
    return tuple(1 + sum(beats(other, mine) for other in results) for mine in results)
