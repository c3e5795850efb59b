"""Small nets that the recipes have trained, as bots."""

import json
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from babylon import BadNotation, Game
from babylon.bots import make
from babylon.bots.baselines import action_parts, layers
from babylon.bots.baselines.move_learner import SEEN, MoveLearner
from babylon.bots.baselines.weights import digest, weights_of
from babylon.bots.registry import BASELINES
from babylon.pieces.move import EndTurn, Remove
from babylon.rules.actions import ACTIONS
from babylon.words import LANGUAGES
from tests.bots.games import played, take_turn
from tests.bots.test_contract import rearranged

ROOT = Path(__file__).parents[2]
LARGEST = 2 << 20  # bytes of all weights together


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", BASELINES)
def test_it_plays_a_whole_game_by_the_rules(name: str, players: int) -> None:
    game, bot, rng = Game.deal(players=players, edition="ja", seed=players), make(name), Random(1)
    while not game.is_over:
        take_turn(game, bot, rng, 1.0)
    assert all(sheet.total > 0 for sheet in game.scores())


@pytest.mark.parametrize("name", BASELINES)
def test_it_removes_one_tile_in_the_setup_and_goes_on_with_a_turn_that_has_begun(name: str) -> None:
    game, bot = Game.deal(players=3, seed=4), make(name)
    assert [type(move) for move in bot.turn(game.view(0), 1.0, Random(1))] == [Remove]
    begun = played(2, 14)
    begun.play(bot.turn(begun.view(begun.seat), 1.0, Random(2))[0])
    rest = bot.turn(begun.view(begun.seat), 1.0, Random(3))
    assert isinstance(rest[-1], EndTurn)


@pytest.mark.parametrize("name", BASELINES)
def test_it_is_blind_to_what_nobody_has_seen_and_draws_on_its_own_chance_alone(name: str) -> None:
    game, bot = played(2, 14), make(name)
    other = Game(rearranged(game.dealing, game))
    for move in game.moves:
        other.play(move)
    turns = [bot.turn(one.view(one.seat), 1.0, Random(5)) for one in (game, other, game)]
    assert turns[0] == turns[1] == turns[2]


def test_their_weights_are_small() -> None:
    from importlib.resources import files  # noqa: PLC0415 - only here

    sizes = [len((files("babylon") / "bots" / "baselines" / f"{name}.npz").read_bytes()) for name in BASELINES]
    assert sum(sizes) <= LARGEST


def test_the_turn_learners_weights_are_those_of_the_run_whose_curve_is_shown() -> None:
    told = json.loads((ROOT / "docs" / "recipes" / "alphazero.json").read_text("utf-8"))
    assert told["weights"] == digest(weights_of("turn-learner"))
    assert told["generations"] == told["curve"][-1]["games"] / 32


@pytest.mark.parametrize("name", BASELINES)
def test_without_numpy_one_line_says_what_to_install(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(BadNotation, match="needs NumPy") as refused:
        make(name)
    assert all("babylon-game[fast]" in refused.value.sentence(lang) for lang in LANGUAGES)


def test_a_policy_of_single_moves_plays_whole_turns() -> None:
    drawn = np.random.default_rng(1)
    layers_of = {"first": (8, SEEN), "second": (4, 8), "parts": (action_parts.PARTS, 4)}
    weights = {f"{name}.weight": drawn.normal(size=size).astype(np.float32) for name, size in layers_of.items()}
    weights |= {f"{name}.bias": np.zeros(size[0], np.float32) for name, size in layers_of.items()}
    game, bot, rng = Game.deal(players=3, seed=6), MoveLearner(weights), Random(1)
    for _ in range(6):
        take_turn(game, bot, rng)
    assert game.ply > 6


def test_an_action_is_liked_as_much_as_its_parts() -> None:
    parts = np.zeros((1, action_parts.PARTS), np.float32)
    parts[0, action_parts.INDEX[100]] = 1
    liked = action_parts.liked(parts)
    assert liked.shape == (1, ACTIONS)
    assert liked[0, 100] == 3
    assert liked.max() == 3


def test_a_layer_looks_at_every_square_and_sees_nothing_beyond_the_rim() -> None:
    planes = np.zeros((1, 1, 8, 8), np.float32)
    planes[0, 0, 0, 0] = 1
    weights = {"near.weight": np.arange(9, dtype=np.float32).reshape(1, 1, 3, 3), "near.bias": np.ones(1, np.float32)}
    seen = layers.convolved(planes, weights, "near", rim=1)
    assert seen[0, 0, :2, :2].tolist() == [[5, 4], [2, 1]]
    assert layers.convolved(planes, weights, "near").shape == (1, 1, 6, 6)
