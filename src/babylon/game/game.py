"""A game that is played, taken back, asked and shown."""

from dataclasses import dataclass
from typing import Self

from babylon.game.action_numbers import action_of, moves_of
from babylon.game.as_json import game_json
from babylon.game.discards import discarded_by
from babylon.game.gardens import garden_of, tile_of
from babylon.game.incomes import income_rows
from babylon.game.move_rows import move_rows
from babylon.game.nearest_place import nearest_place
from babylon.game.notebook import table_picture
from babylon.game.points import points_of
from babylon.game.public_deal import public_deal
from babylon.game.score_sheets import score_sheet, standings_of, winners_in
from babylon.game.setup import laid_out
from babylon.game.why_not import why_not
from babylon.pieces.deal import Deal, dealt, flowers_for, seed_key
from babylon.pieces.edition import Edition, Supply, edition
from babylon.pieces.errors import BadRecord, IllegalMove, Reason
from babylon.pieces.garden import Garden, Quarry, QuarryStack
from babylon.pieces.kinds import PHASES, TOKENS, Discarded, Flower, Phase, Source, Token
from babylon.pieces.move import Move, Place, ends_turn, parse_move
from babylon.pieces.score import Point, ScoreSheet
from babylon.pieces.spaces import Corner, Space, Stack
from babylon.pieces.tile import TileSet, tiles
from babylon.questions.incomes import IncomeRow
from babylon.questions.legal_moves import MoveRow
from babylon.questions.standings import StandingRow
from babylon.record import Record, read
from babylon.rules.quarry import top_tile
from babylon.rules.state import GameState, ahead
from babylon.rules.tokens import UNKNOWN_TOKEN
from babylon.rules.turn import BUILDING, MOST_MOVES, MOST_PLACES, STORED_SINGLES, apply, legal


