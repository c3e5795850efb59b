"""How the bots learn what the features of a garden bring: they play, and look how each garden ended (`babylon train`).

The points that a garden gains yet are fitted by least squares to the features it had after each of its turns; the next
games are played by what was learnt, and so on. A few turns are played at random, so that the bots also see gardens
they would not have built.
"""

from collections.abc import Iterator
from dataclasses import astuple, dataclass
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from babylon.bots.engines import engine
from babylon.bots.kernel.evaluation import MOST_ROUNDS
from babylon.bots.kernel.weight_numbers import FEATURE_WEIGHTS, FEATURES
from babylon.bots.runner import KernelRunner
from babylon.bots.search import Settings
from babylon.game.setup import laid_out
from babylon.pieces.deal import dealt, flowers_for, seed_key
from babylon.pieces.edition import edition
from babylon.pieces.tile import tiles
from babylon.rules.scoring import score
from babylon.rules.state import GameState, copied
from babylon.rules.turn import OVER, apply

if TYPE_CHECKING:
    from numpy.typing import NDArray

CURIOSITY = 0.08  # the share of turns that are played at random
CAUTION = 20.0  # how much proof a weight needs (the ridge of the least squares)
_CHOOSING = Settings(
    choices=8, digs=16, room=2, width=4, pairs=2, quick_digs=1, quick_width=1, quick_pairs=1, horizon=0
)


@dataclass(frozen=True, slots=True)
class Lesson:
    """What to learn from: so many games of an edition, from this seed on."""

    games: int
    seed: int
    edition: str = "revised"
    players: int = 2

    def deals(self) -> Iterator[GameState]:
        """The games before their first move."""
        for number in range(self.games):
            key = seed_key(self.seed * 1_000_003 + number)
            yield laid_out(dealt(key, edition(self.edition), tiles(), flowers_for(self.players)))


def gardens(weights: tuple[float, ...], lesson: Lesson) -> "NDArray[np.float64]":
    """A row for each turn of the games: the rounds left, the points now, the points in the end, the features."""
    rng = Random(lesson.seed)
    runner = KernelRunner(engine(), lesson.players)
    runner.write("settings", astuple(_CHOOSING))
    runner.write("weights", weights)
    runner.write("stream", [rng.getrandbits(62)])
    return np.concatenate([_gardens_of(runner, state, rng) for state in lesson.deals()])


def _gardens_of(runner: KernelRunner, state: GameState, rng: Random) -> "NDArray[np.float64]":
    state = copied(state)
    rows: list[list[float]] = []
    movers: list[int] = []
    while state.phase != OVER:
        seat, left = state.seat, (state.token_count - state.round) / MOST_ROUNDS
        runner.lay(state)
        found = runner.begin()
        for action in runner.take(rng.randrange(found) if rng.random() < CURIOSITY else 0):
            apply(state, action)
        rows.append([left, runner.note_garden(seat), 0.0, *runner.row("features")])
        movers.append(seat)
    ends = [score(state, garden) for garden in state.gardens]
    for row, seat in zip(rows, movers, strict=True):
        row[2] = ends[seat]
    return np.array(rows)


def fitted(weights: tuple[float, ...], rows: "NDArray[np.float64]") -> tuple[tuple[float, ...], float]:
    """The weights of features that fit the rows, and by how many points they miss."""
    left, points, end, features = rows[:, :1], rows[:, 1], rows[:, 2], rows[:, 3:]
    terms = np.hstack([features * left, features * left * left])
    normal = terms.T @ terms + CAUTION * np.eye(2 * FEATURES)
    learnt = np.linalg.solve(normal, terms.T @ (end - points))
    missed = float(np.std(end - points - terms @ learnt))
    return (*weights[:FEATURE_WEIGHTS], *(float(weight) for weight in learnt)), missed


def training_steps(
    weights: tuple[float, ...], lessons: list[Lesson]
) -> Iterator[tuple[tuple[float, ...], float, float]]:
    """After every lesson the weights, by how many points they miss, and the mean score of its games.

    Each lesson counts as much as all before it: what one lesson alone teaches would make the next games swing.
    """
    for number, lesson in enumerate(lessons):
        rows = gardens(weights, lesson)
        learnt, missed = fitted(weights, rows)
        share = 1.0 if number == 0 else 0.5
        weights = tuple((1 - share) * old + share * new for old, new in zip(weights, learnt, strict=True))
        yield weights, missed, float(rows[:, 2].mean())
