"""Following a table: first what was missed, then what happens, in order, none left out, none twice."""

import time
from collections import deque
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
    first: deque[Message] = field(default_factory=deque)

    async def wait_for_event(self, patience: float) -> None:
        """Return as soon as an event has happened, or after `patience` seconds, or when the server goes."""
        until = time.monotonic() + patience
        while (left := until - time.monotonic()) > 0 and not self.listener.closing:
            if any(one.kind == "event" for one in await self.listener.next(left)):
                return

    async def messages(self, hub: Hub, patience: float) -> AsyncIterator[Message]:
        """All messages until the reader leaves, is too slow, or the server goes; a ping when nothing happens."""
        # Taken out one by one: a state kept for as long as the connection lasts would be most of its memory.
        while self.first:
            yield self.first.popleft()
        while True:
            batch = await self.listener.next(patience)
            for one in batch:
                yield one
            if self.listener.overflowed:
                yield message("resync", lambda: {"seq": self.seq})
                return
            if self.listener.closing:
                if hub.closing:
                    yield message("bye", dict)
                return
            if not batch:
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
        live = await tables.newest(table) if after is not None else await tables.known(table)
        missed = await tables.events_after(table, after) if after is not None and after < live.state.seq else []
        listener = Listener(holder, live.you(holder), wants_state)
        tables.hub.join(table, listener)
    hello = message(
        "hello",
        lambda: {
            "seq": live.state.seq,
            "you": listener.you.model_dump(),
            "present": tables.hub.present(table),
            "now": time.time(),
        },
    )
    # Always, because the last connection may have broken between an event and its state.
    shown = [tables.hub.state(live)] if wants_state else []
    first = deque([hello, *(event_message(event) for event in missed), *shown])
    try:
        yield Following(listener, live.state.seq, bool(missed), first)
    finally:
        tables.hub.leave(table, listener)
