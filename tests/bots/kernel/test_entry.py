"""Every task of the kernel, asked for by its number."""

import pytest

from babylon import Game
from babylon.bots.kernel import entry
from babylon.bots.kernel.entry import think
from babylon.bots.kernel.search import begin
from babylon.bots.kernel.workspace import Workspace
from babylon.bots.kernel.worlds import hide
from babylon.bots.weight_files import weights
from babylon.rules.scoring import score
from babylon.rules.state import GameState, copied
from babylon.rules.turn import OVER
from tests.bots.games import played
from tests.bots.kernel.positions import GARDENS, after, pool_of
from tests.drawing.garden import draw

SETTINGS = [3, 2, 2, 1, 0, 1, 1, 0, 1, 0]


def thinking(seats: int = 1) -> list[Workspace]:
    return [
        Workspace(SETTINGS[:], stream=[12345 + seat], world_stream=[54321], weights=list(weights("quick")))
        for seat in range(seats)
    ]


@pytest.fixture(scope="module")
def state() -> GameState:
    return copied(played(2, 24).state)


def test_what_nobody_has_seen_is_hidden(state: GameState) -> None:
    games, known = pool_of(state), copied(state)
    hide(known)
    think(games, thinking(), [], entry.HIDE, 0, 0)
    assert games[0] == known != state


def test_a_quick_turn_is_played(state: GameState) -> None:
    games, workspaces = pool_of(state), thinking()
    length = think(games, workspaces, [], entry.QUICK_TURN, 0, 0)
    assert games[0] == after(state, *workspaces[0].turn[:length])


def test_a_quick_game_is_played_to_its_end_each_seat_in_its_own_workspace() -> None:
    state = copied(played(2, 30).state)
    games, workspaces, log = pool_of(state), thinking(2), [0] * 200
    untouched = [workspace.stream[0] for workspace in workspaces]
    length = think(games, workspaces, log, entry.QUICK_GAME, 0, 0)
    assert games[0].phase == OVER
    assert after(state, *log[:length]) == games[0]
    assert all(workspace.stream[0] != seed for workspace, seed in zip(workspaces, untouched, strict=True))


def test_choices_are_found_searched_ranked_and_taken(state: GameState) -> None:
    games, workspaces = pool_of(state), thinking()
    workspace = workspaces[0]
    think(games, workspaces, [], entry.HIDE, 0, 0)
    found = think(games, workspaces, [], entry.BEGIN, 0, 0)
    assert found == begin(pool_of(games[0]), thinking()[0]) == 3
    assert think(games, workspaces, [], entry.SEARCH, found, 99) == 1
    assert workspace.tries[:3] == [1, 1, 1]
    workspace.total[:3] = [0.0, 5.0, 3.0]
    workspace.choice_value[:3] = [0.0, 0.0, 0.0]
    think(games, workspaces, [], entry.RANK, found, 0)
    assert workspace.order[:3] == [1, 2, 0]
    before = copied(games[0])
    length = think(games, workspaces, [], entry.TAKE, 1, 0)
    assert after(before, *workspace.turn[:length]) == games[0]


def test_in_the_setup_a_removal_is_taken() -> None:
    start = Game.deal(players=2, seed=3).state
    games, workspaces = pool_of(start), thinking()
    assert think(games, workspaces, [], entry.BEGIN, 0, 0) == 16
    assert think(games, workspaces, [], entry.TAKE, 5, 0) == 1
    assert games[0] == after(start, 5)


def test_so_many_worlds_are_looked_at(state: GameState) -> None:
    games, workspaces = pool_of(state), thinking()
    think(games, workspaces, [], entry.HIDE, 0, 0)
    think(games, workspaces, [], entry.FORECAST, 0, 1)
    once = workspaces[0].seat_total[0]
    think(games, workspaces, [], entry.FORECAST, 0, 3)
    assert 2 * once < workspaces[0].seat_total[0] < 8 * once
    assert workspaces[0].tries[0] == 0


def test_a_garden_is_noted_with_its_points() -> None:
    state, workspaces = draw(GARDENS[0], stored="SF..").state, thinking()
    points = think(pool_of(state), workspaces, [], entry.NOTE, 0, 0)
    assert points == score(state, state.gardens[0])
    assert workspaces[0].features[3] == state.gardens[0].top
    assert workspaces[0].features[19] == 2  # symbols of the stored tile
