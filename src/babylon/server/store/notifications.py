"""PostgreSQL's notifications: one says that a game has news, never what the news are."""

import asyncio
from collections.abc import Callable

from sqlalchemy import make_url

from babylon.server.process.logs import log
from babylon.server.store.store import Store
from babylon.server.store.writer import CHANNEL

RETRY_SECONDS = 0.5


def conninfo(url: str) -> str:
    """`url` as the driver spells it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


async def listen(store: Store, told: Callable[[str | None], None]) -> None:
    """Call `told(game)` for every notice of another process, for ever; `told(None)` when some may have been missed."""
    # Imported late: a server on SQLite starts faster without it.
    import psycopg  # noqa: PLC0415

    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(conninfo(store.url), autocommit=True)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                told(None)
                async for notice in connection.notifies():
                    if not store.is_own(notice.pid):
                        told(notice.payload)
        except psycopg.OperationalError:
            log.warning("notifications-lost")
        await asyncio.sleep(RETRY_SECONDS)
