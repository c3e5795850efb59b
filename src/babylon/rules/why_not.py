"""Which rule a move breaks: the first one found (the place, then what carries it, then the price), or ALLOWED."""

from babylon.rules.board import BIT, NO_CORNER, NW, OFFSET, POSITIONS, SW, TILE, count
from babylon.rules.placing import (
    ON_STATUE,
    OPEN,
    affordable,
    may_leave_open,
    overlapped,
    pillars_for,
    price,
    support,
    supported_corners,
)
from babylon.rules.quarry import can_dig, can_remove
from babylon.rules.refusal_codes import (
    ALLOWED,
    ALREADY_DUG,
    CLAY_GONE,
    COMPLETE_OVERLAP,
    CORNER_UNSUPPORTED,
    DIG_FIRST,
    GAME_OVER,
    LEVEL_SKIPPED,
    NO_BELVEDERE,
    NO_DOUBLE_LEFT,
    NO_DUG_TILE,
    NO_STORED_TILE,
    NOT_REVEALED,
    OUTSIDE_GARDEN,
    REMOVE_FIRST,
    SETUP_DONE,
    STACK_EMPTY,
    STATUE_BEARS,
    SURFACE_TOO_HIGH,
    TOO_FEW_PILLARS,
    TOO_FEW_SUPPORTS,
)
from babylon.rules.state import GameState, GardenState
from babylon.rules.turn import BUILDING, DIGGING, NOTHING, OVER, REMOVING


def why_not_now(game: GameState, phase: int) -> int:
    """Why a move of this phase is not due."""
    if game.phase == OVER:
        return GAME_OVER
    if game.phase == phase:
        return ALLOWED
    if game.phase == REMOVING:
        return REMOVE_FIRST
    if phase == REMOVING:
        return SETUP_DONE
    return DIG_FIRST if game.phase == DIGGING else ALREADY_DUG


def why_not_remove(game: GameState, stack: int) -> int:
    """Why this clay tile can't be removed (RULES §3.4)."""
    code = why_not_now(game, REMOVING)
    if code == ALLOWED and not can_remove(game, stack):
        return CLAY_GONE
    return code


def why_not_dig(game: GameState, stack: int) -> int:
    """Why this stack can't be dug (RULES §4A)."""
    code = why_not_now(game, DIGGING)
    if code == ALLOWED and not can_dig(game, stack):
        return STACK_EMPTY if game.height[stack] == 0 else NOT_REVEALED
    return code


def why_not_tile(game: GameState, stored: int) -> int:
    """Why the dug or the stored tile can't be used: it isn't there (RULES §4B)."""
    code = why_not_now(game, BUILDING)
    if code != ALLOWED:
        return code
    if stored != 0:
        return NO_STORED_TILE if game.gardens[game.seat].stored == NOTHING else ALLOWED
    return NO_DUG_TILE if game.dug == NOTHING else ALLOWED


def why_not_place(game: GameState, stored: int, position: int, level: int, open_corner: int) -> int:
    """Why a tile can't be placed so (RULES §5)."""
    garden = game.gardens[game.seat]
    code = why_not_tile(game, stored)
    if code == ALLOWED:
        code = why_not_lie_there(game, garden, position, level, open_corner)
    if code == ALLOWED:
        code = why_not_paid(game, garden, position, level, open_corner)
    return code


def why_not_lie_there(game: GameState, garden: GardenState, position: int, level: int, open_corner: int) -> int:
    """Why a tile can't lie so, whoever pays for it: all that can be said of the tiles of a finished garden."""
    if (POSITIONS & BIT[position]) == 0:
        return OUTSIDE_GARDEN
    code = why_not_room(garden, position, level)
    if code != ALLOWED:
        return code
    if (overlapped(game, garden, level) & BIT[position]) != 0:
        return COMPLETE_OVERLAP
    return why_not_held(game, garden, position, level, open_corner)


def why_not_room(garden: GardenState, position: int, level: int) -> int:
    """Why the level can't be reached here at all."""
    if level > garden.top + 1:
        return LEVEL_SKIPPED
    for lower in range(max(level, 0), garden.top + 1):
        if (garden.surface[lower] & TILE[position]) != 0:
            return SURFACE_TOO_HIGH
    # A tile lies on pillars: level 0 is the board's own.
    return ALLOWED if level > 0 else SURFACE_TOO_HIGH


def why_not_held(game: GameState, garden: GardenState, position: int, level: int, open_corner: int) -> int:
    """Why the corners don't hold the tile: one may be open, with a belvedere on it, and a statue always bears."""
    bare = bare_corners(garden, position, level)
    if open_corner != NO_CORNER and support(garden, position + OFFSET[open_corner], level) == ON_STATUE:
        return STATUE_BEARS
    if count(bare) > 1:
        return TOO_FEW_SUPPORTS
    if (bare != 0 or open_corner != NO_CORNER) and not may_leave_open(game):
        return NO_BELVEDERE
    return CORNER_UNSUPPORTED if bare != 0 and bare != BIT[open_corner] else ALLOWED


def bare_corners(garden: GardenState, position: int, level: int) -> int:
    """The corners of a tile that nothing can carry: a bit for each of their numbers."""
    bare = 0
    for corner in range(NW, SW + 1):
        if support(garden, position + OFFSET[corner], level) == OPEN:
            bare |= BIT[corner]
    return bare


def why_not_paid(game: GameState, garden: GardenState, position: int, level: int, open_corner: int) -> int:
    """Why the pillars can't be paid."""
    singles, doubles = pillars_for(garden, supported_corners(position, open_corner), level)
    if affordable(game, garden, singles, doubles):
        return ALLOWED
    enough = price(garden, supported_corners(position, open_corner), level) <= garden.singles
    return NO_DOUBLE_LEFT if enough else TOO_FEW_PILLARS
