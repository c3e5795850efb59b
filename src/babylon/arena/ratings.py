"""How strong the contestants are: ratings (OpenSkill, Plackett-Luce) and how often each beats each other."""

from collections.abc import Iterable
from dataclasses import dataclass

from babylon.arena.intervals import Interval, average, wilson
from babylon.arena.matches import Result
from babylon.ratings.model import NEWCOMER, Rating, after_game


@dataclass(frozen=True, slots=True)
class Standing:
    """What a contestant achieved."""

    name: str
    rating: Interval
    games: int
    wins: float
    points: float
    seconds: float
    slowest: float


@dataclass(frozen=True, slots=True)
class Duel:
    """How often one contestant came in before another; a tie is half a win.

    A game in which one of them sits twice is still one game: its seats do not fare independently.
    """

    name: str
    other: str
    games: int
    share: Interval
    margin: Interval


def ratings(results: Iterable[Result]) -> dict[str, Interval]:
    """Ratings with their intervals, as `strengths` finds them."""
    return {
        name: Interval(one.mu, one.mu - one.margin, one.mu + one.margin) for name, one in strengths(results).items()
    }


def strengths(results: Iterable[Result]) -> dict[str, Rating]:
    """Ratings from games in the order of their numbers. A contestant that sits twice gets the mean of both seats.

    A game against oneself alone teaches nothing: the rating stays where everybody's begins.
    """
    known: dict[str, Rating] = {}
    for result in sorted(results, key=lambda result: result.number):
        before = [known.setdefault(name, NEWCOMER) for name in result.seats]
        if len(set(result.seats)) == 1:
            continue
        rated = after_game(before, result.ranks)
        for name in set(result.seats):
            own = [one for one, sitting in zip(rated, result.seats, strict=True) if sitting == name]
            known[name] = Rating(_mean([one.mu for one in own]), _mean([one.sigma for one in own]))
    return known


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def standings(results: list[Result]) -> list[Standing]:
    """Every contestant, the strongest first."""
    found = [_standing(name, rating, results) for name, rating in ratings(results).items()]
    return sorted(found, key=lambda one: -one.rating.value)


def _standing(name: str, rating: Interval, results: list[Result]) -> Standing:
    seats = [(result, seat) for result in results for seat, sitting in enumerate(result.seats) if sitting == name]
    turns = sum(result.turns[seat] for result, seat in seats)
    return Standing(
        name=name,
        rating=rating,
        games=len(seats),
        wins=sum((result.ranks[seat] == 1) / result.ranks.count(1) for result, seat in seats) / len(seats),
        points=sum(result.points[seat] for result, seat in seats) / len(seats),
        seconds=sum(result.seconds[seat] for result, seat in seats) / turns,
        slowest=max(result.slowest[seat] for result, seat in seats),
    )


def duel(name: str, other: str, results: list[Result]) -> Duel | None:
    """How two contestants fared at the tables they shared; None when there were none."""
    met = [_meeting(name, other, result) for result in results if {name, other} <= set(result.seats)]
    if not met:
        return None
    shares, margins = [share for share, _ in met], [margin for _, margin in met]
    return Duel(name, other, len(met), wilson(sum(shares), len(met)), average(margins))


def _meeting(name: str, other: str, result: Result) -> tuple[float, float]:
    """The share of wins and the margin in one game, over all pairs of their seats."""
    seats = list(enumerate(result.seats))
    pairs = [(one, two) for one, mine in seats for two, theirs in seats if (mine, theirs) == (name, other)]
    ranks, points = result.ranks, result.points
    shares = [1.0 if ranks[one] < ranks[two] else 0.5 if ranks[one] == ranks[two] else 0.0 for one, two in pairs]
    return _mean(shares), _mean([float(points[one] - points[two]) for one, two in pairs])
