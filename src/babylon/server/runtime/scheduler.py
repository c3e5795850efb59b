"""When the server itself has something to do at a table: a bot's turn, or a clock that runs out.

Which tables wait stands in the store, so what one process leaves undone another one finds.
"""

import asyncio
import secrets
from functools import partial

from babylon.server.process.clock import now
from babylon.server.process.logs import log
from babylon.server.runtime.decisions import Decide, Decisions, Wanted
from babylon.server.runtime.table_cache import TableCache
from babylon.server.tables.game_end import timed_out
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.roles import HOST
from babylon.server.tables.turns import bot_turn
from babylon.server.wire.errors import Problem
from babylon.server.workers.fair_queue import Lane
from babylon.server.workers.pool import BotFailed, Pool
from babylon.server.workers.worker import Job

SWEEP_SECONDS = 2.0
LATE = 15.0
MOST_TRIES = 5


class Scheduler:
    """Looks after the tables of this process, and sweeps up after others."""

    def __init__(self, tables: TableCache, decisions: Decisions, pool: Pool, bot_seconds: float) -> None:
        self._tables, self._decisions, self._pool, self._bot_seconds = tables, decisions, pool, bot_seconds
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._rung: set[str] = set()
        self._sweeper: asyncio.Task[None] | None = None
        decisions.on_change = self.consider

    def start(self) -> None:
        """Begin with what earlier processes left undone."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def stop(self) -> None:
        """Leave everything to the next process."""
        for timer in self._timers.values():
            timer.cancel()
        tasks = [task for task in (*self._busy.values(), self._sweeper) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def consider(self, table: LiveTable) -> None:
        """Set the alarm for a table that has changed."""
        name, wake_at = table.state.id, table.state.wake_at
        if timer := self._timers.pop(name, None):
            timer.cancel()
        if wake_at is not None:
            delay = max(0.0, wake_at - now())
            self._timers[name] = asyncio.get_running_loop().call_later(delay, self._wake, name)

    def _wake(self, table: str) -> None:
        self._timers.pop(table, None)
        if table in self._busy:
            self._rung.add(table)
        else:
            self._rung.discard(table)
            task = self._busy[table] = asyncio.create_task(self._look(table), name=f"look {table}")
            task.add_done_callback(partial(self._looked, table))

    def _looked(self, table: str, task: asyncio.Task[None]) -> None:
        del self._busy[table]
        if task.cancelled():
            return
        if error := task.exception():
            log.error("scheduler-failed", error, table=table)
        elif table in self._rung:
            # Something changed between the last look and this moment.
            self._wake(table)

    async def _look(self, table: str) -> None:
        """Everything that is due at a table now, turn after turn while bots follow each other."""
        tries = 0
        while tries < MOST_TRIES:
            live = await self._tables.table(table)
            wake_at = live.state.wake_at
            if wake_at is None or wake_at > now():
                self.consider(live)
                return
            before = live.state.seq
            await self._attend(live)
            tries = 0 if (await self._tables.table(table)).state.seq > before else tries + 1
            await asyncio.sleep(0.2 * tries)
        log.error("bot-gives-up", table=table)

    async def _attend(self, live: LiveTable) -> None:
        bot = live.state.seats[live.state.to_play].player
        decide: Decide = timed_out
        try:
            if bot is not None:
                moves = await self._pool.turn(self._job(live, bot), live.holders.get(HOST, live.state.id), _lane(live))
                decide = partial(bot_turn, seq=live.state.game_seq, bot=bot, moves=moves)
            await self._decisions.act(live.state.id, Wanted(None, decide))
        except BotFailed:
            log.warning("bot-asked-again", table=live.state.id, bot=bot)
        except Problem as problem:
            log.warning("bot-refused", table=live.state.id, bot=bot, code=problem.code, details=str(problem.details))

    def _job(self, live: LiveTable, bot: str) -> Job:
        return Job(bot, live.playing.view(live.state.to_play), self._bot_seconds, secrets.randbits(63))

    async def _sweep(self) -> None:
        late = 0.0
        while True:
            try:
                for table in await self._tables.store.due(now() - late):
                    self._wake(table)
            except Exception as error:  # noqa: BLE001 - the outermost edge of a task that must go on
                log.error("sweep-failed", error)
            late = LATE
            await asyncio.sleep(SWEEP_SECONDS)


def _lane(live: LiveTable) -> Lane:
    """A table where somebody plays goes before one where only bots do."""
    return Lane.BOTS if all(seat.player for seat in live.state.seats) else Lane.TURN
