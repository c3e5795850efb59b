"""What a result is worth: by places at the table, or against all who have played the same deal from the same seat."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

AVERAGE = 0.5
AVERAGE_PLUS = 0.6  # for who could not play the deal, without being to blame
DIGITS = 6


@dataclass(frozen=True, slots=True)
class TableResult:
    """How a table ended: seats, points and places. Who was `out` has lost whatever the points say.

    Nobody played at a table where someone was `absent`; those who came are not to blame.
    """

    seats: tuple[int, ...]
    points: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    out: frozenset[int] = field(default_factory=frozenset)
    absent: frozenset[int] = field(default_factory=frozenset)

    @property
    def is_played(self) -> bool:
        """Whether there was a game."""
        return not self.absent


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat gets: a score between 0 and 1, and the margin over the others at the table.

    Of a duplicate deal also the swing: by how much the margin is better than the mean of all in the same seat.
    """

    score: float
    margin: float = 0.0
    swing: float = 0.0


def table_scores(result: TableResult) -> tuple[Score, ...]:
    """Scores by places: the share of the opponents whom one has left behind, a tie for half."""
    if not result.is_played:
        return _unplayed(result, 1.0)
    seats = range(len(result.seats))
    return tuple(Score(_beaten(result, seat), _margin(result.points, seat)) for seat in seats)


def deal_scores(results: Sequence[TableResult]) -> list[tuple[Score, ...]]:
    """Scores of all tables with the same deal, each seat compared with those who sat there at tables of its size."""
    fields: dict[tuple[int, int], list[float]] = defaultdict(list)
    for result in results:
        for seat in _compared(result):
            fields[len(result.seats), seat].append(_margin(result.points, seat))
    return [_duplicate(result, fields) for result in results]


def matchpoints(own: float, others: Sequence[float]) -> float:
    """The share of `others` that a margin beats, half for a tie; average when there is nobody to compare with."""
    if not others:
        return AVERAGE
    return round(sum(_against(own, other) for other in others) / len(others), DIGITS)


def _duplicate(result: TableResult, fields: dict[tuple[int, int], list[float]]) -> tuple[Score, ...]:
    if not result.is_played:
        return _unplayed(result, AVERAGE_PLUS)
    compared = _compared(result)
    return tuple(
        _compared_score(_margin(result.points, seat), fields[len(result.seats), seat])
        if seat in compared
        else Score(0.0 if seat in result.out else AVERAGE_PLUS)
        for seat in range(len(result.seats))
    )


def _compared_score(margin: float, margins: list[float]) -> Score:
    others = list(margins)
    others.remove(margin)
    mean = sum(margins) / len(margins)
    return Score(matchpoints(margin, others), margin, round(margin - mean, DIGITS))


def _compared(result: TableResult) -> list[int]:
    """The seats whose margin tells something: none where somebody gave up, for the game was another one."""
    return list(range(len(result.seats))) if result.is_played and not result.out else []


def _unplayed(result: TableResult, present: float) -> tuple[Score, ...]:
    return tuple(Score(0.0 if seat in result.absent else present) for seat in range(len(result.seats)))


def _beaten(result: TableResult, seat: int) -> float:
    others = [other for other in range(len(result.seats)) if other != seat]
    return round(sum(_against(-_place(result, seat), -_place(result, other)) for other in others) / len(others), DIGITS)


def _place(result: TableResult, seat: int) -> int:
    """The place at the table; who is out comes after all who are not."""
    return result.places[seat] + (len(result.seats) if seat in result.out else 0)


def _against(own: float, other: float) -> float:
    return 1.0 if own > other else AVERAGE if own == other else 0.0


def _margin(points: Sequence[int], seat: int) -> float:
    others = [other for number, other in enumerate(points) if number != seat]
    return round(points[seat] - sum(others) / len(others), DIGITS)
