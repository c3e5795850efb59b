"""A game looked at afterwards: how it stood after every turn, which turns were mistakes, and what was luck.

The worth of a turn is the margin it leads to when the game is played on in many possible worlds. Two turns are
compared in the same worlds. What a turn revealed changes the outlook without anybody's doing: that is luck.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from babylon.bots.advice import Adviser
from babylon.bots.foresight import Foresight, Outlook
from babylon.game import Game
from babylon.game.numbers import action_of
from babylon.pieces.move import EndTurn, Move, Remove
from babylon.rules.state import GameState, copied
from babylon.rules.turn import apply


@dataclass(frozen=True, slots=True)
class Thoroughness:
    """How much to think about each turn: tries to find the best one, worlds to compare it with the one played."""

    tries: int = 600
    worlds: int = 100


@dataclass(frozen=True, slots=True)
class TurnReport:
    """One turn: what was played, what would have been best, and what it cost in points of the margin."""

    number: int
    seat: int
    round: int
    played: tuple[Move, ...]
    best: tuple[Move, ...]
    cost: float
    error: float
    expected: tuple[float, ...]  # the points that each seat will have, as it looks after the turn
    luck: tuple[float, ...]  # for each seat, what the turn revealed

    def as_json(self) -> dict[str, object]:
        """The report for programs."""
        return {
            "turn": self.number,
            "seat": self.seat + 1,
            "round": self.round,
            "played": [str(move) for move in self.played],
            "best": [str(move) for move in self.best],
            "cost": round(self.cost, 2),
            "error": round(self.error, 2),
            "expected": [round(points, 2) for points in self.expected],
            "luck": [round(points, 2) for points in self.luck],
        }


def turns_of(game: Game) -> Iterator[tuple[Game, tuple[Move, ...]]]:
    """Every whole turn of a game, with the position it was played in; a removal is a turn."""
    at = Game(game.dealing)
    turn: list[Move] = []
    for move in game.moves:
        turn.append(move)
        if isinstance(move, EndTurn | Remove):
            yield at.copy(), tuple(turn)
            for made in turn:
                at.play(made)
            turn = []


def actions_of(state: GameState, moves: tuple[Move, ...]) -> list[int]:
    """The action numbers of moves, played one after the other."""
    state = copied(state)
    actions = []
    for move in moves:
        actions.append(action_of(state, move))
        apply(state, actions[-1])
    return actions


class Analyst:
    """Looks at the turns of a game, one after the other."""

    def __init__(self, how: Thoroughness, seed: int = 0) -> None:
        self._how = how
        self._seed = seed
        self._adviser = Adviser()
        self._foresight = Foresight(how.worlds)

    def reports(self, game: Game) -> Iterator[TurnReport]:
        """A report on every turn."""
        for number, (before, moves) in enumerate(turns_of(game), start=1):
            yield self._report(number, before, moves)

    def _report(self, number: int, before: Game, moves: tuple[Move, ...]) -> TurnReport:
        seed = Random(f"{self._seed} {number}").getrandbits(60)
        best = self._adviser.advice(before, Random(seed), tries=self._how.tries)[0].moves
        played = self._foresight.outlook(before.state, actions_of(before.state, moves), seed)
        better = played
        if best != moves:
            better = self._foresight.outlook(before.state, actions_of(before.state, best), seed)
        after = before.copy()
        for move in moves:
            after.play(move)
        revealed = self._after(after, seed)
        return TurnReport(
            number=number,
            seat=before.seat,
            round=before.round,
            played=moves,
            best=best if better.margin > played.margin else moves,
            cost=max(better.margin - played.margin, 0.0),
            error=(better.error**2 + played.error**2) ** 0.5,
            expected=revealed.points,
            luck=tuple(revealed.lead(seat) - played.lead(seat) for seat in range(before.players)),
        )

    def _after(self, game: Game, seed: int) -> Outlook:
        if game.is_over:
            return Outlook(tuple(float(sheet.total) for sheet in game.scores()), 0.0, 0.0)
        return self._foresight.outlook(game.state, (), seed)


@dataclass(frozen=True, slots=True)
class SeatReport:
    """What a seat did well and what just happened to it, over a whole game."""

    seat: int
    points: int
    cost: float
    luck: float


def seat_reports(game: Game, reports: list[TurnReport]) -> list[SeatReport]:
    """Every seat's mistakes and luck."""
    return [
        SeatReport(
            seat=seat,
            points=sheet.total,
            cost=sum(report.cost for report in reports if report.seat == seat),
            luck=sum(report.luck[seat] for report in reports),
        )
        for seat, sheet in enumerate(game.scores())
    ]


def mistakes(reports: list[TurnReport], most: int) -> list[TurnReport]:
    """The turns that cost most, but only where that is more than the doubt about it."""
    certain = [report for report in reports if report.cost > report.error]
    return sorted(certain, key=lambda report: -report.cost)[:most]
