"""Why a move is refused: the rules say which one is broken, here it gets the numbers that explain it."""

from typing import assert_never

from babylon.game.refusal_details import details_of
from babylon.pieces.errors import Reason
from babylon.pieces.kinds import SYMBOLS, Keep, Source
from babylon.pieces.move import Decorate, Dig, EndTurn, Move, Place, Remove
from babylon.rules.refusal_codes import Refusal
from babylon.rules.state import GameState
from babylon.rules.turn import BUILDING
from babylon.rules.why_not import why_not_dig, why_not_now, why_not_place, why_not_remove, why_not_tile
from babylon.rules.why_not_decorate import NO_STAR, why_not_decorate


def why_not(state: GameState, move: Move) -> Reason | None:
    """The first rule that the move breaks, or None when it is legal."""
    refusal = _refusal(state, move)
    return Reason(refusal, details_of(state, move, refusal)) if refusal else None


def _refusal(state: GameState, move: Move) -> Refusal | None:
    match move:
        case Remove(stack):
            return why_not_remove(state, stack.index)
        case Dig(stack):
            return why_not_dig(state, stack.index)
        case Place(source, position, level):
            return why_not_place(state, source is Source.STORED, position.index, level, move.corner_number)
        case Decorate(symbol, spaces, star):
            mark = star.index if star else NO_STAR
            return why_not_decorate(state, SYMBOLS.index(symbol), spaces[0].index, spaces[-1].index, mark)
        case EndTurn(Keep.NONE):
            return why_not_now(state, BUILDING)
        case EndTurn(keep):
            return why_not_tile(state, keep is Keep.STORED)
    assert_never(move)
