"""Which tasks the suite has, and how many questions each of them asks.

A change of anything that decides what is asked, or who plays the other seats, is a new SUITE: scores of two suites
can't be compared.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from fnmatch import fnmatchcase

from babylon.arena.benchmark.problems import BenchmarkProblem
from babylon.words import Listing

SUITE = 2
EDITION = "revised"
# Searchers try a fixed number of times: only so a game can be played again to the letter.
LADDER = ("apprentice", "mason", "gardener", "architect#50", "nebuchadnezzar#25", "semiramis#100")
EXPLOITED = "mason"
PLAYERS = (2, 3, 4)
POSITIONS_IN_A_GAME = 4


class Kind(StrEnum):
    """What a task wants of an agent."""

    BEAT = "beat"
    EXPLOIT = "exploit"
    PREDICT = "predict"
    SOLVE = "solve"


@dataclass(frozen=True, slots=True)
class Task:
    """One task; games have an opponent on all other seats."""

    name: str
    kind: Kind
    players: int = 2
    opponent: str = ""


@dataclass(frozen=True, slots=True)
class Size:
    """How much is asked: games of each task with an opponent, games to predict, puzzles."""

    games: int
    predicted: int
    puzzles: int

    def questions(self, task: Task) -> int:
        """How many questions a task asks; of games always whole deals, each once from every seat."""
        match task.kind:
            case Kind.BEAT:
                return max(1, self.games // task.players) * task.players
            case Kind.EXPLOIT:
                return max(1, self.games) * task.players
            case Kind.PREDICT:
                return self.predicted * POSITIONS_IN_A_GAME
            case Kind.SOLVE:
                return self.puzzles


SIZES = {"check": Size(1, 2, 4), "small": Size(4, 6, 24), "full": Size(120, 100, 520)}


def _plain(contestant: str) -> str:
    return contestant.partition("#")[0]


TASKS = (
    *(Task(f"beat-{_plain(bot)}-{players}", Kind.BEAT, players, bot) for players in PLAYERS for bot in LADDER),
    Task(f"exploit-{EXPLOITED}", Kind.EXPLOIT, 2, EXPLOITED),
    Task("predict-margin", Kind.PREDICT),
    Task("solve-puzzles", Kind.SOLVE),
)
BY_NAME = {task.name: task for task in TASKS}


def chosen(patterns: Iterable[str]) -> tuple[Task, ...]:
    """The tasks that names or patterns such as `beat-*-2` stand for, in the order of the suite; all without any."""
    wanted = list(patterns)
    for pattern in wanted:
        if not any(fnmatchcase(name, pattern) for name in BY_NAME):
            raise BenchmarkProblem("unknown-task", text=pattern, known=Listing(tuple(BY_NAME)))
    return tuple(task for task in TASKS if not wanted or any(fnmatchcase(task.name, one) for one in wanted))
