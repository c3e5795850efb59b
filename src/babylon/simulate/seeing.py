"""Observations, in a kernel: what one seat may know of a game, as planes of 8 × 8 numbers from 0 to 255.

First come 18 planes for each garden, the observer's own first, then in turn order; then the numbers of the table, 64 to
a plane. docs/research.md lists them all. Nothing that lies under a tile or is still to be revealed is in them.
"""

from typing import TYPE_CHECKING, TypeAlias

from babylon.compiled import Pool
from babylon.rules.actions import DECORATE, KIND, SPACE_A, SPACE_B
from babylon.rules.board import BIT, OFFSET
from babylon.rules.quarry import LAYERS, QUARRY
from babylon.rules.scoring import score
from babylon.rules.state import UNKNOWN, GameState, GardenState
from babylon.rules.turn import NOTHING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Row: TypeAlias = "NDArray[np.uint8]"

SPACES = 64
GARDEN_PLANES = 18
MOST = 255
KINDS_OF_TOKENS = 7
TILE_NUMBERS = 20  # sixteen for the symbols at the corners, four for the flower
TABLE_NUMBERS = 62  # those that do not depend on the number of players
SEAT_NUMBERS = 7 + TILE_NUMBERS
QUARRY_NUMBERS = QUARRY * (1 + TILE_NUMBERS)
TILES = UNKNOWN + 1
LARGEST = 8192  # no observation has so many numbers; a compiler that knows it handles many at a time
ITEM_PLANE = (0, 14, 16, 15)  # where items of each kind are drawn


