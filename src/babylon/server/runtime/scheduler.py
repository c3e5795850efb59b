"""When the server itself has something to do at a table: a bot's turn, or a clock that runs out.

Which tables wait stands in the store, so what one process leaves undone another one finds.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from babylon.server.process.clock import now
from babylon.server.process.logs import log
from babylon.server.runtime.bot_games import BotGames
from babylon.server.runtime.decisions import Decide, Decisions, Wanted
from babylon.server.store.health import Part
from babylon.server.tables.game_end import timed_out
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.roles import HOST, seat_role
from babylon.server.tables.turns import bot_turn
from babylon.server.wire.enums import Pause
from babylon.server.wire.errors import Problem
from babylon.server.wire.faults import DatabaseFault, Unavailable
from babylon.server.workers.accounts import Whereabouts
from babylon.server.workers.fair_queue import Lane
from babylon.server.workers.pool import BotFailed, Pool
from babylon.server.workers.worker import Job

SWEEP_SECONDS = 2.0
LATE = 15.0
PATIENCE = 3.0  # seconds that a turn may wait before those who listen are told
RETRY_SECONDS = 1.0
MOST_TRIES = 5


class Scheduler:
    """Looks after the tables of this process, and sweeps up after others."""

    def __init__(
        self, decisions: Decisions, pool: Pool, whereabouts: Whereabouts, bot_games: BotGames, bot_seconds: float
    ) -> None:
        self._tables, self._decisions = decisions.tables, decisions
        self._pool, self._bot_seconds = pool, bot_seconds
        self._whereabouts, self._bot_games = whereabouts, bot_games
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._rung: set[str] = set()
        self._unwatched: set[str] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._taking_over: asyncio.Task[None] | None = None
        self._stopped = False
        self.is_own: Callable[[str], bool] | None = None  # of several processes; None: all tables are this one's
        self.on_change: Callable[[LiveTable], None] = lambda _table: None
        decisions.on_change = self.consider
        bot_games.on_room = self._wake

    def start(self) -> None:
        """Begin with what earlier processes left undone."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    def take_over(self) -> None:
        """Do at once what is due at this process' own tables: whoever looked after them before has gone."""
        self._taking_over = asyncio.create_task(self._wake_due(0.0, self.is_own), name="taking over")

    async def stop(self) -> None:
        """Leave everything to the next process."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = [task for task in (*self._busy.values(), self._sweeper, self._taking_over) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def consider(self, table: LiveTable) -> None:
        """Set the alarm for a table that has changed."""
        name, wake_at = table.state.id, table.state.wake_at
        if timer := self._timers.pop(name, None):
            timer.cancel()
        if wake_at is not None:
            self._set(name, max(0.0, wake_at - now()))
        self.on_change(table)

    def _set(self, table: str, delay: float) -> None:
        self._timers[table] = asyncio.get_running_loop().call_later(delay, self._wake, table)

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
        if task.cancelled() or self._stopped:
            return
        error = task.exception()
        if isinstance(error, DatabaseFault):
            # It is in the log already. When it is over, the log of the table says what is left to do.
            if table not in self._timers:
                self._set(table, RETRY_SECONDS)
        elif error:
            log.error("scheduler-failed", error, table=table)
        elif table in self._rung:
            # Something changed between the last look and this moment.
            self._wake(table)

    async def _look(self, table: str) -> None:
        """Everything that is due at a table now, turn after turn while bots follow each other."""
        tries = 0
        while tries < MOST_TRIES:
            self._tables.store.health.require(Part.WRITING)
            live = await self._tables.table(table)
            wake_at = live.state.wake_at
            if wake_at is None or wake_at > now():
                self._bot_games.end(table)
                self.consider(live)
                return
            if live.state.needs_audience and not self._bot_games.may_go_on(live):
                self._unwatched.add(table)
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
                share = self._whereabouts.share(_wanted_by(live))
                lane = Lane.BOTS if live.state.is_bots_alone else Lane.TURN
                with self._told_when_late(live.state.id):
                    thought = await self._pool.turn(self._job(live, bot), share, lane)
                asked = partial(bot_turn, seq=live.state.game_seq, bot=bot)
                decide = partial(asked, moves=thought.moves, hurried=thought.hurried)
            await self._decisions.act(live.state.id, Wanted(None, decide))
        except BotFailed:
            log.warning("bot-asked-again", table=live.state.id, bot=bot)
        except Problem as problem:
            log.warning("bot-refused", table=live.state.id, bot=bot, code=problem.code, details=str(problem.details))

    @contextmanager
    def _told_when_late(self, table: str) -> Iterator[None]:
        """Let those who listen know when a bot's turn takes longer than any bot may think."""
        hub = self._tables.hub
        delay = self._bot_seconds + PATIENCE
        timer = asyncio.get_running_loop().call_later(delay, hub.pause, table, Pause.BUSY)
        try:
            yield
        finally:
            timer.cancel()
            hub.pause(table, None)

    def _job(self, live: LiveTable, bot: str) -> Job:
        return Job(bot, live.playing.view(live.state.to_play), self._bot_seconds, secrets.randbits(63))

    async def _sweep(self) -> None:
        # What a process of several should do at once, its parent says: another one may still be at it.
        late = 0.0 if self.is_own is None else LATE
        while True:
            await self._wake_due(late)
            late = LATE
            await asyncio.sleep(SWEEP_SECONDS)

    async def _wake_due(self, late: float, is_own: Callable[[str], bool] | None = None) -> None:
        """Look at the tables where something has been due for so long, of all or of one's own."""
        try:
            due = await self._tables.store.due(now() - late)
            # Games of bots alone that were written down as due before nobody had to look for them.
            self._unwatched &= set(due)
            for table in due:
                if table not in self._unwatched and (is_own is None or is_own(table)):
                    self._wake(table)
        except Unavailable:
            pass  # it is in the log already
        except Exception as error:  # noqa: BLE001 - the outermost edge of a task that must go on
            log.error("sweep-failed", error)


def _wanted_by(live: LiveTable) -> str:
    """For whom a bot plays: for the host, and at a table that has none for who sits next before it.

    Else all tournaments would have one share, and one guest of many cookies could use it up. Where bots are among
    themselves, they have it.
    """
    state, host = live.state, live.holders.get(HOST)
    if host is not None:
        return host
    before = (seat_role((state.to_play - steps) % len(state.seats)) for steps in range(1, len(state.seats) + 1))
    return next((live.holders[role] for role in before if role in live.holders), state.id)
