"""The game with its secrets, for searches over information states."""

import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import babylon.envs.open_spiel_hidden  # noqa: F401 - registers the game
from babylon.game import Game
from tests.envs.test_open_spiel import played

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def load(players: int = 2) -> pyspiel.Game:
    return pyspiel.load_game(f"python_babylon_hidden(players={players})")


@PLAYERS
def test_it_passes_the_random_simulation_of_open_spiel(players: int) -> None:
    pyspiel.random_sim_test(load(players), num_sims=1, serialize=True, verbose=False)


@PLAYERS
def test_chance_deals_everything_before_the_first_move(players: int) -> None:
    game = load(players)
    dealt = game.max_chance_nodes_in_history()
    state = played(game, seed=1, moves=dealt)
    assert dealt == 48 + {2: 14, 3: 12, 4: 10}[players]
    assert not state.is_chance_node()
    state = played(game, seed=1)
    assert state.is_terminal()
    record = Game.from_record(str(state.table.game()))
    assert record.is_over
    assert str(state).endswith(str(record.moves[-1]))
    assert sum(state.returns()) == pytest.approx(0)


def test_outcomes_are_as_likely_as_what_is_left() -> None:
    state = load(4).new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        assert sum(weights) == pytest.approx(1)
        state.apply_action(outcomes[-1])
    assert str(state).split()[:3] == ["b16", "g16", "c16"]


@PLAYERS
def test_another_world_looks_the_same_and_is_another(players: int) -> None:
    state = played(load(players), seed=2, moves=100)
    seen = [state.information_state_string(seat) for seat in range(players)]
    chance = iter([0.25, 0.75])
    others = [state.resample_from_infostate(0, lambda: next(chance)) for _ in range(2)]
    for other in others:
        assert [other.information_state_string(seat) for seat in range(players)] == seen
        assert [other.observation_string(seat) for seat in range(players)] == seen
        assert np.array_equal(other.observation_tensor(1), state.observation_tensor(1))
        assert other.legal_actions() == state.legal_actions()
        assert other.history()[-38:] == state.history()[-38:]
    assert len({str(one) for one in (state, *others)}) == 3


def test_what_is_hidden_is_in_no_string() -> None:
    state = played(load(), seed=1, moves=62)
    told = state.information_state_string(0)
    assert told.count("?") == 32
    assert sum(f" b{number:02}" in told for number in range(1, 17)) == 0


def test_a_search_over_information_states_plays_it() -> None:
    game, chance = load(), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 4, random_state=chance)
    state = played(game, seed=3, moves=150)
    assert bot.step(state) in state.legal_actions()


def test_a_clone_and_a_pickle_go_on_apart() -> None:
    state = played(load(3), seed=4, moves=90)
    before = str(state)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == before
        other.apply_action(other.legal_actions()[0])
        assert str(other) != before == str(state)
        assert other.returns() == [0.0] * 3


def test_what_cannot_be_is_refused() -> None:
    state = load().new_initial_state()
    with pytest.raises(ValueError, match="chance cannot tell 3 now"):
        state.apply_action(3)
    state = played(load(), seed=1, moves=62)
    with pytest.raises(ValueError, match="action 16 is not legal now"):
        state.apply_action(16)
    with pytest.raises(ValueError, match="there is no action 4339"):
        state.action_to_string(0, 4339)
    assert state.action_to_string(0, 0) == "xA1"


# When this fails, OpenSpiel has mended it: docs/research.md can say so.
def test_the_compiled_search_of_open_spiel_crashes_with_every_game_in_python() -> None:
    program = (
        "import pyspiel, open_spiel.python.games; game = pyspiel.load_game('python_tic_tac_toe'); "
        "bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 3, 10, True, 1, False); "
        "bot.step(game.new_initial_state())"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode < 0
