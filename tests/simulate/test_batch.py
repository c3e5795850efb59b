import copy
import ctypes
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import ArrayLike

from babylon.pieces.errors import BadNotation
from babylon.rules.actions import ACTIONS
from babylon.rules.scoring import open_notches, score
from babylon.rules.turn import MOST_MOVES, MOST_PLACES, OVER, apply, legal
from babylon.simulate import Batch, thread_shares
from babylon.simulate.illegal_action import reason


def played(batch: Batch, steps: int) -> Batch:
    for _ in range(steps):
        batch.step(batch.random_actions())
    return batch


def share_always(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have threads called for next to nothing."""
    monkeypatch.setattr(thread_shares, "SHARE", 1e-12)
    monkeypatch.setattr(thread_shares, "FEWEST", 1)
    monkeypatch.setattr(thread_shares, "processors", lambda: 3)


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [2, 3, 4])
def test_masks_moves_and_scores_are_those_of_the_rules(players: int) -> None:
    batch = Batch(3, players=players, edition="zh-Hans", seed=players)
    states = [batch.state(game) for game in range(batch.n)]
    while not batch.over.all():
        masks = batch.legal_masks()
        for game, state in enumerate(states):
            out, scratch = [0] * MOST_MOVES, [0] * MOST_PLACES
            assert set(np.flatnonzero(masks[game])) == set(out[: legal(state, out, scratch)])
        actions = batch.random_actions().tolist()
        batch.step(actions)
        for state, action in zip(states, actions, strict=True):
            if state.phase != OVER:
                apply(state, action)
    assert [batch.state(game) for game in range(batch.n)] == states
    for game, state in enumerate(states):
        assert batch.scores()[game].tolist() == [score(state, garden) for garden in state.gardens]
        assert batch.notches()[game].tolist() == [open_notches(state, garden) for garden in state.gardens]


@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize(
    ("action", "why"),
    [
        (40, r"it means da1/1>.* Before round 1 the players still have to remove 6 Clay tiles"),
        (20, r"it means A2\. Before round 1 the players still have to remove 6 Clay tiles"),
        (-1, "actions have the numbers 0 to 4338"),
        (ACTIONS, "actions have the numbers 0 to 4338"),
        (1 << 62, "actions have the numbers 0 to 4338"),
    ],
)
def test_an_illegal_action_is_refused_with_its_reason(*, masked: bool, action: int, why: str) -> None:
    batch = Batch(3)
    if masked:
        batch.legal_masks()
    with pytest.raises(ValueError, match=f"action {action} is not legal in game 1: {why}"):
        batch.step([0, action, 0])


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("masked", [False, True])
def test_a_refused_step_changes_nothing_in_any_game(
    monkeypatch: pytest.MonkeyPatch, *, masked: bool, threads: int
) -> None:
    share_always(monkeypatch)
    batch = played(Batch(5, threads=threads), 20)
    before = [batch.state(game) for game in range(5)]
    actions = batch.random_actions().copy()
    wrong = actions.copy()
    wrong[3] = ACTIONS
    seats, phases = batch.seats.tolist(), batch.phases.tolist()
    masks = batch.legal_masks().copy() if masked else None
    with pytest.raises(ValueError, match="in game 3"):
        batch.step(wrong)
    assert [batch.state(game) for game in range(5)] == before
    assert (batch.seats.tolist(), batch.phases.tolist()) == (seats, phases)
    assert masks is None or np.array_equal(batch.legal_masks(), masks)
    batch.step(actions)
    assert all(batch.state(game) != before[game] for game in range(5))


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_that_is_not_legal_breaks_a_rule_that_can_be_named(players: int) -> None:
    batch = Batch(1, players=players, seed=players)
    while not batch.over.all():
        for action in np.flatnonzero(batch.legal_masks()[0] == 0)[:: 7 + 4 * players]:
            assert reason(batch.state(0), int(action)).startswith("it means ")
        played(batch, 3)


def test_masks_seats_and_phases_can_only_be_read() -> None:
    batch = Batch(2)
    for array in (batch.legal_masks(), batch.seats, batch.phases):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
        with pytest.raises(ValueError, match="WRITEABLE"):
            array.flags.writeable = True


def test_what_is_legal_does_not_depend_on_the_masks_handed_out() -> None:
    batch = Batch(2)
    memory = ctypes.c_int8.from_address(batch.legal_masks().ctypes.data + ACTIONS - 1)
    memory.value = 1
    assert batch.legal_masks()[0, -1] == 1
    with pytest.raises(ValueError, match="is not legal in game 0"):
        batch.step([ACTIONS - 1, 0])


def test_what_is_done_to_drawn_actions_is_checked_like_any_other() -> None:
    batch = Batch(2)
    actions = batch.random_actions()
    actions[1] = ACTIONS - 1
    with pytest.raises(ValueError, match="is not legal in game 1"):
        batch.step(actions)


@pytest.mark.parametrize(
    ("actions", "error", "words"),
    [
        ([0, 0], ValueError, r"actions have the shape \(2,\), but the batch has 3 games"),
        ([0, 0, 0, 0], ValueError, r"shape \(4,\)"),
        ([[0], [0], [0]], ValueError, r"shape \(3, 1\)"),
        (0, ValueError, r"shape \(\)"),
        ([0.0, 1.0, 2.0], TypeError, "actions are whole numbers, not float64"),
        ([True, False, True], TypeError, "actions are whole numbers, not bool"),
        (["0", "1", "2"], TypeError, "actions are whole numbers"),
    ],
)
def test_actions_of_a_wrong_kind_are_refused(actions: ArrayLike, error: type[Exception], words: str) -> None:
    batch = Batch(3)
    before = [batch.state(game) for game in range(3)]
    with pytest.raises(error, match=words):
        batch.step(actions)
    assert [batch.state(game) for game in range(3)] == before


def test_a_game_that_is_over_stays_as_it_is() -> None:
    batch = played(Batch(4, players=4), 400)
    assert batch.over.all()
    assert not batch.legal_masks().any()
    assert (batch.random_actions() == -1).all()
    before = batch.state(2)
    batch.step(batch.random_actions())
    assert batch.state(2) == before


CHOICES: list[ArrayLike] = [
    [1, 3],
    [3, 1],
    np.array([1, 3], np.uint8),
    [False, True, False, True],
    np.array([False, True, False, True]),
]


@pytest.mark.parametrize("chosen", CHOICES)
def test_only_the_chosen_games_are_dealt_anew(chosen: ArrayLike) -> None:
    batch = played(Batch(4), 30)
    before = [batch.state(game) for game in range(4)]
    batch.reset(chosen)
    assert [batch.state(game) == before[game] for game in range(4)] == [True, False, True, False]
    assert batch.phases.tolist() == [before[0].phase, 0, before[2].phase, 0]


@pytest.mark.parametrize("chosen", CHOICES)
def test_only_the_chosen_games_are_scored_and_observed(chosen: ArrayLike) -> None:
    batch = played(Batch(4), 60)
    scores, rows = batch.scores().copy(), batch.observations().copy()
    assert batch.scores(chosen).tolist() == [[0, 0], scores[1].tolist(), [0, 0], scores[3].tolist()]
    assert batch.notches(chosen)[[0, 2]].tolist() == [[0, 0]] * 2
    played(batch, 1)
    after = batch.observations(chosen)
    assert [np.array_equal(after[game], rows[game]) for game in range(4)] == [True, False, True, False]


def test_nothing_may_be_chosen() -> None:
    batch = played(Batch(2), 10)
    before = [batch.state(game) for game in range(2)]
    batch.reset([])
    batch.reset([False, False])
    assert [batch.state(game) for game in range(2)] == before


@pytest.mark.parametrize(
    ("chosen", "error", "words"),
    [
        ([0, 4], IndexError, "there is no game 4: the games have the numbers 0 to 3"),
        ([-1], IndexError, "there is no game -1"),
        ([1, 0, 1, 0], ValueError, "game 1 is chosen more than once"),
        ([True, False], ValueError, r"truth values have the shape \(2,\), but the batch has 4 games"),
        ([[True, False, True, False]], ValueError, r"shape \(1, 4\)"),
        (2, ValueError, r"shape \(\)"),
        ([[0, 2]], ValueError, r"shape \(1, 2\)"),
        ([0.0, 2.0], TypeError, "not by float64"),
        (["0"], TypeError, "by whole numbers or by truth values"),
    ],
)
def test_a_choice_that_means_nothing_is_refused(chosen: ArrayLike, error: type[Exception], words: str) -> None:
    batch, other = played(Batch(4), 30), played(Batch(4), 30)
    for method in (batch.scores, batch.notches, batch.observations):
        with pytest.raises(error, match=words):
            method(chosen)
    with pytest.raises(error, match=words):
        batch.reset(chosen, seed=5)
    played(batch, 10), played(other, 10)
    assert [batch.state(game) for game in range(4)] == [other.state(game) for game in range(4)]


def test_a_seed_for_chosen_games_leaves_the_others_their_chance() -> None:
    batch, other = played(Batch(3), 5), played(Batch(3), 5)
    batch.reset([1], seed=9)
    assert batch.state(1) == Batch(3, seed=9).state(1)
    played(batch, 20), played(other, 20)
    assert [batch.state(game) == other.state(game) for game in range(3)] == [True, False, True]


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ({"n": 0}, ValueError, "n is 0, but at least 1 is needed"),
        ({"n": 2.0}, TypeError, "n is a whole number, not 2.0"),
        ({"n": 2, "threads": 0}, ValueError, "threads is 0, but at least 1"),
        ({"n": 2, "threads": True}, TypeError, "threads is a whole number, not True"),
        ({"n": 2, "players": 5}, BadNotation, "“5” is not a number of players: 2, 3 or 4 can play"),
    ],
)
def test_settings_that_mean_nothing_are_refused(settings: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        Batch(**settings)


@pytest.mark.parametrize("game", [-1, 3])
def test_a_game_that_is_not_there_has_no_state(game: int) -> None:
    with pytest.raises(IndexError, match=f"there is no game {game}: the games have the numbers 0 to 2"):
        Batch(3).state(game)


def test_a_seed_gives_the_same_batch_again() -> None:
    batch = played(Batch(4, seed=8), 30)
    before = [batch.state(game) for game in range(4)]
    batch.reset(seed=8)
    assert [batch.state(game) for game in range(4)] == [Batch(4, seed=8).state(game) for game in range(4)]
    played(batch, 30)
    assert [batch.state(game) for game in range(4)] == before


def test_threads_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    share_always(monkeypatch)
    one, three = played(Batch(7, seed=5), 50), played(Batch(7, seed=5, threads=3), 50)
    assert [one.state(game) for game in range(7)] == [three.state(game) for game in range(7)]
    assert np.array_equal(one.legal_masks(), three.legal_masks())
    assert np.array_equal(one.observations(), three.observations())
    with pytest.raises(ValueError, match="in game 2"):
        three.step([*one.random_actions()[:2], -1, -1, -1, -1, -1])


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_goes_on_alike_and_apart(duplicate: Callable[[Batch], Batch]) -> None:
    batch = played(Batch(3, players=3, seed=6, threads=2), 40)
    second = duplicate(batch)
    played(second, 10)
    assert batch.state(0) != second.state(0)
    played(batch, 10)
    assert [batch.state(game) for game in range(3)] == [second.state(game) for game in range(3)]
