"""The eight symmetries of garden and quarry, as tables of numbers: one game seen in eight ways.

A symmetry is 4 × mirrored + quarter turns: the table is first mirrored, west and east changing places, then turned
clockwise. A mirrored game is played with mirrored tiles, so a row of an observation has their faces mirrored, too.

>>> import numpy as np
>>> from babylon.simulate import Batch
>>> batch, symmetry = Batch(3, players=2), 6
>>> seen = batch.observations()[:, observation_table(2)[symmetry]]  # what is observed in the transformed games
>>> masks = batch.legal_masks()[:, ACTION_TABLE[INVERSE[symmetry]]]  # and what is legal there
>>> actions = ACTION_TABLE[symmetry][batch.random_actions()]  # the same moves, made there
>>> masks[np.arange(3), actions].tolist()
[1, 1, 1]
"""

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from babylon.pieces.tile import Tile, TileSet
from babylon.rules import actions
from babylon.rules.board import POSITION
from babylon.rules.quarry import QUARRY
from babylon.rules.supply import PIECE_KINDS
from babylon.simulate.observations import (
    EDITION_NUMBERS,
    GARDEN_PLANES,
    ROUND_NUMBERS,
    SEAT_NUMBERS,
    SPACES,
    TABLE_NUMBERS,
    TILE_NUMBERS,
    size_of,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from babylon.pieces.deal import Deal

SYMMETRIES = 8
TURNS = 4
JOINED_EAST, JOINED_NORTH, POSITION_PLANE = 11, 12, 13
# A mirror is its own opposite, however it is turned.
INVERSE = tuple(-symmetry % TURNS if symmetry < TURNS else symmetry for symmetry in range(SYMMETRIES))


def moved(symmetry: int, row: int, col: int, size: int) -> tuple[int, int]:
    """Where a field of a square of so many rows comes to lie."""
    if symmetry >= TURNS:
        col = size - 1 - col
    for _ in range(symmetry % TURNS):
        row, col = size - 1 - col, row
    return row, col


def moved_number(symmetry: int, number: int, size: int) -> int:
    """The same for fields counted row by row."""
    row, col = moved(symmetry, *divmod(number, size), size)
    return size * row + col


def moved_corner(symmetry: int, corner: int) -> int:
    """Where a corner (0 nw, 1 ne, 2 se, 3 sw) of a tile comes to lie."""
    return ((1 - corner if symmetry >= TURNS else corner) + symmetry) % TURNS


def moved_pair(symmetry: int, a: int, b: int) -> tuple[int, int]:
    """Where two spaces come to lie, the western or southern one first."""
    first, second = sorted(moved_number(symmetry, space, 8) for space in (a, b))
    return first, second


def moved_place(symmetry: int, number: int) -> int:
    """The number that a placement has then, among those of its tile."""
    corner, turns = actions.corner_of(number), actions.turns_of(number)
    return actions.place_number(
        moved_number(symmetry, actions.position_of(number), 7),
        actions.lift_of(number),
        corner and 1 + moved_corner(symmetry, corner - 1),
        # Mirrored, a clockwise turn is one the other way.
        (symmetry + (-turns if symmetry >= TURNS else turns)) % TURNS,
    )


def moved_action(symmetry: int, action: int) -> int:
    """The action that is, in the transformed game, what this one is in the game."""
    if action < actions.DIG:
        return moved_number(symmetry, action, 4)
    if action < actions.PLACE:
        return actions.DIG + moved_number(symmetry, action - actions.DIG, 4)
    if action < actions.DECORATE:
        first = actions.PLACE if action < actions.PLACE_STORED else actions.PLACE_STORED
        return first + moved_place(symmetry, action - first)
    if action < actions.END:
        item = action - actions.DECORATE
        spaces = moved_pair(symmetry, actions.SPACE_A[item], actions.SPACE_B[item])
        return actions.decorate_action_of(actions.KIND[item], *spaces)
    return action


def _garden_sources(symmetry: int) -> "NDArray[np.int32]":
    """For each number of a garden's planes in the transformed game, which one it is in the game."""
    sources = np.arange(GARDEN_PLANES * SPACES, dtype=np.int32)
    planes = sources.copy().reshape(GARDEN_PLANES, SPACES)
    for space in range(SPACES):
        sources[moved_number(symmetry, space, 8) :: SPACES] = planes[:, space]
    # Planes that are about more than a space: what they have no number for is 0 and stays where it is.
    kept = slice(JOINED_EAST * SPACES, (POSITION_PLANE + 1) * SPACES)
    sources[kept] = np.arange(kept.start, kept.stop)
    for position in POSITION:
        target = POSITION[moved_number(symmetry, POSITION.index(position), 7)]
        sources[POSITION_PLANE * SPACES + target] = POSITION_PLANE * SPACES + position
    for plane, step in ((JOINED_EAST, 1), (JOINED_NORTH, 8)):
        for space in range(SPACES - step):
            if step == 8 or space % 8 < 7:
                first, second = moved_pair(symmetry, space, space + step)
                there = JOINED_EAST if second - first == 1 else JOINED_NORTH
                sources[there * SPACES + first] = plane * SPACES + space
    return sources


def _mirror_tile(sources: "NDArray[np.int32]", begin: int) -> None:
    """Have the corners of a tile that is written from `begin` on change places."""
    for symbol in range(begin, begin + 16, 4):
        sources[symbol : symbol + 4] = sources[[symbol + 1, symbol, symbol + 3, symbol + 2]]


@cache
def observation_table(players: int) -> "NDArray[np.int32]":
    """For each symmetry the numbers of an observation in the order in which the transformed game has them."""
    table = np.tile(np.arange(size_of(players), dtype=np.int32), (SYMMETRIES, 1))
    garden, seats = GARDEN_PLANES * SPACES, players * GARDEN_PLANES * SPACES + TABLE_NUMBERS
    quarry = seats + players * SEAT_NUMBERS
    tiles = [seats - TABLE_NUMBERS + ROUND_NUMBERS + EDITION_NUMBERS + PIECE_KINDS]
    tiles += [seats + seat * SEAT_NUMBERS + SEAT_NUMBERS - TILE_NUMBERS for seat in range(players)]
    tiles += [quarry + stack * (1 + TILE_NUMBERS) + 1 for stack in range(QUARRY)]
    for symmetry, row in enumerate(table):
        for seat in range(players):
            row[garden * seat : garden * (seat + 1)] = garden * seat + _garden_sources(symmetry)
        if symmetry >= TURNS:
            for tile in tiles:
                _mirror_tile(row, tile)
        stacks = row[quarry : quarry + QUARRY * (1 + TILE_NUMBERS)].reshape(QUARRY, -1)
        stacks[[moved_number(symmetry, stack, 4) for stack in range(QUARRY)]] = stacks.copy()
    table.flags.writeable = False
    return table


def transformed_deal(deal: "Deal", symmetry: int) -> "Deal":
    """The deal of the game that is played as the transformed one, its tiles mirrored if the symmetry is a mirror."""
    quarry = list(deal.quarry)
    for stack, layers in enumerate(deal.quarry):
        quarry[moved_number(symmetry, stack, 4)] = layers
    tiles = mirrored(deal.tiles) if symmetry >= TURNS else deal.tiles
    return replace(deal, quarry=tuple(quarry), tiles=tiles)


def mirrored(tiles: TileSet) -> TileSet:
    """The tiles as a mirror shows them, west and east changing places."""
    return replace(tiles, name=f"{tiles.name}-mirrored", by_id={name: _mirrored(tile) for name, tile in tiles.items()})


def _mirrored(tile: Tile) -> Tile:
    nw, ne, se, sw = tile.face
    return replace(tile, face=(ne, nw, sw, se))


def _action_table() -> "NDArray[np.int16]":
    numbers = [[moved_action(symmetry, action) for action in range(actions.ACTIONS)] for symmetry in range(SYMMETRIES)]
    table = np.array(numbers, np.int16)
    table.flags.writeable = False
    return table


ACTION_TABLE = _action_table()
