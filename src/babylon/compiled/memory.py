"""Games as blocks of memory: a pool holds any number of states of one player count, side by side.

With NumPy a pool is an array of records made from `rules.state.layout`. Every record is described with room for four
gardens but takes only the bytes of the gardens there are: the records of a pool for two lie closer together than they
are long. So compiled code is the same for any number of players, and a copy moves nothing that is not there.
"""

import struct
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Protocol, TypeVar, cast

from babylon.compiled.availability import COMPILES
from babylon.rules.state import BOARD, COUNT, GARDENS, SMALL, GameState, GardenState, copied, layout

if COMPILES:
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_PLAYERS = 4
LINE = 64  # bytes the processor fetches at a time
_FORMAT = {BOARD: "Q", SMALL: "b", COUNT: "H"}
_KIND = {BOARD: "i8", SMALL: "i1", COUNT: "u2"}
State = TypeVar("State", GameState, GardenState)


class Pool(Protocol):
    """So many states: a NumPy array, or without numba a list of plain states."""

    def __getitem__(self, index: int, /) -> GameState:
        """The state with this number."""

    def __len__(self) -> int:
        """How many there are."""

    def __iter__(self) -> Iterator[GameState]:
        """Each of them."""


def _fields(state: type[GameState] | type[GardenState]) -> list[tuple[str, str, int]]:
    return [field for field in layout(state) if field[1] != GARDENS]


_GAME, _GARDEN = _fields(GameState), _fields(GardenState)


def _format(fields: list[tuple[str, str, int]]) -> str:
    return "".join(f"{max(length, 1)}{_FORMAT[kind]}" for _, kind, length in fields)


@cache
def packing(players: int) -> struct.Struct:
    """How a state of so many players lies in memory; native alignment is also that of the NumPy records."""
    return struct.Struct("@" + _format(_GAME) + players * _format(_GARDEN))


@cache
def stride(players: int) -> int:
    """Bytes from one state of a pool to the next: whole cache lines."""
    return -(-packing(players).size // LINE) * LINE


@cache
def record() -> "np.dtype[np.void]":
    """The NumPy description of a state."""

    def described(fields: list[tuple[str, str, int]]) -> list[tuple[str, str, tuple[int, ...]]]:
        return [(name, _KIND[kind], (length,) if length else ()) for name, kind, length in fields]

    garden = np.dtype(described(_GARDEN), align=True)
    return np.dtype([*described(_GAME), ("gardens", garden, (MOST_PLAYERS,))], align=True)


def packed(state: GameState) -> bytes:
    """A plain state as it lies in a pool."""
    return packing(state.players).pack(*_all_numbers(state))


def pool(players: int, size: int) -> Pool:
    """Room for `size` states of so many players."""
    blank = GameState(players=players, gardens=[GardenState() for _ in range(players)])
    if not COMPILES:
        return [copied(blank) for _ in range(size)]
    # One state alone looks contiguous to NumPy, which to numba is another type and another compilation.
    room = max(size, 2)
    memory = np.zeros(room * stride(players) + record().itemsize, np.uint8)
    return cast("Pool", np.ndarray((room,), record(), memory, strides=(stride(players),)))


def save(states: Pool, index: int, state: GameState) -> None:
    """Write a plain state into a pool."""
    if not COMPILES:
        overwrite(states[index], state)
        return
    memory, step = _memory(states)
    packing(state.players).pack_into(memory, index * step, *_all_numbers(state))


def load(states: Pool, index: int) -> GameState:
    """A plain state of its own that equals the one in the pool."""
    if not COMPILES:
        return copied(states[index])
    memory, step = _memory(states)
    players = next(players for players in range(MOST_PLAYERS + 1) if stride(players) == step)
    return _unpacked(players, memory, index * step)


def as_bytes(states: Pool) -> bytes:
    """All states of a pool, to be kept or sent, the same with numba and without."""
    if not COMPILES:
        return b"".join(packed(state).ljust(stride(state.players), b"\0") for state in states)
    memory, step = _memory(states)
    return memory[: len(states) * step].tobytes()


def from_bytes(players: int, data: bytes) -> Pool:
    """A pool with the states that `as_bytes` gave."""
    size = len(data) // stride(players)
    if not COMPILES:
        return [_unpacked(players, data, index * stride(players)) for index in range(size)]
    states = pool(players, size)
    _memory(states)[0][: len(data)] = data
    return states


def copy(states: Pool, target: int, source: int) -> None:
    """Make a state of the pool equal another one. Compiled, it is one move of memory."""
    overwrite(states[target], states[source])


def overwrite(target: GameState, source: GameState) -> None:
    """Make a plain state equal another, in place: whoever holds it sees the change."""
    _read(target, _GAME, _numbers(source, _GAME), 0)
    for mine, other in zip(target.gardens, source.gardens, strict=True):
        _read(mine, _GARDEN, _numbers(other, _GARDEN), 0)


def _memory(states: Pool) -> tuple[memoryview, int]:
    array = cast("NDArray[np.void]", states)
    return cast("NDArray[np.uint8]", array.base).data, array.strides[0]


def _all_numbers(game: GameState) -> Iterator[int]:
    return chain(_numbers(game, _GAME), *(_numbers(garden, _GARDEN) for garden in game.gardens))


def _unpacked(players: int, memory: memoryview | bytes, offset: int) -> GameState:
    numbers = packing(players).unpack_from(memory, offset)
    game = GameState(gardens=[GardenState() for _ in range(players)])
    at = _read(game, _GAME, numbers, 0)
    for garden in game.gardens:
        at = _read(garden, _GARDEN, numbers, at)
    return game


def _numbers(state: State, fields: list[tuple[str, str, int]]) -> list[int]:
    values = ((getattr(state, name), length) for name, _, length in fields)
    return list(chain.from_iterable(value if length else (value,) for value, length in values))


def _read(state: GameState | GardenState, fields: list[tuple[str, str, int]], numbers: Sequence[int], at: int) -> int:
    """Set all fields from the numbers at this place; return where the next ones are."""
    for name, _, length in fields:
        setattr(state, name, list(numbers[at : at + length]) if length else numbers[at])
        at += length or 1
    return at
