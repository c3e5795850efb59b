"""Tables of three and four: neighbours in the ranking sit together, and change places until few of them meet again.

1. The ranking is cut into tables, the best together, as in a Swiss round.
2. Two at different tables change places whenever that costs less: first how often those at a table have met, then how
   far apart their points are, then how uneven their seats become. This is done table by table until nothing gets
   better, at most so many times.
"""

from collections.abc import Sequence
from itertools import combinations

from babylon.schedules.entrants import Entrant, ranked, sizes
from babylon.schedules.seating import seated, unevenness

PASSES = 12
MET = 10**6
POINT = 10**2


def groups(entrants: Sequence[Entrant], most: int) -> list[tuple[int, ...]]:
    """Everybody at tables of at most so many, each by its seats; the best table comes first."""
    order = ranked(entrants)
    tables: list[list[Entrant]] = []
    for size in sizes(len(order), most):
        start = sum(map(len, tables))
        tables.append(order[start : start + size])
    for _ in range(PASSES):
        if not _improved(tables):
            break
    return [seated(table) for table in tables]


def _improved(tables: list[list[Entrant]]) -> bool:
    """Let pairs of tables change members; whether any did."""
    changes = [_changed(one, other) for one, other in combinations(tables, 2)]
    return any(changes)


def _changed(one: list[Entrant], other: list[Entrant]) -> bool:
    """Make the best change of two members, if one makes the tables better."""
    if _meetings(one) == _meetings(other) == 0:
        return False
    before, best = _cost(one) + _cost(other), None
    for mine in range(len(one)):
        for theirs in range(len(other)):
            one[mine], other[theirs] = other[theirs], one[mine]
            if (cost := _cost(one) + _cost(other)) < before:
                before, best = cost, (mine, theirs)
            one[mine], other[theirs] = other[theirs], one[mine]
    if best is None:
        return False
    mine, theirs = best
    one[mine], other[theirs] = other[theirs], one[mine]
    return True


def _cost(table: Sequence[Entrant]) -> int:
    spread = sum(round(POINT * (one.points - other.points) ** 2) for one, other in combinations(table, 2))
    return MET * _meetings(table) + 10 * spread + unevenness(table)


def _meetings(table: Sequence[Entrant]) -> int:
    """How much of a repetition a table is: the third meeting of two counts more than the second of two others."""
    return sum(one.met.get(other.number, 0) ** 2 for one, other in combinations(table, 2))
