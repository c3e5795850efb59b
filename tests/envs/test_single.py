"""One agent, one seat: Gymnasium's contract to the letter."""

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import VectorEnv

from babylon.bots.registry import NAMES
from babylon.envs.single import BabylonEnv
from babylon.envs.table import Table
from babylon.game import Game
from babylon.pieces.errors import BadNotation
from babylon.rules.actions import ACTIONS

ID = "babylon.envs.single:Babylon-v0"


def play(env: BabylonEnv, seed: int, steps: int = 1000) -> tuple[list[bytes], float, dict[str, Any]]:
    """Play at random: what was seen, what was gained, and what was told last."""
    observation, info = env.reset(seed=seed)
    rng, seen, gained = np.random.default_rng(seed), [observation["observation"].tobytes()], 0.0
    for _ in range(steps):
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, gained, over, truncated, info = env.step(action)
        assert not truncated
        seen.append(observation["observation"].tobytes())
        if over:
            break
    return seen, gained, info


@pytest.mark.parametrize(
    "settings", [{}, {"players": 4, "rewards": "margin", "seat": None}, {"opponent": "apprentice"}]
)
def test_it_passes_the_checker_of_gymnasium(settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(ID, **settings)
    check_env(env.unwrapped)
    assert capsys.readouterr().out  # the mode `human` printed


def test_it_is_registered_with_its_vector_form() -> None:
    env = gymnasium.make_vec("BabylonSelfPlay-v0", num_envs=3, players=3)
    assert isinstance(env, VectorEnv)
    observations, infos = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    assert infos["seat"].tolist() == [0, 0, 0]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_game_is_rewarded_at_its_end(seat: int) -> None:
    _, gained, info = play(BabylonEnv(players=3, seat=seat), seed=4)
    assert info["seat"] == seat
    better = sum(points > info["points"][seat] for points in info["points"])
    assert gained == pytest.approx(1 - better) or info["points"].count(info["points"][seat]) > 1


def test_a_seed_deals_what_it_deals_everywhere_and_the_same_after_it() -> None:
    env = BabylonEnv(seat=1)
    env.reset(seed=77)
    assert env.table.deal == Game.deal(seed=77).dealing
    assert env.table.seat == 1
    env.reset()
    second = env.table.deal
    env.reset(seed=77)
    env.reset()
    assert env.table.deal == second != Game.deal(seed=77).dealing
    assert play(env, 5) == play(BabylonEnv(seat=1), 5)


def test_any_seat_comes_up() -> None:
    env = BabylonEnv(players=4, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("action", [ACTIONS - 1, ACTIONS, -1])
def test_an_illegal_action_loses_the_game(action: int) -> None:
    env = BabylonEnv()
    env.reset(seed=1)
    _, gained, over, truncated, info = env.step(action)
    assert (gained, over, truncated) == (-1.0, True, False)
    assert f"action {action} is not legal now" in info["illegal"]


@pytest.mark.parametrize("name", [NAMES[0], "tests.envs.test_single:First"])
def test_a_bot_plays_the_other_seats(name: str) -> None:
    env = BabylonEnv(players=3, opponent=name)
    _, _, info = play(env, seed=2)
    game = env.table.game()
    assert game.is_over
    assert info["points"] == [sheet.total for sheet in game.scores()]


class First:
    """A bot that is no bot of the ladder's kind: it plays the first legal move."""

    def turn(self, view: Any, seconds: float, rng: Random) -> list[Any]:  # noqa: ANN401 - a view
        del seconds, rng
        game, seat = view.game(), view.seat
        moves: list[Any] = []
        while not moves or (game.seat == seat and game.phase == "building"):
            moves.append(game.legal_moves()[-1])
            game.play(moves[-1])
        return moves


def test_a_function_plays_the_other_seats() -> None:
    def lowest(table: Table, rng: Random) -> int:
        del rng
        return table.legal()[0]

    env = BabylonEnv(opponent=lowest, seat=1)
    env.reset(seed=3)
    assert env.table.actions == [0]


def test_masks_are_told_as_stable_baselines_asks() -> None:
    env = BabylonEnv()
    observation, _ = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert np.array_equal(env.action_masks(), observation["action_mask"])


@pytest.mark.parametrize("opponent", ["random", "gardener"])
@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_alike(opponent: str, duplicate: Any) -> None:  # noqa: ANN401 - either function
    env = BabylonEnv(players=3, opponent=opponent, seat=1)
    play(env, 3, steps=10)
    second = duplicate(env)
    actions = env.table.legal()
    mine, other = env.step(actions[0]), second.step(actions[0])
    assert np.array_equal(mine[0]["observation"], other[0]["observation"])


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ({"players": 5}, BadNotation, "“5” is not a number of players"),
        ({"seat": 2}, ValueError, "seat is 2, none of 0, 1, nor None for any"),
        ({"render_mode": "svg"}, ValueError, "render_mode is 'svg', none of"),
        ({"opponent": "nobody"}, BadNotation, "nobody.*apprentice"),
        ({"rewards": "gold"}, ValueError, "rewards is 'gold', none of rank, margin"),
    ],
)
def test_settings_that_do_not_exist_are_refused(settings: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        BabylonEnv(**settings)
