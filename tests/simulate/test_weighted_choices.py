"""Actions drawn by their weights, and steps of some games only."""

import numpy as np
import pytest

from babylon.rules.actions import ACTIONS, DIG
from babylon.simulate import Batch, Snapshot
from babylon.simulate.whole_turns import NO_MOVE, play_turns


def digging(n: int, players: int = 2) -> Batch:
    batch = Batch(n, players=players, seed=3)
    while batch.phases[0] == 0:
        batch.step(batch.random_actions())
    return batch


def test_an_action_is_drawn_as_often_as_it_weighs() -> None:
    batch, weights = Batch(4000, seed=2), np.zeros(ACTIONS)
    weights[[3, 7]] = 1, 3
    drawn = batch.random_actions(weights)
    assert set(drawn.tolist()) == {3, 7}
    assert (drawn == 7).mean() == pytest.approx(0.75, abs=0.03)


def test_every_game_may_have_a_table_of_its_own() -> None:
    batch, weights = Batch(4), np.zeros((2, ACTIONS))
    weights[0, 5] = weights[1, 9] = 0.5
    assert batch.random_actions(weights, [0, 1, 1, 0]).tolist() == [5, 9, 9, 5]


def test_where_nothing_legal_weighs_anything_there_is_no_action() -> None:
    weights = np.zeros(ACTIONS)
    weights[ACTIONS - 1] = 1
    assert Batch(2).random_actions(weights).tolist() == [-1, -1]


@pytest.mark.parametrize(
    ("weights", "tables", "why"),
    [
        (np.ones(5), None, "a number for each of 4339"),
        (-np.ones(ACTIONS), None, "from 0"),
        (np.full(ACTIONS, np.nan), None, "from 0"),
        (np.full(ACTIONS, np.inf), None, "infinite"),
        (np.ones((2, ACTIONS)), None, "say which is whose"),
        (np.ones((2, ACTIONS)), [0, 2, 0], "the numbers 0 to 1"),
        (np.ones((2, ACTIONS)), [0, 1], "needs"),
        (np.ones((2, ACTIONS)), [0.0, 1.0, 1.0], "whole numbers"),
    ],
)
def test_weights_that_mean_nothing_are_refused(weights: object, tables: object, why: str) -> None:
    with pytest.raises((ValueError, TypeError, IndexError), match=why):
        Batch(3).random_actions(weights, tables)  # type: ignore[arg-type]


def test_only_the_chosen_games_move() -> None:
    batch = Batch(3)
    before = [batch.state(game) for game in range(3)]
    batch.step([4, -1, 6], [0, 2])
    assert batch.state(1) == before[1]
    assert [batch.history(game) for game in range(3)] == [[4], [], [6]]
    assert batch.seats.tolist() == [1, 0, 1]


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_turn_ends_with_the_next_seat(players: int) -> None:
    batch = digging(16, players)
    states = batch.save()
    turns, seats = play_turns(batch), batch.seats.copy()
    assert set(seats.tolist()) == {1}
    batch.restore(states)
    for moves in turns.T:
        batch.step(moves, moves != NO_MOVE)
    assert (batch.seats == seats).all()
    assert all((turns[:, 0] >= DIG) & (turns[:, 0] < DIG + 16))


def test_games_that_are_over_have_no_turn() -> None:
    batch = Batch(2)
    while not batch.over.all():
        batch.step(batch.random_actions())
    assert play_turns(batch).shape == (2, 0)


def test_a_position_by_itself_goes_into_any_batch() -> None:
    state = digging(1).state(0)
    batch = Batch(5, edition="en")
    batch.restore(Snapshot.of(state), range(1, 4))
    assert [batch.state(row) == state for row in range(5)] == [False, True, True, True, False]
