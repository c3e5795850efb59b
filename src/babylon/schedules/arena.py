"""A tournament's arena: games for whoever is free, neighbours in the ranking, not at once the same opponents again."""

from collections.abc import Sequence

from babylon.schedules.entrants import Entrant, ranked
from babylon.schedules.groups import groups
from babylon.schedules.swiss import pairs


def tables(free: Sequence[Entrant], players: int) -> list[tuple[int, ...]]:
    """Full tables of those who are free, given with those first who have waited longest; `met` has the last opponents.

    Whoever does not fit in waits. Nobody gets just those whom they have met last while there is someone else.
    """
    chosen = list(free[: len(free) - len(free) % players])
    if not chosen:
        return []
    found = pairs(chosen) if players == 2 else groups(chosen, players)
    known = {one.number: one for one in ranked(chosen)}
    fresh = [table for table in found if not _same_again([known[number] for number in table])]
    return [tuple(table) for table in fresh]


def _same_again(table: Sequence[Entrant]) -> bool:
    return all(other.number in one.met for one in table for other in table if other is not one)
