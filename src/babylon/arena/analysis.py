"""A game looked at afterwards: how it stood after every turn, which turns were mistakes, and what was luck.

The worth of a turn is the margin it leads to when the game is played on in many possible worlds. Two turns are
compared in the same worlds. What a turn revealed changes the outlook without anybody's doing: that is luck.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from babylon.arena.intervals import Interval
from babylon.arena.turn_comparison import Comparison, Prospect, certain
from babylon.bots.advice import Adviser
from babylon.game import Game
from babylon.pieces.move import Move, ends_turn


@dataclass(frozen=True, slots=True)
class Thoroughness:
    """How much to think about each turn: tries to find the best one, worlds to compare it with the one played."""

    tries: int = 600
    worlds: int = 100


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure in points, and half its 95 % interval."""

    value: float
    error: float

    @classmethod
    def of(cls, interval: Interval) -> "Estimate":
        """The middle of an interval."""
        return cls(interval.value, interval.high - interval.value)

    @classmethod
    def sum(cls, parts: "list[Estimate]") -> "Estimate":
        """The sum of independent figures."""
        return cls(sum(part.value for part in parts), math.hypot(*(part.error for part in parts)))

    def as_json(self) -> dict[str, float | None]:
        """The figure for programs; without an error when there is no telling."""
        return {"value": round(self.value, 2), "error": round(self.error, 2) if math.isfinite(self.error) else None}


@dataclass(frozen=True, slots=True)
class TurnReport:
    """One turn: what was played, what would have been best, and what it cost in points of the margin.

    The cost is below zero where the turn played was better than the best one that the search found.
    """

    number: int
    seat: int
    round: int
    played: tuple[Move, ...]
    best: tuple[Move, ...]
    cost: Estimate
    expected: tuple[float, ...]  # the points that each seat will have, as it looks after the turn
    luck: tuple[Estimate, ...]  # for each seat, what the turn revealed

    @property
    def is_mistake(self) -> bool:
        """Whether the turn cost more than the doubt about it."""
        return self.cost.value > self.cost.error

    def as_json(self) -> dict[str, object]:
        """The report for programs."""
        return {
            "turn": self.number,
            "seat": self.seat + 1,
            "round": self.round,
            "played": [str(move) for move in self.played],
            "best": [str(move) for move in self.best],
            "cost": self.cost.as_json(),
            "expected": [round(points, 2) for points in self.expected],
            "luck": [luck.as_json() for luck in self.luck],
        }


def turns_of(game: Game) -> Iterator[tuple[Game, tuple[Move, ...]]]:
    """Every whole turn of a game, with the position it was played in; a removal is a turn."""
    at = Game(game.dealing)
    turn: list[Move] = []
    for move in game.moves:
        turn.append(move)
        if ends_turn(move):
            yield at.copy(), tuple(turn)
            for made in turn:
                at.play(made)
            turn = []


class Analyst:
    """Looks at the turns of a game, one after the other."""

    def __init__(self, how: Thoroughness, seed: int = 0) -> None:
        self._how = how
        self._seed = seed
        self._adviser = Adviser()
        self._comparison = Comparison(how.worlds)

    def reports(self, game: Game) -> Iterator[TurnReport]:
        """A report on every turn."""
        for number, (before, moves) in enumerate(turns_of(game), start=1):
            yield self.report(number, before, moves)

    def report(self, number: int, before: Game, moves: tuple[Move, ...]) -> TurnReport:
        """A report on one turn, played in the position before it."""
        seed = Random(f"{self._seed} {number}").getrandbits(60)
        best = self._adviser.advice(before, Random(seed), tries=self._how.tries)[0].moves
        played = self._comparison.prospect(before.state, moves, seed)
        better = played if best == moves else self._comparison.prospect(before.state, best, seed)
        cost = Estimate.of(better.above(played))
        after = before.copy()
        for move in moves:
            after.play(move)
        revealed = self._after(after, seed)
        return TurnReport(
            number=number,
            seat=before.seat,
            round=before.round,
            played=moves,
            best=best if cost.value > 0 else moves,
            cost=cost,
            expected=revealed.points,
            luck=tuple(_luck(played, revealed, seat) for seat in range(before.players)),
        )

    def _after(self, game: Game, seed: int) -> Prospect:
        if game.is_over:
            return certain([sheet.total for sheet in game.scores()])
        return self._comparison.prospect(game.state, (), seed)


def _luck(before: Prospect, after: Prospect, seat: int) -> Estimate:
    """What was revealed changed the prospect of a seat by this much. The worlds differ, so both errors count."""
    then, now = Estimate.of(before.lead(seat)), Estimate.of(after.lead(seat))
    return Estimate(now.value - then.value, math.hypot(now.error, then.error))


@dataclass(frozen=True, slots=True)
class SeatReport:
    """What a seat did well and what just happened to it, over a whole game."""

    seat: int
    points: int
    cost: Estimate
    luck: Estimate

    def as_json(self) -> dict[str, object]:
        """The report for programs."""
        luck, cost = self.luck.as_json(), self.cost.as_json()
        return {"seat": self.seat + 1, "points": self.points, "cost": cost, "luck": luck}


def seat_reports(game: Game, reports: list[TurnReport]) -> list[SeatReport]:
    """Every seat's mistakes and luck."""
    return [
        SeatReport(
            seat=seat,
            points=sheet.total,
            cost=Estimate.sum([report.cost for report in reports if report.seat == seat]),
            luck=Estimate.sum([report.luck[seat] for report in reports]),
        )
        for seat, sheet in enumerate(game.scores())
    ]


def mistakes(reports: list[TurnReport], most: int) -> list[TurnReport]:
    """The turns that surely cost something, the worst one first."""
    return sorted((report for report in reports if report.is_mistake), key=lambda report: -report.cost.value)[:most]
