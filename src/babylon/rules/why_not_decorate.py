"""Which rule of RULES §6 a decoration breaks: the first one, or ALLOWED when it is legal."""

from babylon.rules.board import BIT, BRIDGE, EAST, FOUNTAIN, NORTH, STAIRWAY, STATUE
from babylon.rules.decorating import NO_STAR, in_line, item_spaces, printed, surface
from babylon.rules.edition_choices import GAP_EMPTY
from babylon.rules.refusal_codes import (
    ALLOWED,
    GAP_CROSSED,
    GAP_OCCUPIED,
    GAP_TOO_HIGH,
    NO_SUCH_TOKEN,
    NO_TILE_BELOW,
    NONE_LEFT,
    NOT_ADJACENT,
    NOT_FRESH,
    NOT_IN_LINE,
    NOT_ONE_STEP,
    NOT_SAME_LEVEL,
    NOTHING_PLACED,
    SAME_TILE,
    SPACE_OCCUPIED,
    TOKEN_NOT_HERE,
    TOKEN_NOT_NEEDED,
    TOKEN_USED,
    UNDER_BRIDGE,
    WRONG_SYMBOL,
)
from babylon.rules.state import GameState, GardenState
from babylon.rules.supply import DECORATIONS
from babylon.rules.tokens import CHANGES_SYMBOL, FILLS_BLANK
from babylon.rules.turn import BUILDING
from babylon.rules.why_not import why_not_now

REACH = (0, 1, 2, 1)  # from the first space to the second, by the kind of item


def why_not_decorate(game: GameState, kind: int, a: int, b: int, star: int) -> int:
    """Why this decoration can't be put on the spaces `a` and `b` (one and the same for a statue).

    `star` is the space whose symbol the round's token stands in for.
    """
    garden = game.gardens[game.seat]
    code = why_not_now(game, BUILDING)
    if code == ALLOWED and garden.fresh == 0:
        code = NOTHING_PLACED
    if code == ALLOWED and game.supply[DECORATIONS[kind]] == 0:
        code = NONE_LEFT
    if code == ALLOWED and not aligned(kind, a, b):
        code = NOT_ADJACENT
    if code == ALLOWED:
        code = why_not_spaces(game, garden, BIT[a] | BIT[b])
    if code == ALLOWED:
        code = why_not_symbols(game, garden, kind, BIT[a] | BIT[b], star)
    if code == ALLOWED:
        code = why_not_kind(game, garden, kind, a, b)
    return code


def why_not_stand_there(game: GameState, garden: GardenState, kind: int, a: int, b: int) -> int:
    """Why a decoration can't stand so, whenever it was put up: all that can be said of those of a finished garden.

    Nobody knows which statue was the first, nor what token stood in for a symbol.
    """
    if not aligned(kind, a, b):
        return NOT_ADJACENT
    if (garden.surface[0] & (BIT[a] | BIT[b])) != 0:
        return NO_TILE_BELOW
    code = why_not_spaces(game, garden, BIT[a] | BIT[b])
    if code != ALLOWED or kind == STATUE:
        return code
    return why_not_kind(game, garden, kind, a, b)


def aligned(kind: int, a: int, b: int) -> bool:
    """Whether the two spaces have the distance this item needs, along a row or a column."""
    reach = REACH[kind]
    east = b - a == reach * EAST and a // 8 == b // 8
    return east or b - a == reach * NORTH


def why_not_spaces(game: GameState, garden: GardenState, spaces: int) -> int:
    """Why the spaces can't be used: none on a tile of this turn, or something is in the way."""
    if (garden.fresh & spaces) == 0:
        return NOT_FRESH
    if (garden.occupied & spaces) != 0:
        return SPACE_OCCUPIED
    return UNDER_BRIDGE if (spaces & ~item_spaces(game, garden)) != 0 else ALLOWED


def why_not_symbols(game: GameState, garden: GardenState, kind: int, spaces: int, star: int) -> int:
    """Why the symbols don't fit, with the one the token stands in for (ruling 6)."""
    missing = spaces & ~garden.symbols[kind]
    if star == NO_STAR:
        return WRONG_SYMBOL if missing != 0 else ALLOWED
    if CHANGES_SYMBOL[game.token] == 0 and FILLS_BLANK[game.token] == 0:
        return NO_SUCH_TOKEN
    if game.star_used != 0:
        return TOKEN_USED
    if (missing & BIT[star]) == 0:
        return TOKEN_NOT_NEEDED
    blank = (printed(garden) & BIT[star]) == 0
    lets = FILLS_BLANK[game.token] if blank else CHANGES_SYMBOL[game.token]
    if (garden.fresh & BIT[star]) == 0 or lets == 0:
        return TOKEN_NOT_HERE
    return WRONG_SYMBOL if missing != BIT[star] else ALLOWED


def why_not_kind(game: GameState, garden: GardenState, kind: int, a: int, b: int) -> int:
    """What the item's own rule says."""
    if kind == STATUE:
        return ALLOWED if (in_line(garden) & BIT[a]) != 0 else NOT_IN_LINE
    difference = abs(surface(garden, a) - surface(garden, b))
    if kind == STAIRWAY:
        return ALLOWED if difference == 1 else NOT_ONE_STEP
    if kind == FOUNTAIN and same_tile(garden, a, b):
        return SAME_TILE
    if difference != 0:
        return NOT_SAME_LEVEL
    return why_not_gap(game, garden, (a + b) >> 1, surface(garden, a)) if kind == BRIDGE else ALLOWED


def same_tile(garden: GardenState, a: int, b: int) -> bool:
    """Whether the neighbours `a` and `b` lie on one tile (ruling 10)."""
    joined = garden.joined_east if b - a == EAST else garden.joined_north
    return (joined & BIT[a]) != 0


def why_not_gap(game: GameState, garden: GardenState, gap: int, level: int) -> int:
    """Why a bridge on `level` can't span this space (RULES §6 and §8)."""
    if surface(garden, gap) >= level:
        return GAP_TOO_HIGH
    if (garden.decks & BIT[gap]) != 0:
        return GAP_CROSSED
    if game.gap == GAP_EMPTY and (garden.occupied & BIT[gap]) != 0:
        return GAP_OCCUPIED
    return ALLOWED
