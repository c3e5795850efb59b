"""Runs the kernel: its tasks, in the memory of an engine."""

from collections.abc import Sequence

from babylon.bots.engines import Engine, engine
from babylon.bots.kernel import entry
from babylon.bots.kernel.explanation import WHOLE
from babylon.bots.kernel.workspace import (
    EXACT,
    HORIZON,
    OVERLOOK,
    QUICK_DIGS,
    QUICK_PAIRS,
    QUICK_WIDTH,
    ROOM,
    SETTINGS,
)
from babylon.rules.state import GameState

OVERLOOKED_OF = 4  # turns of each stack: a worse place for a good tile is overlooked like a better tile
TO_THE_END = 99  # turns: more than any game has


def quick_settings(*, digs: int, width: int, pairs: int, exact: bool = False, overlook: int = 0) -> tuple[int, ...]:
    """A workspace's settings for turns that are played without search: how many stacks and placements they look at.

    `exact`: whether a last turn is the best of all there are; `overlook`: how many of a thousand turns, of four for
    each stack, are not seen.
    """
    settings = [0] * SETTINGS
    settings[QUICK_DIGS], settings[QUICK_WIDTH], settings[QUICK_PAIRS] = digs, width, pairs
    settings[HORIZON], settings[EXACT] = TO_THE_END, int(exact)
    settings[ROOM], settings[OVERLOOK] = OVERLOOKED_OF, overlook
    return tuple(settings)


class KernelRunner:
    """The real state, what it takes to think about it, and the tasks of the kernel."""

    def __init__(self, engine: Engine, players: int, workspaces: int = 1) -> None:
        self.players = players
        self._memory = engine(players, workspaces)

    @property
    def budget(self) -> int:
        """Turns to play between two looks at the clock: some milliseconds."""
        return self._memory.budget

    def lay(self, state: GameState, *, hidden: bool = True) -> None:
        """Make a state the real one, without what nobody has seen unless it shall stay."""
        self._memory.lay(state)
        if hidden:
            self._think(entry.HIDE)

    def row(self, name: str, workspace: int = 0) -> list[float]:
        """A row of numbers of a workspace, by its name."""
        return self._memory.row(name, workspace)

    def write(self, name: str, values: Sequence[float], workspace: int = 0) -> None:
        """Write numbers into a row of a workspace."""
        self._memory.write(name, values, workspace)

    def quick_turn(self) -> list[int]:
        """Play a turn without search on the real state; return its action numbers."""
        return self._turn(self._think(entry.QUICK_TURN))

    def quick_game(self) -> list[int]:
        """Play the real state to its end, each seat in its own workspace; return all action numbers."""
        return self._memory.log(self._think(entry.QUICK_GAME))

    def begin(self) -> int:
        """Find the turns to choose from; return how many."""
        return self._think(entry.BEGIN)

    def choose(self) -> int:
        """Find the turns to choose from by the weights for that, and get ready to play on; return how many."""
        return self._think(entry.CHOOSE)

    def search(self, now: int) -> int:
        """Search on for a while, when so many millionths of a second have passed; return how the search stands."""
        return self._think(entry.SEARCH, self.budget, now)

    def search_alone(self, now: int) -> bool:
        """Do the same without other workers, from stage to stage; return whether the search is at its end."""
        return bool(self._think(entry.SEARCH_ALONE, self.budget, now))

    def end_stage(self) -> bool:
        """Put the best choice first and give up the worse half; return whether there are stages to come."""
        return bool(self._think(entry.END_STAGE))

    def take(self, choice: int) -> list[int]:
        """Play a choice on the real state; return its action numbers."""
        return self._turn(self._think(entry.TAKE, choice))

    def find(self, rank: int) -> tuple[list[int], list[float]]:
        """The action numbers of the best choice, the second best …, and what was found out about it."""
        length = self._think(entry.FIND, rank)
        return self._turn(length), self.row("finding")

    def beginner_turn(self, looks: int, tries: int) -> list[int]:
        """Play a beginner's turn on the real state; return its action numbers."""
        return self._turn(self._think(entry.BEGINNER_TURN, looks, tries))

    def forecast(self, actions: Sequence[int], worlds: int) -> None:
        """Add up how the game ends in so many worlds after these actions."""
        self.write("ahead", actions)
        self._think(entry.FORECAST, len(actions), worlds)

    def note_truth(self, actions: Sequence[int]) -> None:
        """Note what these actions reveal in the real state, and hide what nobody had seen before."""
        self.write("ahead", actions)
        self._think(entry.TRUTH, len(actions))
        self._think(entry.HIDE)

    def review(self, seed: int, number: int) -> None:
        """Begin to look at a turn afterwards, by the chance of this number."""
        self._think(entry.REVIEW, seed, number)

    def judge(self, played: int, better: int) -> None:
        """Compare the turn of so many moves with the better one in another world."""
        self._think(entry.JUDGE, played, better)

    def figure(self, number: int) -> tuple[float, float]:
        """What the worlds say of a figure: its mean, and half its 95 % interval, squared."""
        self._think(entry.FIGURE, number)
        value, square, _ = self.row("finding")
        return value, square

    def note_garden(self, seat: int) -> int:
        """Write the features of a seat's garden into the workspace; return its points now."""
        return self._think(entry.NOTE, seat)

    def explain(self, seat: int, without: int = WHOLE) -> int:
        """Write what the net makes of a seat's garden without a part; return the turns that it has to come."""
        return self._think(entry.EXPLAIN, seat, without)

    def _think(self, task: int, a: int = 0, b: int = 0) -> int:
        return self._memory.think(task, a, b)

    def _turn(self, length: int) -> list[int]:
        return [int(action) for action in self.row("turn")[:length]]


def runner_for(players: int, runner: KernelRunner | None) -> KernelRunner:
    """The runner at hand, or a new one when it is for others."""
    return runner if runner is not None and runner.players == players else KernelRunner(engine(), players)
