"""PostgreSQL's notifications: one says that a game has news, never what the news are."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from babylon.server.store.engines import SERVING, conninfo
from babylon.server.store.health import Part
from babylon.server.store.store import Store
from babylon.server.store.writer import CHANNEL
from babylon.server.wire.faults import Fault

if TYPE_CHECKING:
    import psycopg

    Line = psycopg.AsyncConnection[tuple[object, ...]]

RETRY_SECONDS = 0.5
QUIET_SECONDS = 5.0

Told = Callable[[str | None], None]


async def listen(store: Store, told: Told) -> None:
    """Call `told(game)` for every notice of another process, for ever; `told(None)` when some may have been missed."""
    # Imported late: a server on SQLite starts faster without it.
    import psycopg  # noqa: PLC0415

    while True:
        try:
            async with await _connected(store) as line:
                store.health.works(Part.NEWS)
                told(None)
                await _heard(store, line, told)
        except (psycopg.Error, OSError, TimeoutError) as error:
            store.health.failed(Part.NEWS, Fault.AWAY, error)
        await asyncio.sleep(RETRY_SECONDS)


async def _connected(store: Store) -> "Line":
    import psycopg  # noqa: PLC0415 - as above

    address = conninfo(store.url, connect_timeout=SERVING.connect)
    line = await psycopg.AsyncConnection.connect(address, autocommit=True)
    try:
        async with asyncio.timeout(SERVING.answer):
            await line.execute(f"LISTEN {CHANNEL}")
    except BaseException:
        line.pgconn.finish()
        raise
    return line


async def _heard(store: Store, line: "Line", told: Told) -> None:
    """Pass on what is heard. A line on which nothing comes may be dead: now and then it is asked."""
    while True:
        async for notice in line.notifies(timeout=QUIET_SECONDS):
            if not store.is_own(notice.pid):
                told(notice.payload)
        try:
            async with asyncio.timeout(SERVING.answer):
                await line.execute("SELECT 1")
        except TimeoutError:
            # Not closed politely: that would wait for the same answer.
            line.pgconn.finish()
            raise
