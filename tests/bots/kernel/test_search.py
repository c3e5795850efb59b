"""Turns compared in the same worlds."""

from math import isclose

import pytest

from babylon import Game
from babylon.bots.kernel.clock import END, ENDLESS, LONGEST
from babylon.bots.kernel.rollout import margin
from babylon.bots.kernel.search import (
    ALIVE,
    GOES_ON,
    PLAYED,
    STAGE,
    STAGE_OVER,
    STAGES,
    TIME_OVER,
    WORLD,
    WORLDS,
    begin,
    begin_stages,
    end_stage,
    make_world,
    note_choice,
    play_choice,
    play_world,
    search_alone,
    search_on,
    sort_choices,
    trust,
)
from babylon.bots.kernel.weight_numbers import FEATURE_WEIGHTS
from babylon.bots.kernel.whole_turns import STACK, write_turn
from babylon.bots.kernel.workspace import HORIZON, PRIOR, TURN_NUMBERS, Workspace
from babylon.bots.kernel.worlds import hide
from babylon.bots.weight_files import weights
from babylon.rules.state import UNKNOWN, GameState, copied
from babylon.rules.tokens import UNKNOWN_TOKEN
from babylon.rules.turn import OVER
from tests.bots.games import played
from tests.bots.kernel.positions import after, pool_of

SETTINGS = [6, 4, 2, 2, 0, 1, 1, 0, 2, 0, 0, 0]  # choices digs room width pairs, quick ones, horizon, prior, net, exact


def thinking(**changed: int) -> Workspace:
    workspace = Workspace(
        SETTINGS[:], stream=[12345], world_stream=[54321], weights=list(weights("quick")), limit=[1, 1]
    )
    workspace.clock[END] = ENDLESS
    for name, value in changed.items():
        workspace.settings[{"horizon": HORIZON, "prior": PRIOR}[name]] = value
    return workspace


@pytest.fixture(scope="module")
def state() -> GameState:
    """The middle of a game, without what nobody has seen."""
    known = copied(played(2, 16).state)
    hide(known)
    return known


def test_in_the_setup_every_removal_is_a_choice() -> None:
    start = Game.deal(players=2, seed=3).state
    workspace = thinking()
    assert begin(pool_of(start), workspace) == 16
    assert [workspace.choices[TURN_NUMBERS * choice + STACK] for choice in range(16)] == list(range(16))


def test_later_the_best_turns_are_choices_the_best_one_first(state: GameState) -> None:
    workspace = thinking()
    found = begin(pool_of(state), workspace)
    assert found == SETTINGS[0]
    values = workspace.choice_value[:found]
    assert values == sorted(values, reverse=True)
    assert len({tuple(workspace.choices[4 * number : 4 * number + 4]) for number in range(found)}) == found
    best = pool_of(state)
    length = write_turn(best, workspace, workspace.choices, 0, 0)
    assert after(state, *workspace.turn[:length]) == best[0]


def test_no_turn_is_chosen_twice_however_bad_all_are(state: GameState) -> None:
    workspace = thinking()
    workspace.weights[FEATURE_WEIGHTS] = -1000.0
    found = begin(pool_of(state), workspace)
    assert workspace.choice_value[0] < 0
    assert len({tuple(workspace.choices[4 * number : 4 * number + 4]) for number in range(found)}) == found


def test_a_search_begins_with_nothing_noted(state: GameState) -> None:
    workspace = thinking()
    workspace.tries, workspace.total, workspace.squares = [5] * 64, [5.0] * 64, [5.0] * 64
    workspace.cursor = [3, 1, 2, 1, 5, 1, 9]
    found = begin(pool_of(state), workspace)
    assert workspace.order[:found] == list(range(found))
    for row in (workspace.tries, workspace.total, workspace.squares):
        assert not any(row[:found])
    assert workspace.cursor == [0, 0, 2, found, 0, 3, 0]


def test_a_world_is_made_up_of_what_is_known(state: GameState) -> None:
    games, workspace = pool_of(state), thinking()
    make_world(games, workspace)
    assert games[0] == state
    assert UNKNOWN not in games[WORLD].stack
    assert UNKNOWN_TOKEN not in games[WORLD].tokens[: state.token_count]
    seen = copied(games[WORLD])
    hide(seen)
    assert seen == state
    luck = workspace.luck[0]
    make_world(games, workspace)
    assert workspace.luck[0] != luck > 0


