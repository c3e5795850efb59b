"""Which tiles are worth a closer look."""

import pytest

from babylon.bots.kernel.dig_values import NEVER, dig_value, fit, value_digs
from babylon.bots.kernel.sites import find_sites
from babylon.bots.kernel.weight_numbers import DIG_FIT, DIG_FLOWER, DIG_NOISE, DIG_PILLAR, DIG_SYMBOL, OPEN_CORNER
from babylon.bots.kernel.workspace import QUARRY, START, Workspace
from babylon.pieces.spaces import STACKS
from babylon.rules.quarry import top_tile
from babylon.rules.state import GameState, copied
from tests.bots.kernel.positions import pool_of
from tests.drawing.garden import draw
from tests.drawing.quarry import draw_quarry, earned

DUG_INTO = """
     4  3 3 2 3
     3  3 0 1w 3
     2  3 2 2 3
     1  3 3 3 1
        A B C D
"""


def workspace(**weights: float) -> Workspace:
    numbers = {"fit": DIG_FIT, "flower": DIG_FLOWER, "noise": DIG_NOISE, "pillar": DIG_PILLAR, "symbol": DIG_SYMBOL}
    made = Workspace(stream=[12345])
    for name, weight in weights.items():
        made.weights[numbers[name]] = weight
    return made


def test_pillars_count_as_many_as_the_dig_pays() -> None:
    game, weights = draw_quarry(DUG_INTO), workspace(pillar=2.0).weights
    for stack in ("A1", "B2", "C3", "D1"):
        value = dig_value(game.state, game.state.gardens[0], STACKS[stack].index, weights)
        assert value == 2 * earned(game, stack)


def test_symbols_count_each() -> None:
    state, weights = copied(draw_quarry(DUG_INTO).state), workspace(symbol=1.5).weights
    state.face = state.face[:]
    stack = STACKS["B2"].index
    for face, symbols in ((0, 0), (0x0001, 1), (0x8421, 4)):
        state.face[top_tile(state, stack)] = face
        assert dig_value(state, state.gardens[0], stack, weights) == 1.5 * symbols


def test_a_flower_counts_as_long_as_the_garden_has_none_like_it() -> None:
    weights = workspace(flower=3.0).weights
    bare, planted = (draw(text, flowers=["white"]).state for text in ("", "2 o o\n1 o o\nL1 a b"))
    for state, value in ((bare, 3.0), (planted, 0.0)):
        assert dig_value(state, state.gardens[0], 0, weights) == value


def test_only_stacks_that_can_be_dug_have_a_value() -> None:
    game, made = draw_quarry(DUG_INTO), workspace(pillar=1.0)
    assert value_digs(pool_of(game), made, 0, 0) == QUARRY - 1
    assert [stack for stack in range(QUARRY) if made.dig_value[stack] == NEVER] == [STACKS["B3"].index]


def test_noise_is_added_up_to_its_weight() -> None:
    game, made = draw_quarry(DUG_INTO), workspace(noise=6.0)
    value_digs(pool_of(game), made, 0, 0)
    noise = [value for value in made.dig_value if value != NEVER]
    assert all(0 <= value < 6 for value in noise)
    assert max(noise) > 3 > min(noise)
    assert len(set(noise)) == len(noise)


@pytest.fixture
def fountain() -> GameState:
    """A fountain symbol waits, and the tile on A1 shows one; there are no pillars yet."""
    state = copied(draw("2 o F\n1 o o\nL1 a b", singles=0, dug=None).state)
    state.face = state.face[:]
    state.face[top_tile(state, 0)] = 0x0010
    return state


def test_a_tile_fits_as_well_as_its_best_site_paid_with_what_it_brings(fountain: GameState) -> None:
    made = workspace()
    made.weights[OPEN_CORNER] = 1.0
    sites = find_sites(pool_of(fountain), made, 0, START)
    garden = fountain.gardens[0]
    assert fit(fountain, garden, made, 0, sites) == 3 + 1
    assert fit(fountain, garden, made, 5, sites) == 2 + 1  # a blank tile on the second level
    fountain.supply[0] = 0
    assert fit(fountain, garden, made, 0, sites) == 0


def test_the_fit_is_added_by_its_weight(fountain: GameState) -> None:
    made = workspace(fit=2.0)
    sites = find_sites(pool_of(fountain), made, 0, START)
    value_digs(pool_of(fountain), made, 0, sites)
    assert made.dig_value[0] == 2 * fit(fountain, fountain.gardens[0], made, 0, sites)
    assert made.dig_value[0] > made.dig_value[5]
