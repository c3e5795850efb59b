"""A turn at a time."""

import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from babylon.envs.turns import FEATURES, POINTS, BabylonTurnsEnv


@pytest.mark.filterwarnings("error")
def test_gymnasiums_own_check_passes() -> None:
    check_env(gymnasium.make("babylon.envs.turns:BabylonTurns-v0", turns=8, render_mode="rgb_array").unwrapped)


def test_it_is_made_by_its_name() -> None:
    env = gymnasium.make("babylon.envs.turns:BabylonTurns-v0", turns=4, players=3)
    observation, info = env.reset(seed=1)
    assert observation.shape == (4, FEATURES)
    assert info["seat"] in range(3)


@pytest.mark.parametrize("players", [2, 4])
def test_whoever_takes_most_points_beats_who_plays_at_random(players: int) -> None:
    env, ahead = BabylonTurnsEnv(turns=16, players=players), []
    for seed in range(4):
        observation, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            observation, reward, over, _, info = env.step(observation[:, 0].argmax())
        mine = info["points"].pop(info["seat"])
        ahead.append(mine > max(info["points"]))
        assert (reward == 1) == ahead[-1]
    assert all(ahead)


def test_a_turn_brings_the_points_that_were_seen() -> None:
    env = BabylonTurnsEnv(turns=8, seat=0, progress=1.0, rewards="margin")
    observation, _ = env.reset(seed=3)
    points = 0.0
    for _ in range(10):
        promised = observation[5, 0] / POINTS
        observation, reward, _, _, _ = env.step(5)
        points += reward
        assert points == pytest.approx(promised, abs=1e-3)


@pytest.mark.parametrize("opponent", ["random", "apprentice"])
def test_a_seed_decides_about_all(opponent: str) -> None:
    env, runs = BabylonTurnsEnv(turns=6, opponent=opponent), []
    for _ in range(2):
        told = [env.reset(seed=5)[0], *(env.step(action)[0] for action in (1, 5, 2, 3, 0))]
        runs.append(np.stack(told))
    assert np.array_equal(runs[0], runs[1])


@pytest.mark.parametrize("duplicate", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_alike(duplicate: Any) -> None:  # noqa: ANN401 - either function
    env = BabylonTurnsEnv(turns=6, opponent="gardener")
    env.reset(seed=2)
    env.step(3)
    other = duplicate(env)
    for action in (0, 4, 5):
        mine, copied = env.step(action), other.step(action)
        assert np.array_equal(mine[0], copied[0])


@pytest.mark.parametrize("settings", [{"seat": 2}, {"render_mode": "human"}, {"rewards": "gold"}])
def test_settings_that_do_not_exist_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="none of"):
        BabylonTurnsEnv(**settings)


def test_a_number_of_no_turn_is_refused_and_changes_nothing() -> None:
    env = BabylonTurnsEnv(turns=4)
    env.reset(seed=1)
    before = env.batch.history(0)
    for wrong in (-1, 4):
        with pytest.raises(ValueError, match="there are 0 to 3"):
            env.step(wrong)
    assert env.batch.history(0) == before