def test_a_choice_is_played_in_the_world_by_its_luck(state: GameState) -> None:
    games, workspace = pool_of(state), thinking()
    begin(games, workspace)
    make_world(games, workspace)
    world = copied(games[WORLD])
    play_choice(games, workspace, 1)
    assert workspace.stream == workspace.luck
    assert games[WORLD] == world
    assert games[PLAYED].seat != world.seat


def test_what_came_of_a_choice_is_noted(state: GameState) -> None:
    games, workspace = pool_of(state), thinking()
    note_choice(games, workspace, 2)
    note_choice(games, workspace, 2)
    ahead = margin(games, workspace, PLAYED, state.seat)
    assert (workspace.tries[2], workspace.total[2], workspace.squares[2]) == (2, 2 * ahead, 2 * ahead * ahead)
    assert sum(workspace.tries) == 2


def test_a_world_is_tried_with_every_choice_alive(state: GameState) -> None:
    games, workspace = pool_of(state), thinking()
    begin(games, workspace)
    assert search_on(games, workspace, 99, 0) == STAGE_OVER
    assert workspace.tries[:6] == [1, 1, 1, 1, 1, 1]
    workspace.cursor[ALIVE] = 2
    assert search_on(games, workspace, 99, 0) == STAGE_OVER
    assert workspace.tries[:6] == [2, 2, 1, 1, 1, 1]


def test_a_search_cut_into_small_budgets_finds_the_same(state: GameState) -> None:
    whole, cut = thinking(), thinking()
    games = pool_of(state)
    begin(games, whole)
    search_on(games, whole, 99, 0)
    games, calls = pool_of(state), 1
    begin(games, cut)
    while search_on(games, cut, 1, 0) == GOES_ON:
        calls += 1
    assert calls == SETTINGS[0] * SETTINGS[HORIZON]
    assert (cut.tries, cut.total, cut.squares) == (whole.tries, whole.total, whole.squares)


@pytest.mark.parametrize(("found", "stages"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (24, 5), (64, 6)])
def test_as_many_stages_as_halving_takes(found: int, stages: int) -> None:
    workspace = thinking()
    begin_stages(workspace, found)
    assert workspace.cursor[STAGES] == stages
    passed = 1
    while end_stage(workspace):
        passed += 1
    assert (passed, workspace.cursor[ALIVE]) == (stages, 1)


def test_every_stage_has_the_same_share_of_the_tries(state: GameState) -> None:
    games, workspace = pool_of(state), thinking()
    begin(games, workspace)
    workspace.limit = [2 * 6 * 3, 1]  # six choices in three stages: two worlds for all, four for half of them
    assert search_on(games, workspace, 999, 0) == STAGE_OVER
    assert workspace.tries[:6] == [2] * 6
    assert end_stage(workspace) == 1
    assert search_on(games, workspace, 999, 0) == STAGE_OVER
    assert sorted(workspace.tries[:6]) == [2, 2, 2, 6, 6, 6]


def test_workers_share_the_tries_of_a_stage(state: GameState) -> None:
    games, workspace = pool_of(state), thinking()
    begin(games, workspace)
    workspace.limit = [2 * 6 * 3, 2]
    assert search_on(games, workspace, 999, 0) == STAGE_OVER
    assert workspace.tries[:6] == [1] * 6


def test_by_the_clock_a_stage_ends_with_a_whole_world_when_its_time_has_passed(state: GameState) -> None:
    games, workspace = pool_of(state), thinking()
    begin(games, workspace)
    workspace.limit, workspace.clock[END] = [0, 1], 300
    assert search_on(games, workspace, 2 * 6 * SETTINGS[HORIZON], 99) == GOES_ON
    assert workspace.cursor[WORLDS] == 2
    assert search_on(games, workspace, 99, 100) == STAGE_OVER
    assert workspace.tries[:6] == [3] * 6


