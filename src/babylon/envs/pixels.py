"""A table as pixels, drawn from an observation: coarse, quick, and without any drawing library."""

from typing import TYPE_CHECKING

import numpy as np

from babylon.simulate.observations import GARDEN_PLANES, QUARRY_NUMBERS, SEAT_NUMBERS, TABLE_NUMBERS

if TYPE_CHECKING:
    from numpy.typing import NDArray

CELL = 16  # pixels a space is wide
GAP = 8  # pixels between gardens
BOARD = (214, 196, 160)
FLOWERS = np.array([BOARD, (225, 225, 220), (222, 150, 170), (120, 150, 205), (222, 196, 90)], float)
SYMBOLS = ((120, 60, 40), (30, 90, 170), (60, 120, 60), (110, 70, 130))  # statue fountain bridge stairway
ITEMS = {6: SYMBOLS[0], 14: SYMBOLS[1], 16: SYMBOLS[2], 15: SYMBOLS[3], 7: (250, 250, 250)}


def table_pixels(observation: "NDArray[np.uint8]", players: int) -> "NDArray[np.uint8]":
    """The quarry and all gardens side by side, north at the top."""
    planes = observation.reshape(-1, 8, 8)
    gardens = [_garden(planes[GARDEN_PLANES * k : GARDEN_PLANES * (k + 1)]) for k in range(players)]
    pictures = [_quarry(observation[players * GARDEN_PLANES * 64 :], players), *gardens]
    gap = np.zeros((8 * CELL, GAP, 3), np.uint8)
    return np.concatenate([part for picture in pictures for part in (picture, gap)][:-1], axis=1)


def _ground(flowers: "NDArray[np.uint8]", levels: "NDArray[np.uint8]") -> "NDArray[np.uint8]":
    """Fields in their flower's colour, the brighter the higher."""
    light = np.minimum(0.55 + 0.09 * levels, 1.0)[..., None]
    picture = (FLOWERS[flowers] * np.where(levels[..., None] > 0, light, 1.0)).astype(np.uint8)
    return np.repeat(np.repeat(picture, CELL, axis=0), CELL, axis=1)


def _mark(picture: "NDArray[np.uint8]", where: "NDArray[np.uint8]", size: int, colour: tuple[int, int, int]) -> None:
    """Paint a square of so many pixels into the middle of each field."""
    begin = (CELL - size) // 2
    for row, col in zip(*np.nonzero(where), strict=True):
        top, left = row * CELL + begin, col * CELL + begin
        picture[top : top + size, left : left + size] = colour


def _garden(planes: "NDArray[np.uint8]") -> "NDArray[np.uint8]":
    picture = _ground(planes[17], planes[0])
    for symbol, colour in enumerate(SYMBOLS):
        _mark(picture, planes[1 + symbol], 4, colour)
    for plane, colour in ITEMS.items():
        _mark(picture, planes[plane], 10, colour)
    return picture[::-1]


def _quarry(table: "NDArray[np.uint8]", players: int) -> "NDArray[np.uint8]":
    """The stacks in four rows, in the lower half of a garden's room."""
    begin = TABLE_NUMBERS + players * SEAT_NUMBERS
    stacks = table[begin : begin + QUARRY_NUMBERS].reshape(4, 4, -1)
    heights = stacks[..., 0]
    flowers = (stacks[..., 17:] * np.arange(1, 5, dtype=np.uint8)).sum(axis=2, dtype=np.uint8)
    picture = _ground(flowers, heights)
    for symbol, colour in enumerate(SYMBOLS):
        _mark(picture, stacks[..., 1 + 4 * symbol : 5 + 4 * symbol].max(axis=2), 8 - 2 * symbol, colour)
    sky = np.zeros((4 * CELL, 4 * CELL, 3), np.uint8)
    return np.concatenate([sky, picture[::-1]])
