"""Copies of what a turn changes. A turn touches one garden and little else, so most of a state need not be copied."""

from babylon.rules.state import GameState, GardenState


def copy_garden(target: GardenState, source: GardenState) -> None:
    """Makes `target` the same garden as `source`."""
    target.surface[:] = source.surface
    target.symbols[:] = source.symbols
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
    target.flower = source.flower


def copy_items(target: GardenState, source: GardenState) -> None:
    """The two-space items there are; what lies behind the last one is of no account."""
    items = source.items
    target.item[:items] = source.item[:items]
    target.item_level_a[:items] = source.item_level_a[:items]
    target.item_level_b[:items] = source.item_level_b[:items]
    target.item_level_gap[:items] = source.item_level_gap[:items]
    target.items = items


def copy_tiles(target: GardenState, source: GardenState) -> None:
    """The tiles there are."""
    tiles = source.tiles
    target.tile[:tiles] = source.tile[:tiles]
    target.tile_at[:tiles] = source.tile_at[:tiles]
    target.tile_level[:tiles] = source.tile_level[:tiles]
    target.tiles = tiles


def copy_turn(target: GameState, source: GameState, seat: int) -> None:
    """Makes `target` the same as `source` in all that building changes: the seat's garden, the supply, the dug tile."""
    target.supply[:] = source.supply
    target.dug = source.dug
    target.star_used = source.star_used
    target.token = source.token
    copy_garden(target.gardens[seat], source.gardens[seat])
