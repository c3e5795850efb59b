"""Which rule a move breaks: the first one found (the place, then what carries it, then the price), or None."""

from babylon.rules.board import BIT, NO_CORNER, NW, OFFSET, POSITIONS, SW, TILE
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
from babylon.rules.refusal_codes import Refusal
from babylon.rules.state import GameState, GardenState
from babylon.rules.turn import BUILDING, DIGGING, NOTHING, OVER, REMOVING


def why_not_now(game: GameState, phase: int) -> Refusal | None:
    """Why a move of this phase is not due."""
    if game.phase == OVER:
        return Refusal.GAME_OVER
    if game.phase == phase:
        return None
    if game.phase == REMOVING:
        return Refusal.REMOVE_FIRST
    if phase == REMOVING:
        return Refusal.SETUP_DONE
    return Refusal.DIG_FIRST if game.phase == DIGGING else Refusal.ALREADY_DUG


def why_not_remove(game: GameState, stack: int) -> Refusal | None:
    """Why this clay tile can't be removed (RULES §3.4)."""
    refusal = why_not_now(game, REMOVING)
    if refusal is None and not can_remove(game, stack):
        return Refusal.CLAY_GONE
    return refusal


def why_not_dig(game: GameState, stack: int) -> Refusal | None:
    """Why this stack can't be dug (RULES §4A)."""
    refusal = why_not_now(game, DIGGING)
    if refusal is None and not can_dig(game, stack):
        return Refusal.STACK_EMPTY if game.height[stack] == 0 else Refusal.NOT_REVEALED
    return refusal


def why_not_tile(game: GameState, stored: bool) -> Refusal | None:
    """Why the dug or the stored tile can't be used: it isn't there (RULES §4B)."""
    refusal = why_not_now(game, BUILDING)
    if refusal is not None:
        return refusal
    if stored:
        return Refusal.NO_STORED_TILE if game.gardens[game.seat].stored == NOTHING else None
    return Refusal.NO_DUG_TILE if game.dug == NOTHING else None


def why_not_place(game: GameState, stored: bool, position: int, level: int, open_corner: int) -> Refusal | None:
    """Why a tile can't be placed so (RULES §5)."""
    garden = game.gardens[game.seat]
    return (
        why_not_tile(game, stored)
        or why_not_lie_there(game, garden, position, level, open_corner)
        or why_not_paid(game, garden, position, level, open_corner)
    )


def why_not_lie_there(
    game: GameState, garden: GardenState, position: int, level: int, open_corner: int
) -> Refusal | None:
    """Why a tile can't lie so, whoever pays for it: all that can be said of the tiles of a finished garden."""
    if (POSITIONS & BIT[position]) == 0:
        return Refusal.OUTSIDE_GARDEN
    refusal = why_not_room(garden, position, level)
    if refusal is not None:
        return refusal
    if (overlapped(game, garden, level) & BIT[position]) != 0:
        return Refusal.COMPLETE_OVERLAP
    return why_not_held(game, garden, position, level, open_corner)


def why_not_room(garden: GardenState, position: int, level: int) -> Refusal | None:
    """Why the level can't be reached here at all."""
    if level > garden.top + 1:
        return Refusal.LEVEL_SKIPPED
    for lower in range(max(level, 0), garden.top + 1):
        if (garden.surface[lower] & TILE[position]) != 0:
            return Refusal.SURFACE_TOO_HIGH
    # A tile lies on pillars: level 0 is the board's own.
    return None if level > 0 else Refusal.SURFACE_TOO_HIGH


def why_not_held(game: GameState, garden: GardenState, position: int, level: int, open_corner: int) -> Refusal | None:
    """Why the corners don't hold the tile: one may be open, with a belvedere on it, and a statue always bears."""
    bare = unsupported(garden, position, level)
    if open_corner != NO_CORNER and support(garden, position + OFFSET[open_corner], level) == ON_STATUE:
        return Refusal.STATUE_BEARS
    if len(bare) > 1:
        return Refusal.TOO_FEW_SUPPORTS
    if (bare or open_corner != NO_CORNER) and not may_leave_open(game):
        return Refusal.NO_BELVEDERE
    return Refusal.CORNER_UNSUPPORTED if bare and open_corner not in bare else None


def unsupported(garden: GardenState, position: int, level: int) -> list[int]:
    """The corners of a tile that nothing can carry."""
    return [corner for corner in range(NW, SW + 1) if support(garden, position + OFFSET[corner], level) == OPEN]


def why_not_paid(game: GameState, garden: GardenState, position: int, level: int, open_corner: int) -> Refusal | None:
    """Why the pillars can't be paid."""
    singles, doubles = pillars_for(garden, supported_corners(position, open_corner), level)
    if affordable(game, garden, singles, doubles):
        return None
    enough = price(garden, supported_corners(position, open_corner), level) <= garden.singles
    return Refusal.NO_DOUBLE_LEFT if enough else Refusal.TOO_FEW_PILLARS
