"""Learning from self-play: weights that the bots can read, the same ones for the same seed."""

import numpy as np
import pytest

from babylon.arena.evolution import QUICK, tuning_steps
from babylon.arena.least_squares import Lesson, fitted, gardens, training_steps
from babylon.bots.kernel.weight_numbers import FEATURE_WEIGHTS, FEATURES, WEIGHTS
from babylon.bots.weight_files import read, weights, write

LESSON = Lesson(games=2, seed=5)


def test_a_lesson_has_a_row_for_each_turn() -> None:
    """Six removals and thirty turns a game: rounds left, points now, points in the end, features."""
    rows = gardens(weights("thumb"), LESSON)
    assert rows.shape == (2 * 36, 3 + FEATURES)
    assert rows[-1, 1] == rows[-1, 2]
    assert np.all((rows[:, 0] >= 0) & (rows[:, 0] <= 1.1))


def test_least_squares_find_a_promise_that_is_kept() -> None:
    """Each of the first feature is worth two points for every share of the game that is left."""
    rng = np.random.default_rng(1)
    rows = np.zeros((5000, 3 + FEATURES))
    rows[:, 0] = rng.random(5000)
    rows[:, 3] = rng.integers(0, 5, 5000)
    rows[:, 2] = 2 * rows[:, 0] * rows[:, 3]
    learnt, missed = fitted(weights("thumb"), rows)
    assert learnt[:FEATURE_WEIGHTS] == weights("thumb")[:FEATURE_WEIGHTS]
    assert learnt[FEATURE_WEIGHTS] == pytest.approx(2, abs=0.1)
    assert missed < 0.1


def test_the_same_lesson_teaches_the_same() -> None:
    once, again = (list(training_steps(weights("thumb"), [LESSON, Lesson(2, 6)])) for _ in range(2))
    assert once == again
    assert len(once[-1][0]) == WEIGHTS


def test_what_was_learnt_can_be_read() -> None:
    learnt, _, points = list(training_steps(weights("thumb"), [LESSON]))[-1]
    assert read(write(learnt)) == pytest.approx(learnt, abs=1e-4)
    assert points > 30


def test_a_generation_changes_the_weights_and_says_what_they_score() -> None:
    ((better, points),) = tuning_steps(weights("quick"), QUICK, [Lesson(1, 3)])
    assert better != weights("quick")
    assert len(better) == WEIGHTS
    assert points > 30
