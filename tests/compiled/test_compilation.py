"""Plain and compiled rules are the same text; these tests guard what runs it."""

from random import Random

import pytest

from babylon.compiled import Pool, buffers, load, machine_code, pool, pool_rules, save
from babylon.game import Game
from babylon.pieces.edition import EDITIONS
from babylon.rules.actions import DECORATE, END, PLACE
from babylon.rules.scoring import score
from babylon.rules.state import GameState, copied
from babylon.rules.turn import MOST_MOVES, MOST_PLACES, OVER, apply, legal

legal_actions = machine_code(pool_rules.legal_actions)
play, points = machine_code(pool_rules.play), machine_code(pool_rules.points)


def plain_legal(state: GameState) -> list[int]:
    out, scratch = [0] * MOST_MOVES, [0] * MOST_PLACES
    return out[: legal(state, out, scratch)]


def compiled_legal(states: Pool) -> list[int]:
    out, scratch = buffers()
    return [int(action) for action in out[: legal_actions(states, 0, out, scratch)]]


def chosen(actions: list[int], rng: Random) -> int:
    """Any action, but rather one that builds: random play hardly ever decorates."""
    building = [action for action in actions if PLACE <= action < END]
    decorations = [action for action in building if action >= DECORATE]
    return rng.choice(rng.choice([actions, building or actions, decorations or actions]))


def deal(players: int, edition: str, seed: int) -> GameState:
    """A game, every other one with faces full of one or two symbols, so that bridges and sets occur."""
    state = copied(Game.deal(players=players, edition=edition, seed=seed).state)
    if seed % 2:
        rng = Random(seed)
        state.face = [rng.choice([0xF << 4 * symbol for symbol in range(4)]) for _ in state.face]
    return state


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_plain_and_compiled_rules_agree_along_a_game(edition: str, players: int, seed: int) -> None:
    state, states, rng = deal(players, edition, seed), pool(players, 1), Random(seed)
    save(states, 0, state)
    while state.phase != OVER:
        actions = plain_legal(state)
        assert compiled_legal(states) == actions
        action = chosen(actions, rng)
        apply(state, action)
        play(states, 0, action)
        assert load(states, 0) == state
        assert [points(states, 0, seat) for seat in range(players)] == [
            score(state, garden) for garden in state.gardens
        ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_copy_equals_its_source_and_touches_no_other_state(players: int) -> None:
    states = pool(players, 4)
    deals = [Game.deal(players=players, seed=seed).state for seed in range(4)]
    for index, state in enumerate(deals):
        save(states, index, state)
    machine_code(pool_rules.copy_state)(states, 1, 2)
    assert [load(states, index) for index in range(4)] == [deals[0], deals[2], deals[2], deals[3]]


def test_a_function_is_compiled_once() -> None:
    assert machine_code(pool_rules.play) is play
