"""A subscription to a table: first what was missed, then what happens, in order, none left out, none twice."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from babylon.server.process.clock import now
from babylon.server.runtime.listeners import Hub, Listener, Message, event_message, message
from babylon.server.runtime.table_cache import TableCache
from babylon.server.tables.live_table import LiveTable
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.json_text import JsonObject


@dataclass(slots=True)
class Subscription:
    """One reader of one table's events."""

    listener: Listener
    seq: int
    has_missed: bool
    first: list[Message] = field(default_factory=list)

    async def wait_for_event(self, patience: float) -> None:
        """Return as soon as an event has happened, or after `patience` seconds, or when the server goes."""
        until = time.monotonic() + patience
        while (left := until - time.monotonic()) > 0 and not self.listener.closing:
            if any(one.kind == "event" for one in await self.listener.next(left)):
                return

    async def messages(self, hub: Hub, patience: float) -> AsyncIterator[Message]:
        """All messages until the reader leaves, is too slow, or the server goes; a ping when nothing happens."""
        # Taken out one by one: a state that is held on to while nothing happens would be most of a connection's memory.
        while self.first:
            yield self.first.pop(0)
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


@asynccontextmanager
async def follow(
    tables: TableCache, table: str, holder: str | None, after: int | None, *, wants_state: bool = True
) -> AsyncIterator[Subscription]:
    """Listen to a table from `after` on; from now on when it is None."""
    if tables.hub.closing:
        raise Problem(Code.SHUTTING_DOWN)
    await tables.seen_by(table, holder)
    async with tables.lock(table):
        # Nothing can be published between reading what was missed and beginning to listen.
        subscription = await _begun(tables, table, holder, after, wants_state=wants_state)
    try:
        yield subscription
    finally:
        tables.hub.leave(table, subscription.listener)


async def _begun(
    tables: TableCache, table: str, holder: str | None, after: int | None, *, wants_state: bool
) -> Subscription:
    """A reader with its first messages; `follow` itself lasts as long as the connection and would keep them."""
    live = await tables.newest(table) if after is not None else await tables.known(table)
    missed = await tables.events_after(table, after) if after is not None and after < live.state.seq else []
    listener = Listener(holder, live.you(holder), wants_state)
    tables.hub.join(table, listener)
    hello = _hello(tables, live, listener)
    # Always, because the last connection may have broken between an event and its state.
    shown = [tables.hub.state(live)] if wants_state else []
    first = [message("hello", lambda: hello), *(event_message(event) for event in missed), *shown]
    return Subscription(listener, live.state.seq, bool(missed), first)


def _hello(tables: TableCache, live: LiveTable, listener: Listener) -> JsonObject:
    present = tables.hub.present(live.state.id)
    return {"seq": live.state.seq, "you": listener.you.model_dump(), "present": present, "now": now()}
