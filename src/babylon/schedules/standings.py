"""The table of a tournament: scores added up, and what decides between equals."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from babylon.schedules.scores import DIGITS


@dataclass(frozen=True, slots=True)
class Achieved:
    """What one entrant has done: scores of the games, byes among them, whom they met, swings and margins."""

    number: int
    scores: tuple[float, ...] = ()
    met: tuple[int, ...] = ()
    swing: float = 0.0
    margin: float = 0.0
    rounds: int = 0  # reached in a knock-out, one more for the last one's winner


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the standings; equal ones share a rank."""

    rank: int
    number: int
    score: float
    games: int
    opponents: float
    swing: float
    margin: float


def standings(achieved: Sequence[Achieved], *, duplicate: bool) -> list[Line]:
    """The best first: by rounds reached in a knock-out, score, swing or the opponents' scores, margin.

    The swing decides where all play the same deals; elsewhere it is how well the opponents have done.
    """
    totals = {one.number: round(sum(one.scores), DIGITS) for one in achieved}
    lines = {one.number: _line(one, totals) for one in achieved}
    keys = {one.number: _key(one, lines[one.number], duplicate=duplicate) for one in achieved}
    order = sorted(lines, key=lambda number: (tuple(-part for part in keys[number]), number))
    found: list[Line] = []
    for place, number in enumerate(order, 1):
        rank = found[-1].rank if found and keys[found[-1].number] == keys[number] else place
        line = lines[number]
        found.append(Line(rank, number, line.score, line.games, line.opponents, line.swing, line.margin))
    return found


def _line(one: Achieved, totals: Mapping[int, float]) -> Line:
    opponents = round(sum(totals.get(other, 0.0) for other in one.met), DIGITS)
    swing, margin = round(one.swing, DIGITS), round(one.margin, DIGITS)
    return Line(0, one.number, totals[one.number], len(one.scores), opponents, swing, margin)


def _key(one: Achieved, line: Line, *, duplicate: bool) -> tuple[float, ...]:
    return one.rounds, line.score, line.swing if duplicate else line.opponents, line.margin
