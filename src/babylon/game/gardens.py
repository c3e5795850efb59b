"""A garden as it can be looked at: its tiles and items in the order of building, read from a state."""

from dataclasses import dataclass

from babylon.game.score_sheets import score_sheet
from babylon.pieces.garden import Garden, Item, PlacedTile
from babylon.pieces.kinds import FLOWERS, ITEM_KINDS, SUPPORTS
from babylon.pieces.score import Cover
from babylon.pieces.spaces import CORNERS, Space
from babylon.pieces.tile import IDS, Tile, TileSet
from babylon.rules.actions import KIND, SPACE_A, SPACE_B
from babylon.rules.board import BIT, NO_CORNER, NW, first, rest
from babylon.rules.columns import NO_TILE, bears, last_cover, support_of
from babylon.rules.scoring import item_visible, tile_visible
from babylon.rules.state import UNKNOWN, GameState, GardenState
from babylon.rules.turn import BUILDING, NOTHING


def tile_of(tiles: TileSet, number: int) -> Tile | None:
    """The tile with that number, unless there is none or nobody has seen it."""
    return None if number in (NOTHING, UNKNOWN) else tiles[IDS[number]]


def garden_of(state: GameState, tiles: TileSet, seat: int) -> Garden:
    """The garden of a seat."""
    own = state.gardens[seat]
    look = _Look(state, own, tiles, building=state.phase == BUILDING and state.seat == seat)
    return Garden(
        seat=seat,
        flower=FLOWERS[own.flower],
        singles=own.singles,
        doubles=own.doubles,
        stored=tile_of(tiles, own.stored),
        dug=tile_of(tiles, state.dug) if state.seat == seat else None,
        surface=_surfaces(own),
        tiles=tuple(look.tile(number) for number in range(own.tiles)),
        items=tuple(look.item(number) for number in range(own.items)),
        score=score_sheet(state, own),
    )


def _surfaces(own: GardenState) -> tuple[int, ...]:
    """The level of every space's surface."""
    levels = [0] * len(BIT)
    for level in range(1, own.top + 1):
        board = own.surface[level]
        while board:
            levels[first(board)] = level
            board = rest(board)
    return tuple(levels)


@dataclass(frozen=True, slots=True)
class _Look:
    """A garden and the state it is looked at in; `building` says that its owner's turn is on."""

    state: GameState
    own: GardenState
    tiles: TileSet
    building: bool

    def face(self, number: int) -> Tile:
        """The garden's tile with this number."""
        return self.tiles[IDS[self.own.tile[number]]]

    def tile(self, number: int) -> PlacedTile:
        """That tile as it lies."""
        own, open_corner = self.own, self.own.tile_open[number]
        nw, ne, se, sw = (SUPPORTS[support_of(own, number, NW + corner)] for corner in range(len(CORNERS)))
        return PlacedTile(
            tile=self.face(number),
            position=Space.at(own.tile_at[number]),
            level=own.tile_level[number],
            turns=own.tile_turns[number],
            open_corner=None if open_corner == NO_CORNER else CORNERS[open_corner - NW],
            supports=(nw, ne, se, sw),
            visible=tile_visible(self.state, own, number),
            fresh=self.building and number >= own.old_tiles,
        )

    def cover(self, number: int) -> Cover:
        """That tile as one that hides what is beneath it."""
        return Cover(self.face(number).id, Space.at(self.own.tile_at[number]), self.own.tile_level[number])

    def item(self, number: int) -> Item:
        """The garden's item with this number."""
        own, what = self.own, self.own.item[number]
        a, b = SPACE_A[what], SPACE_B[what]
        visible = item_visible(self.state, own, number)
        cover = NO_TILE if visible else last_cover(own, number)
        return Item(
            kind=ITEM_KINDS[KIND[what]],
            spaces=tuple(Space.at(space) for space in dict.fromkeys((a, b))),
            levels=(own.item_level_a[number],) if a == b else (own.item_level_a[number], own.item_level_b[number]),
            visible=visible,
            bears=bears(own, number),
            hidden_by=None if cover == NO_TILE else self.cover(cover),
            fresh=self.building and number >= own.old_items,
        )
