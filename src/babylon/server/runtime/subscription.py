"""A subscription to a table: first what was missed, then what happens, in order, none left out, none twice."""

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from babylon.server.process.clock import now
from babylon.server.process.text_frames import Take
from babylon.server.runtime.listeners import Hub, Listener
from babylon.server.runtime.messages import Message, hello_message, message, past_message
from babylon.server.runtime.table_cache import PAGE, TableCache
from babylon.server.tables.live_table import LiveTable
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.events import Event
from babylon.server.wire.json_text import JsonObject


@dataclass(slots=True)
class Subscription:
    """One reader of one table's events."""

    listener: Listener
    seq: int
    missed: "Missed | None" = None
    hello: Message | None = None

    async def wait_for_event(self, patience: float) -> None:
        """Return as soon as an event has happened, or after `patience` seconds, or when the server goes."""
        until = time.monotonic() + patience
        while (left := until - time.monotonic()) > 0 and not self.listener.closing:
            if any(one.seq for one in await self.listener.next(left)):
                return

    async def messages(self, hub: Hub, patience: float) -> AsyncIterator[Message]:
        """All messages until the reader leaves, is too slow, or the server goes; a ping when nothing happens."""
        async for one in self._beginning():
            yield one
        while True:
            batch = await self.listener.next(patience)
            happened = bool(batch)
            while batch:
                yield batch.pop(0)
            if self.listener.overflowed:
                yield message("resync", lambda: {"seq": self.seq})
                return
            if self.listener.closing:
                if hub.closing:
                    yield message("bye", dict)
                return
            if not happened:
                yield message("ping", lambda: {"now": now()})

    async def _beginning(self) -> AsyncIterator[Message]:
        """The greeting, and what was missed."""
        # Let go of at once: held on to while nothing happens, it would be most of a connection's memory.
        hello, self.hello = self.hello, None
        if hello is not None:
            yield hello
            del hello
        if self.missed is not None:
            async for page in self.missed.pages():
                yield past_message(page)
            self.missed = None


@dataclass(frozen=True, slots=True)
class Missed:
    """Events of the past: what a log says does not change, so they are read page by page as they are sent."""

    tables: TableCache
    table: str
    after: int
    until: int

    async def pages(self) -> AsyncIterator[Sequence[Event]]:
        """All of them, in order; no page is kept longer than it takes to send it."""
        seq = self.after
        while seq < self.until:
            page = await self.tables.events_after(self.table, seq, min(PAGE, self.until - seq))
            seq = page[-1].seq
            yield page


@asynccontextmanager
async def follow(
    tables: TableCache, table: str, holder: str | None, after: int | None, take: Take | None = None
) -> AsyncIterator[Subscription]:
    """Listen to a table from `after` on; from now on when it is None."""
    if tables.hub.closing:
        raise Problem(Code.SHUTTING_DOWN)
    await tables.seen_by(table, holder)
    async with tables.lock(table):
        # Nothing can be published between learning how long the log is and beginning to listen.
        subscription = await _begun(tables, table, holder, after)
        subscription.listener.take = take
    try:
        yield subscription
    finally:
        tables.hub.leave(table, subscription.listener, is_played=tables.may_be_played(table))
        tables.told.release(table)


async def _begun(tables: TableCache, table: str, holder: str | None, after: int | None) -> Subscription:
    """A reader with its first messages; `follow` itself lasts as long as the connection and would keep them."""
    live = await tables.newest(table) if after is not None else await tables.known(table)
    seq = live.state.seq
    missed = Missed(tables, table, after, seq) if after is not None and after < seq else None
    listener = Listener(holder, live.you(holder))
    tables.hub.join(table, listener)
    tables.told.want(table)
    tables.hub.on_watched(live)
    hello = hello_message(_hello(tables, live, listener), tables.hub.whole.of(live))
    return Subscription(listener, seq, missed, hello)


def _hello(tables: TableCache, live: LiveTable, listener: Listener) -> JsonObject:
    present = tables.hub.present(live.state.id)
    you = listener.you.model_dump()
    return {"seq": live.state.seq, "you": you, "present": present, "now": now(), "page": tables.hub.page}
