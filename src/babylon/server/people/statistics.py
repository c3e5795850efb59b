"""Statistics of a person: what comes of all their games that count."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypedDict, TypeVar

from babylon.pieces.score import Category
from babylon.server.people.outcomes import Outcome, Played, SeatOutcome
from babylon.server.wire import people as p

MOST_OPPONENTS = 20


class _Tally(TypedDict):
    games: int
    wins: int
    points: float


Kind = TypeVar("Kind", str, int)


@dataclass(frozen=True, slots=True)
class Counted:
    """A game that counts, and the one seat of the person in it."""

    outcome: Outcome
    seat: int
    holders: dict[int, str]

    @property
    def own(self) -> SeatOutcome:
        """The person's own part."""
        return self.outcome.seats[self.seat]


def statistics(person: str, games: Iterable[Played], people: set[str], missing: int) -> p.Statistics:
    """The statistics of a person, of whose opponents `people` are persons too."""
    counted = [one for game in games if (one := _counted(person, game)) is not None]
    return p.Statistics(
        all=p.Tally(**_tally(counted)),
        best=max((one.own.total for one in counted), default=0),
        lines=[_line(counted, line) for line in Category],
        players=[p.PlayersTally(players=n, **_tally(some)) for n, some in _by(counted, _players)],
        editions=[p.EditionTally(edition=name, **_tally(some)) for name, some in _by(counted, _edition)],
        opponents=_opponents(counted, people),
        missing=missing,
    )


def _counted(person: str, game: Played) -> Counted | None:
    """The game, if it counts: practice does not, nor who played against themselves."""
    seats = [seat for seat, holder in game.holders.items() if holder == person]
    return Counted(game.outcome, seats[0], game.holders) if len(seats) == 1 and not game.outcome.practice else None


def _players(one: Counted) -> int:
    return len(one.outcome.seats)


def _edition(one: Counted) -> str:
    return one.outcome.edition


def _by(games: Sequence[Counted], key: Callable[[Counted], Kind]) -> list[tuple[Kind, list[Counted]]]:
    kinds = sorted({key(one) for one in games})
    return [(kind, [one for one in games if key(one) == kind]) for kind in kinds]


def _tally(games: Sequence[Counted]) -> _Tally:
    wins = sum(one.own.won for one in games)
    return {"games": len(games), "wins": wins, "points": _mean(one.own.total for one in games)}


def _mean(numbers: Iterable[int]) -> float:
    found = list(numbers)
    return round(sum(found) / len(found), 2) if found else 0.0


def _line(games: Sequence[Counted], line: Category) -> p.LineTally:
    points = [one.own.lines[line] for one in games]
    return p.LineTally(line=line, mean=_mean(points), best=max(points, default=0))


def _opponents(games: Sequence[Counted], people: set[str]) -> list[p.OpponentTally]:
    """Those who were met most often. A person is known by their id, a guest only by the name they had."""
    met: dict[tuple[str, str], list[tuple[SeatOutcome, bool]]] = {}
    for one in games:
        for seat, other in enumerate(one.outcome.seats):
            if seat != one.seat:
                met.setdefault(_known_by(one.holders.get(seat), other, people), []).append((other, one.own.won))
    tallies = [
        p.OpponentTally(
            name=some[-1][0].name,
            person=name if kind == "person" else None,
            bot=some[-1][0].bot,
            games=len(some),
            wins=sum(won for _, won in some),
        )
        for (kind, name), some in met.items()
    ]
    return sorted(tallies, key=lambda one: (-one.games, one.name or one.bot or ""))[:MOST_OPPONENTS]


def _known_by(holder: str | None, seat: SeatOutcome, people: set[str]) -> tuple[str, str]:
    if seat.bot is not None:
        return "bot", seat.bot
    return ("person", holder) if holder in people and holder is not None else ("guest", seat.name or "")
