"""What a decision asks the store to write."""

import pytest

from babylon.server.runtime.appends import append_of
from babylon.server.store.rows import Append, GameRow
from babylon.server.store.turn_append import is_plain
from babylon.server.tables import lobby
from babylon.server.wire.requests import ReadyRequest
from tests.server.tables.stories import dealt, seated

HOLDERS = ("ada", "bo", "cy", "di")


def turn_of(**settings: object) -> Append:
    story = dealt(HOLDERS, **settings)
    before = story.table.state
    decision = story.plays("ada")
    return append_of(story.table, before, decision.events, decision)


def test_a_turn_without_a_clock_changes_nothing_in_the_row_but_its_number() -> None:
    wanted = turn_of()
    assert (wanted.is_row_same, wanted.row.line) == (True, None)
    assert is_plain(wanted)


@pytest.mark.parametrize("clock", [{"kind": "real-time"}, {"kind": "days"}])
def test_a_turn_by_the_clock_says_when_time_runs_out_next(clock: dict[str, str]) -> None:
    wanted = turn_of(clock=clock)
    assert not wanted.is_row_same
    assert isinstance(wanted.row, GameRow)
    assert wanted.row.wake_at is not None
    assert is_plain(wanted)


def test_the_end_of_a_game_is_seen_in_lists() -> None:
    story = dealt(HOLDERS[:2])
    before, decision = story.table.state, story.plays("ada")
    while story.table.state.status == "playing":
        before = story.table.state
        decision = story.plays(HOLDERS[before.to_play])
    wanted = append_of(story.table, before, decision.events, decision)
    assert (wanted.is_row_same, wanted.row.status) == (False, "over")
    assert wanted.row.line is not None


def test_the_deal_takes_the_long_way() -> None:
    story = seated()
    story.does("ada", lobby.ready, seat=0, request=ReadyRequest(entropy=""))
    before = story.table.state
    decision = story.does("bo", lobby.ready, seat=1, request=ReadyRequest(entropy=""))
    assert not is_plain(append_of(story.table, before, decision.events, decision))
