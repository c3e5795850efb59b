"""How the quick play of the search is tuned: by trying changes of all weights at once (an evolution strategy).

Every change is tried with its opposite on the same deals, so that luck cancels out; the weights then move towards the
changes that scored more.
"""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from babylon.arena.least_squares import Lesson
from babylon.bots.engines import engine
from babylon.bots.runner import KernelRunner, quick_settings
from babylon.rules.state import GameState

if TYPE_CHECKING:
    from numpy.typing import NDArray

# The workspace's settings for who plays by the weights: the gardener, and the turns that a search plays on.
GARDENER = quick_settings(digs=16, width=4, pairs=2)
QUICK = quick_settings(digs=3, width=3, pairs=1)
PAIRS = 8  # changes that are tried in a generation, each with its opposite
STEP = 0.125  # the size of a change, as a share of the weight
LEAST_STEP = 0.05
MOMENTUM = 0.8


def quick_score(
    runner: KernelRunner, settings: tuple[int, ...], weights: "NDArray[np.float64]", deals: list[GameState]
) -> float:
    """The mean score of games that are played by these weights."""
    chance = Random(len(deals))
    for workspace in range(runner.players):
        runner.write("settings", settings, workspace)
        runner.write("weights", [float(weight) for weight in weights], workspace)
        runner.write("stream", [chance.getrandbits(62)], workspace)
    total = 0
    for deal in deals:
        runner.lay(deal, hidden=False)
        runner.quick_game()
        total += sum(runner.note_garden(seat) for seat in range(runner.players))
    return total / (len(deals) * runner.players)


def tuning_steps(
    weights: tuple[float, ...], settings: tuple[int, ...], lessons: list[Lesson]
) -> Iterator[tuple[tuple[float, ...], float]]:
    """After every generation the weights, and the mean score of all that were tried in it."""
    here = np.array(weights)
    scale = np.maximum(np.abs(here) * STEP, LEAST_STEP)
    drift = np.zeros_like(here)
    for lesson in lessons:
        runner = KernelRunner(engine(), lesson.players, workspaces=lesson.players)
        deals = list(lesson.deals())
        half = np.random.default_rng(lesson.seed).standard_normal((PAIRS, len(here)))
        changes = np.concatenate([half, -half])
        scores = np.array([quick_score(runner, settings, here + scale * change, deals) for change in changes])
        ranks = scores.argsort().argsort() / (len(scores) - 1) - 0.5
        drift = MOMENTUM * drift + (1 - MOMENTUM) * 5 * (ranks @ changes) / len(scores)
        here = here + scale * drift
        yield tuple(float(weight) for weight in here), float(scores.mean())
