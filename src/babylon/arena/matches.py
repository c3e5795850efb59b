"""One game between bots, from the deal to the last move."""

from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from babylon.arena.contestants import Contestant, contestant
from babylon.arena.fixtures import Fixture
from babylon.bots import Bot
from babylon.bots.kernel.worlds import hide
from babylon.bots.state_bot import StateBot, moves_of
from babylon.game import View
from babylon.game.action_numbers import action_of
from babylon.game.public_deal import public_deal
from babylon.game.score_sheets import score_sheet
from babylon.game.setup import laid_out
from babylon.game.why_not import why_not
from babylon.pieces.deal import Deal, dealt, flowers_for, seed_key
from babylon.pieces.edition import edition
from babylon.pieces.errors import BadNotation, IllegalMove
from babylon.pieces.move import Move, ends_turn
from babylon.pieces.tile import tiles
from babylon.record import Record
from babylon.rules.standings import ranks
from babylon.rules.state import GameState, copied
from babylon.rules.turn import OVER, apply


@dataclass(slots=True)
class Seat:
    """A bot at the table, with its own chance and its own clock."""

    contestant: Contestant
    bot: Bot
    rng: Random
    turns: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def clocked(self, started: float) -> None:
        """Note how long a turn took."""
        spent = perf_counter() - started
        self.turns += 1
        self.seconds += spent
        self.slowest = max(self.slowest, spent)


@dataclass(slots=True)
class Match:
    """A game that is being played."""

    deal: Deal
    state: GameState
    moves: list[Move] = field(default_factory=list)

    def turn(self, seat: Seat) -> None:
        """Let the seat to move play a whole turn."""
        started = perf_counter()
        if isinstance(seat.bot, StateBot):
            self._state_turn(seat, seat.bot, started)
        else:
            self._view_turn(seat, started)

    def play_quickly(self, seats: list[Seat]) -> None:
        """Play the whole game between quick bots without leaving the kernel."""
        from babylon.bots.kernel_bots import QuickBot, quick_game  # noqa: PLC0415 - loads a compiler

        started = perf_counter()
        bots = [seat.bot for seat in seats if isinstance(seat.bot, QuickBot)]
        actions = quick_game(bots, self.state, [seat.rng for seat in seats])
        self.moves = moves_of(self.state, actions)
        for action in actions:
            apply(self.state, action)
        turns = sum(ends_turn(move) for move in self.moves) // len(seats)
        for seat in seats:
            seat.turns = turns
            seat.seconds = (perf_counter() - started) / len(seats)
            seat.slowest = seat.seconds / turns

    def _state_turn(self, seat: Seat, bot: StateBot, started: float) -> None:
        known = copied(self.state)
        hide(known)
        actions = bot.actions(known, seat.contestant.patience(bot), seat.rng)
        seat.clocked(started)
        self.moves += moves_of(known, actions)
        for action in actions:
            apply(self.state, action)

    def _view_turn(self, seat: Seat, started: float) -> None:
        view = View(public_deal(self.deal, self.state), tuple(self.moves), self.state.seat)
        moves = seat.bot.turn(view, seat.contestant.patience(seat.bot), seat.rng)
        seat.clocked(started)
        if [ends_turn(move) for move in moves] != [False] * (len(moves) - 1) + [True]:
            raise BadNotation("bot-turn", text=str(seat.contestant), moves=" ".join(map(str, moves)))
        for move in moves:
            if reason := why_not(self.state, move):
                raise BadNotation("bot-move", text=str(seat.contestant), move=str(move), reason=IllegalMove(reason))
            apply(self.state, action_of(self.state, move))
        self.moves += moves


@dataclass(frozen=True, slots=True)
class Result:
    """How a game went, seat by seat."""

    number: int
    deal: int
    seats: tuple[str, ...]
    points: tuple[int, ...]
    notches: tuple[int, ...]
    turns: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    record: str

    @property
    def ranks(self) -> tuple[int, ...]:
        """The place of each seat, from 1; equal ones share it (RULES §7)."""
        return ranks(list(zip(self.points, self.notches, strict=True)))


def deal_of(fixture: Fixture, edition_name: str) -> Deal:
    """The deal of a fixture."""
    return dealt(seed_key(fixture.deal), edition(edition_name), tiles(), flowers_for(len(fixture.seats)))


def sit_down(fixture: Fixture, bots: dict[str, Bot]) -> list[Seat]:
    """The seats of a game. `bots` are those made before, which go on sitting at the table."""
    return [_seat(fixture, number, name, bots) for number, name in enumerate(fixture.seats)]


def play_fixture(fixture: Fixture, edition_name: str, bots: dict[str, Bot]) -> Result:
    """Play a fixture."""
    deal = deal_of(fixture, edition_name)
    seats = sit_down(fixture, bots)
    match = Match(deal, laid_out(deal))
    if all(hasattr(seat.bot, "sit_down") for seat in seats):
        match.play_quickly(seats)
    while match.state.phase != OVER:
        match.turn(seats[match.state.seat])
    sheets = [score_sheet(match.state, garden) for garden in match.state.gardens]
    points = tuple(sheet.total for sheet in sheets)
    notes = {"Names": ", ".join(fixture.seats), "Event": f"arena {fixture.number}"}
    return Result(
        number=fixture.number,
        deal=fixture.deal,
        seats=fixture.seats,
        points=points,
        notches=tuple(sheet.open_notches for sheet in sheets),
        turns=tuple(seat.turns for seat in seats),
        seconds=tuple(round(seat.seconds, 4) for seat in seats),
        slowest=tuple(round(seat.slowest, 4) for seat in seats),
        record=str(Record.of(deal, tuple(match.moves), result=points, notes=notes)),
    )


def _seat(fixture: Fixture, number: int, name: str, bots: dict[str, Bot]) -> Seat:
    who = contestant(name)
    # The same bot may sit twice; each keeps its own memory.
    key = f"{number} {name}"
    if key not in bots:
        bots[key] = who.bot()
    return Seat(who, bots[key], Random(f"{fixture.deal} {number} {name}"))
