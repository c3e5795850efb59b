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
        case Place(source, position, level, turns, corner):
            assert 0 <= turns < 4, "a quarter turn more is another number's"
            base = actions.PLACE if source is Source.DUG else actions.PLACE_STORED
            lift = level - 1 - highest_below(state.gardens[state.seat], position.index)
            open_corner = CORNERS.index(corner) + 1 if corner else 0
            return base + 40 * POSITION_NUMBER[position.index] + 20 * lift + 4 * open_corner + turns
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
        _place(number, floors[(number - actions.PLACE) // 40 % 49])
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
        position = POSITION[(action - actions.PLACE) // 40 % 49]
        return _place(action, highest_below(state.gardens[state.seat], position))
    if action < actions.END:
        return _decorate(state, action - actions.DECORATE)
    return EndTurn(_KEPT[action])


@cache
def _place(action: int, floor: int) -> Place:
    """The placement above a highest surface. A turn has hundreds of them, so each is made only once."""
    source, base = (
        (Source.DUG, actions.PLACE) if action < actions.PLACE_STORED else (Source.STORED, actions.PLACE_STORED)
    )
    code = action - base
    corner = code // 4 % 5
    level = floor + 1 + code // 20 % 2
    return Place(source, Space.at(POSITION[code // 40]), level, code % 4, CORNERS[corner - 1] if corner else None)


def _decorate(state: GameState, number: int) -> Decorate:
    kind, a, b = actions.KIND[number], actions.SPACE_A[number], actions.SPACE_B[number]
    symbol: Symbol = SYMBOLS[kind]
    shown = state.gardens[state.seat].symbols[kind]
    spaces = tuple(Space.at(space) for space in sorted({a, b}))
    star = next((space for space in spaces if not shown & BIT[space.index]), None)
    return Decorate(symbol, spaces, star)
