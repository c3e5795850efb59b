"""Turns without much thought, and what comes of them."""

import pytest

from babylon import Flower, Game
from babylon.bots.kernel.evaluation import garden_value, stored_value
from babylon.bots.kernel.rollout import expected_points, margin, play_on, quick_removal, quick_turn, spite
from babylon.bots.kernel.workspace import QUICK_DIGS, QUICK_WIDTH, Workspace
from babylon.bots.weight_files import weights
from babylon.pieces.spaces import STACKS
from babylon.rules.quarry import top_tile
from babylon.rules.scoring import score
from babylon.rules.state import copied
from babylon.rules.turn import OVER, REMOVING
from tests.bots.games import played
from tests.bots.kernel.positions import GARDENS, after, pool_of
from tests.drawing.garden import draw
from tests.drawing.quarry import draw_quarry

FLOWERS = """
     4  3 3 3 3
     3  3 3w 3 3
     2  3 3 3p 3
     1  3 3 3 3
        A B C D
"""


def quick() -> Workspace:
    workspace = Workspace(stream=[4321], weights=list(weights("quick")))
    workspace.settings[QUICK_DIGS], workspace.settings[QUICK_WIDTH] = 2, 1
    return workspace


@pytest.mark.parametrize(("stack", "value"), [("B3", -1), ("C2", 1), ("A1", 0)])
def test_a_tile_is_spiteful_to_remove_when_it_pays_a_rival(stack: str, value: int) -> None:
    state = draw_quarry(FLOWERS, seats=(Flower.WHITE, Flower.PINK)).state
    assert spite(state, top_tile(state, STACKS[stack].index)) == value


def test_a_removal_takes_what_would_pay_somebody_else() -> None:
    state = copied(draw_quarry(FLOWERS, seats=(Flower.WHITE, Flower.PINK)).state)
    state.phase, state.removals = REMOVING, 6
    for seed in range(20):
        games, workspace = pool_of(state), quick()
        workspace.stream[0] = 1000 + seed
        action = quick_removal(games, workspace, 0)
        assert action == STACKS["C2"].index
        assert games[0] == after(state, action)


@pytest.mark.parametrize("turns", [0, 6, 20, 33])
def test_a_quick_turn_is_legal_and_written_down(turns: int) -> None:
    state = played(2, turns).state
    games, workspace = pool_of(state), quick()
    length = quick_turn(games, workspace, 0)
    assert games[0] == after(state, *workspace.turn[:length])
    assert games[0].seat != state.seat


def test_it_plays_on_for_so_many_turns_or_to_the_end() -> None:
    game = played(2, 20)
    games, workspace = pool_of(game), quick()
    assert play_on(games, workspace, 0, 3) == 3
    assert games[0].seat != game.state.seat
    assert play_on(games, workspace, 0, 99) == 2 * 15 - (20 - 6) - 3
    assert games[0].phase == OVER


def test_removals_of_the_setup_are_no_turns() -> None:
    games, workspace = pool_of(Game.deal(players=2, seed=1)), quick()
    assert play_on(games, workspace, 0, 0) == 0
    assert games[0].phase != REMOVING
    assert games[0].removals == 0


def test_the_points_to_expect_are_those_of_the_garden_and_its_slot() -> None:
    state, workspace = draw(GARDENS[0], stored="SF..").state, quick()
    garden, out = state.gardens[0], [0.0] * 30
    value = garden_value(state, garden, out, workspace.weights)
    value += stored_value(state, garden, garden.stored, out, workspace.weights)
    assert expected_points(pool_of(state), workspace, 0, 0) == value


def test_when_the_game_is_over_only_points_count() -> None:
    state = copied(draw(GARDENS[0], stored="SFBT").state)
    state.phase = OVER
    for seat in range(2):
        assert expected_points(pool_of(state), quick(), 0, seat) == score(state, state.gardens[seat])


def test_the_margin_is_to_the_best_other_seat() -> None:
    state = copied(Game.deal(players=3).state)
    state.phase = OVER
    for seat, top in enumerate((3, 5, 1)):
        state.gardens[seat].top = top
    points = [score(state, garden) for garden in state.gardens]
    assert sorted(points) == [points[2], points[0], points[1]]
    margins = [margin(pool_of(state), quick(), 0, seat) for seat in range(3)]
    assert margins == [points[0] - points[1], points[1] - points[0], points[2] - points[1]]
