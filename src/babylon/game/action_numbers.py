"""Moves to the rules' action numbers and back. A number means a move only in a position: it gives the level."""

from functools import cache
from typing import assert_never

from babylon.pieces.kinds import KEEPS, SYMBOLS, Source, Symbol
from babylon.pieces.move import Decorate, Dig, EndTurn, Move, Place, Remove
from babylon.pieces.spaces import CORNERS, Space, Stack
from babylon.rules import actions
from babylon.rules.board import POSITION
from babylon.rules.decorating import NO_STAR, star_of
from babylon.rules.placing import highest_below
from babylon.rules.state import GameState
from babylon.rules.turn import place_action_of, placed_level


def action_of(state: GameState, move: Move) -> int:
    """The number of a legal move."""
    match move:
        case Remove(stack):
            return actions.remove_action_of(stack.index)
        case Dig(stack):
            return actions.dig_action_of(stack.index)
        case Place(source, position, level, turns):
            assert 0 <= turns < 4, "a quarter turn more is another number's"
            garden, stored = state.gardens[state.seat], source is Source.STORED
            return place_action_of(garden, stored, position.index, level, move.corner_number, turns)
        case Decorate(symbol, spaces):
            return actions.decorate_action_of(SYMBOLS.index(symbol), spaces[0].index, spaces[-1].index)
        case EndTurn(keep):
            return actions.end_action_of(KEEPS.index(keep))
    assert_never(move)


def moves_of(state: GameState, numbers: list[int]) -> list[Move]:
    """The moves that these numbers stand for in this position."""
    garden = state.gardens[state.seat]
    floors = [highest_below(garden, position) for position in POSITION]

    def moved(number: int) -> Move:
        if not actions.PLACE <= number < actions.DECORATE:
            return move_of(state, number)
        code = _code(number)
        return place_of(number, floors[actions.position_of(code)] + 1 + actions.lift_of(code))

    return [moved(number) for number in numbers]


def move_of(state: GameState, action: int) -> Move:
    """The move that a number stands for in this position."""
    garden = state.gardens[state.seat]
    if actions.PLACE <= action < actions.DECORATE:
        code = _code(action)
        return place_of(action, placed_level(garden, POSITION[actions.position_of(code)], code))
    if actions.DECORATE <= action < actions.END:
        return decoration_of(action, star_of(garden, action - actions.DECORATE))
    return plain_move_of(action)


def _code(action: int) -> int:
    """A placement's number among those of its tile."""
    return action - (actions.PLACE if action < actions.PLACE_STORED else actions.PLACE_STORED)


@cache
def place_of(action: int, level: int) -> Place:
    """The placement on a level. A turn has hundreds of them, so each is made only once."""
    source, code = Source.DUG if action < actions.PLACE_STORED else Source.STORED, _code(action)
    corner = actions.corner_of(code)
    return Place(
        source,
        Space.at(POSITION[actions.position_of(code)]),
        level,
        actions.turns_of(code),
        CORNERS[corner - 1] if corner else None,
    )


def decoration_of(action: int, star: int) -> Decorate:
    """The decoration whose symbol on the space `star`, or NO_STAR, the round's token stands in for."""
    number = action - actions.DECORATE
    kind, a, b = actions.KIND[number], actions.SPACE_A[number], actions.SPACE_B[number]
    symbol: Symbol = SYMBOLS[kind]
    spaces = tuple(Space.at(space) for space in sorted({a, b}))
    return Decorate(symbol, spaces, None if star == NO_STAR else Space.at(star))


def plain_move_of(action: int) -> Move:
    """The move of a number that means the same in every position: a removal, a dig, the end of a turn."""
    if action < actions.DIG:
        return Remove(Stack.at(action))
    if action < actions.PLACE:
        return Dig(Stack.at(action - actions.DIG))
    return EndTurn(KEEPS[action - actions.END])
