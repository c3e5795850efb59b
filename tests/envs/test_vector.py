import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

from babylon.envs.vector import BabylonVectorEnv
from babylon.simulate import play_random


def test_observations_and_actions_fit_their_spaces() -> None:
    env = BabylonVectorEnv(5, players=3)
    observations, infos = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    assert infos["seat"].tolist() == [0] * 5
    assert env.action_space.contains(env.random_actions())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_is_rewarded_and_dealt_anew(players: int) -> None:
    env = BabylonVectorEnv(6, players=players, rewards="margin")
    env.reset(seed=3)
    points, seen = np.zeros((6, players), int), np.zeros(6, bool)
    while not seen.all():
        movers = env.batch.seats.copy()
        observations, rewards, terminations, truncations, infos = env.step(env.random_actions())
        assert not truncations.any()
        assert (rewards[~terminations] == 0).all()
        for game in np.flatnonzero(terminations):
            assert rewards[game] == infos["final_rewards"][game][movers[game]]
            assert infos["final_rewards"][game].sum() == pytest.approx(0)
            assert observations["action_mask"][game].any()
            if not seen[game]:
                points[game] = infos["final_points"][game]
        seen |= terminations
    assert np.array_equal(points, play_random(6, players=players, seed=3))


def test_an_illegal_action_is_refused() -> None:
    env = BabylonVectorEnv(2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action 4338 is not legal in game 0"):
        env.step([4338, 0])


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_alike(duplicate: Callable[[BabylonVectorEnv], BabylonVectorEnv]) -> None:
    env = BabylonVectorEnv(3)
    env.reset(seed=1)
    for _ in range(30):
        env.step(env.random_actions())
    second = duplicate(env)
    for _ in range(100):
        mine, other = env.step(env.random_actions()), second.step(second.random_actions())
        assert np.array_equal(mine[0]["observation"], other[0]["observation"])
        assert np.array_equal(mine[1], other[1])
