"""The three ways to run the questions: plain Python, machine code by numba, WebAssembly by wasmtime."""

import struct
from collections.abc import Callable
from typing import Protocol, TypeVar

from babylon.compiled import buffers, from_bytes, load, machine_code, pool, save
from babylon.compiled.memory import MOST_PLAYERS, packed, record, stride
from babylon.compiled.row_memory import read_rows, rows
from babylon.questions import over_pools
from babylon.questions.legal_moves import MoveRow
from babylon.questions.rows import layout
from babylon.questions.score_sheet import SheetRow
from babylon.rules.state import GameState
from babylon.rules.turn import MOST_MOVES, MOST_PLACES
from babylon.wasm.instance import KERNEL, Instance

REAL, TRIAL = 0, 1
Row = TypeVar("Row")
Question = Callable[..., int | None]


class Asker(Protocol):
    """A way to run the questions."""

    def lay(self, state: GameState, other: GameState) -> None:
        """Take over the state that is asked about, and one to try moves on."""

    def ask(self, question: Question, row: type[Row], room: int, *about: int) -> tuple[int | None, list[Row]]:
        """What a question returns, and as many rows as there was room for."""

    def moves(self) -> list[MoveRow]:
        """The rows of the legal moves."""

    def state(self) -> GameState:
        """The state that was asked about."""


class Plain:
    """The text itself."""

    def lay(self, state: GameState, other: GameState) -> None:
        self.states = [state, other]

    def ask(self, question: Question, row: type[Row], room: int, *about: int) -> tuple[int | None, list[Row]]:
        filled = [row() for _ in range(room)]
        return question(self.states, REAL, *about, filled), filled

    def moves(self) -> list[MoveRow]:
        filled = [MoveRow() for _ in range(MOST_MOVES)]
        found = over_pools.move_rows(self.states, REAL, TRIAL, *buffers(), [SheetRow()], filled)
        return filled[:found]

    def state(self) -> GameState:
        return self.states[REAL]


class Compiled:
    """Machine code."""

    def lay(self, state: GameState, other: GameState) -> None:
        self.states = pool(state.players, 2)
        save(self.states, REAL, state)
        save(self.states, TRIAL, other)

    def ask(self, question: Question, row: type[Row], room: int, *about: int) -> tuple[int | None, list[Row]]:
        filled = rows(row, room)
        return machine_code(question)(self.states, REAL, *about, filled), read_rows(filled, row, room)

    def moves(self) -> list[MoveRow]:
        filled = rows(MoveRow, MOST_MOVES)
        compiled = machine_code(over_pools.move_rows)
        found = compiled(self.states, REAL, TRIAL, *buffers(), rows(SheetRow, 1), filled)
        return read_rows(filled, MoveRow, found)

    def state(self) -> GameState:
        return load(self.states, REAL)


def size(row: type) -> int:
    """Bytes of a row."""
    return 4 * sum(max(length, 1) for _, length in layout(row))


def read(content: bytes, kind: type[Row]) -> list[Row]:
    """The rows that lie side by side."""
    described = layout(kind)
    form = struct.Struct("<" + "".join(f"{max(length, 1)}i" for _, length in described))
    return [kind(*_columns(described, numbers)) for numbers in form.iter_unpack(content)]


def written(rows: list[Row]) -> bytes:
    """The same the other way round."""
    numbers = [getattr(row, name) for row in rows for name, _ in layout(type(row))]
    flat = [number for one in numbers for number in (one if isinstance(one, list) else [one])]
    return struct.pack(f"<{len(flat)}i", *flat)


def _columns(described: list[tuple[str, int]], numbers: tuple[int, ...]) -> list[int | list[int]]:
    columns: list[int | list[int]] = []
    at = 0
    for _, length in described:
        columns.append(list(numbers[at : at + length]) if length else numbers[at])
        at += max(length, 1)
    return columns


class Wasm:
    """A running kernel with two states, and room for the answers."""

    def __init__(self, module: str = KERNEL) -> None:
        self.kernel = Instance(module)
        self.desk = self.kernel.room(2 * stride(MOST_PLAYERS) + record().itemsize)
        self.out = (self.kernel.room(2 * MOST_MOVES), MOST_MOVES)
        self.scratch = (self.kernel.room(2 * MOST_PLACES), MOST_PLACES)
        self.sheet = (self.kernel.room(size(SheetRow)), 1)
        self.answers = self.kernel.room(MOST_MOVES * size(MoveRow))

    def lay(self, state: GameState, other: GameState) -> None:
        self.players = state.players
        for number, one in ((REAL, state), (TRIAL, other)):
            self.kernel.write(self.desk + number * stride(self.players), packed(one))

    @property
    def states(self) -> tuple[int, int, int]:
        return self.desk, 2, stride(self.players)

    def ask(self, question: Question, row: type[Row], room: int, *about: int) -> tuple[int | None, list[Row]]:
        self.kernel.write(self.answers, bytes(room * size(row)))
        found = self.kernel.call(question.__name__, *self.states, REAL, *about, self.answers, room)
        return found, read(bytes(self.kernel.read(self.answers, room * size(row))), row)

    def moves(self) -> list[MoveRow]:
        given = (*self.out, *self.scratch, *self.sheet, self.answers, MOST_MOVES)
        found = self.kernel.call("move_rows", *self.states, REAL, TRIAL, *given)
        return read(bytes(self.kernel.read(self.answers, found * size(MoveRow))), MoveRow)

    def state(self) -> GameState:
        return load(from_bytes(self.players, bytes(self.kernel.read(self.desk, stride(self.players)))), 0)
