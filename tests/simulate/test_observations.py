"""What is in an observation, and what must not be."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from babylon.compiled import load, machine_code, pool, save
from babylon.game import Game
from babylon.rules.board import BIT
from babylon.rules.state import GameState, copied
from babylon.rules.turn import MOST_MOVES, MOST_PLACES, OVER, apply, legal
from babylon.simulate import Batch, observations
from tests.compiled.test_compilation import chosen, deal

TABLE, SEATS = 18, 62


def observed(state: GameState, seat: int) -> NDArray[np.uint8]:
    states, row = pool(state.players, 1), np.zeros(observations.size_of(state.players), np.uint8)
    save(states, 0, state)
    machine_code(observations.observe_one)(states, 0, seat, row, row.view(np.int64))
    return row


def positions(players: int, seed: int) -> list[GameState]:
    state, rng, found = deal(players, "revised", seed), Random(seed), []
    while state.phase != OVER:
        found.append(copied(state))
        out, scratch = [0] * MOST_MOVES, [0] * MOST_PLACES
        apply(state, chosen(out[: legal(state, out, scratch)], rng))
    return [*found, state]


def with_other_secrets(state: GameState, rng: Random) -> GameState:
    """A state that looks the same to every seat: hidden tiles of a material and hidden tokens change places."""
    other = copied(state)
    for layer in range(2):
        hidden = [3 * stack + layer for stack in range(16) if state.height[stack] - 1 > layer]
        for here, there in zip(hidden, rng.sample(hidden, len(hidden)), strict=True):
            other.stack[here] = state.stack[there]
    other.tokens[state.round :] = [rng.randrange(7) for _ in state.tokens[state.round :]]
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_sees_the_same_observes_the_same(players: int) -> None:
    rng = Random(players)
    for state in positions(players, seed=players)[::5]:
        other = with_other_secrets(state, rng)
        for seat in range(players):
            assert np.array_equal(observed(state, seat), observed(other, seat))


@pytest.mark.parametrize("players", [2, 4])
def test_whoever_digs_or_builds_changes_what_all_observe(players: int) -> None:
    found = positions(players, seed=1)
    for before, after in pairwise(found):
        assert not np.array_equal(observed(before, players - 1), observed(after, players - 1))


def test_planes_show_the_garden_space_by_space() -> None:
    state = positions(2, seed=3)[-1]
    planes = observed(state, 1).reshape(-1, 8, 8)
    for number, garden in enumerate((state.gardens[1], state.gardens[0])):
        own = planes[18 * number : 18 * number + 18].reshape(18, 64)
        boards = {1 + symbol: garden.symbols[symbol] for symbol in range(4)} | {
            5: garden.occupied,
            6: garden.statues,
            7: garden.belvederes,
            8: garden.buried,
            9: garden.decks,
            10: garden.fresh,
            11: garden.joined_east,
            12: garden.joined_north,
            13: garden.positions,
        }
        for plane, board in boards.items():
            assert [bool(there) for there in own[plane]] == [bool(board & bit) for bit in BIT]
        levels = [next(level for level in range(17) if garden.surface[level] & bit) for bit in BIT]
        assert own[0].tolist() == levels
        assert [flower > 0 for flower in own[17]] == [level > 0 for level in levels]


def test_items_are_drawn_where_they_stand() -> None:
    drawn = np.zeros(3, int)
    for seed in range(1, 30, 2):
        state = positions(2, seed)[-1]
        planes = observed(state, 0).reshape(-1, 64)[:18]
        items = planes[6] | planes[7] | planes[14] | planes[15] | planes[16]
        assert np.array_equal(items, planes[5])
        drawn += planes[14:17].sum(axis=1, dtype=int)
    assert (drawn > 0).all()


def test_the_table_lists_turn_supply_seats_and_quarry() -> None:
    game = Game.deal(players=3, edition="en", seed=4)
    row = observed(game.state, 2)[3 * 18 * 64 :]
    assert row[:12].tolist() == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]  # removing; the next seat's turn; the third seat
    assert row[12:16].tolist() == [0, 12, 3, 0]
    assert row[16:30].tolist() == [1, 0, 0, 0, 0, 0, 0] + [0] * 7
    # The square counts; belvederes are required; overlap never; empty under a bridge.
    assert row[30:38].tolist() == [1, 0, 1, 0, 0, 1, 0, 0]
    assert row[38:45].tolist() == game.state.supply
    assert not row[45:65].any()
    seats = row[65 : 65 + 3 * 27].reshape(3, 27)
    assert [seat[3:7].tolist().index(1) for seat in seats] == [2, 0, 1]
    assert [int(seat[7:23].sum()) for seat in seats] == [4, 4, 4]
    quarry = row[146 : 146 + 16 * 21].reshape(16, 21)
    assert quarry[:, 0].tolist() == [3] * 16
    assert [int(stack[1:17].sum()) for stack in quarry] == [2] * 16
    assert row[482 : 482 + 48].tolist() == [0] * 16 + [1] * 32


def test_a_batch_shows_each_game_to_the_seat_whose_turn_it_is() -> None:
    batch = Batch(5, players=3, seed=4)
    for _ in range(40):
        batch.step(batch.random_actions())
    for game, row in enumerate(batch.observations()):
        assert np.array_equal(row, observed(batch.state(game), int(batch.seats[game])))
    assert batch.planes().shape == (5, 3 * 18 + 9, 8, 8)


def test_a_state_survives_the_pool() -> None:
    state = positions(4, seed=1)[80]
    states = pool(4, 1)
    save(states, 0, state)
    assert load(states, 0) == state