def size_of(players: int) -> int:
    """How many numbers an observation has: whole planes."""
    table = TABLE_NUMBERS + players * SEAT_NUMBERS + QUARRY_NUMBERS + TILES
    return SPACES * (players * GARDEN_PLANES + (table + SPACES - 1) // SPACES)


def draw(row: Row, at: int, board: int, number: int) -> int:
    """Adds a number on every space of the board to a plane; where the next plane begins."""
    assert 0 <= at < LARGEST
    if board != 0:
        for space in range(SPACES):
            row[at + space] += number * ((board >> space) & 1)
    return at + SPACES


def draw_levels(row: Row, at: int, garden: GardenState) -> int:
    """Draws the surface of every space."""
    for level in range(1, garden.top + 1):
        draw(row, at, garden.surface[level], level)
    return at + SPACES


def draw_items(row: Row, at: int, garden: GardenState) -> None:
    """Draws the visible ends of fountains, stairways and bridges, each kind in its own plane."""
    for item in range(garden.items):
        what = garden.item[item] - DECORATE
        plane = at + SPACES * ITEM_PLANE[KIND[what]]
        if (garden.surface[garden.item_level_a[item]] & BIT[SPACE_A[what]]) != 0:
            row[plane + SPACE_A[what]] = 1
        if (garden.surface[garden.item_level_b[item]] & BIT[SPACE_B[what]]) != 0:
            row[plane + SPACE_B[what]] = 1


def draw_flowers(row: Row, at: int, game: GameState, garden: GardenState) -> None:
    """Draws the flower of the visible tile on every space, from 1 to 4."""
    for tile in range(garden.tiles):
        flower = game.flower[garden.tile[tile]] + 1
        seen = garden.surface[garden.tile_level[tile]]
        for corner in range(1, 5):
            space = garden.tile_at[tile] + OFFSET[corner]
            row[at + space] += flower * ((seen >> space) & 1)


def draw_garden(row: Row, at: int, game: GameState, garden: GardenState) -> int:
    """Draws the 18 planes of a garden; where the next plane begins."""
    begin = at
    at = draw_levels(row, at, garden)
    for symbol in range(4):
        at = draw(row, at, garden.symbols[symbol], 1)
    at = draw(row, at, garden.occupied, 1)
    at = draw(row, at, garden.statues, 1)
    at = draw(row, at, garden.belvederes, 1)
    at = draw(row, at, garden.buried, 1)
    at = draw(row, at, garden.decks, 1)
    at = draw(row, at, garden.fresh, 1)
    at = draw(row, at, garden.joined_east, 1)
    at = draw(row, at, garden.joined_north, 1)
    at = draw(row, at, garden.positions, 1)
    draw_items(row, begin, garden)
    draw_flowers(row, begin + 17 * SPACES, game, garden)
    return begin + GARDEN_PLANES * SPACES


def mark(row: Row, at: int, which: int, size: int) -> int:
    """Marks one of `size` numbers; where the next number goes."""
    if 0 <= which < size:
        row[at + which] = 1
    return at + size


def write_tile(row: Row, at: int, game: GameState, tile: int) -> int:
    """Writes a tile's symbols and flower, all 0 where there is none or nobody knows it."""
    assert 0 <= at < LARGEST
    known = UNKNOWN if tile == NOTHING else tile
    face = game.face[known]
    flower = game.flower[known]
    for corner in range(16):
        row[at + corner] = (face >> corner) & 1
    for kind in range(4):
        row[at + 16 + kind] = 1 if flower == kind else 0
    return at + TILE_NUMBERS


def write_round(row: Row, at: int, game: GameState, seat: int) -> int:
    """Writes whose turn it is, what is due, and what the tokens have shown."""
    at = mark(row, at, game.phase, 4)
    at = mark(row, at, (game.seat - seat) % game.players, 4)
    at = mark(row, at, seat, 4)
    row[at] = game.round
    row[at + 1] = game.token_count - game.round
    row[at + 2] = game.removals
    row[at + 3] = game.star_used
    at = mark(row, at + 4, game.token, KINDS_OF_TOKENS)
    for number in range(game.round):
        if game.tokens[number] < KINDS_OF_TOKENS:
            row[at + game.tokens[number]] += 1
    return at + KINDS_OF_TOKENS


def write_table(row: Row, at: int, game: GameState) -> int:
    """Writes the edition, the supply and the dug tile."""
    row[at] = game.squared
    row[at + 1] = game.gap_clear
    at = mark(row, at + 2, game.overlap, 3)
    for kind in range(7):
        row[at + kind] = min(game.supply[kind], MOST)
    return write_tile(row, at + 7, game, game.dug)


def write_seat(row: Row, at: int, game: GameState, garden: GardenState) -> int:
    """Writes a seat's points, pillars, flower and stored tile."""
    row[at] = min(score(game, garden), MOST)
    row[at + 1] = garden.singles
    row[at + 2] = garden.doubles
    mark(row, at + 3, garden.flower, 4)
    return write_tile(row, at + 7, game, garden.stored)


def write_quarry(row: Row, at: int, game: GameState) -> int:
    """Writes each stack's height and visible tile, then which tiles nobody has seen yet."""
    unseen = at + QUARRY_NUMBERS
    for tile in range(48):
        row[unseen + tile] = 1
    for stack in range(QUARRY):
        height = game.height[stack]
        row[at] = height
        at = write_tile(row, at + 1, game, game.stack[LAYERS * stack + height - 1] if height > 0 else NOTHING)
        for layer in range(LAYERS):
            row[unseen + game.stack[LAYERS * stack + layer]] = 1 if layer < height - 1 else 0
    row[unseen + UNKNOWN] = 0
    return unseen + TILES


def observe(game: GameState, seat: int, row: Row) -> None:
    """Writes what the seat may know into a row of `size_of(players)` numbers."""
    for number in range(len(row)):
        row[number] = 0
    at = 0
    for turn in range(game.players):
        at = draw_garden(row, at, game, game.gardens[(seat + turn) % game.players])
    at = write_round(row, at, game, seat)
    at = write_table(row, at, game)
    for turn in range(game.players):
        at = write_seat(row, at, game, game.gardens[(seat + turn) % game.players])
    write_quarry(row, at, game)


def observe_all(pool: Pool, first: int, last: int, seats: list[int], rows: Row) -> None:
    """Writes what one seat of each game may know, for the games from `first` to just before `last`."""
    for index in range(first, last):
        observe(pool[index], seats[index], rows[index])


def observe_one(pool: Pool, index: int, seat: int, row: Row) -> None:
    """Writes what the seat may know of one game."""
    observe(pool[index], seat, row)
