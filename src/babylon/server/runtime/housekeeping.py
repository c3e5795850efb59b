"""Tables where nobody ever began: they go by themselves once nothing has happened there for long."""

import asyncio

from babylon.server.process.clock import now
from babylon.server.process.logs import log
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store.pruning import WAITING

DAY = 86_400.0
EVERY_SECONDS = 3600.0


async def tidy_now_and_then(tables: TableCache, days: float, every: float = EVERY_SECONDS) -> None:
    """Drop abandoned tables, for ever; 0 days: never."""
    while days:
        try:
            if gone := await dropped(tables, now() - days * DAY):
                log.info("abandoned-tables-dropped", count=len(gone))
        except Exception as error:  # noqa: BLE001 - the outermost edge of a task that must go on
            log.error("tidying-failed", error)
        await asyncio.sleep(every)


async def dropped(tables: TableCache, before: float) -> list[str]:
    """The tables that went: those that still wait, where nothing has happened since and nobody listens."""
    gone: list[str] = []
    for old in await tables.store.old_games(WAITING, before):
        async with tables.lock(old.id):
            if not tables.hub.is_heard(old.id) and await tables.store.prune(WAITING, before, [old.id]):
                tables.forget(old.id)
                gone.append(old.id)
    return gone
