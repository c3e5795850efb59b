"""Why a move is refused: the rules say which one is broken, here it gets its words' names and numbers."""

from typing import assert_never

from babylon.game.refusal_details import details_of, star_number
from babylon.pieces.errors import Reason
from babylon.pieces.kinds import SYMBOLS, Keep, Source
from babylon.pieces.move import Decorate, Dig, EndTurn, Move, Place, Remove
from babylon.rules.refusal_codes import ALLOWED, refusal
from babylon.rules.state import GameState
from babylon.rules.turn import BUILDING
from babylon.rules.why_not import why_not_dig, why_not_now, why_not_place, why_not_remove, why_not_tile
from babylon.rules.why_not_decorate import why_not_decorate


def why_not(state: GameState, move: Move) -> Reason | None:
    """The first rule that the move breaks, or None when it is legal."""
    code = _code(state, move)
    return None if code == ALLOWED else reason(state, move, code)


def reason(state: GameState, move: Move, code: int) -> Reason:
    """The rule with this number, and what explains it."""
    return Reason(refusal(code), details_of(state, move, code))


def _code(state: GameState, move: Move) -> int:
    match move:
        case Remove(stack):
            return why_not_remove(state, stack.index)
        case Dig(stack):
            return why_not_dig(state, stack.index)
        case Place(source, position, level):
            return why_not_place(state, source is Source.STORED, position.index, level, move.corner_number)
        case Decorate(symbol, spaces):
            kind = SYMBOLS.index(symbol)
            return why_not_decorate(state, kind, spaces[0].index, spaces[-1].index, star_number(move))
        case EndTurn(Keep.NONE):
            return why_not_now(state, BUILDING)
        case EndTurn(keep):
            return why_not_tile(state, keep is Keep.STORED)
    assert_never(move)
