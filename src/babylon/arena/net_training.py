"""Trains a net generation after generation, and keeps a generation only when it beats the one before.

Games are played by the last net that was kept (at first by the gardener's weights), and a new one is fitted to how
their gardens ended. Then the two play mirrored games, a turn each without search, until a sequential test of Wald's has
made up its mind. Both nets are of one size, so the same number of turns is the same processor time.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from babylon.arena.least_squares import Lesson
from babylon.arena.net_fit import Examples, fits, predicted
from babylon.arena.net_lessons import LEFT, POINTS, ROW, SEAT, TOLD, play_lesson, play_match
from babylon.bots.kernel.search import STATES
from babylon.bots.kernel.workspace import layout
from babylon.bots.net_files import Net
from babylon.bots.search import Settings
from babylon.bots.weight_files import weights_for
from babylon.compiled import machine_code, pool, save
from babylon.questions.score_sheet import LINES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from babylon.rules.state import GameState

SETTINGS = Settings(
    choices=16, digs=16, room=4, width=6, pairs=3, quick_digs=16, quick_width=6, quick_pairs=3, horizon=0, net=1
)
LONGEST = 45  # turns of a game
SHORTEST = 26
WEIGHTS = "learned"
# The test: a net that wins so much is kept, and with these odds of being wrong either way it is told from an equal one.
BETTER, ERROR = 0.54, 0.05
MOST_PAIRS = 1500  # of mirrored games; who has not shown to be better by then is not kept
EPOCHS = 12
KEPT_FOR_PROOF = 20  # one game of so many is not learnt from, but shows how much a net misses


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a generation."""

    games: int
    points: float  # the mean score of the games it learnt from
    missed: float  # by how much it is wrong about games that it has not seen: the root of the mean square
    matches: int
    share: float  # of them that it won against the net before; draws count half
    kept: bool


class School:
    """States and workspaces to play in."""

    def __init__(self, players: int, seed: int) -> None:
        self._games, self._players = pool(players, STATES), players
        self._workspaces: Any = np.zeros(players, np.dtype(layout(), align=True))
        self._room = np.zeros(ROW * players * LONGEST)
        self._lesson: Any = machine_code(play_lesson)
        self._match: Any = machine_code(play_match)
        self._rng = Random(seed)

    def sit_down(self, seat: int, net: Net | None, state: "GameState") -> None:
        """Let a seat play by a net, or by the weights alone."""
        one = self._workspaces[seat]
        settings = astuple(SETTINGS if net else replace(SETTINGS, net=0))
        one["settings"][: len(settings)] = settings
        one["weights"][:] = weights_for(WEIGHTS, state)
        for name, row in net.rows() if net else ():
            one[name][:] = row

    def lesson(self, state: "GameState") -> "NDArray[np.float64]":
        """The rows of a game."""
        self._deal(state)
        found = self._lesson(self._games, self._workspaces, self._room, self._rng.randrange(SHORTEST))
        return self._room[: found * ROW].reshape(found, ROW).copy()

    def margin(self, state: "GameState") -> int:
        """By how much the first seat wins."""
        self._deal(state)
        return int(self._match(self._games, self._workspaces))

    def _deal(self, state: "GameState") -> None:
        for seat in range(self._players):
            self._workspaces[seat]["stream"][0] = self._rng.getrandbits(62)
            self._workspaces[seat]["world_stream"][0] = self._rng.getrandbits(62)
        save(self._games, 0, state)


def rows_of(net: Net | None, lesson: Lesson) -> "Iterator[NDArray[np.float64]]":
    """The rows of each game of a lesson."""
    school = School(lesson.players, lesson.seed)
    for number, state in enumerate(lesson.deals()):
        if number == 0:
            school.sit_down(0, net, state)
        yield school.lesson(state)


def examples(games: "Sequence[NDArray[np.float64]]") -> Examples:
    """What can be learnt from games: of each garden with turns to come, what it gained."""
    told, left, gains = [], [], []
    for rows in games:
        ends = np.zeros((int(rows[:, SEAT].max()) + 1, LINES))
        for row in rows:  # the last of a seat is its end
            ends[int(row[SEAT])] = row[POINTS : POINTS + LINES]
        some = rows[rows[:, LEFT] > 0]
        told.append(some[:, TOLD:].astype(np.int8))
        left.append(some[:, LEFT].astype(np.int8))
        gains.append((ends[some[:, SEAT].astype(int)] - some[:, POINTS : POINTS + LINES]).astype(np.int16))
    return Examples(np.concatenate(told), np.concatenate(left), np.concatenate(gains))


def mean_points(games: "Sequence[NDArray[np.float64]]") -> float:
    """The mean score in the end; the last rows of a game are one for each seat."""
    return float(np.mean([rows[-1, POINTS : POINTS + LINES].sum() for rows in games]))


def match(new: Net, old: Net | None, seed: int, edition: str) -> tuple[int, float, bool]:
    """Games that the two have played, the new one's share of them, and whether it is to be kept."""
    school, likelihood, won, played = School(2, seed), 0.0, 0.0, 0
    limit = math.log((1 - ERROR) / ERROR)
    for state in Lesson(MOST_PAIRS, seed, edition).deals():
        for seat in (0, 1):
            school.sit_down(seat, new, state)
            school.sit_down(1 - seat, old, state)
            ahead = school.margin(state) * (1 - 2 * seat)
            played, won = played + 1, won + (1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0)
            likelihood += _evidence(ahead)
        if abs(likelihood) >= limit:
            break
    return played, won / played, likelihood >= limit


def _evidence(ahead: int) -> float:
    """What a game says for a net that is better, and against one that is equal."""
    if ahead == 0:
        return 0.0
    return math.log(BETTER / 0.5) if ahead > 0 else math.log((1 - BETTER) / 0.5)


def generation(
    old: Net | None, lessons: Sequence[Lesson], seed: int, before: Examples | None = None
) -> tuple[Net, Report, Examples]:
    """A net that has learnt from games of the last one and from examples of before; what came of it; its examples."""
    games = [rows for lesson in lessons for rows in rows_of(old, lesson)]
    learnt = examples([rows for number, rows in enumerate(games) if number % KEPT_FOR_PROOF])
    unseen = examples(games[::KEPT_FOR_PROOF])
    *_, layers = fits(learnt.with_more(before) if before else learnt, EPOCHS, seed)
    net = layers.net()
    missed = predicted(net, unseen).sum(1) - unseen.gains.sum(1)
    played, share, kept = match(net, old, seed, lessons[0].edition)
    report = Report(len(games), mean_points(games), float(np.sqrt((missed**2).mean())), played, share, kept)
    return net, report, learnt
