"""The kernel's functions and the memory they work on: as plain Python at once, compiled as soon as that is done.

Compiling takes longer than a player likes to wait. The first process ever lets a child do it, plays on plain Python
meanwhile and changes over; every later one finds the machine code on the disk.
"""

import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Any, cast

from babylon.bots.kernel import entry
from babylon.bots.kernel.desk import Desk, layout
from babylon.bots.kernel.searching import STATES
from babylon.compiled import COMPILES, Pool, pool, save, twin
from babylon.compiled.cache import directory
from babylon.compiled.memory import overwrite
from babylon.game import Game
from babylon.rules.state import GameState, copied


@dataclass(frozen=True, slots=True)
class Engine:
    """One way to run the kernel."""

    compiled: bool
    hide_unseen: Callable[[Pool], None]
    take_quick_turn: Callable[[Pool, list[Desk]], int]
    begin_search: Callable[[Pool, list[Desk]], int]
    search: Callable[[Pool, list[Desk], int, int], int]
    rank: Callable[[list[Desk], int], None]
    take_choice: Callable[[Pool, list[Desk], int], int]

    def table(self, players: int) -> "Table":
        """States and a desk for a game of so many players."""
        return Table(self, players)


class Table:
    """A desk and the states of one player count, in the memory that an engine takes."""

    def __init__(self, engine: Engine, players: int) -> None:
        self.engine = engine
        self.players = players
        self.desks = _memory() if engine.compiled else [Desk()]
        self._games: Pool | None = pool(players, STATES) if engine.compiled else None

    @property
    def games(self) -> Pool:
        """The states."""
        assert self._games is not None
        return self._games

    def lay(self, state: GameState) -> None:
        """Makes a state the real one, without what nobody has seen."""
        if self._games is None:
            self._games = [copied(state) for _ in range(STATES)]
        elif self.engine.compiled:
            save(self._games, 0, state)
        else:
            overwrite(self._games[0], state)
        self.engine.hide_unseen(self.games)

    def row(self, name: str) -> list[float]:
        """A row of numbers on the desk, by its name."""
        if not self.engine.compiled:
            return cast("list[float]", getattr(self.desks[0], name))
        memory: Any = self.desks
        return cast("list[float]", memory[name][0])

    def write(self, name: str, values: Sequence[float]) -> None:
        """Writes numbers into a row of the desk."""
        row = self.row(name)
        for number, value in enumerate(values):
            row[number] = value

    def moves(self, length: int) -> list[int]:
        """The turn on the desk: so many action numbers."""
        return [int(action) for action in self.row("turn")[:length]]


def _memory() -> list[Desk]:
    """A desk as a block of memory, in an array of its own: that is how compiled code takes it."""
    import numpy as np  # noqa: PLC0415 - there only where something can be compiled

    return cast("list[Desk]", np.zeros(1, np.dtype(layout(), align=True)))


def _engine(as_it_runs: Callable[[Any], Any], *, compiled: bool) -> Engine:
    names = ("hide_unseen", "take_quick_turn", "begin_search", "search", "rank", "take_choice")
    return Engine(compiled, *(as_it_runs(getattr(entry, name)) for name in names))


@cache
def plain() -> Engine:
    """The kernel as plain Python."""
    return _engine(lambda function: function, compiled=False)


@cache
def compiled() -> Engine:
    """The kernel as machine code; compiles what has not been compiled yet."""
    engine = _engine(twin, compiled=True)
    _rehearse(engine)
    _marker().touch()
    return engine


def _rehearse(engine: Engine) -> None:
    """Calls everything once, so that no player has to wait for it."""
    table = engine.table(players=2)
    table.lay(Game.deal().state)
    table.write("settings", (2, 2, 1, 1, 1, 1, 1, 1, 1))
    while table.row("turn")[0] < 16:
        engine.take_quick_turn(table.games, table.desks)
    engine.begin_search(table.games, table.desks)
    engine.search(table.games, table.desks, 2, 9)
    engine.rank(table.desks, 2)
    engine.take_choice(table.games, table.desks, 0)


def _marker() -> Path:
    return directory(entry.__name__) / "bots-are-compiled"


class _Readiness:
    """Whether this process has its machine code, or is about to."""

    engine: Engine | None = None
    waiting: Thread | None = None


def engine() -> Engine:
    """The fastest engine that can be had at once."""
    return _Readiness.engine or plain()


def warm_up() -> None:
    """Makes the compiled engine ready, however long that takes."""
    if COMPILES and _Readiness.engine is None:
        _Readiness.engine = compiled()


def prepare() -> None:
    """Makes the compiled engine ready, if it can be had in a second or two; otherwise sees to it in the background."""
    if not COMPILES or _Readiness.engine is not None:
        return
    if _marker().exists():
        warm_up()
    elif _Readiness.waiting is None:
        _Readiness.waiting = Thread(target=_compile_elsewhere, daemon=True)
        _Readiness.waiting.start()


def _compile_elsewhere() -> None:
    command = [sys.executable, "-c", "from babylon.bots.engine import warm_up; warm_up()"]
    if subprocess.run(command, check=False).returncode == 0:  # noqa: S603 - our own interpreter and our own words
        warm_up()
