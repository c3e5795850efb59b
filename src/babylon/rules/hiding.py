"""What hides what in a garden: the tile over a space, the last cover of an item (RULES §7 and §9)."""

from babylon.rules.actions import KIND, SPACE_A, SPACE_B
from babylon.rules.board import BIT, BRIDGE, NW, OFFSET, STATUE, SW, TILE
from babylon.rules.placing import ON_STATUE, support_of
from babylon.rules.state import GardenState

NO_TILE = -1


def cover_of(garden: GardenState, space: int, level: int) -> int:
    """The tile of the garden that lies right above this space on this level, or NO_TILE.

    Tiles of one column are placed from the bottom up, so the first one found is the lowest.
    """
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


def bears(garden: GardenState, item: int) -> bool:
    """Whether an item is a statue that has become a pillar."""
    what = garden.item[item]
    tile = cover_of(garden, SPACE_A[what], garden.item_level_a[item])
    if KIND[what] != STATUE or tile == NO_TILE:
        return False
    for corner in range(NW, SW + 1):
        if garden.tile_at[tile] + OFFSET[corner] == SPACE_A[what]:
            return support_of(garden, tile, corner) == ON_STATUE
    return False
