"""The last turn of a seat is the best there is, by whichever engine it is found."""

from random import Random

import pytest

from babylon import EDITIONS
from babylon.bots.engines import PlainMemory, WasmMemory
from babylon.bots.runner import KernelRunner
from babylon.bots.search import Limit, Search, Settings, Weights
from babylon.bots.weight_files import weights
from babylon.rules.actions import END
from babylon.rules.scoring import open_notches, score
from babylon.rules.state import GameState, copied
from babylon.rules.turn import apply
from tests.bots.endings.agreement import result
from tests.bots.endings.every_turn import EveryTurn
from tests.bots.endings.positions import exact_gardener, last_turns
from tests.bots.games import played

LAST = {4: 43, 3: 41, 2: 35}  # moves of the setup and turns before the last turn of all
# For every number of seats and every edition a garden that is quickly seen through, and games of better bots.
SIMPLE = [(players, edition) for players in LAST for edition in sorted(EDITIONS)]
GAMES = 4
SEARCH = Settings(
    choices=24,
    digs=16,
    room=4,
    width=4,
    pairs=2,
    quick_digs=2,
    quick_width=2,
    quick_pairs=0,
    horizon=8,
    prior=4,
    exact=1,
)


@pytest.mark.unmeasured
@pytest.mark.parametrize(("players", "edition"), SIMPLE)
def test_no_turn_is_better_in_any_edition_with_any_number_of_seats(players: int, edition: str) -> None:
    state = played(players, LAST[players], players, edition).state
    assert result(state, exact_gardener()) == EveryTurn(players).best(state)


@pytest.mark.unmeasured
@pytest.mark.parametrize("number", range(GAMES))
def test_no_turn_is_better_than_the_one_that_is_found(number: int) -> None:
    bot = exact_gardener()
    for state in last_turns(number, number + 1):
        best = EveryTurn(state.players, most=1 << 18).best(state)
        if best is not None:
            assert result(state, bot) == best


@pytest.mark.unmeasured
def test_a_turn_that_has_begun_is_ended_as_well_as_it_can_be() -> None:
    state = played(3, LAST[3], 3, "revised").state
    bot, force = exact_gardener(), EveryTurn(state.players)
    for action in bot.actions(state, 1.0, Random(1))[:-1]:
        state = copied(state)
        apply(state, action)
        assert result(state, bot) == force.best(state)


@pytest.mark.unmeasured
def test_a_search_takes_the_best_turn_where_nobody_moves_after_it() -> None:
    search, choosing = Search(SEARCH), Weights(weights("learned"), weights("quick"))
    for state in last_turns(0, 2):
        if state.seat == state.players - 1:
            found = search.findings(state, choosing, Random(1), Limit.of(0, 48))
            after = copied(state)
            for action in found[0].actions:
                apply(after, action)
            garden = after.gardens[state.seat]
            assert (score(after, garden), open_notches(after, garden)) == EveryTurn(state.players).best(state)
            assert all(one.margin <= found[0].margin for one in found)


@pytest.mark.unmeasured
def test_a_search_looks_no_further_where_nobody_moves_after_it() -> None:
    search, choosing = Search(SEARCH), Weights(weights("learned"), weights("quick"))
    *_, state = last_turns(0, 1)
    found = search.findings(state, choosing, Random(1), Limit.of(20, None))
    assert sum(one.tries for one in found) <= 2 * SEARCH.choices  # one world a stage, half of them each time


@pytest.mark.unmeasured
def test_several_workers_try_the_same_last_turns() -> None:
    choosing, (state, *_) = Weights(weights("learned"), weights("quick")), last_turns(0, 1)
    alone, together = (
        Search(SEARCH, threads).findings(state, choosing, Random(1), Limit.of(0, 48)) for threads in (1, 2)
    )
    assert {tuple(one.actions) for one in together} == {tuple(one.actions) for one in alone}
    assert all(one.tries > 0 for one in together)


def turn_by(engine: type[PlainMemory] | type[WasmMemory], state: GameState) -> list[int]:
    bot = exact_gardener()
    runner = KernelRunner(engine, state.players)
    bot.sit_down(runner, 0, state, Random(1))
    runner.lay(state)
    return runner.quick_turn()


@pytest.mark.unmeasured
@pytest.mark.parametrize("number", [0, 1, 2])
def test_both_engines_find_the_same_last_turn(number: int) -> None:
    *_, state = last_turns(number, number + 1)
    plain = turn_by(PlainMemory, state)
    assert plain == turn_by(WasmMemory, state)
    assert plain[-1] >= END
