"""Every legal move with what it takes and what it brings, and the move that a row tells of."""

from babylon.game.action_numbers import place_of
from babylon.pieces.kinds import KEEPS, SYMBOLS
from babylon.pieces.move import Decorate, Dig, EndTurn, Move, Remove
from babylon.pieces.spaces import Space, Stack
from babylon.questions.legal_moves import DECORATION, ENDING, EXCAVATION, PLACEMENT, MoveRow, has_row, tell_moves
from babylon.questions.score_sheet import SheetRow
from babylon.rules.decorating import NO_STAR
from babylon.rules.state import GameState, copied
from babylon.rules.turn import MOST_MOVES, MOST_PLACES, legal


def move_rows(state: GameState) -> list[MoveRow]:
    """A row for every legal move; the rotations of a placement share theirs."""
    out, scratch = [0] * MOST_MOVES, [0] * MOST_PLACES
    found = legal(state, out, scratch)
    rows = [MoveRow() for action in out[:found] if has_row(action)]
    told = tell_moves(state, copied(state), out, found, SheetRow(), rows)
    assert told == len(rows)
    return rows


def moves_in(row: MoveRow) -> list[Move]:
    """The moves that a row tells of."""
    if row.kind == PLACEMENT:
        return [place_of(row.action + turns, row.level) for turns in range(row.rotations)]
    return [_move(row)]


def _move(row: MoveRow) -> Move:
    if row.kind == DECORATION:
        first, second = Space.at(row.first), Space.at(row.second)
        star = None if row.star == NO_STAR else Space.at(row.star)
        return Decorate(SYMBOLS[row.symbol], (first,) if first == second else (first, second), star)
    if row.kind == ENDING:
        return EndTurn(KEEPS[row.keep])
    return Dig(Stack.at(row.stack)) if row.kind == EXCAVATION else Remove(Stack.at(row.stack))
