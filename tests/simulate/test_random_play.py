import subprocess
import sys

import numpy as np
import pytest

from babylon.game import Game
from babylon.pieces.edition import EDITIONS
from babylon.rules.state import copied
from babylon.simulate import Batch, play_random


def test_the_same_seed_gives_the_same_games() -> None:
    assert np.array_equal(play_random(50, seed=3), play_random(50, seed=3))
    assert not np.array_equal(play_random(50, seed=3), play_random(50, seed=4))


def test_a_game_depends_on_its_number_alone() -> None:
    many = play_random(60, players=3, seed=5)
    assert np.array_equal(play_random(20, players=3, seed=5), many[:20])
    assert np.array_equal(play_random(60, players=3, seed=5, threads=2), many)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_is_played_to_the_end(edition: str, players: int) -> None:
    scores = play_random(10, players=players, edition=edition)
    assert scores.shape == (10, players)
    assert (scores > 0).all()


def test_no_seat_is_favoured_much_by_random_play() -> None:
    means = play_random(2000, players=4).mean(axis=0)
    assert means.max() - means.min() < 2


def test_plain_python_plays_the_same_games() -> None:
    command = "from babylon.simulate import play_random; print(play_random(3, players=3, seed=9).tolist())"
    plain = subprocess.run(
        [sys.executable, "-c", command], env={"BABYLON_PLAIN": "1"}, capture_output=True, text=True, check=True
    )
    assert plain.stdout.strip() == str(play_random(3, players=3, seed=9).tolist())
    assert plain.stderr == ""


def test_a_batch_plays_the_games_of_play_random() -> None:
    batch = Batch(20, players=2, edition="ja", seed=11)
    while not batch.over.all():
        batch.step(batch.random_actions())
    assert np.array_equal(batch.scores(), play_random(20, players=2, edition="ja", seed=11))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_deal_has_every_tile_once_and_the_tokens_of_the_box(players: int) -> None:
    template = Game.deal(players=players).state
    tokens = {2: 14, 3: 12, 4: 10}[players]
    batch = Batch(40, players=players, seed=2)
    stacks = set()
    for game in range(batch.n):
        state = batch.state(game)
        for layer, material in ((0, range(32, 48)), (1, range(16, 32)), (2, range(16))):
            assert sorted(state.stack[layer::3]) == list(material)
        assert all(state.tokens[:tokens].count(token) <= 2 for token in range(7))
        assert state.tokens[tokens:] == [0] * (14 - tokens)
        stacks.add(tuple(state.stack))
        same = copied(template)
        same.stack, same.tokens = state.stack, state.tokens
        assert state == same
    assert len(stacks) == batch.n
