"""QR codes as phones read them: the address in a drawing of dark modules, of the small versions that links need."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

Module = tuple[int, int]
# Bytes of data in the one block of the versions 1 to 5 at the lowest level of correction.
DATA = {1: 19, 2: 34, 3: 55, 4: 80, 5: 108}
LOW = 0b01
MASKING = 0b101010000010010
BYTES = 0b0100
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda row, col: (row + col) % 2,
    lambda row, _col: row % 2,
    lambda _row, col: col % 3,
    lambda row, col: (row + col) % 3,
    lambda row, col: (row // 2 + col // 3) % 2,
    lambda row, col: row * col % 2 + row * col % 3,
    lambda row, col: (row * col % 2 + row * col % 3) % 2,
    lambda row, col: ((row + col) % 2 + row * col % 3) % 2,
)


def read(drawing: Locator) -> str:
    """The text of the code that a page draws as one path of squares."""
    path = drawing.locator("path").get_attribute("d") or ""
    squares = [(int(row), int(col), int(width)) for col, row, width in re.findall(r"M(\d+),(\d+)h(\d+)", path)]
    edge = min(row for row, _, _ in squares)
    dark = {((row - edge) // width, (col - edge) // width) for row, col, width in squares}
    return _text(dark, 1 + max(row for row, _ in dark))


def _text(dark: set[Module], size: int) -> str:
    version = (size - 17) // 4
    told = _number([(8, col) in dark for col in (0, 1, 2, 3, 4, 5, 7, 8)]) ^ MASKING >> 7
    assert told >> 6 == LOW, f"another level of correction: {told:b}"
    mask = MASKS[told >> 3 & 0b111]
    bits = [((row, col) in dark) != (mask(row, col) == 0) for row, col in _course(size, version)]
    read = bits[: DATA[version] * 8]
    assert _number(read[:4]) == BYTES
    length = _number(read[4:12])
    return bytes(_number(read[12 + 8 * at : 20 + 8 * at]) for at in range(length)).decode()


def _number(bits: list[bool]) -> int:
    return int("".join(map(str, map(int, bits))), 2)


def _course(size: int, version: int) -> list[Module]:
    """The modules that hold data in the order of reading: two columns up, the next two down."""
    found: list[Module] = []
    columns = [col for col in range(size - 1, 0, -2) if col > 6] + [5, 3, 1]
    for turn, right in enumerate(columns):
        rows = range(size) if turn % 2 else range(size - 1, -1, -1)
        found += [(row, col) for row in rows for col in (right, right - 1) if not _is_pattern(row, col, size, version)]
    return found


def _is_pattern(row: int, col: int, size: int, version: int) -> bool:
    far = size - 8
    is_corner = (row < 9 and (col < 9 or col >= far)) or (row >= far and col < 9)
    middle = size - 7
    is_aligning = version > 1 and abs(row - middle) <= 2 and abs(col - middle) <= 2
    return is_corner or is_aligning or row == 6 or col == 6
