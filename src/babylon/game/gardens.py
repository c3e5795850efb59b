"""A garden as it can be looked at: its tiles and items in the order of building, read from the plies."""

from dataclasses import dataclass

from babylon.game.history import Ply, plies, supports_of
from babylon.game.scores import score_sheet
from babylon.pieces.garden import Garden, Item, PlacedTile
from babylon.pieces.kinds import FLOWERS, ItemKind, Source, Support
from babylon.pieces.move import Decorate, Place
from babylon.pieces.spaces import CORNERS, Space
from babylon.pieces.tile import IDS, Tile, TileSet
from babylon.rules.board import BIT, first, rest
from babylon.rules.decorating import surface
from babylon.rules.state import UNKNOWN, GameState, GardenState
from babylon.rules.turn import BUILDING, NOTHING


def tile_of(tiles: TileSet, number: int) -> Tile | None:
    """The tile with that number, unless there is none or nobody has seen it."""
    return None if number in (NOTHING, UNKNOWN) else tiles[IDS[number]]


# A placement, and one of its corners: nw, ne, se, sw.
Cover = tuple[Ply, int]


@dataclass(frozen=True, slots=True)
class _Built:
    """What a seat has built so far, with the state everything is looked at from."""

    state: GameState
    seat: int
    tiles: TileSet
    covers: dict[int, list[Cover]]  # what was placed on each space, in order

    def is_fresh(self, ply: Ply) -> bool:
        """Whether the ply belongs to the turn that is being played."""
        now = self.state
        return now.phase == BUILDING and now.seat == self.seat and now.round == ply.state.round

    def tile(self, ply: Ply) -> Tile:
        """The tile that a ply placed."""
        assert isinstance(ply.move, Place)
        assert ply.before is not None
        before = ply.before.state
        number = before.dug if ply.move.source is Source.DUG else before.gardens[self.seat].stored
        return self.tiles[IDS[number]]

    def cover(self, ply: Ply, space: int) -> Cover | None:
        """The first placement after `ply` that covers the space, and which of its corners does."""
        for cover in self.covers.get(space, ()):
            if cover[0].number > ply.number:
                return cover
        return None


def garden_of(last: Ply, tiles: TileSet, seat: int) -> Garden:
    """The garden of a seat after the last ply."""
    state = last.state
    own = state.gardens[seat]
    mine = [ply for ply in plies(last) if isinstance(ply.move, Place | Decorate) and ply.seat == seat]
    built = _Built(state, seat, tiles, _covers(mine))
    return Garden(
        seat=seat,
        flower=FLOWERS[own.flower],
        singles=own.singles,
        doubles=own.doubles,
        stored=tile_of(tiles, own.stored),
        dug=tile_of(tiles, state.dug) if state.seat == seat else None,
        surface=_surfaces(own),
        tiles=tuple(_placed(built, ply) for ply in mine if isinstance(ply.move, Place)),
        items=tuple(item for ply in mine if (item := _item(built, ply))),
        score=score_sheet(state, own),
    )


def _covers(plies: list[Ply]) -> dict[int, list[Cover]]:
    covers: dict[int, list[Cover]] = {}
    for ply in plies:
        if isinstance(ply.move, Place):
            for number, corner in enumerate(CORNERS):
                covers.setdefault(ply.move.position.corner(corner).index, []).append((ply, number))
    return covers


def _surfaces(own: GardenState) -> tuple[int, ...]:
    """The level of every space's surface."""
    levels = [0] * len(BIT)
    for level in range(1, own.top + 1):
        board = own.surface[level]
        while board:
            levels[first(board)] = level
            board = rest(board)
    return tuple(levels)


def _placed(built: _Built, ply: Ply) -> PlacedTile:
    move = ply.move
    assert isinstance(move, Place)
    return PlacedTile(
        tile=built.tile(ply),
        position=move.position,
        level=move.level,
        turns=move.turns,
        open_corner=move.open_corner,
        supports=supports_of(ply),
        visible=any(built.cover(ply, move.position.corner(corner).index) is None for corner in CORNERS),
        fresh=built.is_fresh(ply),
    )


def _item(built: _Built, ply: Ply) -> Item | None:
    kind, spaces = _kind_and_spaces(built, ply)
    if kind is None:
        return None
    parts = [space.index for space in spaces]
    if kind is ItemKind.BRIDGE:
        parts.append(sum(parts) // 2)  # the deck
    covers = [built.cover(ply, part) for part in parts]
    hiding = [cover for cover in covers if cover]
    visible = len(hiding) < len(parts)
    last, corner = max(hiding, key=lambda cover: cover[0].number) if not visible else (None, 0)
    return Item(
        kind=kind,
        spaces=spaces,
        levels=tuple(surface(ply.state.gardens[built.seat], space.index) for space in spaces),
        visible=visible,
        bears=last is not None and supports_of(last)[corner] is Support.STATUE,
        hidden_by=built.tile(last) if last else None,
        fresh=built.is_fresh(ply),
    )


def _kind_and_spaces(built: _Built, ply: Ply) -> tuple[ItemKind | None, tuple[Space, ...]]:
    """The item that a ply put up: a decoration, or the belvedere on an open corner."""
    move = ply.move
    if isinstance(move, Decorate):
        return ItemKind(move.symbol.value), move.spaces
    assert isinstance(move, Place)
    if move.open_corner is None:
        return None, ()
    space = move.position.corner(move.open_corner)
    # Ruling 7: without a belvedere left the corner stays empty.
    stands = ply.state.gardens[built.seat].belvederes & BIT[space.index]
    return (ItemKind.BELVEDERE if stands else None), (space,)
