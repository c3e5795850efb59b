"""Following a table: first what was missed, then what happens, in order, none left out, none twice."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from babylon.server.live.hub import Hub, Listener, Message, event_message, message
from babylon.server.live.tables import Tables
from babylon.server.wire.errors import Code, Problem


@dataclass(slots=True)
class Following:
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
                yield message("ping", lambda: {"now": time.time()})


@asynccontextmanager
async def follow(
    tables: Tables, table: str, holder: str | None, after: int | None, *, wants_state: bool = True
) -> AsyncIterator[Following]:
    """Listen to a table from `after` on; from now on when it is None."""
    if tables.hub.closing:
        raise Problem(Code.SHUTTING_DOWN)
    await tables.seen_by(table, holder)
    async with tables.lock(table):
        # Nothing can be published between reading what was missed and beginning to listen.
        following = await _begun(tables, table, holder, after, wants_state=wants_state)
    try:
        yield following
    finally:
        tables.hub.leave(table, following.listener)


async def _begun(tables: Tables, table: str, holder: str | None, after: int | None, *, wants_state: bool) -> Following:
    """A reader with its first messages; `follow` itself lasts as long as the connection and would keep them."""
    live = await tables.newest(table) if after is not None else await tables.known(table)
    missed = await tables.events_after(table, after) if after is not None and after < live.state.seq else []
    listener = Listener(holder, live.you(holder), wants_state)
    tables.hub.join(table, listener)
    hello = {
        "seq": live.state.seq,
        "you": listener.you.model_dump(),
        "present": tables.hub.present(table),
        "now": time.time(),
    }
    # Always, because the last connection may have broken between an event and its state.
    shown = [tables.hub.state(live)] if wants_state else []
    first = [message("hello", lambda: hello), *(event_message(event) for event in missed), *shown]
    return Following(listener, live.state.seq, bool(missed), first)
