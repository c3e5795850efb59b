"""Runs the kernel: holds its states and workspaces, in the memory that plain or compiled code takes, and its tasks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from babylon.bots.kernel import entry
from babylon.bots.kernel.search import STATES
from babylon.bots.kernel.workspace import HORIZON, QUICK_DIGS, QUICK_PAIRS, QUICK_WIDTH, SETTINGS, Workspace, layout
from babylon.compiled import Pool, numbers, pool, save
from babylon.compiled.memory import overwrite
from babylon.rules.state import GameState, copied

MOST_MOVES_IN_A_GAME = 2048
TO_THE_END = 99  # turns: more than any game has
Think = Callable[[Pool, list[Workspace], list[int], int, int, int], int]


def quick_settings(*, digs: int, width: int, pairs: int) -> tuple[int, ...]:
    """A workspace's settings for turns that are played without search: how many stacks and placements they look at."""
    settings = [0] * SETTINGS
    settings[QUICK_DIGS], settings[QUICK_WIDTH], settings[QUICK_PAIRS] = digs, width, pairs
    settings[HORIZON] = TO_THE_END
    return tuple(settings)


@dataclass(frozen=True, slots=True)
class Engine:
    """One way to run the kernel."""

    compiled: bool
    think: Think


class KernelRunner:
    """The real state, what it takes to think about it, and the tasks of the kernel."""

    def __init__(self, engine: Engine, players: int, workspaces: int = 1) -> None:
        self.engine = engine
        self.players = players
        self._workspaces = _memory(workspaces) if engine.compiled else [Workspace() for _ in range(workspaces)]
        self._log = numbers(MOST_MOVES_IN_A_GAME) if engine.compiled else [0] * MOST_MOVES_IN_A_GAME
        self._games: Pool | None = pool(players, STATES) if engine.compiled else None

    def lay(self, state: GameState, *, hidden: bool = True) -> None:
        """Make a state the real one, without what nobody has seen unless it shall stay."""
        if self._games is None:
            self._games = [copied(state) for _ in range(STATES)]
        elif self.engine.compiled:
            save(self._games, 0, state)
        else:
            overwrite(self._games[0], state)
        if hidden:
            self._think(entry.HIDE)

    def row(self, name: str, workspace: int = 0) -> list[float]:
        """A row of numbers of a workspace, by its name."""
        if not self.engine.compiled:
            return cast("list[float]", getattr(self._workspaces[workspace], name))
        memory: Any = self._workspaces
        return cast("list[float]", memory[name][workspace])

    def write(self, name: str, values: Sequence[float], workspace: int = 0) -> None:
        """Write numbers into a row of a workspace."""
        row = self.row(name, workspace)
        for number, value in enumerate(values):
            row[number] = value

    def quick_turn(self) -> list[int]:
        """Play a turn without search on the real state; return its action numbers."""
        return self._turn(self._think(entry.QUICK_TURN))

    def quick_game(self) -> list[int]:
        """Play the real state to its end, each seat in its own workspace; return all action numbers."""
        length = self._think(entry.QUICK_GAME)
        return [int(action) for action in self._log[:length]]

    def begin(self) -> int:
        """Find the turns to choose from; return how many."""
        return self._think(entry.BEGIN)

    def search(self, alive: int, budget: int) -> bool:
        """Search on for a budget of turns; return whether a world has now been tried with every choice alive."""
        return bool(self._think(entry.SEARCH, alive, budget))

    def rank(self, alive: int) -> None:
        """Put the best choice first in the order."""
        self._think(entry.RANK, alive)

    def take(self, choice: int) -> list[int]:
        """Play a choice on the real state; return its action numbers."""
        return self._turn(self._think(entry.TAKE, choice))

    def forecast(self, actions: Sequence[int], worlds: int) -> None:
        """Add up how the game ends in so many worlds after these actions."""
        self.write("ahead", actions)
        self._think(entry.FORECAST, len(actions), worlds)

    def note_garden(self, seat: int) -> int:
        """Write the features of a seat's garden into the workspace; return its points now."""
        return self._think(entry.NOTE, seat)

    def _think(self, task: int, a: int = 0, b: int = 0) -> int:
        assert self._games is not None
        return self.engine.think(self._games, self._workspaces, self._log, task, a, b)

    def _turn(self, length: int) -> list[int]:
        return [int(action) for action in self.row("turn")[:length]]


def _memory(workspaces: int) -> list[Workspace]:
    """Workspaces as a block of memory: that is how compiled code takes them."""
    import numpy as np  # noqa: PLC0415 - there only where something can be compiled

    return cast("list[Workspace]", np.zeros(workspaces, np.dtype(layout(), align=True)))
