"""A game looked at afterwards: how it stood after every turn, which turns were mistakes, and what was luck.

The worth of a turn is the margin it leads to when the game is played on in many possible worlds. Two turns are
compared in the same worlds. What a turn revealed changes the outlook without anybody's doing: that is luck. The page
adds up in the same order (`web/src/review/review.ts`), so that both come to the same numbers.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from babylon.bots.state_bot import moves_of
from babylon.bots.turn_review import Depth, Figure, Judge, Judgement
from babylon.game import Game
from babylon.game.action_numbers import action_of
from babylon.pieces.move import Move, ends_turn
from babylon.pieces.score import Category
from babylon.rules.state import GameState, copied
from babylon.rules.turn import apply


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure in points, and half its 95 % interval."""

    value: float
    error: float

    def as_json(self) -> dict[str, float]:
        """The figure for programs."""
        return {"value": self.value, "error": self.error}


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
    gains: tuple[Estimate, ...]  # for each seat, the points that the best turn would have brought it by the end
    lines: tuple[tuple[float, ...], ...]  # … by the lines of the pad
    expected: tuple[Estimate, ...]  # the points that each seat will have, as it looks after the turn
    lead: tuple[Estimate, ...]  # how far each will be ahead of the mean of the others
    luck: tuple[Estimate, ...]  # for each seat, what the turn revealed
    tile_luck: tuple[Estimate, ...]  # … the tile of that
    token_luck: tuple[Estimate, ...]  # … and the round token

    @property
    def is_mistake(self) -> bool:
        """Whether the turn cost more than the doubt about it."""
        return self.cost.value > self.cost.error

    @property
    def denied(self) -> float:
        """The part of the cost that the best turn would have taken from the others."""
        return self.cost.value - self.gains[self.seat].value

    def as_json(self) -> dict[str, object]:
        """The report for programs."""
        return {
            "turn": self.number,
            "seat": self.seat + 1,
            "round": self.round,
            "played": [str(move) for move in self.played],
            "best": [str(move) for move in self.best],
            "cost": self.cost.as_json(),
            "denied": self.denied,
            "gains": [gain.as_json() for gain in self.gains],
            "lines": [dict(zip((line.value for line in Category), seat, strict=True)) for seat in self.lines],
            "expected": [points.as_json() for points in self.expected],
            "lead": [lead.as_json() for lead in self.lead],
            "luck": [luck.as_json() for luck in self.luck],
            "tile_luck": [luck.as_json() for luck in self.tile_luck],
            "token_luck": [luck.as_json() for luck in self.token_luck],
        }


@dataclass(frozen=True, slots=True)
class SeatReport:
    """What a seat did well and what just happened to it, over a whole game."""

    seat: int
    points: int
    cost: Estimate
    luck: Estimate
    tile_luck: Estimate
    token_luck: Estimate

    def as_json(self) -> dict[str, object]:
        """The report for programs."""
        return {
            "seat": self.seat + 1,
            "points": self.points,
            "cost": self.cost.as_json(),
            "luck": self.luck.as_json(),
            "tile_luck": self.tile_luck.as_json(),
            "token_luck": self.token_luck.as_json(),
        }


@dataclass(frozen=True, slots=True)
class GameReview:
    """All turns and all seats, and how far ahead each seat was before anything was done."""

    start: tuple[Estimate, ...]
    turns: tuple[TurnReport, ...]
    seats: tuple[SeatReport, ...]

    def mistakes(self, most: int) -> list[TurnReport]:
        """The turns that surely cost something, the worst one first."""
        return sorted((one for one in self.turns if one.is_mistake), key=lambda one: -one.cost.value)[:most]

    def as_json(self) -> dict[str, object]:
        """The review for programs."""
        return {
            "start": [lead.as_json() for lead in self.start],
            "turns": [turn.as_json() for turn in self.turns],
            "seats": [seat.as_json() for seat in self.seats],
        }


