"""What stays in memory: tables that someone listens to, and a few others; and what is told of other processes."""

import asyncio
import json
from pathlib import Path
from unittest import mock

import pytest

from babylon.server.runtime.decisions import Decisions, Wanted
from babylon.server.runtime.listeners import Hub, Listener
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store.store import Store
from babylon.server.tables import hosting, lobby
from babylon.server.wire.faults import Fault, Unavailable
from babylon.server.wire.settings import NewTable
from tests.server.tables.stories import OFFERS


def test_tables_that_nobody_listens_to_leave_memory_and_come_back(tmp_path: Path) -> None:
    store, hub = Store(f"sqlite:///{tmp_path}/babylon.db"), Hub()
    tables = TableCache(store, OFFERS, hub, in_memory=3)
    decisions = Decisions(tables)

    async def story() -> None:
        call = decisions.call("ada")
        names = [letter * 12 for letter in "abcdefgh"]
        for name in names:
            live = await decisions.open(name, call, lobby.new_table(name, call, NewTable(players=2)))
            if name[0] in "ab":
                hub.join(name, Listener("ada", live.you("ada")))
        assert tables.count() == 3
        kept = [name for name in names if name in tables._known]
        assert {"aaaaaaaaaaaa", "bbbbbbbbbbbb"} < set(kept)
        assert (await tables.table("cccccccccccc")).state.id == "cccccccccccc"

    asyncio.run(story())
    store.close()


def test_where_all_tables_are_listened_to_only_a_new_one_looks_for_room(tmp_path: Path) -> None:
    store, hub = Store(f"sqlite:///{tmp_path}/babylon.db"), Hub()
    tables = TableCache(store, OFFERS, hub, in_memory=3)
    decisions = Decisions(tables)

    async def story() -> None:
        call = decisions.call("ada")
        for name in [letter * 12 for letter in "abcdefgh"]:
            live = await decisions.open(name, call, lobby.new_table(name, call, NewTable(players=2)))
            hub.join(name, Listener("ada", live.you("ada")))
            await tables.table(name)
        assert tables.count() == 8
        before = set(tables._known)
        with mock.patch.object(hub, "is_heard", side_effect=AssertionError("looked for room")):
            await decisions.act("aaaaaaaaaaaa", Wanted("ada", hosting.renew_links))
        assert set(tables._known) == before

    asyncio.run(story())
    store.close()


class Neighbours:
    """Two processes at one store: someone listens in the first, the host acts in the second."""

    name = "a" * 12

    def __init__(self, folder: Path) -> None:
        self.store = Store(f"sqlite:///{folder}/babylon.db")
        self.tables = TableCache(self.store, OFFERS, Hub())
        self.other = Decisions(TableCache(self.store, OFFERS, Hub()))
        self.listener: Listener | None = None

    async def begin(self) -> None:
        call = self.other.call("ada")
        await self.other.open(self.name, call, lobby.new_table(self.name, call, NewTable(players=2)))
        live = await self.tables.table(self.name)
        self.listener = Listener("ada", live.you("ada"))
        self.tables.hub.join(self.name, self.listener)

    async def act(self) -> None:
        """Write secrets, and an event that tells so."""
        await self.other.act(self.name, Wanted("ada", hosting.renew_links))

    async def heard(self) -> list[int]:
        """The events that the listener was told of."""
        assert self.listener is not None
        told = [json.loads(one.text()) for one in await self.listener.next(0.0)]
        return [event["seq"] for one in told if one["kind"] == "events" for event in one["events"]]


def test_what_is_written_while_a_table_is_read_anew_is_told(tmp_path: Path) -> None:
    both = Neighbours(tmp_path)

    async def story() -> None:
        await both.begin()
        first = (await both.tables.table(both.name)).state.seq + 1
        await both.act()
        news = both.store.news

        async def slow(game: str, after: int) -> object:
            told = await news(game, after)
            await both.act()
            return told

        with mock.patch.object(both.store, "news", slow):
            await both.tables.refresh(both.name)
        await both.tables.refresh(both.name)
        assert await both.heard() == [first, first + 1]

    asyncio.run(story())
    both.store.close()


def test_what_could_not_be_read_anew_is_told_when_it_can(tmp_path: Path) -> None:
    both = Neighbours(tmp_path)

    async def story() -> None:
        await both.begin()
        seq = (await both.tables.table(both.name)).state.seq + 1
        await both.act()
        away = mock.patch.object(both.store, "game", side_effect=Unavailable(Fault.SLOW))
        with away, pytest.raises(Unavailable):
            await both.tables.refresh(both.name)
        await both.tables.refresh(both.name)
        assert await both.heard() == [seq]

    asyncio.run(story())
    both.store.close()


def test_what_others_write_at_a_table_whose_news_are_not_told_here_is_read_when_it_is_asked_for(tmp_path: Path) -> None:
    both = Neighbours(tmp_path)

    async def story() -> None:
        await both.begin()
        seq = (await both.tables.table(both.name)).state.seq
        await both.act()
        both.store.has_notifications = True
        assert (await both.tables.table(both.name)).state.seq == seq  # nothing was told, so there was nothing
        both.tables.told.keep([])
        assert (await both.tables.table(both.name)).state.seq == seq + 1

    asyncio.run(story())
    both.store.close()
