"""Many games, one agent's seat in each."""

import pickle
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from babylon.bots import NAMES
from babylon.bots.registry import BASELINES
from babylon.envs.against import BabylonAgainstVectorEnv
from babylon.envs.vector import BabylonVectorEnv

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from babylon.envs.against import BatchOpponent
    from babylon.simulate import Batch

BY_THE_CLOCK = ("architect", "nebuchadnezzar", "semiramis")


def lowest(batch: "Batch", waiting: "NDArray[np.bool_]") -> "NDArray[np.int64]":
    return np.where(waiting, batch.legal_masks().argmax(axis=1), -1)


@pytest.mark.parametrize("opponent", ["random", "apprentice", lowest])
def test_it_is_always_the_agents_turn(opponent: "str | BatchOpponent") -> None:
    env = BabylonAgainstVectorEnv(6, players=3, opponent=opponent)
    _, infos = env.reset(seed=1)
    assert infos["seat"].tolist() == [0, 1, 2, 0, 1, 2]
    for _ in range(70):
        _, _, _, _, infos = env.step(env.random_actions())
        assert infos["seat"].tolist() == env.agent_seats.tolist()
        assert not env.batch.over.any()


def test_who_has_a_seat_keeps_it() -> None:
    env = BabylonAgainstVectorEnv(4, seat=1)
    _, infos = env.reset(seed=2)
    ended = 0
    while ended < 4:
        _, _, over, _, infos = env.step(env.random_actions())
        ended += int(over.sum())
        assert infos["seat"].tolist() == [1] * 4


def test_rewards_are_the_agents_and_progress_is_the_points_gained() -> None:
    env = BabylonAgainstVectorEnv(8, rewards="margin", progress=1.0, seat=0)
    env.reset(seed=3)
    gained = np.zeros(8)
    while True:
        _, rewards, over, _, infos = env.step(env.random_actions())
        gained += rewards
        if over.any():
            game = int(over.argmax())
            mine, other = infos["final_points"][game]
            assert gained[game] == mine - other + mine
            return


@pytest.mark.parametrize("settings", [{"seat": 2}, {"autoreset": "NextStep"}, {"rewards": "gold"}])
def test_settings_that_do_not_exist_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="none of"):
        BabylonAgainstVectorEnv(2, **settings)


@pytest.mark.parametrize("kind", [BabylonVectorEnv, BabylonAgainstVectorEnv])
def test_games_wait_for_their_reset_if_asked_to(kind: type[BabylonVectorEnv]) -> None:
    env = kind(4, autoreset="Disabled")
    env.reset(seed=5)
    observations, _, over, _, infos = env.step(env.random_actions())
    while not over.any():
        observations, _, over, _, infos = env.step(env.random_actions())
    assert (observations["action_mask"].sum(axis=1) == 0).tolist() == over.tolist()
    assert (infos["final_points"].sum(axis=1) > 0).tolist() == over.tolist()
    _, rewards, still_over, _, _ = env.step(env.random_actions())
    assert (rewards[over] == 0).all()
    assert still_over[over].all()
    observations, _ = env.reset(options={"reset_mask": over})
    assert observations["action_mask"][over].sum(axis=1).min() > 0


@pytest.mark.parametrize("opponent", ["apprentice", "gardener"])
def test_a_seed_decides_about_the_opponents_chance_too(opponent: str) -> None:
    env = BabylonAgainstVectorEnv(4, opponent=opponent)
    runs = []
    for _ in range(2):
        env.reset(seed=9)
        for _ in range(25):
            env.step(env.batch.legal_masks().argmax(axis=1))
        runs.append([env.batch.history(row) for row in range(4)])
    assert runs[0] == runs[1]


@pytest.mark.parametrize("duplicate", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("opponent", ["random", *NAMES, *BASELINES])
def test_it_is_copied_with_opponents_that_have_played(
    opponent: str, duplicate: "Callable[[BabylonAgainstVectorEnv], BabylonAgainstVectorEnv]"
) -> None:
    env = BabylonAgainstVectorEnv(2, opponent=opponent, seconds=0.001, seat=1)
    env.reset(seed=4)
    other = duplicate(env)
    runs = []
    for one in (env, other):
        for _ in range(12):
            one.step(one.random_actions())
        runs.append([one.batch.history(row) for row in range(2)])
    assert runs[0] == runs[1] or opponent in BY_THE_CLOCK
