"""A bot stands in for someone who asks for it or is away, and for nobody else."""

import pytest

from babylon.server.tables import game_end, lobby, stand_ins, turns
from babylon.server.tables.as_json import table_json, table_text
from babylon.server.tables.event_effects import TIME_TO_COME_BACK
from babylon.server.tables.live_table import Call, opened
from babylon.server.tables.offers import Offers
from babylon.server.wire import events as e
from babylon.server.wire.enums import TakeoverReason
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.settings import NewTable
from tests.server.tables.stories import NAME, Story, dealt

PATIENCE = 60


def refusal(story: Story, holder: str | None, *, away: float | None = None, seat: int = 0) -> Problem:
    with pytest.raises(Problem) as problem:
        story.does(holder, stand_ins.takeover, seat=seat, away=lambda _holder: away)
    return problem.value


def called(story: Story, holder: str, *, away: float | None = None, seat: int = 0) -> e.TakenOver:
    (event,) = story.does(holder, stand_ins.takeover, seat=seat, away=lambda _holder: away).events
    assert isinstance(event, e.TakenOver)
    return event


def test_a_holder_may_call_a_bot_at_any_time_and_comes_back_by_playing() -> None:
    story = dealt(stand_in="clever")
    assert called(story, "ada") == e.TakenOver(seat=0, bot="clever", reason=TakeoverReason.ASKED)
    assert '"taken_over":true' in table_text(story.table)
    assert story.kinds(story.plays("ada")) == ["handed-back", "turn"]
    assert story.table.state.seats[0].stand_in is None


def test_nobody_is_replaced_who_is_slow_but_connected() -> None:
    story = dealt(patience=PATIENCE)
    story.now += 7 * 86_400
    problem = refusal(story, "bo")
    assert problem.code is Code.NOT_ABSENT
    assert problem.details == {"at": None}
    assert story.table.state.seats[0].stand_in is None


def test_others_may_call_a_bot_once_someone_has_been_away_for_long() -> None:
    story = dealt(patience=PATIENCE)
    story.now += 1000
    problem = refusal(story, "bo", away=PATIENCE - 1)
    assert problem.code is Code.NOT_ABSENT
    assert problem.details == {"at": story.now + 1}
    assert refusal(story, "eve", away=1000.0).code is Code.NOT_YOUR_SEAT
    assert refusal(story, None, away=1000.0).code is Code.NO_GUEST
    assert called(story, "bo", away=PATIENCE) == e.TakenOver(seat=0, bot="plain", reason=TakeoverReason.ABSENT)
    assert refusal(story, "bo", away=1000.0).code is Code.SEAT_TAKEN


def test_patience_begins_with_the_turn() -> None:
    story = dealt(patience=PATIENCE)
    story.now += PATIENCE - 1
    assert refusal(story, "bo", away=1000.0).details == {"at": story.now + 1}
    story.now += 1
    called(story, "bo", away=1000.0)


def test_a_clock_that_was_set_back_stops_nobody_s_patience() -> None:
    story = dealt(patience=PATIENCE)
    story.now -= 86_400
    assert refusal(story, "bo", away=PATIENCE - 1).code is Code.NOT_ABSENT
    called(story, "bo", away=PATIENCE)


def test_a_seat_that_is_not_to_play_is_not_absent() -> None:
    story = dealt(patience=PATIENCE)
    story.now += 1000
    assert refusal(story, "ada", seat=1, away=1000.0).code is Code.NOT_ABSENT


def test_the_holder_s_own_absence_is_asked_for() -> None:
    story = dealt(patience=PATIENCE)
    story.now += 1000
    asked: list[str] = []

    def away(holder: str) -> float:
        asked.append(holder)
        return 1000.0

    story.does("bo", stand_ins.takeover, seat=0, away=away)
    assert asked == ["ada"]


def test_who_has_given_up_calls_nobody() -> None:
    story = dealt(("ada", "bo", "cy"))
    story.does("bo", game_end.resign, seat=1)
    story.now += 1000
    assert refusal(story, "bo", away=1000.0).code is Code.SEAT_OUT
    called(story, "cy", away=1000.0)


def test_a_bot_that_is_late_does_not_play_for_someone_who_is_back() -> None:
    story = dealt(patience=PATIENCE)
    story.now += 1000
    called(story, "bo", away=1000.0)
    seq = story.table.state.game_seq
    story.does("ada", stand_ins.come_back, seat=0)
    moves = [str(story.table.playing.legal_moves()[0])]
    assert story.does(None, turns.bot_turn, seq=seq, bot="plain", moves=moves).events == ()


