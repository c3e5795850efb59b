"""Copies of what building changes. It touches one garden and little else, so most of a state need not be copied."""

from babylon.rules.state import LEVELS, GameState, GardenState
from babylon.rules.supply import PIECE_KINDS


def copy_garden(target: GardenState, source: GardenState) -> None:
    """Make `target` the same garden as `source`, but for its flower."""
    for level in range(LEVELS):
        target.surface[level] = source.surface[level]
    for symbol in range(4):
        target.symbols[symbol] = source.symbols[symbol]
    target.positions = source.positions
    target.occupied = source.occupied
    target.statues = source.statues
    target.buried = source.buried
    target.belvederes = source.belvederes
    target.decks = source.decks
    target.joined_east = source.joined_east
    target.joined_north = source.joined_north
    target.fresh = source.fresh
    copy_items(target, source)
    copy_tiles(target, source)
    target.top = source.top
    target.singles = source.singles
    target.doubles = source.doubles
    target.stored = source.stored
    target.old_tiles = source.old_tiles
    target.old_items = source.old_items


def copy_items(target: GardenState, source: GardenState) -> None:
    """The items there are; what lies behind the last one is of no account."""
    target.items = source.items
    for item in range(source.items):
        target.item[item] = source.item[item]
        target.item_level_a[item] = source.item_level_a[item]
        target.item_level_b[item] = source.item_level_b[item]
        target.item_level_gap[item] = source.item_level_gap[item]


def copy_tiles(target: GardenState, source: GardenState) -> None:
    """The tiles there are."""
    target.tiles = source.tiles
    for tile in range(source.tiles):
        target.tile[tile] = source.tile[tile]
        target.tile_at[tile] = source.tile_at[tile]
        target.tile_level[tile] = source.tile_level[tile]
        target.tile_turns[tile] = source.tile_turns[tile]
        target.tile_open[tile] = source.tile_open[tile]


def copy_turn(target: GameState, source: GameState, seat: int) -> None:
    """Make `target` the same as `source` in all that building changes: the seat's garden, the supply, the dug tile."""
    for piece in range(PIECE_KINDS):
        target.supply[piece] = source.supply[piece]
    target.dug = source.dug
    target.star_used = source.star_used
    copy_garden(target.gardens[seat], source.gardens[seat])
