import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, render_test, seed_test

from babylon.envs import babylon_v0
from babylon.game import Game
from babylon.pieces.errors import BadNotation
from babylon.rules.actions import ACTIONS
from babylon.simulate.factors import FACTORS

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def play(env: AECEnv, steps: int, seed: int = 1) -> list[Any]:
    """So many random steps, and what was seen at each."""
    rng = np.random.default_rng(seed)
    seen = []
    for _ in range(steps):
        observation, reward, *ended, _ = env.last()
        seen.append((env.agent_selection, observation["observation"].tobytes(), reward))
        env.step(None if any(ended) else rng.choice(np.flatnonzero(observation["action_mask"])))
        if not env.agents:
            break
    return seen


def finished(env: AECEnv) -> dict[str, float]:
    """The rewards of a random game."""
    env.reset(seed=5)
    while not all(env.terminations.values()):
        play(env, 1, seed=len(env.unwrapped.table.actions))
    return dict(env.rewards)


# The test's own warnings: they say that observations with a mask are no plain arrays.
@pytest.mark.filterwarnings("ignore:Observation")
@PLAYERS
def test_it_passes_the_tests_of_pettingzoo(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(babylon_v0.env(players=players), num_cycles=300)
    seed_test(lambda: babylon_v0.env(players=players), num_cycles=60)
    render_test(lambda **mode: babylon_v0.env(players=players, **mode))
    assert "Passed API test" in capsys.readouterr().out


# As above; and a sample of each factor by itself is seldom a legal action, which the guard tells.
@pytest.mark.filterwarnings("ignore")
def test_with_factors_it_passes_them_too() -> None:
    api_test(babylon_v0.env(actions="factored"), num_cycles=100)
    seed_test(lambda: babylon_v0.env(actions="factored"), num_cycles=20)


def test_factors_play_the_same_game() -> None:
    flat, factored = babylon_v0.env(), babylon_v0.env(actions="factored")
    for env in (flat, factored):
        env.reset(seed=5)
    rng = np.random.default_rng(5)
    while not any(flat.terminations.values()):
        mask = flat.last()[0]["action_mask"]
        action = rng.choice(np.flatnonzero(mask))
        masks = factored.last()[0]["action_mask"]
        assert factored.observation_space("player_0").contains(factored.observe("player_0"))
        assert all(masks[factor][value] for factor, value in enumerate(FACTORS[action]))
        flat.step(action)
        factored.step(FACTORS[action])
    assert flat.rewards == factored.rewards


@pytest.mark.parametrize("factors", [[8, 2, 0, 0, 0, 0], [1, 16, 0, 0, 0, 0], [9, 0, 0, 0, 0, 0], [-1, 0, 0, 0, 0, 0]])
def test_factors_of_no_legal_action_end_the_game(factors: list[int]) -> None:
    env = babylon_v0.env(actions="factored")
    env.reset(seed=1)
    env.step(np.array(factors))
    assert env.rewards == {"player_0": -1.0, "player_1": 0}


def test_what_are_no_factors_is_no_action() -> None:
    env = babylon_v0.env(actions="factored")
    env.reset(seed=1)
    for action in (3, [1, 2], [0.5] * 6):
        with pytest.raises(TypeError, match="an action has 6 factors"):
            env.step(action)


@PLAYERS
@pytest.mark.parametrize("edition", ["revised", "en", "zh-Hans", "ja"])
def test_a_game_ends_with_rewards_that_add_up_to_nothing(players: int, edition: str) -> None:
    for rewards in ("rank", "margin"):
        env = babylon_v0.env(players=players, edition=edition, rewards=rewards)
        gained = finished(env)
        assert sum(gained.values()) == pytest.approx(0)
        assert len(set(gained.values())) > 1
        best = max(gained, key=lambda agent: gained[agent])
        assert env.infos[best]["points"] == max(info["points"] for info in env.infos.values())


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_in_the_middle_of_a_game_goes_on_alike(duplicate: Callable[[AECEnv], AECEnv]) -> None:
    env = babylon_v0.env(players=3)
    env.reset(seed=2)
    play(env, 60)
    second = duplicate(env)
    mine, other = play(env, 500, seed=3), play(second, 500, seed=3)
    assert mine == other
    assert len(mine) > 60
    env.reset()
    second.reset()
    assert play(env, 5) == play(second, 5)


def test_a_game_can_be_told_as_a_record() -> None:
    env = babylon_v0.env(players=2, edition="en")
    rewards = finished(env)
    record = str(env.unwrapped.table.game().record())
    scores = [sheet.total for sheet in Game.from_record(record).scores()]
    assert [env.infos[agent]["points"] for agent in env.possible_agents] == scores
    assert (rewards["player_0"] > rewards["player_1"]) == (scores[0] > scores[1])


def test_a_seed_deals_what_it_deals_everywhere() -> None:
    env = babylon_v0.env(players=4)
    env.reset(seed=77)
    assert env.unwrapped.table.deal == Game.deal(players=4, seed=77).dealing


def test_who_waits_may_do_nothing() -> None:
    env = babylon_v0.env(players=2)
    env.reset(seed=1)
    assert env.observe("player_0")["action_mask"].sum() == 16
    assert env.observe("player_1")["action_mask"].sum() == 0


def test_planes_hold_the_same_numbers_as_the_row() -> None:
    flat, planes = babylon_v0.env(), babylon_v0.env(layout="planes")
    flat.reset(seed=1)
    planes.reset(seed=1)
    row, picture = flat.observe("player_1")["observation"], planes.observe("player_1")["observation"]
    assert planes.observation_space("player_1").contains(planes.observe("player_1"))
    assert np.array_equal(row.reshape(-1, 8, 8), picture)


@pytest.mark.parametrize("action", [ACTIONS - 1, ACTIONS, -1, 10**9])
def test_an_illegal_action_ends_the_game_for_whoever_plays_it(action: int) -> None:
    env = babylon_v0.env()
    env.reset(seed=1)
    env.step(action)
    assert env.rewards == {"player_0": -1.0, "player_1": 0}
    assert all(env.terminations.values())
    ends = {}
    for agent in env.agent_iter():
        _, ends[agent], *_ = env.last()
        env.step(None)
    assert ends == {"player_0": -1.0, "player_1": 0}
    env.reset(seed=1)
    assert not any(env.terminations.values())


def test_a_number_from_the_end_is_not_legal_when_the_last_action_is() -> None:
    env = babylon_v0.env()
    env.reset(seed=1)
    while not env.last()[0]["action_mask"][-1]:
        play(env, 1)
    loser = env.agent_selection
    env.step(-1)
    assert env.rewards[loser] == -1.0


def test_a_mask_that_was_written_to_allows_nothing() -> None:
    env = babylon_v0.env()
    env.reset(seed=1)
    observation, *_ = env.last()
    observation["action_mask"][:] = 1
    env.step(ACTIONS - 1)
    assert env.rewards == {"player_0": -1.0, "player_1": 0}


@pytest.mark.parametrize("action", [None, 1.5, "1"])
def test_what_is_no_number_is_no_action(action: Any) -> None:  # noqa: ANN401 - anything at all
    env = babylon_v0.env()
    env.reset(seed=1)
    with pytest.raises(TypeError, match=f"an action is a whole number, not {action!r}"):
        env.step(action)


def test_the_bare_environment_refuses_an_illegal_action() -> None:
    env = babylon_v0.raw_env()
    env.reset(seed=1)
    for action, why in ((-1, "actions have the numbers 0 to 4338"), (16, "it means A1. Before round 1")):
        with pytest.raises(ValueError, match=f"action {action} is not legal now: {why}"):
            env.step(action)


def test_nothing_can_be_asked_before_the_game_is_dealt() -> None:
    env = babylon_v0.env()
    with pytest.raises(AttributeError, match="agent_selection cannot be accessed before reset"):
        env.last()


def test_environments_without_a_seed_differ() -> None:
    deals = []
    for env in (babylon_v0.env(), babylon_v0.env()):
        for _ in range(2):
            env.reset()
            deals.append(env.unwrapped.table.deal)
    assert all(deals.count(deal) == 1 for deal in deals)


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ({"players": 5}, BadNotation, "“5” is not a number of players: 2, 3 or 4 can play"),
        ({"render_mode": "film"}, ValueError, "render_mode is 'film', none of .*'human', 'ansi'"),
        ({"rewards": "gold"}, ValueError, "rewards is 'gold', none of rank, margin"),
    ],
)
def test_settings_that_do_not_exist_are_refused(settings: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        babylon_v0.env(**settings)


def test_a_layout_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="neither 'flat' nor 'planes'"):
        babylon_v0.env(layout="round")
    with pytest.raises(ValueError, match="neither 'flat' nor 'factored'"):
        babylon_v0.env(actions="split")


def test_pictures_change_with_the_game() -> None:
    env = babylon_v0.env(render_mode="rgb_array", players=3)
    env.reset(seed=1)
    before = env.render()
    play(env, 40)
    after = env.render()
    assert before.shape == after.shape
    assert not np.array_equal(before, after)


def test_a_table_is_drawn_as_text_and_as_svg() -> None:
    for mode, begin in (("ansi", "white 0"), ("svg", "<svg")):
        env = babylon_v0.env(render_mode=mode)
        env.reset(seed=1)
        assert begin in env.render()
