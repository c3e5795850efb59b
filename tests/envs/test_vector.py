import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList

from babylon.envs.rewards import by_rank
from babylon.envs.vector import BabylonVectorEnv
from babylon.pieces.errors import BadNotation
from babylon.simulate import Batch, play_random

GAMES = 3
ENDED = {"final_obs", "final_info", "final_rewards", "final_points"}


class OneGame(gymnasium.Env[Any, Any]):
    """One game of a batch, as Gymnasium knows environments."""

    def __init__(self, game: int) -> None:
        spaces = BabylonVectorEnv(1)
        self.observation_space, self.action_space = spaces.single_observation_space, spaces.single_action_space
        self.batch, self.game = Batch(GAMES), game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        del options
        self.batch.reset(None if seed else [self.game], seed=seed)
        return self.seen(), {"seat": int(self.batch.seats[self.game])}

    def seen(self) -> dict[str, Any]:
        rows = {"observation": self.batch.observations(), "action_mask": self.batch.legal_masks()}
        return {name: array[self.game].copy() for name, array in rows.items()}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        mover, actions = self.batch.seats[self.game], self.batch.random_actions()
        assert actions[self.game] == action
        self.batch.step(actions)
        info: dict[str, Any] = {"seat": int(self.batch.seats[self.game])}
        if not self.batch.over[self.game]:
            return self.seen(), 0.0, False, False, info
        points, notches = self.batch.scores()[self.game], self.batch.notches()[self.game]
        worth = np.array(by_rank(list(zip(points.tolist(), notches.tolist(), strict=True))))
        return self.seen(), worth[mover], True, False, info | {"rewards": worth, "points": points.copy()}


def assert_alike(mine: object, other: object) -> None:
    """Whether both are the same, and of the same types; mine may have more names."""
    assert type(mine) is type(other)
    if isinstance(mine, dict) and isinstance(other, dict):
        for key, value in other.items():
            assert_alike(mine[key], value)
    elif isinstance(mine, np.ndarray) and isinstance(other, np.ndarray):
        assert (mine.dtype, mine.shape) == (other.dtype, other.shape)
        if other.dtype == object:
            assert_alike(tuple(mine), tuple(other))
        else:
            assert np.array_equal(mine, other)
    elif isinstance(mine, tuple) and isinstance(other, tuple):
        for one, two in zip(mine, other, strict=True):
            assert_alike(one, two)
    else:
        assert mine == other


def test_games_end_and_begin_as_in_gymnasiums_own_environment() -> None:
    env = BabylonVectorEnv(GAMES)
    own = SyncVectorEnv([partial(OneGame, game) for game in range(GAMES)], autoreset_mode=AutoresetMode.SAME_STEP)
    assert env.metadata["autoreset_mode"] is own.metadata["autoreset_mode"]
    assert_alike(env.reset(seed=1), own.reset(seed=[1] * GAMES))
    ended = 0
    for _ in range(250):
        actions = env.random_actions().copy()
        mine, other = env.step(actions), own.step(actions)
        assert_alike(mine, other)
        assert ("final_obs" in mine[4]) == ("final_info" in mine[4]) == ("final_obs" in other[4])
        ended += mine[2].sum()
    assert ended >= 2 * GAMES


def test_what_is_told_of_an_end_belongs_to_that_game_alone() -> None:
    games = BabylonVectorEnv(2)
    env = DictInfoToList(games)
    env.reset(seed=4)
    while True:
        _, _, terminations, _, infos = env.step(games.random_actions())
        for over, info in zip(terminations, infos, strict=True):
            assert set(info) == ({"seat"} | ENDED if over else {"seat"})
        if terminations.any() and not terminations.all():
            break


def test_what_was_returned_stays_unless_asked_otherwise() -> None:
    for copied in (True, False):
        env = BabylonVectorEnv(2, copy=copied)
        first, _ = env.reset(seed=1)
        kept = {name: array.copy() for name, array in first.items()}
        env.step(env.random_actions())
        assert [np.array_equal(first[name], kept[name]) for name in kept] == [copied] * 2


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


def first_deals(env: BabylonVectorEnv) -> list[bytes]:
    return [row.tobytes() for row in env.reset()[0]["observation"]]


def test_environments_without_a_seed_differ() -> None:
    env = BabylonVectorEnv(2)
    assert len({*first_deals(env), *first_deals(env), *first_deals(BabylonVectorEnv(2))}) == 6


def test_runs_without_a_seed_differ() -> None:
    command = (
        "from babylon.envs.vector import BabylonVectorEnv as V; print(hash(V(1).reset()[0]['observation'].tobytes()))"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", command], env=os.environ | {"PYTHONHASHSEED": "0"}, capture_output=True, check=True
        ).stdout
        for _ in range(2)
    }
    assert len(runs) == 2


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ({"players": 5}, BadNotation, "“5” is not a number of players"),
        ({"render_mode": "human"}, ValueError, "render_mode is 'human', but many games at once are not drawn"),
        ({"rewards": "gold"}, ValueError, "rewards is 'gold', none of rank, margin"),
    ],
)
def test_settings_that_do_not_exist_are_refused(settings: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        BabylonVectorEnv(2, **settings)


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
