"""Games against a bot of the ladder: played by an agent, or replayed from what was noted of them.

Deals are mirrored: each is played from every seat, and the same deals are played against every opponent. An opponent's
chance comes from the seed, the task and the number of the game, so its turns can be thought again and compared.
"""

from collections.abc import Sequence
from random import Random

from babylon.arena.benchmark.agents import Agent, Student
from babylon.arena.benchmark.entries import PlayedGame
from babylon.arena.benchmark.problems import BenchmarkProblem
from babylon.arena.benchmark.tasks import EDITION, Kind, Task
from babylon.arena.contestants import contestant
from babylon.arena.matches import Match, Seat
from babylon.bots import Bot
from babylon.game import View
from babylon.game.score_sheets import score_sheet
from babylon.game.setup import laid_out
from babylon.pieces.deal import dealt, flowers_for, seed_key
from babylon.pieces.edition import edition
from babylon.pieces.errors import BabylonError
from babylon.pieces.move import Move, ends_turn, parse_move
from babylon.pieces.tile import tiles
from babylon.rules.turn import OVER

DEALS_OF_A_SEED = 1_000_003


def deal_number(task: Task, number: int, seed: int) -> int:
    """The number of the deal that a game of a task has."""
    return seed * DEALS_OF_A_SEED + number // task.players


def played(task: Task, number: int, seed: int, agent: Agent) -> PlayedGame:
    """Let an agent play a game of a task."""
    own = Seat(contestant(agent.spelling), agent.bot, Random(f"agent {seed} {task.name} {number}"))
    if task.kind is Kind.EXPLOIT and isinstance(agent.bot, Student):
        agent.bot.study(contestant(task.opponent).bot())
    return _game(task, number, seed, own)


def replayed(task: Task, entry: PlayedGame, seed: int) -> None:
    """Play a game again, the agent's turns as they were noted and all others thought anew, and refuse what differs."""
    where = {"task": task.name, "game": entry.number}
    if entry.deal != (deal := deal_number(task, entry.number, seed)):
        raise BenchmarkProblem("wrong-deal", **where, told=str(entry.deal), wanted=str(deal))
    if entry.seat != (seat := entry.number % task.players):
        raise BenchmarkProblem("wrong-seat", **where, told=entry.seat + 1, wanted=seat + 1)
    try:
        noted = Noted([parse_move(token) for token in entry.moves.split()])
        again = _game(task, entry.number, seed, Seat(contestant(task.opponent), noted, Random(0)))
        noted.compare(again.moves.split())
    except BenchmarkProblem as error:
        raise BenchmarkProblem(error.code, **where, **error.details) from error
    except BabylonError as error:
        raise BenchmarkProblem("game-refused", **where, reason=error) from error
    if (again.points, again.notches) != (entry.points, entry.notches):
        told, counted = (" ".join(map(str, one.points)) for one in (entry, again))
        raise BenchmarkProblem("wrong-points", **where, told=told, counted=counted)


class Noted:
    """Sits on the agent's seat and plays what was noted, as long as the others play what was noted, too."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self._moves = list(moves)

    def turn(self, view: View, seconds: float, rng: Random) -> list[Move]:  # noqa: ARG002 - as every bot is asked
        """The next turn."""
        done = len(view.moves)
        self.compare([str(move) for move in view.moves], whole=False)
        rest = self._moves[done:]
        length = next((place for place, move in enumerate(rest, start=1) if ends_turn(move)), None)
        if length is None:
            raise BenchmarkProblem("game-cut", turn=_turns(self._moves) + 1)
        return rest[:length]

    def compare(self, played: Sequence[str], *, whole: bool = True) -> None:
        """Refuse the first move that is not the one that was played now, and what was noted beyond the end."""
        noted = [str(move) for move in self._moves]
        for place, move in enumerate(played):
            if place >= len(noted) or noted[place] != move:
                told = noted[place] if place < len(noted) else "–"
                raise BenchmarkProblem("other-move", turn=_turns(self._moves[:place]) + 1, told=told, wanted=move)
        if whole and len(noted) > len(played):
            raise BenchmarkProblem("moves-after-end", told=noted[len(played)])


def _turns(moves: Sequence[Move]) -> int:
    return sum(map(ends_turn, moves))


def _game(task: Task, number: int, seed: int, own: Seat) -> PlayedGame:
    deal_no, place = deal_number(task, number, seed), number % task.players
    deal = dealt(seed_key(deal_no), edition(EDITION), tiles(), flowers_for(task.players))
    seats = [_opponent(task, number, seed, seat) for seat in range(task.players)]
    seats[place] = own
    match = Match(deal, laid_out(deal))
    while match.state.phase != OVER:
        match.turn(seats[match.state.seat])
    sheets = [score_sheet(match.state, garden) for garden in match.state.gardens]
    return PlayedGame(
        number=number,
        deal=deal_no,
        seat=place,
        moves=" ".join(map(str, match.moves)),
        points=tuple(sheet.total for sheet in sheets),
        notches=tuple(sheet.open_notches for sheet in sheets),
    )


_opponents: dict[str, Bot] = {}  # of this process: each is made only once, and remembers nothing from turn to turn


def _opponent(task: Task, number: int, seed: int, seat: int) -> Seat:
    who = contestant(task.opponent)
    bot = _opponents.setdefault(task.opponent, who.bot())
    return Seat(who, bot, Random(f"opponent {seed} {task.name} {number} {seat}"))
