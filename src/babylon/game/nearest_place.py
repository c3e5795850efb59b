"""The placement that someone means who points at a space and names no level."""

from babylon.pieces.kinds import Source
from babylon.pieces.move import Place
from babylon.pieces.spaces import CORNERS, Corner, Space
from babylon.rules.columns import level_above
from babylon.rules.state import GameState
from babylon.rules.why_not import unsupported


def nearest_place(state: GameState, source: Source, space: Space, turns: int, open_corner: Corner | None) -> Place:
    """The lowest placement there; unless a corner is named, the one that nothing can carry is open."""
    garden, position = state.gardens[state.seat], space.nearest_position
    level = level_above(garden, position.index)
    bare = unsupported(garden, position.index, level)
    if open_corner is None and len(bare) == 1:
        open_corner = CORNERS[bare[0] - 1]
    return Place(source, position, level, turns, open_corner)
