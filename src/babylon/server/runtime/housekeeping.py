"""What is tidied up now and then: tables where nobody ever began, old answers, lines that are missing."""

import asyncio

from babylon.server.process.clock import now
from babylon.server.process.logs import log
from babylon.server.runtime.missing_lines import fill_lines
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store.pruning import WAITING
from babylon.server.store.store import Store
from babylon.server.wire.faults import Unavailable

DAY = 86_400.0
EVERY_SECONDS = 3600.0
PAUSE_SECONDS = 0.05
RETRY_SECONDS = 30.0


async def tidy_now_and_then(
    tables: TableCache, lobby_days: float, answer_days: float, every: float = EVERY_SECONDS
) -> None:
    """Fill in what is missing and drop what is old, for ever; 0 days: that never goes."""
    while True:
        pause = every
        try:
            await fill_lines(tables)
            if lobby_days and (gone := await dropped(tables, now() - lobby_days * DAY)):
                log.info("abandoned-tables-dropped", count=len(gone))
            if answer_days and (old := await dropped_answers(tables.store, now() - answer_days * DAY)):
                log.info("old-answers-dropped", count=old)
        except Unavailable:
            # The fault is in the log already.
            pause = min(every, RETRY_SECONDS)
        except Exception as error:  # noqa: BLE001 - the outermost edge of a task that must go on
            log.error("tidying-failed", error)
        await asyncio.sleep(pause)


async def dropped(tables: TableCache, before: float) -> list[str]:
    """The tables that went: those that still wait, where nothing has happened since and nobody listens."""
    gone: list[str] = []
    for old in await tables.store.old_games(WAITING, before):
        async with tables.lock(old.id):
            if not tables.hub.is_heard(old.id) and await tables.store.prune(WAITING, before, [old.id]):
                tables.forget(old.id)
                gone.append(old.id)
    return gone


async def dropped_answers(store: Store, before: float) -> int:
    """How many answers went: all that were given before, in small steps, between which turns are written."""
    gone = 0
    while some := await store.drop_answers(before):
        gone += some
        await asyncio.sleep(PAUSE_SECONDS)
    return gone
