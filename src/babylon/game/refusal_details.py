"""The names and numbers that make a refusal's sentence: which space, which level, how many pillars."""

from typing import TypeAlias, assert_never

from babylon.pieces.edition import Overlap
from babylon.pieces.kinds import SYMBOLS, TOKENS, Token
from babylon.pieces.move import Decorate, Dig, EndTurn, Move, Place, Remove
from babylon.pieces.spaces import CORNERS, Space
from babylon.questions.refusals import RefusalRow, explain, explain_decorate, explain_place
from babylon.questions.rows import NONE
from babylon.rules.board import NO_CORNER
from babylon.rules.decorating import NO_STAR
from babylon.rules.state import GameState
from babylon.rules.tokens import UNKNOWN_TOKEN

Details: TypeAlias = dict[str, str | int]


def details_of(state: GameState, move: Move, code: int) -> Details:
    """What the sentence of this refusal may speak of."""
    row = RefusalRow()
    match move:
        case Remove() | Dig() | EndTurn():
            explain(state, code, row)
        case Place(_, position, level):
            explain_place(state, code, position.index, level, move.corner_number, row)
        case _:
            kind, a, b = SYMBOLS.index(move.symbol), move.spaces[0].index, move.spaces[-1].index
            explain_decorate(state, code, kind, a, b, star_number(move), row)
    return details_in(move, row)


def details_in(move: Move, row: RefusalRow) -> Details:
    """What a row tells of a refused move."""
    match move:
        case Remove(stack) | Dig(stack):
            return _common(move, row) | {"stack": str(stack)}
        case Place():
            return _common(move, row) | _placing(move, row)
        case Decorate():
            return _common(move, row) | _decorating(move, row)
        case EndTurn():
            return _common(move, row)
    assert_never(move)


def star_number(move: Decorate) -> int:
    """The space that a token stands in for, as the rules number it."""
    return move.star.index if move.star else NO_STAR


def _common(move: Move, row: RefusalRow) -> Details:
    return {"move": str(move), "removals": row.removals}


def _placing(move: Place, row: RefusalRow) -> Details:
    known: Details = {
        "position": str(move.position),
        "corner": move.open_corner or "none",
        "top": row.top,
        "next": row.top + 1,
        "singles": row.singles,
        "overlap": tuple(Overlap)[row.overlap],
    }
    if row.lowest != NONE:
        known["lowest"] = row.lowest
    if row.missing != NONE:
        known["missing"] = "none" if row.missing == NO_CORNER else CORNERS[row.missing - 1]
        known |= {"supported": row.supported, "needed": row.needed}
    return known


def _decorating(move: Decorate, row: RefusalRow) -> Details:
    return {
        "symbol": move.symbol,
        "first": str(move.spaces[0]),
        "second": str(move.spaces[-1]),
        "space": str(Space.at(row.space)),
        "gap": str(Space.at(row.gap)),
        "firstlevel": row.first_level,
        "secondlevel": row.second_level,
        "token": Token.NONE if row.token == UNKNOWN_TOKEN else TOKENS[row.token],
    }
