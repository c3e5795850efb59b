"""Observations, in a kernel: what one seat may know of a game, as planes of 8 × 8 numbers from 0 to 255.

First come 18 planes for each garden, the observer's own first, then in turn order; then the numbers of the table, 64 to
a plane. docs/research.md lists them all. Nothing that lies under a tile or is still to be revealed is in them.
"""

from typing import TYPE_CHECKING, TypeAlias

from babylon.compiled import Pool
from babylon.rules.actions import KIND, SPACE_A, SPACE_B
from babylon.rules.board import BIT, FOUNTAIN, OFFSET, STAIRWAY
from babylon.rules.edition_choices import Gap, Overlap
from babylon.rules.quarry import LAYERS, QUARRY
from babylon.rules.scoring import hidden_by_decks, score, visible
from babylon.rules.state import UNKNOWN, GameState, GardenState
from babylon.rules.supply import PIECE_KINDS
from babylon.rules.tokens import TOKEN_KINDS
from babylon.rules.turn import NOTHING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Row: TypeAlias = "NDArray[np.uint8]"
Words: TypeAlias = "NDArray[np.int64]"  # the same memory as a row, eight numbers at a time: one rank of a plane

SPACES = 64
GARDEN_PLANES = 18
MOST = 255
TILE_NUMBERS = 20  # sixteen for the symbols at the corners, four for the flower
ROUND_NUMBERS = 16 + 2 * TOKEN_KINDS
GAPS, OVERLAPS = len(Gap), len(Overlap)
EDITION_NUMBERS = 2 + OVERLAPS + GAPS
TABLE_NUMBERS = ROUND_NUMBERS + EDITION_NUMBERS + PIECE_KINDS + TILE_NUMBERS  # whatever the number of players
SEAT_NUMBERS = 7 + TILE_NUMBERS
QUARRY_NUMBERS = QUARRY * (1 + TILE_NUMBERS)
TILES = UNKNOWN + 1
RANKS = 8  # of a plane, a word each
SPREAD = tuple(sum(((bits >> space) & 1) << (8 * space) for space in range(8)) for bits in range(256))  # bits to bytes
ITEM_PLANE = (0, 14, 16, 15)  # where items of each kind are drawn


