"""Games that only bots play go on while someone watches, and only so many for one address."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from unittest import mock

import pytest

from babylon.server.config import Config
from babylon.server.process.addresses import SHARE_OF_SITE
from babylon.server.runtime import bot_games, scheduler
from babylon.server.runtime.bot_games import BotGames
from babylon.server.runtime.listeners import Hub, Listener
from babylon.server.runtime.subscription import follow
from babylon.server.tables.live_table import Call, LiveTable, opened
from babylon.server.tables.lobby import new_table
from babylon.server.tables.roles import HOST
from babylon.server.wire.enums import Pause
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.settings import NewTable
from babylon.server.workers.accounts import Whereabouts
from babylon.server.workers.fair_queue import Thought
from tests.server.inside import inside
from tests.server.plain_bots import Plain
from tests.server.tables.stories import OFFERS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import httpx

    from babylon.server.service import Service
    from babylon.server.workers.accounts import Share
    from babylon.server.workers.fair_queue import Lane
    from babylon.server.workers.worker import Job

MOST = 2
BOTS = {"players": 2, "seats": [{"bot": "plain"}, {"bot": "plain"}]}


def bots_alone(name: str, host: str = "ada") -> LiveTable:
    call = Call(host, 1000.0, OFFERS)
    decision = new_table(name, call, NewTable.model_validate(BOTS))
    return opened(name, decision, call.now, OFFERS)


class Watched:
    """Some games of one host, each watched by one listener."""

    def __init__(self, *names: str, host: str = "ada") -> None:
        self.hub, self.whereabouts = Hub(), Whereabouts()
        self.whereabouts.saw("ada", "address")
        self.games = BotGames(self.hub, self.whereabouts, MOST)
        self.woken: list[str] = []
        self.games.on_room = self.woken.append
        self.tables = {name: bots_alone(name, host) for name in names}
        self.listeners: dict[str, Listener] = {}

    def watch(self, name: str) -> None:
        live = self.tables[name]
        self.listeners[name] = Listener(None, live.you(None))
        self.hub.join(name, self.listeners[name])
        self.hub.on_watched(live)

    def leave(self, name: str) -> None:
        self.hub.leave(name, self.listeners.pop(name))

    def go_on(self) -> list[str]:
        return [name for name, live in self.tables.items() if self.games.may_go_on(live)]


def test_a_game_of_bots_goes_on_while_someone_watches() -> None:
    some = Watched("a", "b")
    assert some.go_on() == []
    assert some.games.pause(some.tables["a"]) is Pause.UNWATCHED
    some.watch("a")
    assert some.woken == ["a"]
    assert some.go_on() == ["a"]
    assert some.games.pause(some.tables["a"]) is None


def test_of_too_many_games_the_last_ones_wait_and_say_so() -> None:
    some = Watched("a", "b", "c")
    for name in "abc":
        some.watch(name)
    assert some.go_on() == ["a", "b"]
    assert some.games.pause(some.tables["c"]) is Pause.QUOTA
    assert some.hub.present("c")["paused"] is Pause.QUOTA
    some.woken.clear()
    some.games.end("a")
    assert some.woken == ["c"]
    assert some.games.may_go_on(some.tables["c"])
    assert some.hub.present("c")["paused"] is None


def test_one_more_is_refused_to_who_has_enough() -> None:
    some = Watched("a", "b")
    for name in "ab":
        some.games.require_room("address")
        some.watch(name)
    assert some.go_on() == ["a", "b"]
    some.games.require_room("another address")
    with pytest.raises(Problem) as refused:
        some.games.require_room("address")
    assert (refused.value.code, refused.value.details) == (Code.TOO_MANY_BOT_GAMES, {"most": MOST})


def test_hosts_whom_nobody_has_seen_since_the_start_are_one_client() -> None:
    some = Watched("a", "b", "c", host="bo")
    for name in "abc":
        some.watch(name)
    assert some.go_on() == ["a", "b"]
    # As soon as their host comes, it is theirs again.
    some.whereabouts.saw("bo", "address")
    assert some.games.may_go_on(some.tables["c"])


def test_who_has_a_whole_site_has_as_many_games_as_some_households() -> None:
    names = [f"t{number}" for number in range(20)]
    some = Watched(*names)
    for number, name in enumerate(names):
        some.tables[name] = bots_alone(name, f"cookie {number}")
        some.whereabouts.saw(f"cookie {number}", f"2001:db8:0:{number:x}00::/56")
        some.watch(name)
    assert some.go_on() == names[: MOST * SHARE_OF_SITE]
    with pytest.raises(Problem):
        some.games.require_room("2001:db8:0:ff00::/56")
    some.games.require_room("2001:db8:1::/56")
    # Whoever ends a game makes room for another network's.
    some.woken.clear()
    some.games.end(names[0])
    assert some.woken == [names[MOST * SHARE_OF_SITE]]


def test_who_comes_back_soon_was_never_gone() -> None:
    async def story() -> None:
        some = Watched("a")
        some.watch("a")
        assert some.go_on() == ["a"]
        some.leave("a")
        assert some.go_on() == ["a"]
        some.watch("a")
        await asyncio.sleep(0.02)
        assert some.go_on() == ["a"]
        some.leave("a")
        await asyncio.sleep(0.05)
        assert some.go_on() == []

    with mock.patch.object(bot_games, "LINGER", 0.01):
        asyncio.run(story())


class Bots:
    """In place of the pool: they answer with any legal turn, after a while."""

    def __init__(self, seconds: float = 0.002) -> None:
        self.seconds, self.turns = seconds, 0

    async def turn(self, job: Job, _share: Share, _lane: Lane) -> Thought:
        await asyncio.sleep(self.seconds)
        self.turns += 1
        return Thought([str(move) for move in Plain().turn(job.view, 0.0, random.Random(job.seed))])


class Held(Bots):
    """They answer once they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()

    async def turn(self, job: Job, share: Share, lane: Lane) -> Thought:
        await self.go_on.wait()
        return await super().turn(job, share, lane)


