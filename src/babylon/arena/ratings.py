"""How strong the contestants are: ratings (OpenSkill, Plackett-Luce) and how often each beats each other."""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from babylon.arena.matches import Result

NINETY_FIVE = 1.96  # standard deviations on either side that hold 95 % of what may be
# The same for the mean of few values, as a series of 1 / degrees of freedom: Student's t by Cornish and Fisher.
_STUDENT = (NINETY_FIVE, 2.372, 2.823, 2.556, 1.590)


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure, and where it lies with 95 % certainty."""

    value: float
    low: float
    high: float


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


def wilson(wins: float, games: int) -> Interval:
    """The share of wins with Wilson's interval, which also holds near 0 and 1."""
    share, z = wins / games, NINETY_FIVE
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def average(values: list[float]) -> Interval:
    """The mean with its interval; a single value says nothing about how certain it is."""
    # Exact sums: games are ready in any order, and the answer shall not depend on it.
    mean, free = math.fsum(values) / len(values), len(values) - 1
    if not free:
        return Interval(mean, -math.inf, math.inf)
    variance = math.fsum((value - mean) ** 2 for value in values) / free
    half = sum(term / free**power for power, term in enumerate(_STUDENT)) * math.sqrt(variance / len(values))
    return Interval(mean, mean - half, mean + half)


def ratings(results: Iterable[Result]) -> dict[str, Interval]:
    """Ratings from games in the order of their numbers. A contestant that sits twice gets the mean of both seats.

    A game against oneself alone teaches nothing: the rating stays where everybody's begins.
    """
    from openskill.models import PlackettLuce, PlackettLuceRating  # noqa: PLC0415 - an extra, needed for ratings only

    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for result in sorted(results, key=lambda result: result.number):
        teams = [[known.setdefault(name, model.rating(name=name))] for name in result.seats]
        if len(set(result.seats)) == 1:
            continue
        rated = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for name in set(result.seats):
            own = [team[0] for team, sitting in zip(rated, result.seats, strict=True) if sitting == name]
            known[name] = model.rating(_mean([one.mu for one in own]), _mean([one.sigma for one in own]), name)
    return {
        name: Interval(one.mu, one.mu - NINETY_FIVE * one.sigma, one.mu + NINETY_FIVE * one.sigma)
        for name, one in known.items()
    }


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
