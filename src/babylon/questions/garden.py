"""The picture of a garden: its storage and surface, its tiles and items in the order of building."""

from dataclasses import dataclass

from babylon.questions.rows import column, columns
from babylon.rules.actions import KIND, SPACE_A, SPACE_B
from babylon.rules.board import NW, SPACES, SW, first, rest
from babylon.rules.columns import NO_TILE, bears, last_cover, support_of
from babylon.rules.scoring import item_visible, tile_visible
from babylon.rules.state import GameState, GardenState
from babylon.rules.turn import BUILDING, NOTHING

CORNERS = SW  # they are numbered from 1


@dataclass(slots=True)
class GardenRow:
    """A seat's garden as a whole."""

    flower: int = column()
    singles: int = column()  # pillars in hand
    doubles: int = column()
    stored: int = column()  # the tile in the storage slot, or NOTHING
    dug: int = column()  # the tile dug this turn and not yet placed, or NOTHING
    tiles: int = column()  # how many rows its tiles have
    items: int = column()  # how many rows its items have
    surface: list[int] = columns(SPACES)  # the level of every space


@dataclass(slots=True)
class TileRow:
    """A tile as it lies."""

    tile: int = column()
    position: int = column()
    level: int = column()
    turns: int = column()  # quarter turns clockwise
    open_corner: int = column()  # or NO_CORNER
    supports: list[int] = columns(CORNERS)  # what carries each corner: nw, ne, se, sw (`rules.placing`)
    visible: int = column()  # whether any space of it is seen from above
    fresh: int = column()  # whether it was placed this turn


@dataclass(slots=True)
class ItemRow:
    """A decoration or belvedere as it stands."""

    kind: int = column()  # `rules.board`
    first: int = column()  # its spaces; of a statue or a belvedere the same twice
    second: int = column()
    first_level: int = column()  # the surfaces under them
    second_level: int = column()
    visible: int = column()
    bears: int = column()  # whether it is a statue that has become a pillar
    hidden_by: int = column()  # out of sight: which of the tiles was the last to cover a part of it, or NO_TILE
    fresh: int = column()  # whether it was put up this turn


def write_garden(game: GameState, seat: int, row: GardenRow) -> None:
    """Tell of a seat's garden as a whole."""
    garden = game.gardens[seat]
    row.flower = garden.flower
    row.singles = garden.singles
    row.doubles = garden.doubles
    row.stored = garden.stored
    row.dug = game.dug if game.seat == seat else NOTHING
    row.tiles = garden.tiles
    row.items = garden.items
    write_surface(garden, row.surface)


def write_surface(garden: GardenState, levels: list[int]) -> None:
    """Tell the level of every space."""
    for space in range(SPACES):
        levels[space] = 0
    for level in range(1, garden.top + 1):
        board = garden.surface[level]
        while board != 0:
            levels[first(board)] = level
            board = rest(board)


def is_building(game: GameState, seat: int) -> bool:
    """Whether this seat's turn is on, and a tile dug."""
    return game.phase == BUILDING and game.seat == seat


def write_tile(game: GameState, seat: int, tile: int, row: TileRow) -> None:
    """Tell of one of a garden's tiles."""
    garden = game.gardens[seat]
    row.tile = garden.tile[tile]
    row.position = garden.tile_at[tile]
    row.level = garden.tile_level[tile]
    row.turns = garden.tile_turns[tile]
    row.open_corner = garden.tile_open[tile]
    for corner in range(CORNERS):
        row.supports[corner] = support_of(garden, tile, NW + corner)
    row.visible = int(tile_visible(game, garden, tile))
    row.fresh = int(is_building(game, seat) and tile >= garden.old_tiles)


def write_item(game: GameState, seat: int, item: int, row: ItemRow) -> None:
    """Tell of one of a garden's items."""
    garden = game.gardens[seat]
    what = garden.item[item]
    visible = item_visible(game, garden, item)
    row.kind = KIND[what]
    row.first = SPACE_A[what]
    row.second = SPACE_B[what]
    row.first_level = garden.item_level_a[item]
    row.second_level = garden.item_level_b[item]
    row.visible = int(visible)
    row.bears = int(bears(garden, item))
    row.hidden_by = NO_TILE if visible else last_cover(garden, item)
    row.fresh = int(is_building(game, seat) and item >= garden.old_items)
