"""The tables in this process' memory: read from the store, and kept up with what other processes write."""

import asyncio
import re
import weakref
from collections import OrderedDict
from dataclasses import replace

from babylon.server.runtime.listeners import Hub
from babylon.server.store.rows import StoredGame
from babylon.server.store.store import Store
from babylon.server.tables.event_effects import state_from
from babylon.server.tables.live_table import LiveTable, event_of, loaded, moved
from babylon.server.tables.offers import Offers
from babylon.server.tables.roles import may_see
from babylon.server.tables.state import TableState
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.events import Event

LOOKED_AT = 20
ID = re.compile(r"[a-z2-7]{12}")


class TableCache:
    """Loads tables, keeps those that are looked at, and tells their news to those who listen."""

    def __init__(self, store: Store, offers: Offers, hub: Hub, in_memory: int = 100) -> None:
        self.store, self.offers, self.hub = store, offers, hub
        self._in_memory = in_memory
        self._known: OrderedDict[str, LiveTable] = OrderedDict()
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    def lock(self, table: str) -> asyncio.Lock:
        """What keeps the changes of one table in order within this process."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._known)

    async def table(self, table: str) -> LiveTable:
        """The table as this process knows it."""
        if table in self._known:
            return self._known[table]
        async with self.lock(table):
            return await self.known(table)

    async def seen_by(self, table: str, holder: str | None) -> LiveTable:
        """The table, for someone who may look at it; for all others it does not exist."""
        live = await self.table(table)
        if not may_see(live.state, live.you(holder)):
            # Another process may have let them in.
            await self.refresh(table)
            live = await self.table(table)
        if not may_see(live.state, live.you(holder)):
            raise Problem(Code.NO_TABLE)
        return live

    async def state(self, table: str) -> TableState:
        """The table's state alone, for lists: no game is replayed for it."""
        if table in self._known:
            return self._known[table].state
        stored = await self._stored(table)
        return state_from(table, (event_of(one) for one in stored.events))

    async def known(self, table: str) -> LiveTable:
        """The table, for who holds its lock."""
        if table in self._known:
            self._known.move_to_end(table)
            return self._known[table]
        stored = await self._stored(table)
        live = loaded(table, stored.events, stored.secrets, stored.holders, self.offers)
        self.keep(live)
        return live

    async def newest(self, table: str) -> LiveTable:
        """The table with all that other processes have written, for who holds its lock."""
        await self.known(table)
        if self.store.has_notifications:
            await self.catch_up(table)
        return await self.known(table)

    async def events_after(self, table: str, after: int) -> list[Event]:
        """The events that follow `after`."""
        return [event_of(one) for one in (await self.store.news(table, after))[0]]

    async def refresh(self, table: str) -> None:
        """Read what other processes have written, if this one has the table in memory."""
        if table in self._known or self.hub.is_heard(table):
            async with self.lock(table):
                await self.known(table)
                await self.catch_up(table)

    async def catch_up(self, table: str) -> bool:
        """Read and tell what other processes have written, for who holds the lock; False when it is nothing."""
        live = self._known.get(table)
        if live is None:
            return False
        stored, holders = await self.store.news(table, live.state.seq)
        if not stored and holders == live.holders:
            return False
        events = [event_of(one) for one in stored]
        if any(one.kind == "dealt" for one in stored):
            # The deal's secret has been written since; it is read with all the rest.
            del self._known[table]
            new = await self.known(table)
        else:
            new = moved(replace(live, holders=holders), events, self.offers)
        self.keep(new)
        self.hub.publish(new, events)
        return True

    def keep(self, live: LiveTable) -> None:
        """Remember a table as it is now; the one that was looked at longest ago makes room, unless someone listens."""
        self._known[live.state.id] = live
        self._known.move_to_end(live.state.id)
        for _ in range(LOOKED_AT):
            if len(self._known) <= self._in_memory:
                return
            oldest, kept = self._known.popitem(last=False)
            if self.hub.is_heard(oldest):
                self._known[oldest] = kept

    def forget(self, table: str) -> None:
        """Drop a table that is no longer in the store."""
        self._known.pop(table, None)

    async def _stored(self, table: str) -> StoredGame:
        stored = await self.store.game(table) if ID.fullmatch(table) else None
        if stored is None:
            raise Problem(Code.NO_TABLE)
        return stored
