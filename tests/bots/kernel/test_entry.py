"""Every task of the kernel, asked for by its number."""

import pytest

from babylon import EDITIONS, Game
from babylon.bots.kernel import entry
from babylon.bots.kernel.beginner import beginner_turn
from babylon.bots.kernel.clock import ENDLESS
from babylon.bots.kernel.entry import think
from babylon.bots.kernel.search import begin
from babylon.bots.kernel.workspace import Workspace
from babylon.bots.kernel.worlds import hide
from babylon.bots.weight_files import weights
from babylon.pieces.edition import Highest
from babylon.rules.scoring import score
from babylon.rules.state import GameState, copied
from babylon.rules.turn import OVER
from tests.bots.games import played
from tests.bots.kernel.positions import GARDENS, after, pool_of
from tests.drawing.garden import draw

SETTINGS = [3, 2, 2, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0]


def thinking(seats: int = 1) -> list[Workspace]:
    return [
        Workspace(
            clock=[ENDLESS, 0, 0],
            settings=SETTINGS[:],
            stream=[12345 + seat],
            world_stream=[54321],
            weights=list(weights("quick")),
            limit=[1, 1],
        )
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
    assert think(games, workspaces, [], entry.SEARCH, 99, 0) == 1
    assert workspace.tries[:3] == [1, 1, 1]
    workspace.total[:3] = [0.0, 5.0, 3.0]
    workspace.choice_value[:3] = [0.0, 0.0, 0.0]
    assert think(games, workspaces, [], entry.END_STAGE, 0, 0) == 1
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


def test_a_beginners_turn_is_played(state: GameState) -> None:
    games, workspaces, same = pool_of(state), thinking(), thinking()[0]
    length = think(games, workspaces, [], entry.BEGINNER_TURN, 3, 6)
    assert length == beginner_turn(pool_of(state), same, 3, 6)
    assert workspaces[0].turn == same.turn
    assert games[0] == after(state, *same.turn[:length])


def test_the_weights_of_squared_heights_are_asked_for_where_they_count_so() -> None:
    chosen = {
        name: think(pool_of(Game.deal(players=2, edition=name)), thinking(), [], entry.WEIGHT_SET, 0, 0)
        for name in EDITIONS
    }
    assert chosen == {name: int(edition.highest is Highest.SQUARE) for name, edition in EDITIONS.items()}
    assert set(chosen.values()) == {0, 1}


def test_choices_are_found_by_other_weights_than_they_are_played_on_by(state: GameState) -> None:
    games, workspaces, same = pool_of(state), thinking(), thinking()[0]
    workspaces[0].choosing, workspaces[0].playing = list(weights("learned")), list(weights("quick"))
    same.weights = list(weights("learned"))
    assert think(games, workspaces, [], entry.CHOOSE, 0, 0) == begin(pool_of(state), same)
    assert workspaces[0].choices == same.choices
    assert workspaces[0].weights == list(weights("quick"))


def test_a_whole_search_ends_with_findings_and_leaves_the_state_alone(state: GameState) -> None:
    games, workspaces = pool_of(state), thinking()
    workspace = workspaces[0]
    workspace.choosing = workspace.playing = list(weights("quick"))
    think(games, workspaces, [], entry.HIDE, 0, 0)
    before = copied(games[0])
    found = think(games, workspaces, [], entry.CHOOSE, 0, 0)
    while think(games, workspaces, [], entry.SEARCH_ALONE, 2, 0) == 0:
        pass
    for rank in range(found):
        length = think(games, workspaces, [], entry.FIND, rank, 0)
        choice = workspace.order[rank]
        assert games[0] == before
        assert games[1] == after(before, *workspace.turn[:length])
        assert workspace.finding[0] * workspace.tries[choice] == pytest.approx(workspace.total[choice])
        assert workspace.finding[2] == workspace.tries[choice] > 0


def test_the_variance_of_a_finding_is_that_of_its_mean(state: GameState) -> None:
    games, workspaces = pool_of(state), thinking()
    workspace = workspaces[0]
    think(games, workspaces, [], entry.BEGIN, 0, 0)
    workspace.tries[0], workspace.total[0], workspace.squares[0] = 4, 8.0, 52.0
    think(games, workspaces, [], entry.FIND, 0, 0)
    assert workspace.finding == [2.0, (52 / 4 - 2 * 2) / 4, 4.0]
