"""The whole state of a game, described once: what there is, how large it is, what it means.

Plain Python plays on the two classes below. `layout` hands the same description to whoever wants the state as one
block of memory. A *board* is 64 bits, one a space; *small* numbers fit in a signed byte, *counts* in 16 bits.
"""

from dataclasses import Field, dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar

from babylon.rules.supply import PIECE_KINDS
from babylon.rules.tokens import BOX, TOKEN_KINDS

LEVELS = 17  # the board is level 0; sixteen tiles reach level 16 at the most
TILES = 16  # tiles one garden can hold: one dug a round, 15 rounds, and the starting tile
ITEMS = 4 * TILES  # items one garden can hold: one a space of its tiles
UNKNOWN = 52  # the tile that stands for one nobody has seen yet

BOARD, SMALL, COUNT, GARDENS = "board", "small", "count", "gardens"


def _one(kind: str) -> Any:
    return field(default=0, metadata={"kind": kind, "length": 0})


def _many(kind: str, length: int) -> Any:
    return field(default_factory=lambda: [0] * length, metadata={"kind": kind, "length": length})


@dataclass(slots=True)
class GardenState:
    """One player's garden and storage."""

    surface: list[int] = _many(BOARD, LEVELS)  # the spaces whose surface is on this level
    symbols: list[int] = _many(BOARD, 4)  # the visible spaces that show this symbol
    positions: int = _one(BOARD)  # every position that ever got a tile
    occupied: int = _one(BOARD)  # visible spaces with an item on them
    statues: int = _one(BOARD)  # visible statues
    buried: int = _one(BOARD)  # statues hidden without bearing (ruling 3)
    belvederes: int = _one(BOARD)  # visible belvederes
    decks: int = _one(BOARD)  # spaces under the deck of a bridge, no tile above it
    joined_east: int = _one(BOARD)  # spaces that share a tile with their eastern neighbour
    joined_north: int = _one(BOARD)  # spaces that share a tile with their northern neighbour
    fresh: int = _one(BOARD)  # visible spaces of the tiles placed this turn
    item: list[int] = _many(COUNT, ITEMS)  # all that was ever put up, in order: `actions.KIND` and the like tell what
    item_level_a: list[int] = _many(SMALL, ITEMS)  # the surface under the item's first space
    item_level_b: list[int] = _many(SMALL, ITEMS)  # the surface under its second space
    item_level_gap: list[int] = _many(SMALL, ITEMS)  # the surface under a bridge's deck
    tile: list[int] = _many(SMALL, TILES)  # the tiles in the order of placing
    tile_at: list[int] = _many(SMALL, TILES)  # the position of each: its south-west space
    tile_level: list[int] = _many(SMALL, TILES)
    tile_turns: list[int] = _many(SMALL, TILES)  # quarter turns clockwise
    tile_open: list[int] = _many(SMALL, TILES)  # the corner that is open, or NO_CORNER
    tiles: int = _one(SMALL)  # how many tiles
    items: int = _one(SMALL)  # how many items
    old_tiles: int = _one(SMALL)  # how many of the tiles are from earlier turns
    old_items: int = _one(SMALL)  # how many of the items are from earlier turns
    top: int = _one(SMALL)  # the highest level built
    singles: int = _one(SMALL)
    doubles: int = _one(SMALL)
    stored: int = _one(SMALL)  # the tile in the storage slot, or -1
    flower: int = _one(SMALL)


@dataclass(slots=True)
class GameState:
    """Everything that is common to the table, and the gardens."""

    face: list[int] = _many(COUNT, UNKNOWN + 1)  # each tile's symbols: four bits a symbol, nw ne se sw from the lowest
    supply: list[int] = _many(COUNT, PIECE_KINDS)  # what is left of each piece
    flower: list[int] = _many(SMALL, UNKNOWN + 1)  # each tile's flower
    stack: list[int] = _many(SMALL, 48)  # the quarry's tiles: basalt, granite, clay of A1, then of B1 …
    height: list[int] = _many(SMALL, 16)  # how many tiles each stack still has
    box: list[int] = _many(SMALL, TOKEN_KINDS)  # how many of each token the box has
    tokens: list[int] = _many(SMALL, BOX)  # the round tokens in the order of revealing
    token_count: int = _one(SMALL)
    token: int = _one(SMALL)  # the effect of this round
    round: int = _one(SMALL)  # how many tokens have been revealed
    players: int = _one(SMALL)
    seat: int = _one(SMALL)  # whose turn it is
    phase: int = _one(SMALL)
    removals: int = _one(SMALL)  # clay tiles still to be removed in the setup
    dug: int = _one(SMALL)  # the tile dug this turn and not yet placed, or -1
    star_used: int = _one(SMALL)  # whether this turn's symbol token has been used
    highest: int = _one(SMALL)  # edition: what the highest tile scores
    overlap: int = _one(SMALL)  # edition: how far "no complete overlap" reaches
    gap: int = _one(SMALL)  # edition: what becomes of the space under a bridge
    belvederes: int = _one(SMALL)  # edition: whether an open corner needs a belvedere
    gardens: list[GardenState] = field(default_factory=list, metadata={"kind": GARDENS, "length": 0})


def layout(state: type[GardenState] | type[GameState]) -> list[tuple[str, str, int]]:
    """Name, kind and length (0: a single value) of every field, in order."""
    described: tuple[Field[Any], ...] = fields(state)
    return [(one.name, one.metadata["kind"], one.metadata["length"]) for one in described]


def _names(state: type[GardenState] | type[GameState]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields that are lists, and those that are single numbers."""
    described = [field for field in layout(state) if field[1] != GARDENS]
    return tuple(name for name, _, length in described if length), tuple(name for name, _, one in described if not one)


_NAMES = {state: _names(state) for state in (GardenState, GameState)}
_VALUES = {
    state: attrgetter(*(name for name, kind, _ in layout(state) if kind != GARDENS))
    for state in (GardenState, GameState)
}

S = TypeVar("S", GardenState, GameState)


def _copied(source: S) -> S:
    kind = type(source)
    values: list[Any] = [value[:] if type(value) is list else value for value in _VALUES[kind](source)]
    return kind(*values)


def copied(game: GameState) -> GameState:
    """A state of its own that equals `game`."""
    return _with_gardens(game, [_copied(garden) for garden in game.gardens])


def ahead(game: GameState, *, turn_ends: bool) -> GameState:
    """A state to play one move on. It has gardens of its own only for the seats that the move concerns."""
    moving = {game.seat, (game.seat + 1) % game.players} if turn_ends else {game.seat}
    return _with_gardens(game, [_copied(one) if seat in moving else one for seat, one in enumerate(game.gardens)])


def _with_gardens(game: GameState, gardens: list[GardenState]) -> GameState:
    twin = _copied(game)
    twin.gardens = gardens
    # The faces never change in a game, so its copies share them.
    twin.face, twin.flower = game.face, game.flower
    return twin


def copy_table(target: GameState, source: GameState) -> None:
    """Make all but the gardens of a state equal another's, in place. Compiled, it is one move of memory."""
    _overwrite(target, source)


def copy_garden(target: GardenState, source: GardenState) -> None:
    """Make a garden equal another one, in place. Compiled, it is one move of memory."""
    _overwrite(target, source)


def _overwrite(target: S, source: S) -> None:
    lists, numbers = _NAMES[type(source)]
    for name in lists:
        getattr(target, name)[:] = getattr(source, name)
    for name in numbers:
        setattr(target, name, getattr(source, name))
