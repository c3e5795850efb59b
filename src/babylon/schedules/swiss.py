"""Pairs for a Swiss round: who has about as many points, has not met yet, and wants the other seat.

It is a matching of greatest weight. Each player is offered some neighbours in the ranking at first, for a graph of all
pairs takes far longer; only when not everybody finds one of those, all pairs are looked at.
"""

from collections.abc import Iterator, Sequence

from babylon.schedules.entrants import Entrant, ranked
from babylon.schedules.seating import seated, unevenness

NEIGHBOURS = 24
# What counts more outweighs all that counts less: no rematch, then points, then seats.
MOST = 10**12
REMATCH = 10**10
POINT = 10**3
SEAT = 10


def pairs(entrants: Sequence[Entrant]) -> list[tuple[int, int]]:
    """An even number of entrants in pairs, first the one who has the first seat; the best table comes first."""
    assert len(entrants) % 2 == 0, "an odd one sits out"
    order = ranked(entrants)
    found = _matched(order, NEIGHBOURS, rematches=False)
    if len(found) * 2 < len(order):
        found = _matched(order, len(order), rematches=True)
    assert len(found) * 2 == len(order), "everybody may meet everybody"
    tables = [seated((order[one], order[other])) for one, other in sorted(found)]
    return [(first, second) for first, second in tables]


def _matched(order: Sequence[Entrant], reach: int, *, rematches: bool) -> list[tuple[int, int]]:
    """The pairs, by places in the ranking."""
    from networkx import Graph, max_weight_matching  # noqa: PLC0415 - only a server that pairs needs it

    graph = Graph()
    graph.add_weighted_edges_from(_edges(order, reach, rematches=rematches))
    matching = max_weight_matching(graph, maxcardinality=True)
    return [(min(pair), max(pair)) for pair in matching]


def _edges(order: Sequence[Entrant], reach: int, *, rematches: bool) -> Iterator[tuple[int, int, int]]:
    for place, one in enumerate(order):
        offered = 0
        for other in range(place + 1, len(order)):
            if offered == reach:
                break
            if rematches or order[other].number not in one.met:
                offered += 1
                yield place, other, _weight(one, order[other])


def _weight(one: Entrant, other: Entrant) -> int:
    apart = round(POINT * (one.points - other.points) ** 2)
    again = one.met.get(other.number, 0)
    return max(1, MOST - REMATCH * again - 100 * apart - SEAT * unevenness((one, other)))
