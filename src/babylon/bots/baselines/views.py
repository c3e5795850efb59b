"""What a small net sees: parts of an observation that are laid out alike for any number of players.

An observation (docs/research.md) begins with the gardens and goes on with the table. A garden is 18 planes, of which
the last, the flowers, becomes four, and the numbers of its owner's storage; a table is what all share.
"""

from typing import TYPE_CHECKING

import numpy as np

from babylon.rules.supply import PIECE_KINDS
from babylon.simulate.observations import (
    EDITION_NUMBERS,
    GARDEN_PLANES,
    QUARRY_NUMBERS,
    ROUND_NUMBERS,
    SEAT_NUMBERS,
    SPACES,
    TABLE_NUMBERS,
    TILE_NUMBERS,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

FLOWERS = 4
PLANES = GARDEN_PLANES - 1 + FLOWERS
LEVEL = 0.25  # a level counts so much, so that all that a net sees is about as large
STORAGE = np.array([1 / 50, 1 / 6, 1 / 2] + [1.0] * (SEAT_NUMBERS - 3), np.float32)
SUPPLY = np.array([1.0] * EDITION_NUMBERS + [1 / 50] * PIECE_KINDS, np.float32)
NUMBERS = len(STORAGE) + len(SUPPLY)
ROUND = np.array([1.0] * 12 + [1 / 15, 1 / 15, 1 / 6, 1.0] + [1.0] * (ROUND_NUMBERS - 16), np.float32)
QUARRY = np.array(([1 / 3] + [1.0] * TILE_NUMBERS) * 16, np.float32)
TABLE = len(ROUND) + TILE_NUMBERS + len(QUARRY)
LONGEST = 15  # rounds of the longest game


def gardens(rows: "NDArray[np.uint8]", players: int, turn: int = 0) -> "NDArray[np.float32]":
    """The planes of a garden in each row: the observer's, or that of the seat so many turns after it."""
    first = turn * GARDEN_PLANES * SPACES
    planes = rows[:, first : first + GARDEN_PLANES * SPACES].reshape(-1, GARDEN_PLANES, 8, 8)
    seen = np.empty((len(rows), PLANES, 8, 8), np.float32)
    seen[:, : GARDEN_PLANES - 1] = planes[:, :-1]
    seen[:, 0] *= LEVEL
    for flower in range(FLOWERS):
        seen[:, GARDEN_PLANES - 1 + flower] = planes[:, -1] == flower + 1
    assert turn < players
    return seen


def numbers(rows: "NDArray[np.uint8]", players: int, turn: int = 0) -> "NDArray[np.float32]":
    """The storage of that seat, then edition and supply."""
    table = rows[:, players * GARDEN_PLANES * SPACES :]
    own = TABLE_NUMBERS + turn * SEAT_NUMBERS
    supply = table[:, ROUND_NUMBERS : ROUND_NUMBERS + len(SUPPLY)] * SUPPLY
    return np.concatenate([table[:, own : own + SEAT_NUMBERS] * STORAGE, supply], axis=1)


def tables(rows: "NDArray[np.uint8]", players: int) -> "NDArray[np.float32]":
    """The round, the dug tile and the quarry."""
    table = rows[:, players * GARDEN_PLANES * SPACES :]
    quarry = table[:, TABLE_NUMBERS + players * SEAT_NUMBERS :][:, :QUARRY_NUMBERS]
    dug = table[:, TABLE_NUMBERS - TILE_NUMBERS : TABLE_NUMBERS]
    return np.concatenate([table[:, :ROUND_NUMBERS] * ROUND, dug, quarry * QUARRY], axis=1)
