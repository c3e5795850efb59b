"""Who is to be paired, and what has to be known of them for it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player or a team: points so far, how often they have met whom, sat where, and sat out."""

    number: int
    points: float = 0.0
    met: Mapping[int, int] = field(default_factory=dict)
    seats: tuple[int, ...] = (0, 0, 0, 0)
    byes: int = 0


def ranked(entrants: Sequence[Entrant]) -> list[Entrant]:
    """The best first; who has as many points as another keeps the order in which they came."""
    return sorted(entrants, key=lambda one: -one.points)


def rested(entrants: Sequence[Entrant]) -> Entrant:
    """Who sits out when the number is odd: of those who have done so least often the last one."""
    fewest = min(one.byes for one in entrants)
    return [one for one in ranked(entrants) if one.byes == fewest][-1]


def sizes(count: int, most: int) -> list[int]:
    """How many sit at each table when `most` may: as few tables as need be, none bigger by more than one, none alone.

    At tables for two an odd one sits out.
    """
    if most == 2:
        return [2] * (count // 2)
    if count < 2:
        return []
    tables = -(-count // most)
    small, more = divmod(count, tables)
    return [small + 1] * more + [small] * (tables - more)
