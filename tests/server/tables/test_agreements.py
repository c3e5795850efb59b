"""What people do besides playing: taking back, giving up, standing in, talking, meeting again."""

import pytest

from babylon.server.tables import chat, game_end, rematch, stand_ins, turns
from babylon.server.tables.live_table import Call, Decision
from babylon.server.wire import events as e
from babylon.server.wire.drafts import TurnRequest
from babylon.server.wire.enums import EndReason
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.requests import ChatRequest
from tests.server.tables.stories import OFFERS, Story, dealt


def refused(story: Story, holder: str | None, decide: object, **details: object) -> Code:
    with pytest.raises(Problem) as problem:
        story.does(holder, decide, **details)  # type: ignore[arg-type]
    return problem.value.code


def test_of_two_the_other_wins_when_one_resigns() -> None:
    story = dealt()
    decision = story.does("ada", game_end.resign, seat=0)
    assert story.kinds(decision) == ["seat-out", "over"]
    assert story.table.state.result == e.Result(winners=[1], scores=[0, 0], reason=EndReason.RESIGNED)


def test_notches_decide_a_tie_only_when_the_game_was_played_out() -> None:
    table = dealt().table
    assert game_end.over(table, table.playing, EndReason.PLAYED).result.tie_break
    for reason in (EndReason.RESIGNED, EndReason.TIME):
        assert not game_end.over(table, table.playing, reason, also_out=0).result.tie_break


def test_notches_of_who_is_out_decide_nothing() -> None:
    table = dealt().table
    assert not game_end.over(table, table.playing, EndReason.PLAYED, also_out=1).result.tie_break


def test_of_three_a_bot_plays_on_for_the_one_who_resigns_and_can_not_win() -> None:
    story = dealt(("ada", "bo", "cy"))
    assert story.kinds(story.does("bo", game_end.resign, seat=1)) == ["seat-out", "taken-over"]
    assert story.table.state.seats[1].player == "plain"
    story.does("cy", game_end.resign, seat=2)
    assert story.table.state.result == e.Result(winners=[0], scores=[0, 0, 0], reason=EndReason.RESIGNED)


def test_who_resigned_plays_no_more() -> None:
    story = dealt(("ada", "bo", "cy"))
    story.does("ada", game_end.resign, seat=0)
    request = TurnRequest(seat=0, seq=story.table.state.seq, moves=["xA1"])
    assert refused(story, "ada", turns.commit, request=request) is Code.NOT_YOUR_TURN
    assert story.does("ada", stand_ins.come_back, seat=0) == Decision()


def test_a_clock_takes_what_was_thought_and_gives_the_increment() -> None:
    story = dealt(clock={"kind": "real-time", "seconds": 100, "increment": 5})
    assert story.table.state.deadline == story.now + 100
    story.now += 30
    story.plays("ada")
    assert story.table.state.seats[0].remaining == 75
    assert story.table.state.seats[1].remaining == 100


def test_a_clock_of_days_begins_anew_with_each_turn() -> None:
    story = dealt(clock={"kind": "days", "days": 2})
    story.now += 100_000
    story.plays("ada")
    assert story.table.state.deadline == story.now + 2 * 86_400


def test_a_clock_that_has_not_run_out_changes_nothing() -> None:
    story = dealt(clock={"kind": "real-time", "seconds": 100, "increment": 0})
    story.now += 99
    assert story.does(None, game_end.timed_out) == Decision()


def test_a_clock_that_runs_out_calls_a_bot_or_loses() -> None:
    story = dealt(clock={"kind": "real-time", "seconds": 100, "increment": 0})
    story.now += 100
    assert story.kinds(story.does(None, game_end.timed_out)) == ["taken-over"]
    assert story.table.state.wake_at == story.table.state.since
    strict = dealt(clock={"kind": "real-time", "seconds": 100, "increment": 0}, on_timeout="lose")
    strict.now += 100
    assert strict.kinds(strict.does(None, game_end.timed_out)) == ["seat-out", "over"]


def test_who_comes_back_has_time_for_a_turn() -> None:
    story = dealt(clock={"kind": "real-time", "seconds": 100, "increment": 0})
    story.now += 200
    story.does(None, game_end.timed_out)
    story.does("ada", stand_ins.come_back, seat=0)
    assert story.table.state.seats[0].stand_in is None
    assert story.table.state.seats[0].remaining is not None
    assert story.table.state.seats[0].remaining >= 60


@pytest.mark.parametrize(
    ("rule", "text", "phrase"), [("free", True, True), ("phrases", False, True), ("off", False, False)]
)
def test_the_host_decides_how_much_is_said(rule: str, *, text: bool, phrase: bool) -> None:
    story = dealt(chat=rule)
    for request, allowed in ((ChatRequest(seat=0, text="hi"), text), (ChatRequest(seat=0, phrase="hello"), phrase)):
        if allowed:
            story.does("ada", chat.say, request=request)
        else:
            assert refused(story, "ada", chat.say, request=request) is Code.CHAT_OFF


def test_only_known_phrases_are_said() -> None:
    assert refused(dealt(), "ada", chat.say, request=ChatRequest(seat=0, phrase="boo")) is Code.BAD_REQUEST


def test_a_rematch_seats_the_same_people_and_the_second_player_begins() -> None:
    story = dealt()
    assert refused(story, "ada", rematch.new_table, seat=0) is Code.WRONG_STATUS
    story.does("ada", game_end.resign, seat=0)
    decision = rematch.new_table(story.table, Call("bo", 2000.0, OFFERS), 1)
    claimed = [event for event in decision.events if isinstance(event, e.SeatClaimed)]
    assert [event.name for event in claimed] == ["bo", "ada"]
    assert decision.holders["seat:0"] == "bo"
