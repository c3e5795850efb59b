"""What leads nowhere is bounded, person by person; what leads on is always possible."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, get_args

import pytest

from babylon.server.config import Config
from babylon.server.tables import chat, links, lobby, stand_ins, undo
from babylon.server.tables.event_effects import after, state_from
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.tables.noise import FOLLOWS, LEADS_ON, MOST, Noise, causes, require_quiet
from babylon.server.wire import events as e
from babylon.server.wire.enums import Access, ChatRule
from babylon.server.wire.errors import Problem
from babylon.server.wire.requests import (
    ChatRequest,
    ClaimRequest,
    FlowerRequest,
    ReadyRequest,
    RecoverRequest,
    SeatRequest,
    UndoAnswer,
    UndoRequest,
    WatchRequest,
)
from babylon.server.wire.settings import ChangeTable, TableSettings
from tests.server.inside import inside
from tests.server.tables.stories import NAME, OFFERS, Story, dealt, seated

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

FAR = 10_000
OPEN = {"players": 2, "access": "open", "sit": {"seats": [0], "name": "Ada"}}


def kinds() -> set[str]:
    """Every kind of event that a log may have."""
    union = get_args(e.Event)[0]
    return {one.model_fields["kind"].default for one in get_args(union)}


def does(story: Story, holder: str, decide: Callable[..., Decision], **details: object) -> Decision:
    """Decide something that is quiet enough, and let it happen."""
    require_quiet(story.table.state, decide(story.table, Call(holder, story.now, OFFERS), **details).events)
    return story.does(holder, decide, **details)


def until_refused(story: Story, *acts: Callable[[], Decision]) -> tuple[int, str]:
    """How often these acts could be done in turn, and the code that ended it."""
    for number in range(FAR):
        try:
            for act in acts:
                act()
        except Problem as problem:
            return number, problem.code
    raise AssertionError(len(story.table.state.seats))


def says(story: Story, holder: str, seat: int | None) -> Callable[[], Decision]:
    return lambda: does(story, holder, chat.say, request=ChatRequest(seat=seat, text="Hello"))


def readies(story: Story, holder: str, seat: int, *, ready: bool) -> Callable[[], Decision]:
    return lambda: does(story, holder, lobby.ready, seat=seat, request=ReadyRequest(ready=ready))


def test_every_kind_of_event_is_counted_or_leads_on_or_follows_what_is_counted() -> None:
    story = seated()
    state = story.table.state
    samples: dict[str, e.Event] = {
        "settings": e.SettingsChanged(chat=ChatRule.OFF),
        "seat-bot": e.SeatBot(seat=0, bot=None),
        "seat-removed": e.SeatRemoved(seat=0, name="Ada"),
        "links-renewed": e.LinksRenewed(),
        "seat-recovered": e.SeatRecovered(seat=0),
        "seat-left": e.SeatLeft(seat=0),
        "seat-ready": e.SeatReady(seat=0, ready=False, entropy=""),
        "seat-flower": e.SeatFlower(seat=0, flower=state.seats[0].flower),
        "undo-proposed": e.UndoProposed(seat=0, turns=1),
        "pause-proposed": e.PauseProposed(seat=0, days=7, asked=[1]),
        "resumed": e.Resumed(seat=0),
        "seat-away": e.SeatAway(seat=0, until=9.0),
        "handed-back": e.HandedBack(seat=0),
        "chat": e.Chat(seat=0, text="Hello"),
    }
    assert set(samples) | LEADS_ON | FOLLOWS == kinds()
    assert all(causes(state, event) for event in samples.values())


def test_ready_on_and_off_ends_and_the_game_still_begins() -> None:
    story = seated()
    often, code = until_refused(story, readies(story, "ada", 0, ready=True), readies(story, "ada", 0, ready=False))
    assert (often, code) == (MOST[Noise.SITTING], "too-often")
    readies(story, "bo", 1, ready=True)()
    assert story.table.state.status == "playing"


def test_flowers_end_and_so_does_chat_before_the_deal() -> None:
    story = seated()
    flowers = [one for one in type(story.table.state.seats[0].flower) if one is not story.table.state.seats[1].flower]
    acts = [
        lambda flower=flower: does(story, "ada", lobby.choose_flower, seat=0, request=FlowerRequest(flower=flower))
        for flower in flowers[1:]
    ]
    often, code = until_refused(story, *acts)
    assert (often, code) == (MOST[Noise.SITTING] // len(acts), "too-often")
    assert until_refused(story, says(story, "bo", 1)) == (MOST[Noise.SITTING], "chat-full")


def test_coming_and_going_ends_with_everyone_in_a_seat() -> None:
    story = seated()
    acts = (
        lambda: does(story, "bo", lobby.leave, seat=1),
        lambda: does(story, "bo", lobby.claim, seat=1, request=ClaimRequest(name="Bo")),
    )
    story.table = replace(story.table, state=replace(story.table.state, settings=open_to_all(story)))
    assert until_refused(story, *acts) == (MOST[Noise.LEAVE], "too-often")
    assert story.table.state.seats[1].name == "Bo"
    for seat, holder in enumerate(("ada", "bo")):
        readies(story, holder, seat, ready=True)()
    assert story.table.state.status == "playing"


def open_to_all(story: Story) -> TableSettings:
    return story.table.state.settings.model_copy(update={"access": Access.OPEN})


def test_all_who_ever_sat_share_a_bound_that_leaves_the_host_alone() -> None:
    story = seated()
    story.table = replace(story.table, state=replace(story.table.state, settings=open_to_all(story)))

    def sits_and_talks() -> Decision:
        for _ in range(MOST[Noise.SITTING]):
            says(story, "bo", 1)()
        does(story, "bo", lobby.leave, seat=1)
        return does(story, "bo", lobby.claim, seat=1, request=ClaimRequest(name="Bo"))

    # The first who sits there is counted alone.
    assert until_refused(story, sits_and_talks) == (1 + MOST[Noise.LOBBY] // MOST[Noise.SITTING], "chat-full")
    assert until_refused(story, says(story, "ada", 0)) == (MOST[Noise.SITTING], "chat-full")
    assert until_refused(story, says(story, "ada", None)) == (MOST[Noise.CHAT], "chat-full")


def test_one_who_talks_too_much_silences_only_themselves() -> None:
    story = dealt()
    assert until_refused(story, says(story, "ada", 0)) == (MOST[Noise.CHAT], "chat-full")
    says(story, "bo", 1)()
    story.plays("ada")


def test_who_has_talked_too_much_before_the_deal_is_heard_after_it() -> None:
    story = seated()
    until_refused(story, says(story, "ada", 0))
    for seat, holder in enumerate(("ada", "bo")):
        readies(story, holder, seat, ready=True)()
    says(story, "ada", 0)()


def test_who_sits_down_is_not_held_to_what_another_did_there() -> None:
    story = seated()
    story.table = replace(story.table, state=replace(story.table.state, settings=open_to_all(story)))
    until_refused(story, says(story, "bo", 1))
    does(story, "bo", lobby.leave, seat=1)
    does(story, "cleo", lobby.claim, seat=1, request=ClaimRequest(name="Cleo"))
    says(story, "cleo", 1)()


def test_undo_ends_for_the_seat_that_asks_and_the_game_goes_on() -> None:
    story = dealt()
    story.plays("ada")
    ask = UndoRequest(seat=0, turns=1)

    def asks() -> Decision:
        return does(story, "ada", undo.propose, request=ask)

    def agrees() -> Decision:
        return does(story, "bo", undo.answer, request=UndoAnswer(seat=1, seq=story.table.state.seq, agree=True))

    assert until_refused(story, asks, agrees, lambda: story.plays("ada")) == (MOST[Noise.UNDO], "too-often")
    does(story, "bo", undo.propose, request=UndoRequest(seat=1, turns=1))
    story.plays("bo")


def test_nobody_loses_their_say_by_how_often_they_came_back() -> None:
    story = dealt()
    story.plays("ada")
    for _ in range(MOST[Noise.RETURN]):
        story.does("bo", stand_ins.takeover, seat=1, away=lambda _holder: None)
        story.does("bo", stand_ins.come_back, seat=1)
    story.now += 1000
    story.does("ada", stand_ins.takeover, seat=1, away=lambda _holder: 1000.0)
    does(story, "ada", undo.propose, request=UndoRequest(seat=0))
    no = UndoAnswer(seat=1, seq=story.table.state.seq, agree=False)
    assert story.kinds(does(story, "bo", undo.answer, request=no)) == ["handed-back", "undo-refused"]


def test_turns_that_are_taken_back_and_played_again_end_too() -> None:
    story = dealt(("ada", "ada"))

    def plays_and_takes_back() -> Decision:
        for _ in range(20):
            story.plays("ada")
        return does(story, "ada", undo.propose, request=UndoRequest(seat=0, turns=20))

    often, code = until_refused(story, plays_and_takes_back)
    assert (often, code) == (MOST[Noise.UNDO] // 20, "too-often")


def test_stand_ins_called_and_sent_away_end_and_a_turn_still_brings_one_back() -> None:
    story = dealt(("ada", "bo", "cleo"))
    acts = (
        lambda: does(story, "ada", stand_ins.takeover, seat=0, away=lambda _holder: None),
        lambda: does(story, "ada", stand_ins.come_back, seat=0),
    )
    assert until_refused(story, *acts) == (MOST[Noise.RETURN], "too-often")
    assert story.kinds(story.plays("ada")) == ["handed-back", "turn"]


def test_a_seat_that_moves_between_devices_ends_to_do_so_and_no_other_does() -> None:
    story = dealt()

    def moves_on(seat: int, holder: str, to: str) -> Decision:
        code = story.table.recovery_code(seat, holder)
        return does(story, to, lobby.recover, seat=seat, request=RecoverRequest(code=code))

    acts = (lambda: moves_on(0, "ada", "zoe"), lambda: moves_on(0, "zoe", "ada"))
    assert until_refused(story, *acts) == (MOST[Noise.RECOVERY] // 2, "too-often")
    moves_on(1, "bo", "bea")


def test_a_host_who_changes_their_mind_ends_to_do_so() -> None:
    story = seated()
    acts = [
        lambda rule=rule: does(story, "ada", lobby.change, request=ChangeTable(chat=rule))
        for rule in (ChatRule.OFF, ChatRule.FREE)
    ]
    assert until_refused(story, *acts) == (MOST[Noise.HOST] // 2, "too-often")
    says(story, "bo", 1)()


def test_what_changes_nothing_is_not_written() -> None:
    story = seated(("ada", "bo"))
    own = story.table.state.seats[0]
    none = Decision()
    assert story.does("ada", lobby.change, request=ChangeTable(chat=story.table.state.settings.chat)) == none
    assert story.does("ada", lobby.choose_flower, seat=0, request=FlowerRequest(flower=own.flower)) == none
    assert story.does("ada", lobby.ready, seat=0, request=ReadyRequest(ready=False)) == none


def test_opening_an_open_seat_changes_nothing() -> None:
    story = seated(("ada", "bo"))
    story.table = replace(story.table, state=replace(story.table.state, settings=open_to_all(story)))
    story.does("bo", lobby.leave, seat=1)
    assert story.does("ada", lobby.give_to_bot, seat=1, request=SeatRequest(bot=None)) == Decision()


def test_an_old_log_counts_like_a_new_one() -> None:
    story = dealt()
    says(story, "ada", 0)()
    says(story, "ada", 0)()
    created = e.Created(
        seq=1, settings=story.table.state.settings, seats=[], commitment="", rules=story.table.state.rules
    )
    state = replace(state_from(NAME, [created]), seats=story.table.state.seats, status=story.table.state.status)
    for seq in (2, 3):
        state = after(state, e.Chat(seq=seq, seat=0, text="Hello"))
    assert state.noise == story.table.state.noise == {(Noise.CHAT, 0): 2}


@pytest.fixture
def config(tmp_path_factory: pytest.TempPathFactory) -> Config:
    return Config(
        database=f"sqlite:///{tmp_path_factory.mktemp('noise')}/babylon.db",
        workers=0,
        requests_per_minute=0,
        keys_per_minute=0,
        tables_per_minute=0,
    )


def asking(config: Config, story: Callable[[httpx.AsyncClient, str], object]) -> None:
    """Let a story happen at an open table of a server."""

    async def told() -> None:
        async with inside(config) as (client, _):
            table = (await client.post("/api/v1/tables", json=OPEN)).json()["table"]["id"]
            await story(client, f"/api/v1/tables/{table}")  # type: ignore[misc]  # a coroutine

    asyncio.run(told())


def test_one_client_with_many_cookies_cannot_use_up_what_all_share(config: Config) -> None:
    async def story(client: httpx.AsyncClient, base: str) -> None:
        codes = []
        for number in range(8):
            client.cookies.clear()
            await client.post(f"{base}/seats/1/claim", json={"name": f"Guest {number}"})
            codes.append((await client.post(f"{base}/seats/1/leave", json={})).status_code)
        assert codes == [200] * 5 + [409] * 3

    asking(config, story)


def test_the_refusal_has_a_sentence_in_the_callers_language(config: Config) -> None:
    async def story(client: httpx.AsyncClient, base: str) -> None:
        told = ""
        for number in range(2 * MOST[Noise.SITTING] + 2):
            answer = await client.post(
                f"{base}/seats/0/ready", json={"ready": number % 2 == 0}, headers={"Accept-Language": "pl"}
            )
            if answer.status_code != 200:
                told = answer.json()["error"]["sentence"]
                assert answer.json()["error"]["code"] == "too-often"
                assert answer.status_code == 409
                break
        assert told.startswith("Przy tym stole")

    asking(config, story)


def test_watchers_are_bounded_for_one_client_and_a_known_one_may_come_again(config: Config) -> None:
    async def told() -> None:
        async with inside(config) as (client, _):
            made = (await client.post("/api/v1/tables", json={"players": 2})).json()
            path, body = f"/api/v1/tables/{made['table']['id']}/watch", {"key": made["links"]["watch"]}
            statuses, known = [], {}
            for _ in range(22):
                client.cookies.clear()
                statuses.append((await client.post(path, json=body)).status_code)
                if statuses[-1] == 200:
                    known = dict(client.cookies)
            assert statuses == [200] * 20 + [409] * 2
            client.cookies.clear()
            client.cookies.update(known)
            assert (await client.post(path, json=body)).status_code == 200

    asyncio.run(told())


def test_a_table_remembers_only_so_many_watchers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_WATCHERS", 2)
    story = seated()
    key = links.watch_key(story.table.secrets)

    def watch(holder: str) -> LiveTable:
        story.does(holder, lobby.watch, request=WatchRequest(key=key))
        return story.table

    watch("dan")
    watch("eve")
    watch("dan")
    with pytest.raises(Problem) as refused:
        watch("fay")
    assert refused.value.code == "too-often"