class Game:
    """A table from its deal to the last move.

    It keeps the moves, and the states of the turn that is being played: taking back within the turn costs nothing,
    going further back plays the moves before again.

    >>> game = Game.deal(players=2, seed=7)
    >>> str(game.legal_moves()[0])
    'xA1'
    """

    __slots__ = ("_moves", "_states", "dealing", "notes")

    def __init__(self, deal: Deal, notes: dict[str, str] | None = None) -> None:
        self.dealing = deal
        self.notes = notes or {}
        self._moves: tuple[Move, ...] = ()
        self._states: tuple[GameState, ...] = (self._laid_out(),)

    @classmethod
    def deal(
        cls,
        players: int = 2,
        edition: str | Edition = "revised",
        seed: int = 0,
        *,
        tiles: str | TileSet = "standard",
        flowers: tuple[Flower, ...] | None = None,
        by_lot: bool = False,
    ) -> Self:
        """A new game. The same seed gives the same deal on every machine.

        `flowers` names the boards in seat order, and with it how many play; `by_lot` draws which of them begins.
        """
        boards = flowers or flowers_for(players)
        return cls(dealt(seed_key(seed), _edition(edition), _tiles(tiles), boards, by_lot=by_lot))

    @classmethod
    def from_record(cls, record: str | Record) -> Self:
        """The game of a record, which may stop anywhere."""
        if isinstance(record, str):
            record = read(record)
        game = cls(record.deal, {name: note for name, note in record.notes.items() if name != "Result"})
        for entry in record.entries:
            try:
                game.play(entry.move)
            except IllegalMove as error:
                raise BadRecord("illegal", entry.line, entry.column, move=str(entry.move), reason=error) from error
        if game.is_over and record.result not in (None, game.record().result):
            raise BadRecord("wrong-result", *record.places.get("Result", (0, 0)), result=game.record().result)
        return game

    def play(self, move: Move | str) -> None:
        """Play a move, or say by IllegalMove which rule it breaks and change nothing."""
        move = _move(move)
        if reason := self.why_not(move):
            raise IllegalMove(reason)
        self._play(move)

    def _laid_out(self) -> GameState:
        return laid_out(self.dealing)

    def _after(self, move: Move) -> GameState:
        state = ahead(self.state, turn_ends=ends_turn(move))
        apply(state, action_of(self.state, move))
        return state

    def _play(self, move: Move) -> None:
        state = self._after(move)
        self._moves = (*self._moves, move)
        self._states = (*self._states, state) if state.phase == BUILDING else (state,)

    def undo(self, plies: int = 1) -> None:
        """Go back so many moves."""
        if not 0 <= plies <= self.ply:
            raise IndexError(f"there are {self.ply} moves to take back, not {plies}")
        left = self._moves[: self.ply - plies]
        if plies < len(self._states):
            self._moves, self._states = left, self._states[: len(self._states) - plies]
            return
        self._moves, self._states = (), (self._laid_out(),)
        for move in left:
            self._play(move)

    def copy(self) -> Self:
        """The same game, to be played on apart from this one."""
        twin = object.__new__(type(self))
        twin.dealing, twin.notes = self.dealing, dict(self.notes)
        twin._moves, twin._states = self._moves, self._states
        return twin

    def legal_moves(self) -> list[Move]:
        """Every move that the rules allow now."""
        out, scratch = [0] * MOST_MOVES, [0] * MOST_PLACES
        found = legal(self.state, out, scratch)
        return moves_of(self.state, out[:found])

    def move_rows(self) -> list[MoveRow]:
        """Every legal move with what it takes and what it brings."""
        return move_rows(self.state)

    def income_rows(self) -> list[IncomeRow]:
        """What digging pays, stack by stack."""
        return income_rows(self.state)

    def nearest_place(self, source: Source, space: Space, turns: int, open_corner: Corner | None) -> Place:
        """The placement that someone means who points at a space and names no level."""
        return nearest_place(self.state, source, space, turns, open_corner)

    def why_not(self, move: Move | str) -> Reason | None:
        """The rule that the move would break, or None when it is legal."""
        return why_not(self.state, _move(move))

    @property
    def state(self) -> GameState:
        """The rules' own state, to be read only."""
        return self._states[-1]

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return self.dealing.edition

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.dealing.players

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self._moves)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far."""
        return self._moves

    @property
    def seat(self) -> int:
        """Whose turn it is; 0 is the first player."""
        return self.state.seat

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self.state.round + 1

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return self.dealing.rounds

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return PHASES[self.state.phase]

    @property
    def token(self) -> Token | None:
        """The effect of this round; None when it has not been revealed to whom this view belongs."""
        return None if self.state.token == UNKNOWN_TOKEN else TOKENS[self.state.token]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def quarry(self) -> Quarry:
        """What is seen of the quarry."""
        return Quarry(tuple(self._stack(number) for number in range(16)))

    @property
    def stored_singles(self) -> int:
        """How many single pillars may be kept for the next turn."""
        return STORED_SINGLES

    @property
    def supply(self) -> Supply:
        """The pieces left in the box."""
        return Supply(*self.state.supply)

    def discarded_by(self, move: Move) -> Discarded:
        """Which tiles leave the game when this move is played now."""
        return discarded_by(self.state, move)

    def garden(self, seat: int) -> Garden:
        """A seat's garden and storage."""
        return garden_of(self.state, self.dealing.tiles, seat)

    def gardens(self) -> tuple[Garden, ...]:
        """Every seat's garden."""
        return tuple(self.garden(seat) for seat in range(self.players))

    def scores(self) -> tuple[ScoreSheet, ...]:
        """Every seat's points by category, as if the game ended now."""
        return tuple(score_sheet(self.state, garden) for garden in self.state.gardens)

    def points(self) -> tuple[tuple[Point, ...], ...]:
        """For every seat, where each point comes from."""
        return tuple(points_of(self.state, garden) for garden in self.gardens())

    def standings(self) -> list[StandingRow]:
        """Every seat's points and place, as if the game ended now."""
        return standings_of(self.state)

    def winners(self) -> tuple[int, ...]:
        """The seats that win; none before the end."""
        return winners_in(self.standings()) if self.is_over else ()

    def record(self) -> Record:
        """The game as a record."""
        scores = tuple(sheet.total for sheet in self.scores())
        return Record.of(self.dealing, self.moves, result=scores if self.is_over else None, notes=self.notes)

    def view(self, seat: int | None = None) -> "View":
        """What that seat, or a spectator, may know."""
        return View(public_deal(self.dealing, self.state), self.moves, seat)

    def __str__(self) -> str:
        return str(self.record())

    def __repr__(self) -> str:
        where = f"round {self.round} of {self.rounds}, seat {self.seat}, {self.phase}"
        return f"<Game {self.edition.name}, {self.players} players, {where}>"

    def _repr_svg_(self) -> str:
        """The table, for notebooks."""
        return table_picture(self)

    def _stack(self, number: int) -> QuarryStack:
        height = self.state.height[number]
        tile = tile_of(self.dealing.tiles, top_tile(self.state, number)) if height else None
        return QuarryStack(Stack.at(number), height, tile)


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know of a game: a deal with holes where nobody has looked yet, and the moves so far.

    All that it shows is worked out from these two, so there is nothing hidden in it that could leak.
    """

    deal: Deal
    moves: tuple[Move, ...]
    seat: int | None

    def game(self) -> Game:
        """The game as far as it is known; it can be played on until chance has to speak."""
        game = Game(self.deal)
        for move in self.moves:
            game.play(move)
        return game

    def record(self) -> Record:
        """The record with `?` for what is not known."""
        return Record.of(self.deal, self.moves)

    def as_json(self) -> dict[str, object]:
        """What a client is sent and draws."""
        return game_json(self.game())


def _move(move: Move | str) -> Move:
    return parse_move(move) if isinstance(move, str) else move


def _edition(name: str | Edition) -> Edition:
    return edition(name) if isinstance(name, str) else name


def _tiles(name: str | TileSet) -> TileSet:
    return tiles(name) if isinstance(name, str) else name
