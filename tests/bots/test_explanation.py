"""The outlook of a position: what the net expects, and what it counts on."""

from random import Random

import pytest

from babylon.bots import explanation, make
from babylon.bots.engines import PlainMemory, WasmMemory
from babylon.bots.explanation import LEAST, outlooks, promise
from babylon.bots.game_review import actions_of
from babylon.rules.board import BIT
from babylon.rules.state import copied
from babylon.rules.turn import NOTHING
from tests.bots.games import played


@pytest.mark.parametrize(("players", "turns", "edition"), [(2, 14, "revised"), (3, 30, "ja"), (4, 12, "en")])
def test_plain_python_and_webassembly_see_the_same(
    monkeypatch: pytest.MonkeyPatch, players: int, turns: int, edition: str
) -> None:
    state, found = played(players, turns, edition=edition).state, []
    for chosen in (PlainMemory, WasmMemory):
        monkeypatch.setattr(explanation, "engine", lambda chosen=chosen: chosen)
        found.append(outlooks(state))
    assert found[0] == found[1]
    assert len(found[0]) == players


def test_a_part_is_worth_what_is_expected_more_than_without_it() -> None:
    state = played(2, 8).state
    one = outlooks(state)[0]
    poorer = copied(state)
    poorer.gardens[0].stored = NOTHING
    (stored,) = [part for part in one.parts if part.what == "stored"]
    assert stored.worth == pytest.approx(one.points - outlooks(poorer)[0].points)
    assert stored.worth > 1


def test_symbols_are_told_by_kind_level_and_spaces_and_the_most_important_part_comes_first() -> None:
    game = played(2, 24)
    for seat, one in enumerate(outlooks(game.state)):
        worths = [part.worth for part in one.parts]
        assert worths == sorted(worths, reverse=True)
        assert all(abs(worth) >= LEAST for worth in worths)
        garden = game.state.gardens[seat]
        for part in one.parts:
            for space in part.spaces:
                assert garden.surface[part.level] & BIT[space.index] & ~garden.occupied
        assert {line.value: points for line, points in one.now.items()}.items() <= game.scores()[seat].as_json().items()


def test_what_nobody_has_seen_changes_nothing() -> None:
    game = played(2, 10)
    assert outlooks(game.state) == outlooks(game.view(0).game().state)


def test_when_the_game_is_over_all_is_known() -> None:
    game = played(2, 36)
    found = outlooks(game.state)
    assert [one.points for one in found] == [sheet.total for sheet in game.scores()]
    assert not any(one.parts for one in found)


@pytest.mark.parametrize("turns", [14, 15, 34, 35])
def test_a_promise_is_what_the_turn_changes_for_its_seat_whoever_reveals_what(turns: int) -> None:
    """The end of a round reveals a token; what the net expects must not hang on whether anybody knows it yet."""
    game = played(2, turns)
    state, seat = game.state, game.seat
    found = make("gardener").turn(game.view(seat), 1.0, Random(1))
    actions = actions_of(state, found)
    promised = promise(state, actions)
    assert promise(game.view(seat).game().state, actions) == promised
    before = outlooks(state)[seat]
    for move in found:
        game.play(move)
    after = outlooks(game.state)[seat]
    assert sum(promised.values()) == pytest.approx(
        after.points - before.points, abs=1.5
    )  # but for a tile in the quarry
    if turns >= 34:
        assert sum(promised.values()) == pytest.approx(game.scores()[seat].total - before.points)
