"""The tables in this process' memory: read from the store, and kept up with what other processes write."""

import asyncio
import re
import weakref
from collections import Counter, OrderedDict
from contextlib import suppress

from babylon.server.runtime.listeners import Hub
from babylon.server.runtime.lobby_list import LobbyList
from babylon.server.store.rows import StoredGame
from babylon.server.store.store import Store
from babylon.server.store.table_groups import HeardGroups
from babylon.server.tables.live_table import LiveTable, event_of, loaded, moved
from babylon.server.tables.offers import Offers
from babylon.server.tables.roles import may_see, require_sight
from babylon.server.wire.enums import Status
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.events import Event
from babylon.server.wire.faults import Unavailable

LOOKED_AT = 20
PAGE = 100
WITH_SECRETS = {"dealt", "seat-removed", "links-renewed"}
ID = re.compile(r"[a-z2-7]{12}")


class TableCache:
    """Loads tables, keeps those that are looked at, and tells their news to those who listen."""

    def __init__(self, store: Store, offers: Offers, hub: Hub, in_memory: int = 100) -> None:
        self.store, self.offers, self.hub = store, offers, hub
        self.lobby = LobbyList(store)
        self.told = HeardGroups()
        self._in_memory = in_memory
        self._known: OrderedDict[str, LiveTable] = OrderedDict()
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self._own_locks: dict[str, asyncio.Lock] = {}  # of the tables in memory, which would make a new one every turn
        self._doubts: Counter[str] = Counter()
        self._behind: set[str] = set()  # of those in memory, what others have written at; read when it is asked for

    def lock(self, table: str) -> asyncio.Lock:
        """What keeps the changes of one table in order within this process."""
        lock = self._own_locks.get(table) or self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._known)

    def has(self, table: str) -> bool:
        """Whether a table is in memory."""
        return table in self._known

    def may_be_played(self, table: str) -> bool:
        """Whether a game is going on at a table, as far as is in memory."""
        return table not in self._known or self._known[table].state.status is Status.PLAYING

    async def table(self, table: str) -> LiveTable:
        """The table as this process knows it."""
        if table in self._known and not self._may_be_behind(table):
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
        require_sight(live.state, live.you(holder))
        self.hub.seen(live, holder)
        return live

    async def known(self, table: str) -> LiveTable:
        """The table, for who holds its lock."""
        if self._doubts and table in self._doubts:
            await self.catch_up(table)
        if self._may_be_behind(table):
            await self._overtake(table)
        if table in self._known:
            self._known.move_to_end(table)
            return self._known[table]
        live = await self._replayed(table, await self._stored(table))
        self.keep(live)
        return live

    async def newest(self, table: str) -> LiveTable:
        """The table with all that other processes have written, for who holds its lock."""
        await self.known(table)
        if self.store.has_notifications:
            # A database that is away keeps nobody from what is known here.
            with suppress(Unavailable):
                await self.catch_up(table)
        return await self.known(table)

    async def events_after(self, table: str, after: int, most: int = PAGE) -> list[Event]:
        """The first events that follow `after`: a page, however long the log is.

        While the database is away there are none, as far as this process knows.
        """
        live = self._known.get(table)
        try:
            stored = await self.store.page(table, after, most)
        except Unavailable:
            if live is None or live.state.seq > after:
                raise
            return []
        return [event_of(one) for one in stored]

    async def refresh(self, table: str) -> None:
        """Read what other processes have written, if this one has the table in memory."""
        if table in self._known or self.hub.is_heard(table):
            async with self.lock(table):
                await self.known(table)
                await self.catch_up(table)

    def heard_of(self, table: str) -> bool:
        """Whether someone waits for what another process has written; if not, it is read when it is asked for."""
        lock = self._own_locks.get(table) or self._locks.get(table)
        # Whoever has the lock may be about to listen, and may have read already.
        if self.hub.is_heard(table) or (lock is not None and lock.locked()):
            return True
        if table in self._known:
            self._behind.add(table)
        return False

    def _may_be_behind(self, table: str) -> bool:
        """Whether others may have written at a table in memory what nobody has read here."""
        return table in self._behind or (self.store.has_notifications and not self.told.has(table))

    async def _overtake(self, table: str) -> None:
        """Read what others have written; while that can't be read, what is known here is the best there is."""
        self._behind.discard(table)
        try:
            await self.catch_up(table)
        except Unavailable:
            self._behind.add(table)

    async def catch_up(self, table: str) -> bool:
        """Read and tell what other processes have written, for who holds the lock; False when it is nothing."""
        live = self._known.get(table)
        if live is None:
            return False
        stored, holders = await self.store.news(table, live.state.seq)
        if not stored and holders == live.holders:
            return False
        if any(one.kind in WITH_SECRETS for one in stored):
            # Secrets have been written since; they are read with all the rest, which may have grown meanwhile.
            whole = await self._stored(table)
            new = await self._replayed(table, whole)
            events = [event_of(one) for one in whole.events if one.seq > live.state.seq]
        else:
            events = [event_of(one) for one in stored]
            new = moved(live.held_by(holders), events, self.offers)
        self.keep(new)
        self.hub.publish(live, new, events)
        return True

    def keep(self, live: LiveTable) -> None:
        """Remember a table as it is now; one that is new to memory makes those leave that were looked at long ago."""
        table = live.state.id
        self._known[table] = live
        self._known.move_to_end(table)
        if table not in self._own_locks:
            self._own_locks[table] = self.lock(table)
            self._make_room()

    def _make_room(self) -> None:
        """Drop what was looked at longest ago, unless someone listens."""
        for _ in range(LOOKED_AT):
            if len(self._known) <= self._in_memory:
                return
            oldest, kept = self._known.popitem(last=False)
            if self.hub.is_heard(oldest):
                self._known[oldest] = kept
            else:
                del self._own_locks[oldest]
                self._behind.discard(oldest)

    def doubt(self, table: str) -> None:
        """Read the log before each further decision: it may have got something that nobody here was told of."""
        self._doubts[table] += 1

    def trust(self, table: str) -> None:
        """Believe one's memory again, once nothing more can come of what was in doubt."""
        self._doubts[table] -= 1
        if not self._doubts[table]:
            del self._doubts[table]

    def forget_unheard(self) -> None:
        """Drop the tables that nobody listens to: others may have changed them unheard."""
        for table in [one for one in self._known if not self.hub.is_heard(one)]:
            del self._known[table], self._own_locks[table]
            self._behind.discard(table)

    def forget(self, table: str) -> None:
        """Drop a table that is no longer in the store."""
        self._known.pop(table, None)
        self._own_locks.pop(table, None)
        self._behind.discard(table)
        self.hub.forget(table)
        self.lobby.forget()

    async def _replayed(self, table: str, stored: StoredGame) -> LiveTable:
        """The table as its log tells it. A long game takes its time to be played again; nobody else waits for it."""
        return await asyncio.to_thread(loaded, table, stored.events, stored.secrets, stored.holders, self.offers)

    async def _stored(self, table: str) -> StoredGame:
        stored = await self.store.game(table) if ID.fullmatch(table) else None
        if stored is None:
            raise Problem(Code.NO_TABLE)
        return stored
