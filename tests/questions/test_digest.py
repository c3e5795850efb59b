"""One number for all that is public of a game."""

import random

import pytest

from babylon import EDITIONS, Game, Place
from babylon.compiled import load, machine_code, numbers, pool, pool_rules, save
from babylon.compiled.memory import MOST_PLAYERS
from babylon.questions.digest import garden_digest, public_digest, table_digest
from babylon.rules.state import GameState
from tests.properties.tables import playing


def digest_of(state: GameState) -> int:
    return public_digest(state, [0] * MOST_PLAYERS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_changes_it(players: int) -> None:
    rng = random.Random(players)
    seen = [digest_of(game.state) for game in playing(Game.deal(players, seed=players), rng)]
    assert len(set(seen)) == len(seen) > 100
    assert all(0 <= one < 1 << 32 for one in seen)
    assert max(seen) > 1 << 31


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_what_is_hidden_does_not_show(edition: str) -> None:
    rng = random.Random(edition)
    for game in playing(Game.deal(3, edition), rng):
        assert digest_of(game.view().game().state) == digest_of(game.state)


def test_a_garden_that_nobody_touches_keeps_its_own() -> None:
    game = Game.deal(4, seed=1)
    before = [garden_digest(garden) for garden in game.state.gardens]
    game.play("A1")
    game.play(next(move for move in game.legal_moves() if isinstance(move, Place)))
    after = [garden_digest(garden) for garden in game.state.gardens]
    assert after[0] != before[0]
    assert after[1:] == before[1:]
    assert table_digest(game.state, after) == digest_of(game.state)


def test_machine_code_counts_alike() -> None:
    states, digest = pool(2, 2), machine_code(pool_rules.digest)
    for game in playing(Game.deal(seed=5), random.Random(5)):
        save(states, 0, game.state)
        assert digest(states, 0, numbers(MOST_PLAYERS)) == digest_of(load(states, 0)) == digest_of(game.state)
