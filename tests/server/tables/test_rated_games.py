"""Tables for ratings: their conditions are known before the first move, and nobody is helped."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from babylon.ratings.model import NEWCOMER
from babylon.server.tables import game_end, lobby, rated_games, stand_ins, undo
from babylon.server.tables.live_table import Call
from babylon.server.tables.offers import Offers
from babylon.server.wire import events as e
from babylon.server.wire.enums import OnTimeout
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.requests import ClaimRequest, ReadyRequest, RecoverRequest, SeatRequest, UndoRequest
from babylon.server.wire.settings import NewTable
from tests.server.tables.stories import NAME, OFFERS, Story, dealt, seated

if TYPE_CHECKING:
    from collections.abc import Callable

    from babylon.server.tables.live_table import Decision

ADA, BO, CY = "adaadaadaadaada2", "boboboboboboboo2", "cycycycycycycyy2"
CLOCK = {"kind": "real-time", "seconds": 600, "increment": 20}
RATED: dict[str, Any] = {"rated": True, "clock": CLOCK}
LADDER = Offers(bots=("mason",))


def refusal(decide: Callable[[], object]) -> Code:
    with pytest.raises(Problem) as refused:
        decide()
    return refused.value.code


def opens(holder: str = ADA, offers: Offers = LADDER, **settings: object) -> Decision:
    request = NewTable.model_validate({"players": 2, **RATED, **settings})
    return lobby.new_table(NAME, Call(holder, 1000.0, offers), request)


def test_nobody_is_helped_whatever_the_host_has_asked_for() -> None:
    (created, *_) = opens(undo=True, hints=True, on_timeout="bot", seats_each=2).events
    assert isinstance(created, e.Created)
    told = created.settings
    assert (told.undo, told.hints, told.on_timeout, told.seats_each) == (False, False, OnTimeout.LOSE, 1)


@pytest.mark.parametrize(
    "settings",
    [
        {"clock": {"kind": "none"}},
        {"edition": {"name": "en", "highest": "double"}},
        {"seats": [{"bot": "mason"}, {"bot": "mason"}]},
    ],
)
def test_what_is_not_as_everywhere_is_refused(settings: dict[str, Any]) -> None:
    assert refusal(lambda: opens(**settings)) is Code.NOT_RATABLE


def test_a_bot_of_the_ladder_may_sit_there_with_its_usual_time_and_no_other() -> None:
    seats = [{"bot": "mason"}, {}]
    assert opens(seats=seats).events[0].kind == "created"
    assert refusal(lambda: opens(seats=seats, offers=Offers(bots=("mason",), bot_seconds=0.1))) is Code.NOT_RATABLE
    assert refusal(lambda: opens(seats=[{"bot": "plain"}, {}], offers=OFFERS)) is Code.NOT_RATABLE
    story = seated((ADA,), players=2, **RATED)
    assert refusal(lambda: story.does(ADA, lobby.give_to_bot, seat=1, request=SeatRequest(bot="plain"))) is (
        Code.NOT_RATABLE
    )


def test_only_people_sit_down_and_each_once() -> None:
    story = seated((ADA,), players=2, **RATED)

    def sits(holder: str, program: str | None = None) -> object:
        return story.does(holder, lobby.claim, seat=1, request=ClaimRequest(name="x", program=program))

    assert refusal(lambda: sits("a-guest-by-their-cookie")) is Code.NOT_SIGNED_IN
    assert refusal(lambda: sits(BO, program="agent")) is Code.NOT_RATABLE
    assert refusal(lambda: sits(ADA)) is Code.ENOUGH_SEATS
    assert refusal(lambda: opens(sit={"seats": [0, 1], "name": "x"})) is Code.ENOUGH_SEATS
    assert refusal(lambda: opens("a-guest-by-their-cookie", sit={"seats": [0], "name": "x"})) is Code.NOT_SIGNED_IN


def test_the_log_says_who_plays_for_ratings_before_the_first_move() -> None:
    story = seated((ADA, BO), first="lot", **RATED)
    story.does(ADA, lobby.ready, seat=0, request=ReadyRequest(entropy="00"))
    decision = story.does(BO, lobby.ready, seat=1, request=ReadyRequest(entropy="01"))
    assert story.kinds(decision) == ["seat-ready", "dealt", "rated"]
    rated = decision.events[-1]
    assert isinstance(rated, e.Rated)
    assert rated.people == [story.table.holders[f"seat:{seat}"] for seat in (0, 1)]
    assert sorted(one or "" for one in rated.people) == [ADA, BO]


def test_nobody_stands_in_takes_back_or_takes_over_a_seat() -> None:
    story = dealt((ADA, BO), **RATED)
    code = story.table.recovery_code(0, ADA)
    assert refusal(lambda: story.does(ADA, stand_ins.takeover, seat=0, away=lambda _: 1e6)) is Code.RATED
    assert refusal(lambda: story.does(CY, lobby.recover, seat=0, request=RecoverRequest(code=code))) is Code.RATED
    story.plays(ADA)
    assert refusal(lambda: story.does(ADA, undo.propose, request=UndoRequest(seat=0))) is Code.UNDO_OFF


def places(story: Story) -> list[int]:
    return rated_games.places(story.table.state)


def test_who_gives_up_comes_in_last() -> None:
    story = dealt((ADA, BO), **RATED)
    story.does(ADA, game_end.resign, seat=0)
    assert places(story) == [2, 1]


def test_two_who_give_up_share_the_last_place_whatever_their_points() -> None:
    story = dealt((ADA, BO, CY), **RATED)
    story.does(BO, game_end.resign, seat=1)
    story.does(ADA, game_end.resign, seat=0)
    assert places(story) == [2, 2, 1]


def test_whoever_sits_twice_or_is_helped_does_not_count() -> None:
    story = dealt((ADA, BO), **RATED)
    state = story.table.state
    nobody = (None, None)
    assert rated_games.why_void(state, [ADA, BO], nobody) is None
    assert rated_games.why_void(state, [ADA, "gone:0123456789a"], nobody) is None
    assert rated_games.why_void(state, [ADA, ADA], nobody) == "twice"
    assert rated_games.why_void(state, [ADA, None], nobody) == "guest"
    assert rated_games.why_void(state, [ADA, "a-guest-by-their-cookie"], nobody) == "guest"
    with_bot = replace(state, seats=(state.seats[0], replace(state.seats[1], bot="mason")))
    assert rated_games.why_void(with_bot, [ADA, None], (None, NEWCOMER)) is None
    assert rated_games.why_void(with_bot, [ADA, None], nobody) == "bot"
    hinted = replace(state, seats=(state.seats[0], replace(state.seats[1], hinted=True)))
    assert rated_games.why_void(hinted, [ADA, BO], nobody) == "help"
    assert rated_games.why_void(replace(state, practice=True), [ADA, BO], nobody) == "help"


def test_pools_are_told_apart_by_players_and_clock() -> None:
    assert rated_games.pool_of(dealt((ADA, BO, CY), **RATED).table.state.settings) == "3-live"
    days = {"rated": True, "clock": {"kind": "days", "days": 3}}
    assert rated_games.pool_of(dealt((ADA, BO), **days).table.state.settings) == "2-days"
