"""Which rule of RULES §6 a decoration breaks: the first one, or None when it is legal."""

from babylon.rules.board import BIT, BRIDGE, EAST, FOUNTAIN, NORTH, STAIRWAY, STATUE
from babylon.rules.decorating import in_line, item_spaces, printed, surface
from babylon.rules.edition_choices import GAP_EMPTY
from babylon.rules.refusal_codes import Refusal
from babylon.rules.state import GameState, GardenState
from babylon.rules.supply import DECORATIONS
from babylon.rules.tokens import CHANGES_SYMBOL, FILLS_BLANK
from babylon.rules.turn import BUILDING
from babylon.rules.why_not import why_not_now

NO_STAR = -1
REACH = {STATUE: 0, FOUNTAIN: 1, STAIRWAY: 1, BRIDGE: 2}  # from the first space to the second


def why_not_decorate(game: GameState, kind: int, a: int, b: int, star: int) -> Refusal | None:
    """Why this decoration can't be put on the spaces `a` and `b` (one and the same for a statue).

    `star` is the space whose symbol the round's token stands in for.
    """
    garden = game.gardens[game.seat]
    refusal = why_not_now(game, BUILDING)
    if refusal is None and garden.fresh == 0:
        refusal = Refusal.NOTHING_PLACED
    if refusal is None and game.supply[DECORATIONS[kind]] == 0:
        refusal = Refusal.NONE_LEFT
    if refusal is None and not aligned(kind, a, b):
        refusal = Refusal.NOT_ADJACENT
    return (
        refusal
        or why_not_spaces(game, garden, BIT[a] | BIT[b])
        or why_not_symbols(game, garden, kind, BIT[a] | BIT[b], star)
        or why_not_kind(game, garden, kind, a, b)
    )


def why_not_stand_there(game: GameState, garden: GardenState, kind: int, a: int, b: int) -> Refusal | None:
    """Why a decoration can't stand so, whenever it was put up: all that can be said of those of a finished garden.

    Nobody knows which statue was the first, nor what token stood in for a symbol.
    """
    if not aligned(kind, a, b):
        return Refusal.NOT_ADJACENT
    if (garden.surface[0] & (BIT[a] | BIT[b])) != 0:
        return Refusal.NO_TILE_BELOW
    refusal = why_not_spaces(game, garden, BIT[a] | BIT[b])
    if refusal is not None or kind == STATUE:
        return refusal
    return why_not_kind(game, garden, kind, a, b)


def aligned(kind: int, a: int, b: int) -> bool:
    """Whether the two spaces have the distance this item needs, along a row or a column."""
    reach = REACH[kind]
    east = b - a == reach * EAST and a // 8 == b // 8
    return east or b - a == reach * NORTH


def why_not_spaces(game: GameState, garden: GardenState, spaces: int) -> Refusal | None:
    """Why the spaces can't be used: none on a tile of this turn, or something is in the way."""
    if (garden.fresh & spaces) == 0:
        return Refusal.NOT_FRESH
    if (garden.occupied & spaces) != 0:
        return Refusal.SPACE_OCCUPIED
    return Refusal.UNDER_BRIDGE if (spaces & ~item_spaces(game, garden)) != 0 else None


def why_not_symbols(game: GameState, garden: GardenState, kind: int, spaces: int, star: int) -> Refusal | None:
    """Why the symbols don't fit, with the one the token stands in for (ruling 6)."""
    missing = spaces & ~garden.symbols[kind]
    if star == NO_STAR:
        return Refusal.WRONG_SYMBOL if missing != 0 else None
    if not (CHANGES_SYMBOL[game.token] or FILLS_BLANK[game.token]):
        return Refusal.NO_SUCH_TOKEN
    if game.star_used != 0:
        return Refusal.TOKEN_USED
    if (missing & BIT[star]) == 0:
        return Refusal.TOKEN_NOT_NEEDED
    lets = FILLS_BLANK if (printed(garden) & BIT[star]) == 0 else CHANGES_SYMBOL
    if (garden.fresh & BIT[star]) == 0 or not lets[game.token]:
        return Refusal.TOKEN_NOT_HERE
    return Refusal.WRONG_SYMBOL if missing != BIT[star] else None


def why_not_kind(game: GameState, garden: GardenState, kind: int, a: int, b: int) -> Refusal | None:
    """What the item's own rule says."""
    if kind == STATUE:
        return None if (in_line(garden) & BIT[a]) != 0 else Refusal.NOT_IN_LINE
    difference = abs(surface(garden, a) - surface(garden, b))
    if kind == STAIRWAY:
        return None if difference == 1 else Refusal.NOT_ONE_STEP
    if kind == FOUNTAIN and same_tile(garden, a, b):
        return Refusal.SAME_TILE
    if difference != 0:
        return Refusal.NOT_SAME_LEVEL
    return why_not_gap(game, garden, (a + b) >> 1, surface(garden, a)) if kind == BRIDGE else None


def same_tile(garden: GardenState, a: int, b: int) -> bool:
    """Whether the neighbours `a` and `b` lie on one tile (ruling 10)."""
    joined = garden.joined_east if b - a == EAST else garden.joined_north
    return (joined & BIT[a]) != 0


def why_not_gap(game: GameState, garden: GardenState, gap: int, level: int) -> Refusal | None:
    """Why a bridge on `level` can't span this space (RULES §6 and §8)."""
    if surface(garden, gap) >= level:
        return Refusal.GAP_TOO_HIGH
    if (garden.decks & BIT[gap]) != 0:
        return Refusal.GAP_CROSSED
    if game.gap == GAP_EMPTY and (garden.occupied & BIT[gap]) != 0:
        return Refusal.GAP_OCCUPIED
    return None