def size_of(players: int) -> int:
    """How many numbers an observation has: whole planes."""
    table = TABLE_NUMBERS + players * SEAT_NUMBERS + QUARRY_NUMBERS + TILES
    return SPACES * (players * GARDEN_PLANES + (table + SPACES - 1) // SPACES)


def draw(words: Words, plane: int, board: int) -> int:
    """Draw a board: 1 on each of its spaces; return the next plane."""
    for rank in range(RANKS):
        words[RANKS * plane + rank] = SPREAD[(board >> (8 * rank)) & 255]
    return plane + 1


def draw_levels(words: Words, plane: int, garden: GardenState) -> int:
    """Draw the surface of every space; return the next plane."""
    for rank in range(RANKS):
        levels = 0
        for level in range(1, garden.top + 1):
            levels += level * SPREAD[(garden.surface[level] >> (8 * rank)) & 255]
        words[RANKS * plane + rank] = levels
    return plane + 1


def draw_items(row: Row, at: int, game: GameState, garden: GardenState) -> None:
    """Draw the visible ends of fountains, stairways and bridges, each kind in its own plane."""
    for item in range(garden.items):
        what = garden.item[item]
        kind = KIND[what]
        if FOUNTAIN <= kind <= STAIRWAY:
            plane = at + SPACES * ITEM_PLANE[kind]
            if visible(game, garden, BIT[SPACE_A[what]], garden.item_level_a[item]):
                row[plane + SPACE_A[what]] = 1
            if visible(game, garden, BIT[SPACE_B[what]], garden.item_level_b[item]):
                row[plane + SPACE_B[what]] = 1


def draw_flowers(row: Row, at: int, game: GameState, garden: GardenState) -> None:
    """Draw the flower of the visible tile on every space, from 1 to 4."""
    for tile in range(garden.tiles):
        flower = game.flower[garden.tile[tile]] + 1
        seen = garden.surface[garden.tile_level[tile]] & ~hidden_by_decks(game, garden)
        for corner in range(1, 5):
            space = garden.tile_at[tile] + OFFSET[corner]
            row[at + space] += flower * ((seen >> space) & 1)


def draw_garden(row: Row, words: Words, plane: int, game: GameState, garden: GardenState) -> int:
    """Draw the 18 planes of a garden; return the next plane."""
    begin = plane
    plane = draw_levels(words, plane, garden)
    for symbol in range(4):
        plane = draw(words, plane, garden.symbols[symbol])
    plane = draw(words, plane, garden.occupied)
    plane = draw(words, plane, garden.statues)
    plane = draw(words, plane, garden.belvederes)
    plane = draw(words, plane, garden.buried)
    plane = draw(words, plane, garden.decks)
    plane = draw(words, plane, garden.fresh)
    plane = draw(words, plane, garden.joined_east)
    plane = draw(words, plane, garden.joined_north)
    draw(words, plane, garden.positions)
    draw_items(row, SPACES * begin, game, garden)
    draw_flowers(row, SPACES * (begin + 17), game, garden)
    return begin + GARDEN_PLANES


def mark(row: Row, at: int, which: int, size: int) -> None:
    """Mark one of the `size` numbers from `at` on."""
    if 0 <= which < size:
        row[at + which] = 1


def write_tile(row: Row, game: GameState, tile: int) -> None:
    """Write a tile's symbols and flower, all 0 where there is none or nobody knows it."""
    known = UNKNOWN if tile == NOTHING else tile
    face = game.face[known]
    for corner in range(16):
        row[corner] = (face >> corner) & 1
    mark(row, 16, game.flower[known], 4)


def write_round(row: Row, game: GameState, seat: int) -> None:
    """Write whose turn it is, what is due, and what the tokens have shown."""
    mark(row, 0, game.phase, 4)
    mark(row, 4, (game.seat - seat) % game.players, 4)
    mark(row, 8, seat, 4)
    row[12] = game.round
    row[13] = game.token_count - game.round
    row[14] = game.removals
    row[15] = game.star_used
    mark(row, 16, game.token, TOKEN_KINDS)
    shown = row[16 + TOKEN_KINDS :]
    for number in range(game.round):
        if game.tokens[number] < TOKEN_KINDS:
            shown[game.tokens[number]] += 1


def write_table(row: Row, game: GameState) -> None:
    """Write the edition, the supply and the dug tile."""
    row[0] = game.highest
    row[1] = game.belvederes
    mark(row, 2, game.overlap, OVERLAPS)
    mark(row, 2 + OVERLAPS, game.gap, GAPS)
    for piece in range(PIECE_KINDS):
        row[EDITION_NUMBERS + piece] = min(game.supply[piece], MOST)
    write_tile(row[EDITION_NUMBERS + PIECE_KINDS :], game, game.dug)


def write_seat(row: Row, game: GameState, garden: GardenState) -> None:
    """Write a seat's points, pillars, flower and stored tile."""
    row[0] = min(score(game, garden), MOST)
    row[1] = garden.singles
    row[2] = garden.doubles
    mark(row, 3, garden.flower, 4)
    write_tile(row[7:], game, garden.stored)


def write_quarry(row: Row, game: GameState) -> None:
    """Write each stack's height and visible tile, then which tiles nobody has seen yet."""
    unseen = row[QUARRY_NUMBERS:]
    for tile in range(48):
        unseen[tile] = 1
    for stack in range(QUARRY):
        part = row[(1 + TILE_NUMBERS) * stack :]
        height = game.height[stack]
        part[0] = height
        write_tile(part[1:], game, game.stack[LAYERS * stack + height - 1] if height > 0 else NOTHING)
        for layer in range(LAYERS):
            unseen[game.stack[LAYERS * stack + layer]] = 1 if layer < height - 1 else 0
    unseen[UNKNOWN] = 0


def observe(game: GameState, seat: int, row: Row, words: Words) -> None:
    """Write what the seat may know into a row of `size_of(players)` numbers.

    Every part is written into a slice of its own: a compiler that knows where it begins handles many at a time.
    """
    for number in range(len(words)):
        words[number] = 0
    plane = 0
    for turn in range(game.players):
        plane = draw_garden(row, words, plane, game, game.gardens[(seat + turn) % game.players])
    table = row[SPACES * plane :]
    write_round(table, game, seat)
    write_table(table[ROUND_NUMBERS:], game)
    at = TABLE_NUMBERS
    for turn in range(game.players):
        write_seat(table[at:], game, game.gardens[(seat + turn) % game.players])
        at += SEAT_NUMBERS
    write_quarry(table[at:], game)


def observe_all(
    pool: Pool, first: int, last: int, chosen: list[int], seats: list[int], rows: Row, words: Words
) -> None:
    """Write what one seat of each chosen game may know, among those from `first` to just before `last`."""
    for index in range(first, last):
        if chosen[index] != 0:
            observe(pool[index], seats[index], rows[index], words[index])


def observe_one(pool: Pool, index: int, seat: int, row: Row, words: Words) -> None:
    """Write what the seat may know of one game."""
    observe(pool[index], seat, row, words)
