"""What a search does with a batch: keep games, put them back, copy them, imagine what is hidden."""

import copy
import pickle
from random import Random

import numpy as np
import pytest
from numpy.typing import ArrayLike

from babylon.bots.kernel.worlds import hide
from babylon.game import Game
from babylon.rules.actions import ACTIONS
from babylon.rules.state import UNKNOWN, GameState, copied
from babylon.rules.tokens import UNKNOWN_TOKEN
from babylon.simulate import Batch, Snapshot
from tests.simulate.test_batch import played


def states(batch: Batch) -> list[GameState]:
    return [batch.state(game) for game in range(batch.n)]


def seen(state: GameState) -> GameState:
    known = copied(state)
    hide(known)
    return known


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_saved_game_comes_back_as_it_was(players: int) -> None:
    batch = played(Batch(5, players), 25)
    before, masks, rows = states(batch), batch.legal_masks().copy(), batch.observations().copy()
    histories = [batch.history(game) for game in range(5)]
    saved = batch.save()
    played(batch, 60)
    batch.restore(saved)
    assert states(batch) == before
    assert [batch.history(game) for game in range(5)] == histories
    assert np.array_equal(batch.legal_masks(), masks)
    assert np.array_equal(batch.observations(), rows)


def test_only_the_rows_that_are_restored_change() -> None:
    batch = played(Batch(4), 20)
    saved, first = batch.save([3, 1]), states(batch)
    then = states(played(batch, 7))
    batch.legal_masks()
    batch.restore(saved)
    assert len(saved) == 2
    assert states(batch) == [then[0], first[1], then[2], first[3]]
    assert np.array_equal(batch.legal_masks(), copy.deepcopy(batch).legal_masks())
    assert batch.seats.tolist() == [state.seat for state in states(batch)]


def test_a_snapshot_goes_into_other_rows_and_other_batches() -> None:
    batch, other = played(Batch(3), 20), Batch(4, seed=5)
    before = states(batch)
    other.restore(batch.save([0, 2]), [3, 1])
    assert (other.state(3), other.state(1)) == (before[0], before[2])
    batch.restore(batch.save(1), [0, 1, 2])
    assert states(batch) == [before[1]] * 3


def test_a_snapshot_stays_what_it_is() -> None:
    batch = played(Batch(3), 20)
    before, saved = states(batch), batch.save()
    kept: Snapshot = pickle.loads(pickle.dumps(saved))
    for snapshot in (saved, kept, saved):
        batch.restore(snapshot)
        assert states(batch) == before
        played(batch, 9)


def test_rows_keep_their_own_chance_unless_it_was_saved() -> None:
    batch = played(Batch(2), 20)
    plain, with_chance = batch.save(), batch.save(chance=True)
    after = states(played(batch, 40))
    batch.restore(plain)
    assert states(played(batch, 40)) != after
    batch.restore(with_chance)
    assert states(played(batch, 40)) == after


def test_a_game_is_copied_into_many_rows_that_go_on_differently() -> None:
    batch = played(Batch(5), 20)
    before = states(batch)
    batch.copy(2, [0, 1, 4])
    assert states(batch) == [before[2], before[2], before[2], before[3], before[2]]
    played(batch, 30)
    assert batch.state(0) != batch.state(1)


def test_rows_that_change_places_do_so_at_once() -> None:
    batch = played(Batch(3), 20)
    before = states(batch)
    batch.copy([0, 1, 2], [1, 2, 0])
    assert states(batch) == [before[2], before[0], before[1]]


@pytest.mark.parametrize(
    ("rows_from", "rows_to", "error", "words"),
    [
        ([0], [1, 1], ValueError, "game 1 is chosen more than once"),
        ([0, 1], [1, 2, 3], ValueError, "2 games do not go into 3 rows"),
        ([4], [0], IndexError, "there is no game 4"),
        ([0], [-1], IndexError, "there is no game -1"),
        ([0.5], [1], TypeError, "not by float64"),
        ([[0]], [1], ValueError, r"shape \(1, 1\)"),
        ([True], [1], ValueError, "truth values"),
    ],
)
def test_rows_that_mean_nothing_are_refused(
    rows_from: ArrayLike, rows_to: ArrayLike, error: type[Exception], words: str
) -> None:
    batch = played(Batch(4), 5)
    before = states(batch)
    with pytest.raises(error, match=words):
        batch.copy(rows_from, rows_to)
    assert states(batch) == before


