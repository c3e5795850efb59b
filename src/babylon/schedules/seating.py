"""Who sits where at a table, so that everybody has every seat about as often."""

from collections.abc import Sequence
from itertools import permutations

from babylon.schedules.entrants import Entrant


def seated(table: Sequence[Entrant]) -> tuple[int, ...]:
    """The numbers of those at a table by their seats: of all orders one that leaves the seats most even."""
    return tuple(one.number for one in min(permutations(table), key=_unevenness))


def unevenness(table: Sequence[Entrant]) -> int:
    """How uneven the seats of those at a table are at best."""
    return min(map(_unevenness, permutations(table)))


def _unevenness(order: Sequence[Entrant]) -> int:
    """The squares tell one who is three times too often somewhere from three who are once."""
    return sum(_excess(one, seat, len(order)) ** 2 for seat, one in enumerate(order))


def _excess(one: Entrant, seat: int, players: int) -> int:
    """How much more often than in the seat they have had least someone would have sat here."""
    return one.seats[seat] + 1 - min(one.seats[:players])
