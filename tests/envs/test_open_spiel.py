import pickle
from random import Random

import numpy as np
import pyspiel
import pytest

import babylon.envs.open_spiel  # noqa: F401 - registers the game
from babylon.envs.event_names import outcome_name
from babylon.game import Game
from babylon.pieces.edition import EDITIONS
from babylon.pieces.errors import BadNotation

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def played(game: pyspiel.Game, seed: int, moves: int = 10_000) -> pyspiel.State:
    """A game of random moves, to its end or so far."""
    rng, state = Random(seed), game.new_initial_state()
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@PLAYERS
def test_it_passes_the_random_simulation_of_open_spiel(players: int) -> None:
    game = pyspiel.load_game(f"python_babylon(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@PLAYERS
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_ends_with_returns_that_add_up_to_nothing(players: int, edition: str) -> None:
    game = pyspiel.load_game(f"python_babylon(players={players},edition={edition},rewards=margin)")
    state = played(game, seed=players)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert game.min_utility() < min(state.returns()) < 0 < max(state.returns()) < game.max_utility()


@PLAYERS
def test_chance_speaks_when_something_becomes_visible(players: int) -> None:
    state = played(pyspiel.load_game(f"python_babylon(players={players})"), seed=1)
    told = state.table.told
    assert sorted(told[:16]) == [f"c{number:02}" for number in range(1, 17)]
    record = Game.from_record(str(state.table.game().record()))
    assert record.is_over
    assert record.rounds == {2: 15, 3: 13, 4: 11}[players]
    assert len(told) > 16 + len(record.moves)


def test_outcomes_are_as_likely_as_what_is_left_in_the_box() -> None:
    game = pyspiel.load_game("python_babylon")
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(tile, 1 / 16) for tile in range(16)]
    checked = 0
    for seed in range(3):
        moves = 16
        while not (state := played(game, seed, moves)).is_terminal():
            moves += 7
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                assert sum(weights) == pytest.approx(1)
                names = {outcome_name(outcome) for outcome in outcomes}
                seen = [name for name in state.table.told if name in names]
                assert seen == [] or outcomes[0] >= 48
                checked += 1
    assert checked > 10


def test_a_clone_and_a_pickle_go_on_apart() -> None:
    game = pyspiel.load_game("python_babylon(players=3)")
    state = played(game, seed=4, moves=90)
    before = str(state)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == before
        other.apply_action((other.legal_actions() or [outcome for outcome, _ in other.chance_outcomes()])[0])
        assert str(other) != before == str(state)


def test_the_observation_is_that_of_the_other_environments() -> None:
    game = pyspiel.load_game("python_babylon(players=2)")
    state = played(game, seed=2, moves=80)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert np.array_equal(observer.tensor, state.table.observation(1).astype(np.float32))
    assert observer.dict["observation"].shape == (44, 8, 8)
    assert observer.string_from(state, 0) == str(state)


def test_actions_are_written_as_moves() -> None:
    state = played(pyspiel.load_game("python_babylon"), seed=1, moves=16)
    assert [state.action_to_string(0, action) for action in state.legal_actions()[:3]] == ["xA1", "xB1", "xC1"]


@pytest.mark.parametrize("outcome", [60, 17, 48, -2])
def test_chance_cannot_tell_what_is_not_to_be_told(outcome: int) -> None:
    state = pyspiel.load_game("python_babylon").new_initial_state()
    before = pickle.dumps(state.table)
    with pytest.raises(ValueError, match=f"chance cannot tell {outcome} now"):
        state.apply_action(outcome)
    assert pickle.dumps(state.table) == before


@pytest.mark.parametrize(
    ("action", "why"),
    [(4339, "actions have the numbers"), (-2, "actions have the numbers"), (16, "it means A1. Before round 1")],
)
def test_an_illegal_action_is_refused_with_its_reason(action: int, why: str) -> None:
    state = played(pyspiel.load_game("python_babylon"), seed=1, moves=16)
    before = pickle.dumps(state.table)
    with pytest.raises(ValueError, match=f"action {action} is not legal now: {why}"):
        state.apply_action(action)
    assert pickle.dumps(state.table) == before


def test_an_action_that_does_not_exist_has_no_name() -> None:
    state = played(pyspiel.load_game("python_babylon"), seed=1, moves=16)
    with pytest.raises(ValueError, match="there is no action 4339"):
        state.action_to_string(0, 4339)
    with pytest.raises(ValueError, match="there is no outcome 55"):
        state.action_to_string(pyspiel.PlayerId.CHANCE, 55)


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ("players=5", BadNotation, "“5” is not a number of players: 2, 3 or 4 can play"),
        ("edition=xx", BadNotation, "There is no edition “xx”"),
        ("rewards=gold", ValueError, "rewards is 'gold', none of rank, margin"),
    ],
)
def test_settings_that_do_not_exist_are_refused(settings: str, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        pyspiel.load_game(f"python_babylon({settings})")
