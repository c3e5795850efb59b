"""A kernel of former rules at work: a state is laid before it, questions are answered in rows.

The page does the same in `web/src/kernel`. Where anything lies in memory is told by the kernel's own description; what
numbers stand for must be as it is now, which `is_readable` says.
"""

import struct
from collections.abc import Sequence
from dataclasses import fields
from functools import lru_cache
from threading import get_ident
from typing import Any, TypeVar

from babylon.wasm.instance import Instance
from babylon.wasm.kernels import Kernel, present

Row = TypeVar("Row")
NUMBER = 4  # bytes of a column
STATES = 2  # the one that is asked about, and one to try moves on
TRIAL = 1
FORMAT = {"i1": "b", "u2": "H", "i8": "q"}
# Numbers and words that are read as they are now. Words may have been added since, behind those that were there.
SAME = ("NONE", "NOTHING", "NO_CORNER", "NO_STAR", "NO_SYMBOL", "NO_TILE", "UNKNOWN", "UNKNOWN_TOKEN", "LAYERS")
WORDS = (
    "FLOWERS",
    "SYMBOLS",
    "ITEM_KINDS",
    "TOKENS",
    "PHASES",
    "KEEPS",
    "DISCARDS",
    "SUPPORTS",
    "CORNERS",
    "CATEGORIES",
)
MORE_WORDS = (
    "MOVE_KINDS",
    "SIDES",
    "BORDERS",
    "HIGHEST",
    "OVERLAPS",
    "GAPS",
    "BELVEDERES",
    "PIECES",
    "SPACES",
    "STACKS",
)


def is_readable(kernel: Kernel) -> bool:
    """Whether the numbers of a kernel mean what they mean now."""
    then, now = kernel.description, present().description
    words = all(now[name][: len(then[name])] == then[name] for name in (*WORDS, *MORE_WORDS, "TILE_IDS"))
    return words and all(then[name] == now[name] for name in SAME)


class Desk:
    """A running copy of a kernel, and room for what it is asked."""

    def __init__(self, kernel: Kernel) -> None:
        told = self.told = kernel.description
        self._kernel = Instance(kernel)
        self._states = self._kernel.room(STATES * told["STATE_STEP"][str(told["MOST_PLAYERS"])] + told["STATE_SIZE"])
        actions = self._kernel.room(2 * told["MOST_MOVES"]), told["MOST_MOVES"]
        places = self._kernel.room(2 * told["MOST_PLACES"]), told["MOST_PLACES"]
        self.scratch = (*actions, *places, self._kernel.room(NUMBER * self._length("SheetRow")), 1)
        self._answers = self._kernel.room(NUMBER * told["MOST_MOVES"] * self._length("MoveRow"))

    def number(self, name: str, *about: int) -> int:
        """What a function answers that needs no state."""
        return self._kernel.call(name, *about)

    def call(self, state: bytes, name: str, *about: int) -> int:
        """What a function answers about a state."""
        self._kernel.write(self._states, state)
        return self._kernel.call(name, self._states, STATES, len(state), 0, *about)

    def changed(self, state: bytes, name: str, *about: int) -> bytes:
        """The state after a function has worked on it."""
        self.call(state, name, *about)
        return bytes(self._kernel.read(self._states, len(state)))

    def room(self, count: int) -> tuple[int, int]:
        """Room for an answer of so many rows. All answers come to the same place."""
        return self._answers, count

    def rows(self, kind: type[Row], count: int) -> list[Row]:
        """The first rows of an answer."""
        length = self._length(kind.__name__)
        content = self._kernel.read(self._answers, NUMBER * count * length)
        numbers = struct.unpack(f"<{count * length}i", content)
        return [self._row(kind, numbers[at : at + length]) for at in range(0, count * length, length)]

    def _row(self, kind: type[Row], numbers: Sequence[int]) -> Row:
        """A row as it is read now: what has come since stays as a row begins."""
        row, at = kind(), 0
        known = {field.name for field in fields(row)}  # type: ignore[arg-type]  # every row is a dataclass
        for name, length in self.told["ROWS"][kind.__name__]:
            if name in known:
                _fill(row, name, numbers[at : at + length] if length else numbers[at])
            at += max(length, 1)
        return row

    def _length(self, kind: str) -> int:
        return sum(max(length, 1) for _, length in self.told["ROWS"][kind])


def _fill(row: object, name: str, value: int | Sequence[int]) -> None:
    if isinstance(value, int):
        setattr(row, name, value)
    else:
        getattr(row, name)[: len(value)] = value


def read(described: dict[str, Any], block: bytes, base: int = 0) -> list[int]:
    """The numbers of a field of a state."""
    found = struct.unpack_from(f"<{described['count']}{FORMAT[described['kind']]}", block, base + described["offset"])
    return list(found)


def write(described: dict[str, Any], block: bytearray, values: Sequence[int], base: int = 0) -> None:
    """Write numbers into a field of a state, from its first on."""
    struct.pack_into(f"<{len(values)}{FORMAT[described['kind']]}", block, base + described["offset"], *values)


def desk_for(kernel: Kernel) -> Desk:
    """The desk of this thread for a kernel: only one may work at it at a time."""
    return _desk(kernel, get_ident())


@lru_cache(maxsize=8)
def _desk(kernel: Kernel, _thread: int) -> Desk:
    return Desk(kernel)
