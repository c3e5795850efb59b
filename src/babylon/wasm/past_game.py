"""A game of former rules: the same to its table as any other, but judged by the kernel that it began with."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Self, cast

from babylon.game.deal_numbers import tile_number, token_number
from babylon.game.gardens import GardenRows
from babylon.game.move_rows import moves_in
from babylon.game.nearest_place import corner_number, place_in
from babylon.game.points import points_in
from babylon.game.public_game import Look, PublicGame
from babylon.game.refusal_details import details_in
from babylon.game.score_sheets import sheet_of
from babylon.pieces.deal import Deal
from babylon.pieces.errors import IllegalMove, Reason
from babylon.pieces.kinds import DISCARDS, Discarded, Source, Token
from babylon.pieces.move import EndTurn, Move, Place, parse_move
from babylon.pieces.score import Point, ScoreSheet
from babylon.pieces.spaces import STACKS, Corner, Space, Stack
from babylon.questions.garden import GardenRow, ItemRow, TileRow
from babylon.questions.incomes import IncomeRow
from babylon.questions.legal_moves import MoveRow
from babylon.questions.nearest_place import PlaceRow
from babylon.questions.refusals import RefusalRow
from babylon.questions.score_sheet import PointRow, SheetRow
from babylon.questions.standings import StandingRow
from babylon.rules.quarry import LAYERS
from babylon.rules.refusal_codes import Refusal
from babylon.rules.state import GameState, GardenState
from babylon.wasm.desk import TRIAL, Desk, Row, desk_for
from babylon.wasm.kernels import Kernel
from babylon.wasm.past_moves import action_call, refusal_call
from babylon.wasm.past_state import PastState, laid_out


class PastGame(PublicGame):
    """A public game that a past kernel judges, and answers all questions about."""

    __slots__ = ("kernel",)

    def __init__(self, kernel: Kernel, deal: Deal) -> None:
        self.kernel = kernel
        super().__init__(deal)

    def copy(self) -> Self:
        """The same game, to be played on apart from this one."""
        twin = super().copy()
        twin.kernel = self.kernel
        return twin

    @property
    def _desk(self) -> Desk:
        return desk_for(self.kernel)

    @property
    def block(self) -> bytes:
        """The state as the kernel has it."""
        return cast("PastState", self.state).block

    def _laid_out(self) -> GameState:
        return cast("GameState", laid_out(self.kernel, self.dealing))

    def _state(self, block: bytes) -> GameState:
        return cast("GameState", PastState(self.kernel, block))

    def _after(self, move: Move) -> GameState:
        return self._state(self._played(self.block, move))

    def _played(self, block: bytes, move: Move) -> bytes:
        name, about = action_call(move)
        desk = self._desk
        number = desk.call(block, name, *about) if isinstance(move, Place) else desk.number(name, *about)
        return desk.changed(block, "play", number)

    def _play_on(self, moves: Sequence[Move]) -> None:
        block = self.block
        for move in moves:
            block = self._judged(block, move)
        self._moves, self._states, self._is_own = (*self._moves, *moves), (self._state(block),), True

    def _judged(self, block: bytes, move: Move) -> bytes:
        if reason := self._reason(block, move):
            raise IllegalMove(reason)
        return self._played(block, move)

    def end_turn(
        self, last: Move, stack: Stack | None, tile: str | None, token: Token | None, *, is_legal: bool = False
    ) -> None:
        """Play the turn's last move, which is when the table learns what the turn has revealed."""
        self._learn(stack, tile, token)
        played = self._played if is_legal else self._judged
        self._states = (self._state(played(self.block, last)),)
        self._moves, self._is_own = (*self._moves, last), False

    def _learn(self, stack: Stack | None, tile: str | None, token: Token | None) -> None:
        before, round_number = self.state.stack, self.state.round
        quarry, tokens, block = self.dealing.quarry, self.dealing.tokens, self.block
        if stack is not None and tile is not None:
            block = self._desk.changed(block, "learn_tile", stack.index, tile_number(tile))
            learnt = PastState(self.kernel, block).stack
            layers = [
                tile if learnt[LAYERS * stack.index + layer] != before[LAYERS * stack.index + layer] else known
                for layer, known in enumerate(quarry[stack.index])
            ]
            quarry = (*quarry[: stack.index], (layers[0], layers[1], layers[2]), *quarry[stack.index + 1 :])
        if token is not None:
            block = self._desk.changed(block, "learn_token", token_number(token))
            tokens = (*tokens[:round_number], token, *tokens[round_number + 1 :])
        self._states = (self._state(block),)
        self.dealing = replace(self.dealing, quarry=quarry, tokens=tokens)

    @property
    def reveals_token(self) -> bool:
        """Whether the end of the turn in play reveals a token: whether a round follows it."""
        ends = (move for row in self.move_rows() for move in moves_in(row) if isinstance(move, EndTurn))
        after = PastState(self.kernel, self._played(self.block, next(ends)))
        return bool(after.round > self.state.round)

    def legal_moves(self) -> list[Move]:
        """Every move that the rules allow now."""
        return [move for row in self.move_rows() for move in moves_in(row)]

    def move_rows(self) -> list[MoveRow]:
        """Every legal move with what it takes and what it brings."""
        return self._asked(MoveRow, "move_rows", self._desk.told["MOST_MOVES"], TRIAL, *self._desk.scratch)

    def moves_played(self, actions: Sequence[int]) -> list[Move]:
        """The moves that these numbers of the kernel stand for, one after the other."""
        block, moves = self.block, []
        for action in actions:
            rotation = self._desk.call(block, "move_row", action, *self._desk.room(1))
            moves.append(moves_in(self._desk.rows(MoveRow, 1)[0])[rotation])
            block = self._desk.changed(block, "play", action)
        return moves

    def income_rows(self) -> list[IncomeRow]:
        """What digging pays, stack by stack."""
        return self._asked(IncomeRow, "income_rows", len(STACKS))

    def nearest_place(self, source: Source, space: Space, turns: int, open_corner: Corner | None) -> Place:
        """The placement that someone means who points at a space and names no level."""
        return place_in(self._told(PlaceRow, "place_row", 1, space.index, corner_number(open_corner))[0], source, turns)

    def why_not(self, move: Move | str) -> Reason | None:
        """The rule that the move would break, or None when it is legal."""
        return self._reason(self.block, parse_move(move) if isinstance(move, str) else move)

    def _reason(self, block: bytes, move: Move) -> Reason | None:
        name, about = refusal_call(move)
        broken = self._desk.call(block, name, *about, *self._desk.room(1))
        if broken == 0:
            return None
        code = Refusal(self._desk.told["REFUSALS"][broken - 1])
        return Reason(code, details_in(move, self._desk.rows(RefusalRow, 1)[0]))

    def discarded_by(self, move: Move) -> Discarded:
        """Which tiles leave the game when this move is played now."""
        found = (row.discarded for row in self.move_rows() if moves_in(row) == [move])
        return DISCARDS[next(found)] if isinstance(move, EndTurn) else Discarded.NONE

    def look(self, seat: int) -> Look:
        """A look at a seat's garden."""
        row = self._told(GardenRow, "garden_row", 1, seat)[0]
        tiles = self._told(TileRow, "tile_rows", row.tiles, seat)
        items = self._told(ItemRow, "item_rows", row.items, seat)
        garden = GardenRows(seat, row, tiles, items, self._sheet(seat)).garden(self.dealing.tiles)
        return Look(cast("GardenState", self.state), garden)

    def scores(self) -> tuple[ScoreSheet, ...]:
        """Every seat's points by category, as if the game ended now."""
        return tuple(self._sheet(seat) for seat in range(self.players))

    def _sheet(self, seat: int) -> ScoreSheet:
        return sheet_of(self._told(SheetRow, "sheet_row", 1, seat)[0])

    def points(self) -> tuple[tuple[Point, ...], ...]:
        """For every seat, where each point comes from."""
        most = self._desk.told["MOST_POINTS"]
        return tuple(
            points_in(self.garden(seat), self._asked(PointRow, "point_rows", most, seat))
            for seat in range(self.players)
        )

    def totals(self) -> list[int]:
        """Every seat's points, as if the game ended now."""
        return [row.points for row in self.standings()]

    def standings(self) -> list[StandingRow]:
        """Every seat's points and place, as if the game ended now."""
        return self._told(StandingRow, "standing_rows", self.players)

    @property
    def stored_singles(self) -> int:
        """How many single pillars may be kept for the next turn."""
        return int(self._desk.told["STORED_SINGLES"])

    def digest(self) -> str:
        """The digest of all that is public: whoever knows the same game has the same one."""
        number = self._desk.call(self.block, "digest", *self._desk.room(self._desk.told["MOST_PLAYERS"]))
        return f"{number & 0xFFFFFFFF:08x}"

    def _told(self, kind: type[Row], name: str, count: int, *about: int) -> list[Row]:
        """So many rows."""
        self._desk.call(self.block, name, *about, *self._desk.room(count))
        return self._desk.rows(kind, count)

    def _asked(self, kind: type[Row], name: str, most: int, *about: int) -> list[Row]:
        """As many rows as the kernel says, for which there is room."""
        found = self._desk.call(self.block, name, *about, *self._desk.room(most))
        return self._desk.rows(kind, found)
