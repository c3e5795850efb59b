"""Who is away is known by what has passed, and never for longer than it is true."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import httpx
import pytest

from babylon.server.config import Config
from babylon.server.runtime import absences, decisions, listeners
from babylon.server.runtime.absences import Absences
from babylon.server.runtime.roll_call import RollCall
from tests.server.inside import inside

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from fastapi import FastAPI

PATIENCE = 60
API = "/api/v1"


class FakeClock:
    """Time that passes when a test says so, from today on: what is old is tidied up."""

    def __init__(self) -> None:
        self.now = float(int(time.time()))

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeClock:
    fake = FakeClock()
    for module in (absences, decisions):
        monkeypatch.setattr(module, "now", fake)
    return fake


def test_nobody_is_away_for_longer_than_the_process_runs(clock: FakeClock) -> None:
    known = Absences()
    clock.now += 5
    assert known.seconds("table", "ada") == 5


def test_who_was_seen_is_away_from_then_on(clock: FakeClock) -> None:
    known = Absences()
    clock.now += 5
    known.seen("table", "ada")
    clock.now += 2
    assert (known.seconds("table", "ada"), known.seconds("other", "ada"), known.seconds("table", "bo")) == (2, 7, 7)


def test_who_is_forgotten_counts_as_seen_with_the_last_who_was(clock: FakeClock) -> None:
    known = Absences(most=2)
    for table, holder in (("one", "ada"), ("one", "bo"), ("two", "ada"), ("one", "ada"), ("three", "cy")):
        clock.now += 10
        known.seen(table, holder)
    clock.now += 1
    assert [known.seconds("one", holder) for holder in ("ada", "bo", "cy")] == [11, 21, 21]
    assert [known.seconds(table, "ada") for table in ("two", "three")] == [21, 21]


def test_many_at_one_table_make_no_difference_at_another(clock: FakeClock) -> None:
    known = Absences(at_table=2)
    known.seen("other", "ada")
    for holder in ("ada", "bo", "cy"):
        clock.now += 10
        known.seen("table", holder)
    assert [known.seconds("table", holder) for holder in ("ada", "bo", "cy", "dee")] == [20, 10, 0, 20]
    assert [known.seconds("other", holder) for holder in ("ada", "bo")] == [30, 30]


@dataclass
class Two:
    """Two people at a table where it is the turn of the second one."""

    app: FastAPI
    ada: httpx.AsyncClient
    bo: httpx.AsyncClient
    base: str

    async def call_a_bot(self) -> httpx.Response:
        return await self.ada.post(f"{self.base}/seats/1/takeover", json={})

    async def kinds(self) -> list[str]:
        told = await self.ada.get(f"{self.base}/events")
        return [event["kind"] for event in told.json()["events"]]


@asynccontextmanager
async def two(where: Path | Config) -> AsyncIterator[Two]:
    plain = "tests.server.plain_bots"
    config = where if isinstance(where, Config) else Config(database=f"sqlite:///{where}/babylon.db", bots=plain)
    body = {"players": 2, "access": "open", "patience": PATIENCE, "sit": {"seats": [0], "name": "Ada"}}
    async with inside(config) as (ada, app):
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as bo:
            table = (await ada.post(f"{API}/tables", json=body)).json()["table"]["id"]
            base = f"{API}/tables/{table}"
            await bo.post(f"{base}/seats/1/claim", json={"name": "Bo"})
            for seat, person in enumerate((ada, bo)):
                await person.post(f"{base}/seats/{seat}/ready", json={})
            seq = (await ada.get(base)).json()["table"]["seq"]
            turn = {"seat": 0, "seq": seq, "moves": ["xA1"]}
            played = await ada.post(f"{base}/turns", json=turn, headers={"Idempotency-Key": "first"})
            assert played.status_code == 200, played.text
            yield Two(app, ada, bo, base)


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something that the server does by itself."""
    for _ in range(1000):
        if happened():
            return
        await asyncio.sleep(0.01)
    pytest.fail("It does not happen.")


@asynccontextmanager
async def listening(people: Two, path: str) -> AsyncIterator[None]:
    """Bo with a connection open."""
    hub = people.app.state.service.hub
    before = hub.count()
    task = asyncio.create_task(people.bo.get(f"{people.base}/{path}"))
    await until(lambda: hub.count() > before)
    yield
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    await until(lambda: hub.count() == before)


@pytest.mark.parametrize("path", ["events?after=999&wait=25", "stream"])
def test_a_slow_but_connected_player_is_never_replaced(path: str, tmp_path: Path, clock: FakeClock) -> None:
    async def story() -> None:
        async with two(tmp_path) as people:
            async with listening(people, path):
                clock.now += 30 * 86_400
                refused = await people.call_a_bot()
            error = refused.json()["error"]
            assert (error["code"], error["details"]) == ("not-absent", {"at": None})
            # They have left just now, so all patience is still to come.
            clock.now += PATIENCE - 1
            early = await people.call_a_bot()
            assert early.json()["error"]["details"] == {"at": clock.now + 1}
            clock.now += 1
            assert (await people.call_a_bot()).status_code == 200
            assert (await people.kinds())[-1] == "taken-over"

    asyncio.run(story())


