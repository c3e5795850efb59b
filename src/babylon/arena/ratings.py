"""How strong the contestants are: ratings (OpenSkill, Plackett-Luce) and how often each beats each other."""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from babylon.arena.playing import Result

NINETY_FIVE = 1.96  # standard deviations on either side that hold 95 % of what may be


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
    """How often one contestant came in before another; a tie is half a win."""

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
    """The mean with its interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    half = NINETY_FIVE * math.sqrt(variance / len(values))
    return Interval(mean, mean - half, mean + half)


def ratings(results: Iterable[Result]) -> dict[str, Interval]:
    """Ratings from games in the order of their numbers. A contestant that sits twice is rated by both seats."""
    from openskill.models import PlackettLuce, PlackettLuceRating  # noqa: PLC0415 - an extra, needed for ratings only

    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for result in sorted(results, key=lambda result: result.number):
        if len(set(result.seats)) == 1:
            continue
        teams = [[known.setdefault(name, model.rating(name=name))] for name in result.seats]
        rated = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        known.update({name: team[0] for name, team in zip(result.seats, rated, strict=True)})
    return {
        name: Interval(one.mu, one.mu - NINETY_FIVE * one.sigma, one.mu + NINETY_FIVE * one.sigma)
        for name, one in known.items()
    }


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
    shares: list[float] = []
    margins: list[float] = []
    for result in results:
        for seat in (seat for seat, sitting in enumerate(result.seats) if sitting == name):
            for rival in (seat for seat, sitting in enumerate(result.seats) if sitting == other):
                mine, theirs = result.ranks[seat], result.ranks[rival]
                shares.append(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0)
                margins.append(float(result.points[seat] - result.points[rival]))
    if not shares:
        return None
    return Duel(name, other, len(shares), wilson(sum(shares), len(shares)), average(margins))
