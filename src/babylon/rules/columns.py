"""What lies over and under what in a garden: what carries a tile, what covers an item (RULES §5.2, §7 and §9).

Tiles of one column are placed from the bottom up, and all that was ever put up is written down: so a state tells.
"""

from babylon.rules.actions import KIND, SPACE_A, SPACE_B
from babylon.rules.board import BIT, BRIDGE, NO_CORNER, OFFSET, STATUE, TILE
from babylon.rules.placing import ON_DOUBLE, ON_SINGLE, ON_STATUE, OPEN
from babylon.rules.state import GardenState

NO_TILE = -1


def cover_of(garden: GardenState, space: int, level: int) -> int:
    """The tile of the garden that lies right above this space on this level, or NO_TILE."""
    for tile in range(garden.tiles):
        if garden.tile_level[tile] > level and (TILE[garden.tile_at[tile]] & BIT[space]) != 0:
            return tile
    return NO_TILE


def last_cover(garden: GardenState, item: int) -> int:
    """The tile that was the last to cover a part of an item, or NO_TILE while none of its parts is covered."""
    what = garden.item[item]
    a = SPACE_A[what]
    b = SPACE_B[what]
    last = max(
        cover_of(garden, a, garden.item_level_a[item]),
        cover_of(garden, b, garden.item_level_b[item]),
    )
    if KIND[what] == BRIDGE:
        last = max(last, cover_of(garden, (a + b) >> 1, garden.item_level_gap[item]))
    return last


def floor_of(garden: GardenState, tile: int, space: int) -> int:
    """The surface of this space that a tile of the garden was laid over."""
    floor = 0
    for lower in range(tile):
        if (TILE[garden.tile_at[lower]] & BIT[space]) != 0:
            floor = garden.tile_level[lower]
    return floor


def statue_stood(garden: GardenState, space: int, level: int) -> bool:
    """Whether a statue was ever put on this space on this level."""
    found = False
    for item in range(garden.items):
        # A statue's number is its space's.
        found = found or (garden.item[item] == space and garden.item_level_a[item] == level)
    return found


def support_of(garden: GardenState, tile: int, corner: int) -> int:
    """What carries a corner of one of the garden's tiles."""
    if garden.tile_open[tile] == corner:
        return OPEN
    space = garden.tile_at[tile] + OFFSET[corner]
    below = garden.tile_level[tile] - 1
    if floor_of(garden, tile, space) < below:
        return ON_DOUBLE
    # Ruling 1: a statue right below always carries.
    return ON_STATUE if statue_stood(garden, space, below) else ON_SINGLE


def bears(garden: GardenState, item: int) -> bool:
    """Whether an item is a statue that has become a pillar."""
    what = garden.item[item]
    if KIND[what] != STATUE:
        return False
    tile = cover_of(garden, what, garden.item_level_a[item])
    if tile == NO_TILE or garden.tile_level[tile] != garden.item_level_a[item] + 1:
        return False
    open_corner = garden.tile_open[tile]
    return open_corner == NO_CORNER or garden.tile_at[tile] + OFFSET[open_corner] != what