def test_another_tab_of_the_same_person_is_enough(tmp_path: Path, clock: FakeClock) -> None:
    async def story() -> None:
        async with two(tmp_path) as people, listening(people, "stream"):
            async with listening(people, "events?after=999&wait=25"):
                pass
            clock.now += 1000
            assert (await people.call_a_bot()).status_code == 409

    asyncio.run(story())


def test_whoever_asks_anything_at_the_table_is_there(tmp_path: Path, clock: FakeClock) -> None:
    async def story() -> None:
        async with two(tmp_path) as people:
            for ask in (
                people.bo.get(people.base),
                people.bo.post(f"{people.base}/preview", json={"seat": 1, "moves": []}),
                people.bo.post(f"{people.base}/chat", json={"seat": 1, "text": "one moment"}),
            ):
                clock.now += PATIENCE - 1
                assert (await ask).status_code == 200
                assert (await people.call_a_bot()).status_code == 409
            clock.now += PATIENCE
            assert (await people.call_a_bot()).status_code == 200

    asyncio.run(story())


def test_a_stranger_who_listens_keeps_nobody_s_seat(tmp_path: Path, clock: FakeClock) -> None:
    async def story() -> None:
        async with two(tmp_path) as people:
            seated, people.bo = people.bo, httpx.AsyncClient(transport=people.ada._transport, base_url="http://x")
            async with listening(people, "stream"):
                clock.now += 1000
                assert (await people.call_a_bot()).status_code == 200
            await people.bo.aclose()
            # Who comes back plays at once, whatever the bot is thinking of.
            assert (await seated.post(f"{people.base}/seats/1/return", json={})).status_code == 200

    asyncio.run(story())


async def ended(people: Two) -> str:
    """A game that Ada has played against herself."""
    body = {"players": 2, "sit": {"seats": [0, 1], "name": "Ada"}}
    base = f"{API}/tables/{(await people.ada.post(f'{API}/tables', json=body)).json()['table']['id']}"
    for seat in (0, 1):
        await people.ada.post(f"{base}/seats/{seat}/ready", json={})
    await people.ada.post(f"{base}/seats/0/resign", json={})
    assert (await people.ada.get(base)).json()["table"]["status"] == "over"
    return base


def test_looking_at_games_that_are_over_keeps_nobody_s_patience_up(
    tmp_path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listeners, "Absences", partial(Absences, most=5))

    async def story() -> None:
        async with two(tmp_path) as people:
            over = [await ended(people) for _ in range(6)]
            clock.now += PATIENCE
            for base in over * 2:
                await people.ada.get(base)
                async with listening(replace(people, base=base, bo=people.ada), "stream"):
                    pass
            assert (await people.call_a_bot()).status_code == 200

    asyncio.run(story())


def test_a_hint_is_written_down_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as people:
            for _ in range(2):
                hint = await people.bo.post(f"{people.base}/hint", json={"seat": 1, "moves": [], "bot": "plain"})
                assert hint.status_code == 200, hint.text
            assert (await people.kinds()).count("hinted") == 1
            seats = (await people.ada.get(people.base)).json()["table"]["seats"]
            assert [seat["hinted"] for seat in seats] == [False, True]

    asyncio.run(story())


def test_who_is_connected_to_another_process_is_not_away(postgres_database: str, clock: FakeClock) -> None:
    async def story() -> None:
        config = Config(database=postgres_database, bots="tests.server.plain_bots")
        async with two(config) as people, inside(config) as (elsewhere, other):
            elsewhere.cookies = people.bo.cookies
            connected = Two(other, people.ada, elsewhere, people.base)
            async with listening(connected, "stream"):
                clock.now += 1000
                refused = await people.call_a_bot()
                assert refused.json()["error"]["details"] == {"at": None}
            clock.now += PATIENCE - 1
            assert (await people.call_a_bot()).json()["error"]["details"] == {"at": clock.now + 1}
            clock.now += 1
            assert (await people.call_a_bot()).status_code == 200

    asyncio.run(story())


def test_nobody_is_replaced_while_the_other_processes_can_not_be_heard(
    postgres_database: str, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two(Config(database=postgres_database, bots="tests.server.plain_bots")) as people:
            monkeypatch.setattr(RollCall, "heard", lambda _self, _notice: None)
            clock.now += 1000
            assert (await people.call_a_bot()).json()["error"]["details"] == {"at": None}

    asyncio.run(story())