@dataclass(frozen=True, slots=True)
class Look:
    """How the host looks at their table."""

    client: httpx.AsyncClient
    path: str

    async def __call__(self) -> dict[str, Any]:
        answer: dict[str, Any] = (await self.client.get(self.path)).json()
        return answer


@asynccontextmanager
async def bots_at_a_table(
    tmp_path: Path, bots: Bots, *, seconds: float = 2.0, most: int = 4
) -> AsyncIterator[tuple[Service, str, Look]]:
    """A server whose bots are these, a table for two of them, and how its host looks at it."""
    config = Config(
        database=f"sqlite:///{tmp_path}/babylon.db", workers=0, bot_seconds=seconds, bot_games_per_client=most
    )
    async with inside(config) as (client, app):
        service: Service = app.state.service
        service.tables.offers.bots = ("plain",)
        service.scheduler._pool = bots  # type: ignore[assignment]  # it answers alike
        made = (await client.post("/api/v1/tables", json=BOTS)).json()

        yield service, made["table"]["id"], Look(client, f"/api/v1/tables/{made['table']['id']}")


async def go_on(bots: Bots) -> None:
    """Wait until some more turns are played."""
    wanted = bots.turns + 3
    async with asyncio.timeout(60):
        while bots.turns < wanted:  # noqa: ASYNC110 - bots tell nobody
            await asyncio.sleep(0.01)


async def pause(bots: Bots) -> bool:
    """Whether no turn is played for a moment, but for one that may be under way."""
    before = bots.turns
    await asyncio.sleep(0.1)
    return bots.turns <= before + 1


def test_bots_play_on_when_someone_comes_and_stop_when_all_have_left(tmp_path: Path) -> None:
    async def story() -> None:
        bots = Bots()
        async with bots_at_a_table(tmp_path, bots) as (service, name, look):
            assert await pause(bots)
            assert (await look())["present"]["paused"] == "unwatched"
            assert await service.store.due(1e12) == []
            for _ in range(2):
                async with follow(service.tables, name, await host_of(service, name), None):
                    await go_on(bots)
                    assert (await look())["present"]["paused"] is None
                await asyncio.sleep(0.05)
                assert await pause(bots)

    with mock.patch.object(bot_games, "LINGER", 0.01):
        asyncio.run(story())


async def host_of(service: Service, table: str) -> str:
    return (await service.tables.table(table)).holders[HOST]


def test_a_game_of_bots_that_was_once_due_is_not_looked_at_again_and_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with bots_at_a_table(tmp_path, Bots()) as (service, _, _look):
            with sqlite3.connect(tmp_path / "babylon.db") as database:
                database.execute("UPDATE game SET wake_at = 1.0")
            looked, due = service.scheduler._look, service.store.due
            with (
                mock.patch.object(service.scheduler, "_look", wraps=looked) as looks,
                mock.patch.object(service.store, "due", wraps=due) as sweeps,
            ):
                async with asyncio.timeout(60):
                    while sweeps.call_count < 20:  # noqa: ASYNC110 - a sweep tells nobody
                        await asyncio.sleep(0.01)
            assert 1 <= looks.call_count <= 5

    with mock.patch.object(scheduler, "SWEEP_SECONDS", 0.01):
        asyncio.run(story())


def test_who_watches_is_told_when_a_bots_turn_waits_for_long(tmp_path: Path) -> None:
    async def story() -> list[object]:
        told: list[object] = []
        bots = Held()
        async with bots_at_a_table(tmp_path, bots, seconds=0.0) as (service, name, _):
            host = await host_of(service, name)
            async with follow(service.tables, name, host, None) as subscription:
                async for one in subscription.messages(service.hub, 1.0):
                    if one.kind == "presence":
                        told.append(json.loads(one.text())["present"]["paused"])
                        if told[-1] == "busy":
                            bots.go_on.set()
                    if one.kind == "events":
                        return told
        raise AssertionError

    with mock.patch.object(scheduler, "PATIENCE", 0.01):
        assert asyncio.run(story()) == [None, "busy", None]


def test_one_more_game_of_bots_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def story() -> tuple[int, dict[str, Any]]:
        bots = Bots()
        async with bots_at_a_table(tmp_path, bots, most=1) as (service, name, look):
            host = await host_of(service, name)
            async with follow(service.tables, name, host, None):
                await go_on(bots)
                assert (await look())["present"]["watchers"] == 1
                answer = await look.client.post("/api/v1/tables", json=BOTS)
                return answer.status_code, answer.json()["error"]

    status, error = asyncio.run(story())
    assert (status, error["code"], error["details"]) == (429, "too-many-bot-games", {"most": 1})
    assert error["sentence"].startswith("You have as many games of bots alone")
