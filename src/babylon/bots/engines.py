"""The two ways to run the kernel: as WebAssembly, or as the plain Python that it is made from.

An engine gives the memory to think in: the states and workspaces, and the one call that works on them.
"""

import struct
from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate
from typing import Protocol, TypeAlias, cast
from warnings import warn

from babylon.bots.kernel import entry
from babylon.bots.kernel.search import STATES
from babylon.bots.kernel.workspace import Workspace, layout
from babylon.compiled.availability import PLAIN
from babylon.compiled.memory import MOST_PLAYERS, overwrite, packed, packing, stride
from babylon.rules.state import GameState, copied
from babylon.wasm.instance import Instance, is_installed
from babylon.wasm.sources import is_current

MOST_MOVES_IN_A_GAME = 2048
WORD = 8  # bytes of every number in a workspace


class Memory(Protocol):
    """States and workspaces to think in."""

    budget: int  # turns to play between two looks at the clock

    def lay(self, state: GameState) -> None:
        """Make a state the real one."""

    def row(self, name: str, workspace: int) -> list[float]:
        """A row of numbers of a workspace, by its name."""

    def write(self, name: str, values: Sequence[float], workspace: int) -> None:
        """Write numbers into a row of a workspace."""

    def log(self, length: int) -> list[int]:
        """The first moves of the game that was written down."""

    def think(self, task: int, a: int, b: int) -> int:
        """Do a task of the kernel."""


Engine: TypeAlias = Callable[[int, int], Memory]  # for so many players, with so many workspaces


class PlainMemory:
    """The kernel as plain Python, a hundred times slower: for tests, and where wasmtime does not run."""

    budget = 1

    def __init__(self, players: int, workspaces: int) -> None:  # noqa: ARG002 - as every engine is called
        self._workspaces = [Workspace() for _ in range(workspaces)]
        self._log = [0] * MOST_MOVES_IN_A_GAME
        self._games: list[GameState] = []

    def lay(self, state: GameState) -> None:
        """Make a state the real one."""
        if self._games:
            overwrite(self._games[0], state)
        else:
            self._games = [copied(state) for _ in range(STATES)]

    def row(self, name: str, workspace: int) -> list[float]:
        """A row of numbers of a workspace, by its name."""
        return cast("list[float]", getattr(self._workspaces[workspace], name))

    def write(self, name: str, values: Sequence[float], workspace: int) -> None:
        """Write numbers into a row of a workspace."""
        self.row(name, workspace)[: len(values)] = values

    def log(self, length: int) -> list[int]:
        """The first moves of the game that was written down."""
        return self._log[:length]

    def think(self, task: int, a: int, b: int) -> int:
        """Do a task of the kernel."""
        return entry.think(self._games, self._workspaces, self._log, task, a, b)


_ROWS = layout()
_OFFSETS = list(accumulate((WORD * size for _, _, (size,) in _ROWS), initial=0))
_PLACES = {
    name: (offset, size, "q" if kind == "i8" else "d")
    for (name, kind, (size,)), offset in zip(_ROWS, _OFFSETS, strict=False)
}
_WORKSPACE = _OFFSETS[-1]


class WasmMemory:
    """The kernel as WebAssembly, in a memory that lies as compiled code takes it."""

    budget = 16  # 1 to 4 ms

    def __init__(self, players: int, workspaces: int) -> None:
        self._kernel = Instance()
        # Every state is described with room for all players, also the last one.
        self._games = self._kernel.room(STATES * stride(players) + packing(MOST_PLAYERS).size)
        self._workspaces = self._kernel.room(workspaces * _WORKSPACE)
        self._log = self._kernel.room(WORD * MOST_MOVES_IN_A_GAME)
        games = (self._games, STATES, stride(players))
        self._all = (*games, self._workspaces, workspaces, self._log, MOST_MOVES_IN_A_GAME)

    def lay(self, state: GameState) -> None:
        """Make a state the real one."""
        self._kernel.write(self._games, packed(state))

    def row(self, name: str, workspace: int) -> list[float]:
        """A row of numbers of a workspace, by its name."""
        offset, size, kind = _PLACES[name]
        content = self._kernel.read(self._workspaces + workspace * _WORKSPACE + offset, WORD * size)
        return list(struct.unpack(f"<{size}{kind}", content))

    def write(self, name: str, values: Sequence[float], workspace: int) -> None:
        """Write numbers into a row of a workspace."""
        offset, _, kind = _PLACES[name]
        address = self._workspaces + workspace * _WORKSPACE + offset
        self._kernel.write(address, struct.pack(f"<{len(values)}{kind}", *values))

    def log(self, length: int) -> list[int]:
        """The first moves of the game that was written down."""
        return list(struct.unpack(f"<{length}q", self._kernel.read(self._log, WORD * length)))

    def think(self, task: int, a: int, b: int) -> int:
        """Do a task of the kernel."""
        return self._kernel.call("think", *self._all, task, a, b)


@cache
def engine() -> Engine:
    """The fastest engine there is."""
    if PLAIN:
        return PlainMemory
    if not is_installed():
        warn("wasmtime does not run here: the bots think in plain Python, about a hundred times slower.", stacklevel=2)
    elif not is_current():
        warn("The kernels were edited: the bots think in plain Python until `make kernel` is run.", stacklevel=2)
    else:
        return WasmMemory
    return PlainMemory
