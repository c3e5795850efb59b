import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

from babylon.rules.actions import ACTIONS
from babylon.rules.scoring import open_notches, score
from babylon.rules.turn import MOST_MOVES, MOST_PLACES, OVER, apply, legal
from babylon.simulate import Batch


def played(batch: Batch, steps: int) -> Batch:
    for _ in range(steps):
        batch.step(batch.random_actions())
    return batch


@pytest.mark.parametrize("players", [2, 3, 4])
def test_masks_moves_and_scores_are_those_of_the_rules(players: int) -> None:
    batch = Batch(3, players=players, edition="zh-Hans", seed=players)
    states = [batch.state(game) for game in range(batch.n)]
    while not batch.over.all():
        masks = batch.legal_masks()
        for game, state in enumerate(states):
            out, scratch = [0] * MOST_MOVES, [0] * MOST_PLACES
            assert set(np.flatnonzero(masks[game])) == set(out[: legal(state, out, scratch)])
        actions = batch.random_actions().tolist()
        batch.step(actions)
        for state, action in zip(states, actions, strict=True):
            if state.phase != OVER:
                apply(state, action)
    assert [batch.state(game) for game in range(batch.n)] == states
    for game, state in enumerate(states):
        assert batch.scores()[game].tolist() == [score(state, garden) for garden in state.gardens]
        assert batch.notches()[game].tolist() == [open_notches(state, garden) for garden in state.gardens]


@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize("action", [40, 20, -1, ACTIONS])
def test_an_illegal_action_is_refused(*, masked: bool, action: int) -> None:
    batch = Batch(3)
    if masked:
        batch.legal_masks()
    with pytest.raises(ValueError, match=f"action {action} is not legal in game 1"):
        batch.step([0, action, 0])


def test_a_game_that_is_over_stays_as_it_is() -> None:
    batch = played(Batch(4, players=4), 400)
    assert batch.over.all()
    assert not batch.legal_masks().any()
    assert (batch.random_actions() == -1).all()
    before = batch.state(2)
    batch.step(batch.random_actions())
    assert batch.state(2) == before


def test_only_the_chosen_games_are_dealt_anew() -> None:
    batch = played(Batch(4), 30)
    before = [batch.state(game) for game in range(4)]
    batch.reset([False, True, False, True])
    assert [batch.state(game) == before[game] for game in range(4)] == [True, False, True, False]
    assert batch.phases.tolist() == [before[0].phase, 0, before[2].phase, 0]


def test_a_seed_gives_the_same_batch_again() -> None:
    batch = played(Batch(4, seed=8), 30)
    before = [batch.state(game) for game in range(4)]
    batch.reset(seed=8)
    assert [batch.state(game) for game in range(4)] == [Batch(4, seed=8).state(game) for game in range(4)]
    played(batch, 30)
    assert [batch.state(game) for game in range(4)] == before


def test_threads_change_nothing() -> None:
    one, two = played(Batch(7, seed=5), 50), played(Batch(7, seed=5, threads=2), 50)
    assert [one.state(game) for game in range(7)] == [two.state(game) for game in range(7)]
    assert np.array_equal(one.legal_masks(), two.legal_masks())
    assert np.array_equal(one.observations(), two.observations())


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_goes_on_alike_and_apart(duplicate: Callable[[Batch], Batch]) -> None:
    batch = played(Batch(3, players=3, seed=6, threads=2), 40)
    second = duplicate(batch)
    played(second, 10)
    assert batch.state(0) != second.state(0)
    played(batch, 10)
    assert [batch.state(game) for game in range(3)] == [second.state(game) for game in range(3)]
