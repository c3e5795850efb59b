"""The placement that someone means who points at a space and names no level."""

from dataclasses import dataclass

from babylon.questions.rows import column
from babylon.rules.board import NO_CORNER, SPACES, count, first
from babylon.rules.placing import highest_below
from babylon.rules.state import GameState
from babylon.rules.why_not import bare_corners

# The position of the tile that has this space at its south-west, or lies nearest to that at the rim.
NEAREST = tuple(8 * min(space >> 3, 6) + min(space & 7, 6) for space in range(SPACES))


@dataclass(slots=True)
class PlaceRow:
    """Where and how a tile would be placed, whether that is legal or not."""

    position: int = column()
    level: int = column()
    open_corner: int = column()  # or NO_CORNER


def nearest_place(game: GameState, space: int, open_corner: int, row: PlaceRow) -> None:
    """Tell the lowest placement there; unless a corner is named, the one that nothing can carry is open."""
    garden = game.gardens[game.seat]
    position = NEAREST[space]
    level = highest_below(garden, position) + 1
    bare = bare_corners(garden, position, level)
    row.position = position
    row.level = level
    row.open_corner = first(bare) if open_corner == NO_CORNER and count(bare) == 1 else open_corner