def test_leaving_and_returning_again_and_again_gives_the_seat_to_nobody_else() -> None:
    story = dealt(patience=PATIENCE)
    for _ in range(3):
        story.now += 1000
        called(story, "bo", away=1000.0)
        assert story.kinds(story.does("ada", stand_ins.come_back, seat=0)) == ["handed-back"]
        assert refusal(story, "bo", away=0.0).code is Code.NOT_ABSENT
    assert story.kinds(story.plays("ada")) == ["turn"]


def test_the_stand_in_is_the_table_s_choice_known_before_the_deal() -> None:
    story = dealt(("ada", "bo", "cy"), stand_in="clever", clock={"kind": "real-time", "seconds": 100, "increment": 0})
    settings = table_json(story.table)["settings"]
    assert isinstance(settings, dict)
    assert settings["stand_in"] == "clever"
    story.does("bo", game_end.resign, seat=1)
    story.now += 100
    story.does(None, game_end.timed_out)
    assert [seat.stand_in for seat in story.table.state.seats] == ["clever", "clever", None]


def test_a_table_without_a_choice_has_the_server_s_first_bot() -> None:
    assert dealt().table.state.settings.stand_in == "plain"
    with pytest.raises(Problem, match="unknown-bot"):
        dealt(stand_in="nobody")


def test_a_stand_in_that_the_server_has_no_longer_is_replaced() -> None:
    settings = dealt(stand_in="clever").table.state.settings
    assert Offers(bots=("plain",)).stand_in(settings) == "plain"
    with pytest.raises(Problem, match="bot-busy"):
        Offers().stand_in(settings)


def test_a_server_that_does_not_know_its_bots_yet_decides_later() -> None:
    call = Call("ada", 1000.0, Offers())
    decision = lobby.new_table(NAME, call, NewTable(players=2))
    assert opened(NAME, decision, 1000.0, Offers()).state.settings.stand_in is None


HURRIED = {"kind": "real-time", "seconds": 100, "increment": 0}


def left(story: Story, seat: int = 0) -> float | None:
    """What the clock of a seat shows now."""
    state = story.table.state
    if seat != state.to_play or state.seats[seat].player is not None:
        return state.seats[seat].remaining
    assert state.deadline is not None
    return state.deadline - story.now


def bot_plays(story: Story) -> None:
    moves = [str(story.table.playing.legal_moves()[0])]
    story.does(None, turns.bot_turn, seq=story.table.state.game_seq, bot="plain", moves=moves)


def test_a_clock_that_has_run_out_stays_so_while_a_bot_plays() -> None:
    story = dealt(clock=HURRIED)
    story.now += 100
    story.does(None, game_end.timed_out)
    assert left(story) == 0.0
    bot_plays(story)
    assert left(story) == 0.0
    story.does("ada", stand_ins.come_back, seat=0)
    assert left(story) == TIME_TO_COME_BACK


def test_nobody_wins_time_by_calling_a_bot_and_playing_themselves() -> None:
    story = dealt(clock=HURRIED)
    story.now += 95
    called(story, "ada")
    assert story.kinds(story.plays("ada")) == ["handed-back", "turn"]
    assert left(story) == 5.0


def test_who_asked_for_a_bot_comes_back_to_the_time_they_had() -> None:
    story = dealt(clock=HURRIED)
    story.now += 95
    called(story, "ada")
    story.now += 3
    story.does("ada", stand_ins.come_back, seat=0)
    assert left(story) == 5.0
    story.now += 5
    assert story.kinds(story.does(None, game_end.timed_out)) == ["taken-over"]


def test_a_bot_that_is_called_in_another_s_turn_costs_no_time() -> None:
    story = dealt(clock=HURRIED)
    story.now += 40
    called(story, "bo", seat=1)
    assert left(story, 1) == 100.0
    assert left(story) == 60.0


def test_who_was_replaced_has_time_from_when_they_are_back() -> None:
    story = dealt(patience=PATIENCE, clock=HURRIED)
    story.now += 80
    called(story, "bo", away=80.0)
    story.now += 30
    story.does("ada", stand_ins.come_back, seat=0)
    assert left(story) == TIME_TO_COME_BACK
