"""Games by days stand still when all who play agree, or while the one who is to play is on vacation."""

from functools import partial, reduce
from typing import Any

import pytest

from babylon.server.process.clock import DAY
from babylon.server.tables import game_end, pauses, stand_ins
from babylon.server.tables.as_json import table_json
from babylon.server.tables.event_effects import after
from babylon.server.tables.live_table import EVENTS, Decision, numbered
from babylon.server.wire.errors import Code
from babylon.server.wire.requests import PauseAnswer, PauseRequest
from tests.server.tables.stories import Story, dealt
from tests.server.tables.test_undo import refused

DAYS: dict[str, Any] = {"clock": {"kind": "days", "days": 3}}


def asks(story: Story, holder: str, seat: int, days: int = 7) -> Decision:
    return story.does(holder, pauses.propose, request=PauseRequest(seat=seat, days=days))


def answers(story: Story, holder: str, seat: int, *, agree: bool = True) -> list[str]:
    wish = story.table.state.pause_wish
    assert wish is not None
    request = PauseAnswer(seat=seat, seq=wish.seq, agree=agree)
    return story.kinds(story.does(holder, pauses.answer, request=request))


def goes(story: Story, holder: str, days: float | None) -> list[str]:
    until = None if days is None else story.now + days * DAY
    return story.kinds(story.does(holder, pauses.away, until=until))


def deadline(story: Story) -> float:
    found = story.table.state.deadline
    assert found is not None
    return found


def test_clocks_stand_still_once_all_agree() -> None:
    story = dealt(("ada", "bo", "cy"), **DAYS)
    before = deadline(story)
    asks(story, "ada", 0)
    assert table_json(story.table)["pause_wish"] == {
        "seq": story.table.state.seq,
        "seat": 0,
        "days": 7,
        "asked": [1, 2],
        "agreed": [],
    }
    assert answers(story, "bo", 1) == ["pause-agreed"]
    assert deadline(story) == before
    assert answers(story, "cy", 2) == ["pause-agreed", "paused"]
    assert deadline(story) == before + 7 * DAY == story.table.state.wake_at
    assert story.table.state.paused_until == story.now + 7 * DAY
    assert story.table.state.pause_wish is None


def test_one_no_ends_the_wish_and_who_asks_may_take_it_back() -> None:
    story = dealt(("ada", "bo", "cy"), **DAYS)
    asks(story, "ada", 0)
    assert refused(story, "bo", pauses.propose, request=PauseRequest(seat=1)) is Code.PAUSE_ASKED
    assert asks(story, "ada", 0).is_nothing
    assert answers(story, "bo", 1, agree=False) == ["pause-refused"]
    assert story.table.state.pause_wish is None
    asks(story, "ada", 0)
    assert answers(story, "ada", 0, agree=False) == ["pause-refused"]
    assert story.table.state.paused_until is None


def test_an_answer_is_to_that_wish_alone() -> None:
    story = dealt(**DAYS)
    asks(story, "ada", 0)
    late = PauseAnswer(seat=1, seq=story.table.state.seq, agree=True)
    answers(story, "ada", 0, agree=False)
    asks(story, "ada", 0, days=60)
    assert refused(story, "bo", pauses.answer, request=late) is Code.NO_PROPOSAL


def test_anyone_ends_a_pause_and_the_clocks_run_on_from_there() -> None:
    story = dealt(**DAYS)
    before = deadline(story)
    asks(story, "ada", 0)
    answers(story, "bo", 1)
    story.now += 2 * DAY
    assert story.kinds(story.does("bo", pauses.resume, seat=1)) == ["resumed"]
    assert deadline(story) == before + 2 * DAY
    assert story.does("bo", pauses.resume, seat=1).is_nothing


def test_a_turn_may_be_played_and_the_next_clock_waits_too() -> None:
    story = dealt(**DAYS)
    asks(story, "ada", 0)
    answers(story, "bo", 1)
    begun = story.now
    story.now += DAY
    story.plays("ada")
    assert deadline(story) == begun + 7 * DAY + 3 * DAY


def test_where_nobody_else_has_a_say_it_begins_at_once() -> None:
    story = dealt(("ada", "bo", "ada"), seats_each=2, **DAYS)
    story.does("bo", game_end.resign, seat=1)
    assert story.kinds(asks(story, "ada", 0)) == ["pause-proposed", "paused"]


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "real-time"}])
def test_only_a_game_by_days_is_paused(clock: dict[str, str]) -> None:
    story = dealt(clock=clock)
    assert refused(story, "ada", pauses.propose, request=PauseRequest(seat=0)) is Code.PAUSE_OFF
    assert goes(story, "ada", 7) == []


def test_a_vacation_stops_ones_own_clock_and_no_other() -> None:
    story = dealt(**DAYS)
    before = deadline(story)
    assert goes(story, "bo", 10) == ["seat-away"]
    assert deadline(story) == before
    assert goes(story, "ada", 5) == ["seat-away"]
    assert deadline(story) == before + 5 * DAY
    story.now += DAY
    assert goes(story, "ada", None) == ["seat-away"]
    assert deadline(story) == before + DAY
    assert goes(story, "ada", None) == []
    story.plays("ada")
    assert deadline(story) == story.now + 3 * DAY + 9 * DAY


def test_nobody_takes_the_place_of_who_is_on_vacation() -> None:
    story = dealt(**DAYS)
    takeover = partial(refused, story, "bo", stand_ins.takeover, seat=0)
    goes(story, "ada", 5)
    story.now += DAY
    assert takeover(away=lambda _holder: 2 * DAY) is Code.NOT_ABSENT
    story.now += 5 * DAY
    assert story.kinds(story.does("bo", stand_ins.takeover, seat=0, away=lambda _holder: 9 * DAY)) == ["taken-over"]


def test_the_log_alone_tells_the_same() -> None:
    story = dealt(**DAYS)
    start = story.table.state
    decisions = [
        story.does("ada", pauses.away, until=story.now + 5 * DAY),
        asks(story, "ada", 0),
        story.does("bo", pauses.answer, request=PauseAnswer(seat=1, seq=story.table.state.seq, agree=True)),
    ]
    events = numbered(Decision(tuple(event for one in decisions for event in one.events)), start.seq, story.now)
    story.now += DAY
    events += numbered(story.does("bo", pauses.resume, seat=1), start.seq + len(events), story.now)
    told = reduce(after, (EVENTS.validate_json(event.model_dump_json()) for event in events), start)
    assert told == story.table.state