def test_games_for_others_are_not_restored() -> None:
    with pytest.raises(ValueError, match="the games are for 3 players, those of the batch 2"):
        Batch(2, players=2).restore(Batch(2, players=3).save())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_world_is_one_that_looks_the_same(players: int) -> None:
    batch = played(Batch(40, players, seed=players), 40)
    before = states(batch)
    batch.determinize(0, Random(1), [*range(39)])
    worlds = states(batch)
    assert [seen(state) for state in worlds] == [seen(state) for state in before]
    assert worlds[39] == before[39]
    assert sum(one != other for one, other in zip(worlds, before, strict=True)) > 35
    for state in worlds:
        assert sorted(state.stack) == list(range(48))
        assert all(state.tokens.count(token) <= 2 for token in set(state.tokens[: state.token_count]) - {0})
    played(batch, 400)
    assert batch.over.all()


def test_every_hidden_tile_and_token_is_as_likely_as_any() -> None:
    batch = Batch(4000, players=4, seed=3)
    batch.copy(0, np.arange(1, 4000))
    batch.determinize(2, np.random.default_rng(1))
    tiles = np.array([state.stack[0] for state in states(batch)])
    tokens = np.array([state.tokens[9] for state in states(batch)])
    assert np.bincount(tiles - 32, minlength=16).min() > 190  # 250 each, give or take 15
    assert np.bincount(tokens, minlength=7).min() > 480  # 571 each, give or take 22


def test_the_same_chance_draws_the_same_worlds() -> None:
    one, other = Batch(6), Batch(6)
    one.determinize(0, Random(4))
    other.determinize(1, Random(4))
    assert states(one) == states(other)
    assert states(played(one, 30)) == states(played(other, 30))


def test_nobody_sees_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(IndexError, match="there is no seat 2: the seats have the numbers 0 to 1"):
        Batch(1).determinize(2, Random(1))


def test_a_game_becomes_a_row_and_a_row_a_game() -> None:
    game, rng = Game.deal(3, "ja", seed=4), Random(4)
    for _ in range(40):
        game.play(rng.choice(game.legal_moves()))
    batch = Batch(2, 3, "ja")
    batch.put(1, game)
    assert batch.state(1) == game.state
    assert str(batch.game(1)) == str(game)
    played(batch, 200)
    finished = batch.game(1)
    assert finished.is_over
    assert [sheet.total for sheet in finished.scores()] == batch.scores()[1].tolist()
    assert Game.from_record(str(finished)).state == batch.state(1)


def test_what_a_seat_sees_is_played_on_in_worlds() -> None:
    game, rng = Game.deal(2, seed=4), Random(4)
    for _ in range(30):
        game.play(rng.choice(game.legal_moves()))
    batch = Batch(3)
    for row in range(3):
        batch.put(row, game.view(0).game())
    assert UNKNOWN in batch.state(0).stack
    batch.determinize(0, rng)
    assert all(UNKNOWN not in state.stack and UNKNOWN_TOKEN not in state.tokens for state in states(batch))
    assert played(batch, 200).over.all()
    assert all(batch.game(row).moves[:30] == game.moves for row in range(3))


def test_a_view_that_waits_for_a_token_gets_one() -> None:
    view = Game.deal(4, seed=4).view().game()
    while not (view.state.round and view.state.token == UNKNOWN_TOKEN):
        view.play(view.legal_moves()[-1])
    batch = Batch(1, 4)
    batch.put(0, view)
    assert not batch.legal_masks().any()
    batch.determinize(0, Random(1))
    assert batch.state(0).token == batch.state(0).tokens[0] != UNKNOWN_TOKEN
    batch.step(batch.random_actions())


def test_another_kind_of_game_is_no_row() -> None:
    for game in (Game.deal(3), Game.deal(2, "en")):
        with pytest.raises(ValueError, match="differs from those of the batch"):
            Batch(1).put(0, game)


def test_packed_masks_unpack_to_the_masks() -> None:
    batch = played(Batch(5), 17)
    packed = batch.packed_masks()
    assert packed.shape == (5, 544)
    assert np.array_equal(np.unpackbits(packed, axis=1, count=ACTIONS, bitorder="little"), batch.legal_masks())
    with pytest.raises(ValueError, match="read-only"):
        packed[0, 0] = 255


def test_other_libraries_share_the_memory_of_a_batch() -> None:
    batch = Batch(5)
    shared = {name: np.from_dlpack(array) for name, array in batch.shared_arrays().items()}
    played(batch, 21)
    for method in (batch.legal_masks, batch.packed_masks, batch.observations, batch.scores, batch.notches):
        assert np.array_equal(shared[method.__name__], method())
    assert np.array_equal(shared["seats"], batch.seats)
    assert np.array_equal(shared["phases"], batch.phases)
    assert all(array.ctypes.data % 64 == 0 for array in shared.values())
    assert all(array.flags.c_contiguous for array in shared.values())
