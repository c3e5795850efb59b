"""The names and numbers that make a refusal's sentence: which space, which level, how many pillars."""

from typing import TypeAlias, assert_never

from babylon.pieces.edition import Overlap
from babylon.pieces.kinds import SYMBOLS, TOKENS, Token
from babylon.pieces.move import Decorate, Dig, EndTurn, Move, Place, Remove
from babylon.pieces.spaces import CORNERS, Space
from babylon.rules.board import BIT, POSITIONS
from babylon.rules.decorating import surface
from babylon.rules.placing import highest_below, price, supported_corners
from babylon.rules.refusal_codes import Refusal
from babylon.rules.state import GameState, GardenState
from babylon.rules.tokens import UNKNOWN_TOKEN
from babylon.rules.why_not import unsupported

Details: TypeAlias = dict[str, str | int]


def details_of(state: GameState, move: Move, refusal: Refusal) -> Details:
    """What the sentence of this refusal may speak of."""
    common: Details = {"move": str(move), "removals": state.removals}
    match move:
        case Remove(stack) | Dig(stack):
            return common | {"stack": str(stack)}
        case Place():
            return common | _placing(state, move)
        case Decorate():
            return common | _decorating(state, move, refusal)
        case EndTurn():
            return common
    assert_never(move)


def _placing(state: GameState, move: Place) -> Details:
    garden = state.gardens[state.seat]
    known: Details = {
        "position": str(move.position),
        "corner": move.open_corner or "none",
        "top": garden.top,
        "next": garden.top + 1,
        "singles": garden.singles,
        "overlap": tuple(Overlap)[state.overlap],
    }
    if POSITIONS & BIT[move.position.index]:
        known["lowest"] = highest_below(garden, move.position.index) + 1
        if 0 < move.level <= garden.top + 1:
            known |= _carrying(garden, move)
    return known


def _carrying(garden: GardenState, move: Place) -> Details:
    missing = [CORNERS[corner - 1] for corner in unsupported(garden, move.position.index, move.level)]
    return {
        "missing": missing[0] if missing else "none",
        "supported": len(CORNERS) - len(missing),
        "needed": price(garden, supported_corners(move.position.index, move.corner_number), move.level),
    }


def _decorating(state: GameState, move: Decorate, refusal: Refusal) -> Details:
    garden = state.gardens[state.seat]
    first, second = move.spaces[0], move.spaces[-1]
    return {
        "symbol": move.symbol,
        "first": str(first),
        "second": str(second),
        "space": str(_troubled(garden, move, refusal)),
        "gap": str(Space.at((first.index + second.index) // 2)),
        "firstlevel": surface(garden, first.index),
        "secondlevel": surface(garden, second.index),
        "token": Token.NONE if state.token == UNKNOWN_TOKEN else TOKENS[state.token],
    }


def _troubled(garden: GardenState, move: Decorate, refusal: Refusal) -> Space:
    """The space that the refusal is about."""
    if refusal is Refusal.SPACE_OCCUPIED:
        trouble = garden.occupied
    elif refusal is Refusal.UNDER_BRIDGE:
        trouble = garden.decks
    elif refusal is Refusal.NO_TILE_BELOW:
        trouble = garden.surface[0]
    elif refusal is Refusal.WRONG_SYMBOL:
        trouble = ~garden.symbols[SYMBOLS.index(move.symbol)] & ~(BIT[move.star.index] if move.star else 0)
    else:
        return move.star or move.spaces[0]
    return next(space for space in move.spaces if trouble & BIT[space.index])
