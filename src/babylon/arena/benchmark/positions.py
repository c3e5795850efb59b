"""Margins to predict: positions of games between gardeners, each asked for the seat to move and for the end it had."""

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from babylon.arena.benchmark.agents import Agent, Predictor
from babylon.arena.benchmark.entries import PredictedMargin
from babylon.arena.benchmark.problems import BenchmarkProblem
from babylon.arena.benchmark.tasks import EDITION, PLAYERS, POSITIONS_IN_A_GAME, Task
from babylon.arena.contestants import contestant
from babylon.arena.matches import Match, Seat
from babylon.game import View
from babylon.game.public_deal import public_deal
from babylon.game.score_sheets import score_sheet
from babylon.game.setup import laid_out
from babylon.pieces.deal import dealt, flowers_for, seed_key
from babylon.pieces.edition import edition
from babylon.pieces.tile import tiles
from babylon.rules.turn import OVER

PLAYER = "gardener"
FIRST_DEAL = 500_000  # of a seed's deals: none that any other task has


@dataclass(frozen=True, slots=True)
class Position:
    """What the seat to move sees, and how far it was ahead of the best other seat in the end."""

    view: View
    margin: int


def position(number: int, seed: int) -> Position:
    """A position by its number: four of each game, a fifth of its turns apart."""
    game, part = divmod(number, POSITIONS_IN_A_GAME)
    return _positions(game, seed)[part]


@lru_cache(maxsize=8)
def _positions(game: int, seed: int) -> tuple[Position, ...]:
    players = PLAYERS[game % len(PLAYERS)]
    deal = dealt(seed_key(seed * 1_000_003 + FIRST_DEAL + game), edition(EDITION), tiles(), flowers_for(players))
    who = contestant(PLAYER)
    seats = [Seat(who, who.bot(), Random(f"margin {seed} {game} {seat}")) for seat in range(players)]
    match, views = Match(deal, laid_out(deal)), []
    while match.state.phase != OVER:
        seat = match.state.seat
        views.append((seat, View(public_deal(deal, match.state), tuple(match.moves), seat)))
        match.turn(seats[seat])
    points = [score_sheet(match.state, garden).total for garden in match.state.gardens]
    parts = range(1, POSITIONS_IN_A_GAME + 1)
    shown = [views[len(views) * part // (POSITIONS_IN_A_GAME + 1)] for part in parts]
    return tuple(Position(view, _lead(points, seat)) for seat, view in shown)


def _lead(points: list[int], seat: int) -> int:
    return points[seat] - max(other for number, other in enumerate(points) if number != seat)


def predicted(number: int, seed: int, agent: Agent) -> PredictedMargin:
    """Ask an agent for a margin."""
    assert isinstance(agent.bot, Predictor)
    asked = position(number, seed)
    answer = agent.bot.margin(asked.view, agent.seconds, Random(f"agent {seed} margin {number}"))
    return PredictedMargin(number, round(float(answer), 3), asked.margin)


def asked_again(task: Task, entry: PredictedMargin, seed: int) -> None:
    """Refuse an entry whose game did not end as it says."""
    if entry.margin != (margin := position(entry.number, seed).margin):
        raise BenchmarkProblem("wrong-margin", task=task.name, number=entry.number, told=entry.margin, counted=margin)
