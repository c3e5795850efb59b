"""What is tidied up now and then: tables where nobody ever began, old answers and results, lines that are missing."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from babylon.server.config import Config
from babylon.server.process.clock import DAY, now
from babylon.server.process.logs import log
from babylon.server.runtime.missing_lines import fill_lines
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store.pruning import RUNNING, WAITING
from babylon.server.store.store import Store
from babylon.server.store.tournaments import drop_unbegun
from babylon.server.tables.day_keys import day_of
from babylon.server.wire.enums import Status
from babylon.server.wire.faults import DatabaseFault

EVERY_SECONDS = 3600.0
PAUSE_SECONDS = 0.05
RETRY_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class Ages:
    """After how many days each kind of thing goes; 0: it never does."""

    lobby: float = 0.0
    running: float = 0.0
    answer: float = 0.0
    day_result: float = 0.0

    @classmethod
    def of(cls, config: Config) -> Self:
        """What the settings choose."""
        return cls(config.lobby_days, config.running_days, config.answer_days, config.day_result_days)


async def tidy_now_and_then(tables: TableCache, ages: Ages, every: float = EVERY_SECONDS) -> None:
    """Fill in what is missing and drop what is old, for ever."""
    while True:
        pause = every
        try:
            await fill_lines(tables)
            await _drop_old(tables, ages)
        except DatabaseFault:
            # The fault is in the log already.
            pause = min(every, RETRY_SECONDS)
        except Exception as error:  # noqa: BLE001 - the outermost edge of a task that must go on
            log.error("tidying-failed", error)
        await asyncio.sleep(pause)


async def _drop_old(tables: TableCache, ages: Ages) -> None:
    for days, statuses in ((ages.lobby, WAITING), (ages.running, RUNNING)):
        if days and (gone := await dropped(tables, now() - days * DAY, statuses)):
            log.info("abandoned-tables-dropped", count=len(gone), status=statuses[0])
    if ages.lobby and (called := await _unbegun_tournaments(tables.store, now() - ages.lobby * DAY)):
        log.info("abandoned-tournaments-dropped", count=called)
    if ages.answer and (old := await dropped_answers(tables.store, now() - ages.answer * DAY)):
        log.info("old-answers-dropped", count=old)
    if ages.day_result:
        before = day_of(now() - ages.day_result * DAY).isoformat()
        if results := await tables.store.drop_results(before):
            log.info("old-results-dropped", count=results)


async def _unbegun_tournaments(store: Store, before: float) -> int:
    return len(await store.change(lambda connection: drop_unbegun(connection, before)))


async def dropped(tables: TableCache, before: float, statuses: Sequence[Status] = WAITING) -> list[str]:
    """The tables that went: those in which nothing has happened since and where nobody listens, nor any clock runs."""
    gone: list[str] = []
    for old in await tables.store.old_games(statuses, before):
        async with tables.lock(old.id):
            if not tables.hub.is_heard(old.id) and await tables.store.prune(statuses, before, [old.id]):
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