@dataclass(frozen=True, slots=True)
class Turn:
    """A whole turn and the position it was played in; without moves, the position before the first turn."""

    before: Game
    moves: tuple[Move, ...]

    @property
    def actions(self) -> list[int]:
        """The numbers of its moves."""
        return actions_of(self.before.state, self.moves)


def turns_of(game: Game) -> list[Turn]:
    """Every whole turn of a game; a removal is a turn."""
    at, turns = Game(game.dealing), []
    turn: list[Move] = []
    for move in game.moves:
        turn.append(move)
        if ends_turn(move):
            turns.append(Turn(at.copy(), tuple(turn)))
            for made in turn:
                at.play(made)
            turn = []
    return turns


def judgements(game: Game, depth: Depth, seed: int = 0) -> Iterator[Judgement]:
    """What is found out about the position before the first turn, and about every turn."""
    judge = Judge(depth, seed)
    for number, turn in enumerate(looked_at(game), start=1):
        yield judge.judged(turn.before.state, number, turn.actions)


def looked_at(game: Game) -> list[Turn]:
    """The position before the first turn, and every turn."""
    return [Turn(Game(game.dealing), ()), *turns_of(game)]


def review_of(game: Game, found: Sequence[Judgement]) -> GameReview:
    """All that was found out, put together."""
    start, *judged = found
    turns = turns_of(game)
    reports = tuple(map(_report, range(1, len(turns) + 1), turns, judged))
    totals = [sheet.total for sheet in _end(turns).scores()]
    seats = tuple(_seat_report(seat, points, reports, judged) for seat, points in enumerate(totals))
    return GameReview(tuple(map(_estimate, start.leads)), reports, seats)


def _end(turns: Sequence[Turn]) -> Game:
    end = turns[-1].before.copy()
    for move in turns[-1].moves:
        end.play(move)
    return end


def _report(number: int, turn: Turn, found: Judgement) -> TurnReport:
    before = turn.before
    best = tuple(moves_of(before.state, list(found.best)))
    return TurnReport(
        number=number,
        seat=before.seat,
        round=before.round,
        played=turn.moves,
        best=best if found.cost.value > 0 else turn.moves,
        cost=_estimate(found.cost),
        gains=tuple(map(_estimate, found.gains)),
        lines=found.lines,
        expected=tuple(map(_estimate, found.points)),
        lead=tuple(map(_estimate, found.leads)),
        luck=tuple(map(_estimate, found.lucks)),
        tile_luck=tuple(map(_estimate, found.tile_lucks)),
        token_luck=tuple(map(_estimate, found.token_lucks)),
    )


def _seat_report(seat: int, points: int, reports: Sequence[TurnReport], found: Sequence[Judgement]) -> SeatReport:
    own = [one.cost for one, report in zip(found, reports, strict=True) if report.seat == seat]
    return SeatReport(
        seat,
        points,
        cost=_total(own),
        luck=_total([one.lucks[seat] for one in found]),
        tile_luck=_total([one.tile_lucks[seat] for one in found]),
        token_luck=_total([one.token_lucks[seat] for one in found]),
    )


def _total(figures: Sequence[Figure]) -> Estimate:
    """The sum of independent figures: no two turns share their worlds."""
    value = _sum([figure.value for figure in figures])
    return Estimate(value, math.sqrt(_sum([figure.square for figure in figures])))


def _estimate(figure: Figure) -> Estimate:
    return Estimate(figure.value, math.sqrt(figure.square))


def _sum(values: Sequence[float]) -> float:
    """The sum, one after the other as every language adds: `sum` is more exact, and so another number."""
    total = 0.0
    for value in values:
        total += value
    return total


def actions_of(state: GameState, moves: Sequence[Move]) -> list[int]:
    """The action numbers of moves, played one after the other."""
    state = copied(state)
    actions = []
    for move in moves:
        actions.append(action_of(state, move))
        apply(state, actions[-1])
    return actions
