"""Bots that think in the browser of the table's host: their turns are sent like any other, and judged the same."""

import random
from dataclasses import replace

import pytest

from babylon.server.config import BotsOn
from babylon.server.tables import links, lobby, practice, rematch, turns
from babylon.server.tables.live_table import Call, Decision, opened
from babylon.server.tables.offers import Offers
from babylon.server.tables.stand_ins import takeover
from babylon.server.tables.state import DEVICE_SECONDS
from babylon.server.wire import events as e
from babylon.server.wire.drafts import TurnRequest
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.requests import ClaimRequest, ReadyRequest
from babylon.server.wire.settings import NewTable
from tests.server.plain_bots import Plain
from tests.server.tables.stories import NAME, Story

OFFERS = Offers(bots=("mason", "lost"), bots_on=BotsOn.DEVICES)


def dealt(bot: str = "mason", *, offers: Offers = OFFERS, access: str = "link") -> Story:
    """Ada, who is the host, a bot, and Bo."""
    request = NewTable.model_validate({"players": 3, "access": access, "seats": [{}, {"bot": bot}, {}]})
    story = Story(opened(NAME, lobby.new_table(NAME, Call("ada", 1000.0, offers), request), 1000.0, offers))
    for seat, holder in ((0, "ada"), (2, "bo")):
        key = links.seat_key(story.table.secrets, seat)
        story.does(holder, lobby.claim, seat=seat, request=ClaimRequest(name=holder, key=key))
        story.does(holder, lobby.ready, seat=seat, request=ReadyRequest(entropy=f"{seat:02x}"))
    if story.table.state.to_play == 0:
        story.plays("ada")
    return story


def moves(story: Story) -> list[str]:
    game = story.table.playing
    return [str(move) for move in Plain().turn(game.view(0), 0.0, random.Random(1))]


def sent(story: Story, holder: str | None, **changes: object) -> Decision:
    """The bot's turn, sent by somebody."""
    body = {"seat": 1, "seq": story.table.state.seq, "moves": moves(story), "bot": "mason", **changes}
    return story.does(holder, turns.commit, request=TurnRequest.model_validate(body))


def refused(story: Story, holder: str | None, **changes: object) -> Code:
    before = story.table
    with pytest.raises(Problem) as problem:
        sent(story, holder, **changes)
    assert story.table is before
    return problem.value.code


def test_the_host_plays_the_bots_turn_and_the_log_says_whose_it_was() -> None:
    story = dealt()
    (turn,) = sent(story, "ada").events
    assert isinstance(turn, e.Turn)
    assert (turn.seat, turn.bot, turn.device) == (1, "mason", True)
    assert story.table.state.to_play == 2


@pytest.mark.parametrize(("holder", "code"), [("bo", Code.NOT_HOST), ("eve", Code.NOT_HOST), (None, Code.NO_GUEST)])
def test_nobody_else_plays_it(holder: str | None, code: Code) -> None:
    assert refused(dealt(), holder) is code


def test_it_must_be_legal() -> None:
    story = dealt()
    assert refused(story, "ada", moves=["A1", "=s"]) is Code.ILLEGAL_MOVE
    assert refused(story, "ada", moves=["nonsense"]) is Code.BAD_NOTATION


def test_it_must_be_that_bots_turn_now() -> None:
    story = dealt()
    late = story.table.state.seq
    assert refused(story, "ada", bot="lost") is Code.NOT_YOUR_SEAT
    assert refused(story, "ada", seat=2) is Code.NOT_YOUR_TURN
    assert refused(story, "ada", seat=3) is Code.NO_SEAT
    sent(story, "ada")
    assert refused(story, "ada", seq=late) is Code.STALE
    assert refused(story, "ada") is Code.NOT_YOUR_TURN


def test_a_person_and_their_stand_in_are_nobodys_to_play() -> None:
    story = dealt()
    sent(story, "ada")
    assert refused(story, "ada", seat=2) is Code.NOT_YOUR_SEAT
    story.does("bo", takeover, seat=2, away=lambda _holder: None)
    assert refused(story, "ada", seat=2, bot="mason") is Code.NOT_YOUR_SEAT
    assert story.table.state.wake_at == story.table.state.since


def test_a_bots_seat_is_not_the_hosts_own() -> None:
    assert refused(dealt(), "ada", bot=None) is Code.NOT_YOUR_SEAT


@pytest.mark.parametrize(
    ("offers", "access"), [(OFFERS, "open"), (Offers(bots=("mason",)), "link"), (Offers(bots=("mason",)), "private")]
)
def test_elsewhere_the_server_thinks(offers: Offers, access: str) -> None:
    story = dealt(offers=offers, access=access)
    assert story.table.state.bots_on is BotsOn.SERVER
    assert story.table.state.wake_at == story.table.state.since
    assert refused(story, "ada") is Code.NOT_YOUR_SEAT


def test_a_bot_that_no_browser_knows_thinks_on_the_server() -> None:
    story = dealt("lost")
    assert story.table.state.wake_at == story.table.state.since
    assert refused(story, "ada", bot="lost") is Code.NOT_YOUR_SEAT


def test_the_server_plays_when_the_host_has_not_for_a_while() -> None:
    story = dealt()
    state = story.table.state
    assert state.wake_at == state.since + DEVICE_SECONDS
    asked = {"seq": state.game_seq, "bot": "mason", "moves": moves(story)}
    (turn,) = story.does(None, turns.bot_turn, **asked).events
    assert isinstance(turn, e.Turn)
    assert (turn.bot, turn.device) == ("mason", False)
    assert not story.table.state.by_device


def test_a_game_with_such_a_turn_does_not_count() -> None:
    story = dealt()
    while story.table.state.status == "playing":
        if story.table.state.to_play == 1:
            sent(story, "ada")
        else:
            story.plays(("ada", "", "bo")[story.table.state.to_play])
    assert not practice.counts(story.table.state)
    assert practice.counts(replace(story.table.state, by_device=False))
    (created, *_) = rematch.new_table(story.table, Call("ada", 0.0, OFFERS), 0).events
    assert isinstance(created, e.Created)
    assert created.bots_on is BotsOn.DEVICES


def test_an_old_log_had_its_bots_on_the_server() -> None:
    story = dealt()
    (turn,) = sent(story, "ada").events
    old = turn.model_dump(mode="json", exclude={"device"})
    assert not e.Turn.model_validate(old).device
    created = e.Created(settings=story.table.state.settings, seats=[], commitment="", rules="")
    assert e.Created.model_validate(created.model_dump(mode="json", exclude={"bots_on"})).bots_on is BotsOn.SERVER