def test_a_step_is_not_begun_that_could_last_past_the_end(state: GameState) -> None:
    games, workspace = pool_of(state), thinking()
    begin(games, workspace)
    workspace.limit, workspace.clock[END] = [0, 1], 1000
    assert search_on(games, workspace, 1, 0) == GOES_ON
    assert search_on(games, workspace, 1, 400) == GOES_ON
    assert workspace.clock[LONGEST] == 400
    assert search_on(games, workspace, 1, 640) == TIME_OVER  # another 360 would be just too many
    assert search_on(games, workspace, 1, ENDLESS) == TIME_OVER


def test_alone_it_goes_from_stage_to_stage_until_one_choice_is_left(state: GameState) -> None:
    games, workspace, steps = pool_of(state), thinking(), 1
    begin(games, workspace)
    workspace.limit = [2 * 6 * 3, 1]
    while search_alone(games, workspace, 4, 0) == 0:
        steps += 1
    assert (workspace.cursor[STAGE], workspace.cursor[ALIVE]) == (3, 1)
    assert sorted(workspace.tries[:6]) == [2, 2, 2, 6, 12, 12]
    assert steps >= 2 * 36 / 4


def test_alone_it_ends_with_what_it_has_when_the_time_is_over(state: GameState) -> None:
    games, workspace = pool_of(state), thinking()
    begin(games, workspace)
    workspace.limit = [0, 1]
    assert search_alone(games, workspace, 12, 0) == 0
    workspace.total[:6] = [0.0, 0.0, 0.0, 0.0, 0.0, 99.0]
    assert search_alone(games, workspace, 12, ENDLESS) == 1
    assert workspace.cursor[STAGE] == 1
    assert workspace.order[0] == 5


def test_a_stage_that_saw_no_whole_world_changes_no_order(state: GameState) -> None:
    games, workspace = pool_of(state), thinking()
    begin(games, workspace)
    workspace.tries[:2], workspace.total[:2] = [1, 1], [0.0, 99.0]
    assert end_stage(workspace) == 1
    assert workspace.order[:6] == list(range(6))
    assert (workspace.cursor[ALIVE], workspace.cursor[STAGE]) == (3, 1)


def test_near_the_end_a_try_goes_no_further_than_the_game() -> None:
    late = played(2, 35)
    games, workspace = pool_of(late), thinking(horizon=9)
    begin(games, workspace)
    workspace.cursor[ALIVE] = 1
    assert search_on(games, workspace, 99, 0) == STAGE_OVER
    assert games[PLAYED].phase == OVER


def test_at_the_very_end_a_budget_runs_out_though_no_turn_is_left_to_play() -> None:
    last = played(2, 35)
    games, workspace = pool_of(last), thinking()
    found = begin(games, workspace)
    workspace.limit = [0, 1]
    assert search_on(games, workspace, 3 * found, 0) == GOES_ON
    assert games[PLAYED].phase == OVER
    assert workspace.cursor[WORLDS] == 3


def test_looking_ahead_adds_up_what_each_seat_gets(state: GameState) -> None:
    games, workspace = pool_of(state), thinking()
    begin(games, workspace)
    length = write_turn(pool_of(state), workspace, workspace.choices, 0, 0)
    workspace.ahead[:length] = workspace.turn[:length]
    play_world(games, workspace, length)
    (mine, other), ahead = workspace.seat_total[:2], workspace.total[0]
    assert isclose(ahead, mine - other if state.seat == 0 else other - mine)
    assert isclose(workspace.squares[0], ahead * ahead)
    play_world(games, workspace, length)
    assert workspace.seat_total[0] > mine


def test_choices_are_sorted_by_what_they_brought() -> None:
    workspace = thinking()
    workspace.order[:5] = [0, 1, 2, 3, 4]
    workspace.tries[:5], workspace.total[:5] = [2, 2, 4, 0, 1], [4.0, 10.0, 4.0, 0.0, 9.0]
    sort_choices(workspace, 4)
    assert workspace.order[:5] == [1, 0, 2, 3, 4]


def test_the_first_impression_counts_as_if_it_had_been_tried() -> None:
    workspace = thinking(prior=4)
    workspace.tries[:2], workspace.total[:2], workspace.choice_value[:2] = [2, 2], [6.0, 6.0], [30.0, 28.0]
    assert trust(workspace, 0) == 6 / 2
    assert trust(workspace, 1) == (6 - 4 * 2) / 2
    assert trust(workspace, 2) < -1000
