"""Moves as a kernel is asked about them: only names become numbers here."""

from typing import TypeAlias, assert_never

from babylon.game.refusal_details import star_number
from babylon.pieces.kinds import KEEPS, SYMBOLS, Keep, Source
from babylon.pieces.move import Decorate, Dig, EndTurn, Move, Place, Remove

Call: TypeAlias = tuple[str, tuple[int, ...]]  # a function of the kernel, and what it is given besides the state


def refusal_call(move: Move) -> Call:
    """The question which rule a move breaks."""
    match move:
        case Remove(stack):
            return "refuse_remove", (stack.index,)
        case Dig(stack):
            return "refuse_dig", (stack.index,)
        case Place(source, position, level):
            return "refuse_place", (source is Source.STORED, position.index, level, move.corner_number)
        case Decorate(symbol, spaces):
            return "refuse_decorate", (SYMBOLS.index(symbol), spaces[0].index, spaces[-1].index, star_number(move))
        case EndTurn(Keep.NONE):
            return "refuse_end", ()
        case EndTurn(keep):
            return "refuse_keep", (keep is Keep.STORED,)
    assert_never(move)


def action_call(move: Move) -> Call:
    """The question which number a legal move has. Only a placement's depends on the state."""
    match move:
        case Remove(stack):
            return "remove_action", (stack.index,)
        case Dig(stack):
            return "dig_action", (stack.index,)
        case Place(source, position, level, turns):
            return "place_action", (source is Source.STORED, position.index, level, move.corner_number, turns)
        case Decorate(symbol, spaces):
            return "decorate_action", (SYMBOLS.index(symbol), spaces[0].index, spaces[-1].index)
        case EndTurn(keep):
            return "end_action", (KEEPS.index(keep),)
    assert_never(move)
