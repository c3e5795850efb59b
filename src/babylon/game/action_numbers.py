"""Moves to the rules' action numbers and back. A number means a move only in a position: it gives the level."""

from functools import cache
from typing import assert_never

from babylon.pieces.kinds import SYMBOLS, Keep, Source, Symbol
from babylon.pieces.move import Decorate, Dig, EndTurn, Move, Place, Remove
from babylon.pieces.spaces import CORNERS, Space, Stack
from babylon.rules import actions
from babylon.rules.board import BIT, POSITION, POSITION_NUMBER
from babylon.rules.placing import highest_below
from babylon.rules.state import GameState

_KEEPS = {Keep.DUG: actions.KEEP_DUG, Keep.STORED: actions.KEEP_STORED, Keep.NONE: actions.KEEP_NONE}
_KEPT = {number: keep for keep, number in _KEEPS.items()}
_DECORATIONS = {
    (kind, a, b): actions.DECORATE + number
    for number, (kind, a, b) in enumerate(zip(actions.KIND, actions.SPACE_A, actions.SPACE_B, strict=True))
}


def action_of(state: GameState, move: Move) -> int:
    """The number of a legal move."""
    match move:
        case Remove(stack):
            return stack.index
        case Dig(stack):
            return actions.DIG + stack.index
        case Place(source, position, level, turns):
            assert 0 <= turns < 4, "a quarter turn more is another number's"
            base = actions.PLACE if source is Source.DUG else actions.PLACE_STORED
            lift = level - 1 - highest_below(state.gardens[state.seat], position.index)
            return base + actions.place_number(POSITION_NUMBER[position.index], lift, move.corner_number, turns)
        case Decorate(symbol, spaces):
            return _DECORATIONS[SYMBOLS.index(symbol), spaces[0].index, spaces[-1].index]
        case EndTurn(keep):
            return _KEEPS[keep]
    assert_never(move)


def moves_of(state: GameState, numbers: list[int]) -> list[Move]:
    """The moves that these numbers stand for in this position."""
    garden = state.gardens[state.seat]
    floors = [highest_below(garden, position) for position in POSITION]
    return [
        _place(number, floors[actions.position_of(_code(number))])
        if actions.PLACE <= number < actions.DECORATE
        else move_of(state, number)
        for number in numbers
    ]


def move_of(state: GameState, action: int) -> Move:
    """The move that a number stands for in this position."""
    if action < actions.DIG:
        return Remove(Stack.at(action))
    if action < actions.PLACE:
        return Dig(Stack.at(action - actions.DIG))
    if action < actions.DECORATE:
        position = POSITION[actions.position_of(_code(action))]
        return _place(action, highest_below(state.gardens[state.seat], position))
    if action < actions.END:
        return _decorate(state, action - actions.DECORATE)
    return EndTurn(_KEPT[action])


def _code(action: int) -> int:
    """A placement's number among those of its tile."""
    return action - (actions.PLACE if action < actions.PLACE_STORED else actions.PLACE_STORED)


@cache
def _place(action: int, floor: int) -> Place:
    """The placement above a highest surface. A turn has hundreds of them, so each is made only once."""
    source, code = Source.DUG if action < actions.PLACE_STORED else Source.STORED, _code(action)
    corner = actions.corner_of(code)
    return Place(
        source,
        Space.at(POSITION[actions.position_of(code)]),
        floor + 1 + actions.lift_of(code),
        actions.turns_of(code),
        CORNERS[corner - 1] if corner else None,
    )


def _decorate(state: GameState, number: int) -> Decorate:
    kind, a, b = actions.KIND[number], actions.SPACE_A[number], actions.SPACE_B[number]
    symbol: Symbol = SYMBOLS[kind]
    shown = state.gardens[state.seat].symbols[kind]
    spaces = tuple(Space.at(space) for space in sorted({a, b}))
    star = next((space for space in spaces if not shown & BIT[space.index]), None)
    return Decorate(symbol, spaces, star)
