"""A garden as it can be looked at: its tiles and items in the order of building, read from a state."""

from dataclasses import dataclass

from babylon.game.score_sheets import score_sheet
from babylon.pieces.garden import Garden, Item, PlacedTile
from babylon.pieces.kinds import FLOWERS, ITEM_KINDS, SUPPORTS
from babylon.pieces.score import Cover, ScoreSheet
from babylon.pieces.spaces import CORNERS, Space
from babylon.pieces.tile import IDS, Tile, TileSet
from babylon.questions.garden import GardenRow, ItemRow, TileRow, write_garden, write_item, write_tile
from babylon.rules.board import NO_CORNER, NW
from babylon.rules.columns import NO_TILE
from babylon.rules.state import UNKNOWN, GameState
from babylon.rules.turn import NOTHING


def tile_of(tiles: TileSet, number: int) -> Tile | None:
    """The tile with that number, unless there is none or nobody has seen it."""
    return None if number in (NOTHING, UNKNOWN) else tiles[IDS[number]]


def garden_of(state: GameState, tiles: TileSet, seat: int) -> Garden:
    """The garden of a seat."""
    row = GardenRow()
    write_garden(state, seat, row)
    lying, standing = [TileRow() for _ in range(row.tiles)], [ItemRow() for _ in range(row.items)]
    for number, tile in enumerate(lying):
        write_tile(state, seat, number, tile)
    for number, item in enumerate(standing):
        write_item(state, seat, number, item)
    return GardenRows(seat, row, lying, standing, score_sheet(state, state.gardens[seat])).garden(tiles)


@dataclass(frozen=True, slots=True)
class GardenRows:
    """What is told of a garden, in numbers."""

    seat: int
    row: GardenRow
    tiles: list[TileRow]
    items: list[ItemRow]
    score: ScoreSheet

    def garden(self, tiles: TileSet) -> Garden:
        """The garden that they tell of."""
        row, placed = self.row, tuple(_tile(tiles, one) for one in self.tiles)
        return Garden(
            seat=self.seat,
            flower=FLOWERS[row.flower],
            singles=row.singles,
            doubles=row.doubles,
            stored=tile_of(tiles, row.stored),
            dug=tile_of(tiles, row.dug),
            surface=tuple(row.surface),
            tiles=placed,
            items=tuple(_item(placed, one) for one in self.items),
            score=self.score,
        )


def _tile(tiles: TileSet, row: TileRow) -> PlacedTile:
    """A tile as it lies."""
    nw, ne, se, sw = (SUPPORTS[support] for support in row.supports)
    return PlacedTile(
        tile=tiles[IDS[row.tile]],
        position=Space.at(row.position),
        level=row.level,
        turns=row.turns,
        open_corner=None if row.open_corner == NO_CORNER else CORNERS[row.open_corner - NW],
        supports=(nw, ne, se, sw),
        visible=bool(row.visible),
        fresh=bool(row.fresh),
    )


def _item(placed: tuple[PlacedTile, ...], row: ItemRow) -> Item:
    """An item as it stands."""
    single = row.first == row.second
    return Item(
        kind=ITEM_KINDS[row.kind],
        spaces=(Space.at(row.first),) if single else (Space.at(row.first), Space.at(row.second)),
        levels=(row.first_level,) if single else (row.first_level, row.second_level),
        visible=bool(row.visible),
        bears=bool(row.bears),
        hidden_by=None if row.hidden_by == NO_TILE else _cover(placed[row.hidden_by]),
        fresh=bool(row.fresh),
    )


def _cover(tile: PlacedTile) -> Cover:
    """A tile as one that hides what is beneath it."""
    return Cover(tile.tile.id, tile.position, tile.level)
