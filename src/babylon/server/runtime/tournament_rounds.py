"""What tournaments do by themselves: tables are opened, results noted, rounds paired, deals shown.

All of it follows from the logs: what one process has left undone another one finds. Whoever is slower is told so by the
log, looks again and finds it done, so that no round is paired twice.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from babylon.server.process.clock import now
from babylon.server.process.logs import log
from babylon.server.runtime.decisions import Decisions, Wanted
from babylon.server.runtime.tournaments import Tournaments
from babylon.server.store import tournaments as stored
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.lobby import close_unbegun
from babylon.server.tournaments import steps, tables
from babylon.server.tournaments.live import LiveTournament, TournamentCall, TournamentDecision, deal_secret
from babylon.server.tournaments.state import Round
from babylon.server.wire.enums import Stage, Status
from babylon.server.wire.errors import Problem
from babylon.server.wire.faults import DatabaseFault
from babylon.server.wire.tournament_events import DealOpened, Ended, Left, PairedTable, TournamentEvent

SWEEP_SECONDS = 2.0
SELDOM = 5  # times as long between two looks while no tournament is played: whoever lets one start looks at it at once
GAP_SECONDS = 20.0  # without a look at tournaments: then nobody could come to a table either
AT_ONCE = 8  # tables that are opened at a time


class TournamentRounds:
    """Looks after the tournaments that are played."""

    def __init__(self, tournaments: Tournaments, decisions: Decisions, wait_for_bots: Callable[[str], float]) -> None:
        self._tournaments, self._decisions, self._wait_for_bots = tournaments, decisions, wait_for_bots
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._rung: set[str] = set()
        self._opened: set[str] = set()
        self._up_since = self._looked = float("-inf")
        tournaments.on_change = self.ring

    async def run(self) -> None:
        """Sweep up what nobody rings for, until cancelled."""
        try:
            while True:
                names: list[str] = []
                try:
                    names = await self._tournaments.store.ask(stored.running)
                    self._note_presence()
                    for name in names:
                        self.ring(name)
                except DatabaseFault:
                    pass  # it is in the log already
                except Exception as error:  # noqa: BLE001 - the outermost edge of a task that must go on
                    log.error("tournament-sweep-failed", error)
                await asyncio.sleep(SWEEP_SECONDS if names else SELDOM * SWEEP_SECONDS)
        finally:
            tasks = [*self._busy.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _note_presence(self) -> None:
        """Note since when this process has been here: anew after a start, a long sleep, a fault of the database."""
        moment = now()
        if moment - self._looked > GAP_SECONDS:
            self._up_since = moment
        self._looked = moment

    def table_changed(self, live: LiveTable) -> None:
        """Look at a tournament, one of whose tables has ended."""
        common = live.state.tournament
        if common is not None and live.state.status in (Status.OVER, Status.CLOSED):
            self.ring(common.id)

    def ring(self, name: str) -> None:
        """Look at a tournament, or once more when it is looked at just now."""
        if name in self._busy:
            self._rung.add(name)
            return
        self._rung.discard(name)
        task = self._busy[name] = asyncio.get_running_loop().create_task(self._attend(name), name=f"tournament {name}")
        task.add_done_callback(partial(self._attended, name))

    def _attended(self, name: str, task: asyncio.Task[None]) -> None:
        self._busy.pop(name, None)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None and not isinstance(error, DatabaseFault | Problem):
            log.error("tournament-failed", error, tournament=name)
        elif error is None and name in self._rung:
            self.ring(name)

    async def _attend(self, name: str) -> None:
        """Everything that is due at a tournament now."""
        while (live := await self._tournaments.live(name)).state.status is Stage.RUNNING:
            await self._look_at_tables(live)
            live = await self._tournaments.live(name)
            step = await asyncio.to_thread(steps.next_step, live.state, live.secrets, now())
            if step is None:
                return
            if isinstance(step, steps.OpenDeal):
                await self._show(live, step.deal)
                step = steps.Write((DealOpened(deal=step.deal, secret=deal_secret(live.secrets, step.deal)),))
            await self._write(live, step.events)
        self._opened.clear()

    async def _write(self, live: LiveTournament, events: tuple[TournamentEvent, ...]) -> None:
        """Write what follows from the log as it was read; nothing when it has gone on since."""

        def decide(newest: LiveTournament, _call: TournamentCall) -> TournamentDecision:
            return TournamentDecision(events if newest.state.seq == live.state.seq else ())

        await self._tournaments.act(live.state.id, None, decide)

    async def _look_at_tables(self, live: LiveTournament) -> None:
        """Open tables that are not there yet, and note how others have ended."""
        waiting = live.state.waiting_tables()
        names = [table.table for _round, table in waiting]
        found = await self._tournaments.store.ask(lambda connection: stored.statuses(connection, names))
        missing = [(one, table) for one, table in waiting if table.table not in found]
        for start in range(0, len(missing), AT_ONCE):
            some = missing[start : start + AT_ONCE]
            await asyncio.gather(*(self._open(live, one, table) for one, table in some))
        for one, table in waiting:
            await self._settle(live, one, table, found.get(table.table))

    async def _open(self, live: LiveTournament, one: Round, table: PairedTable) -> None:
        if table.table in self._opened:
            return
        if all(live.state.entries[one].bot for one in table.seats) and self._wait_for_bots(_maker(live)):
            return  # it is looked at again
        call = self._decisions.call(None)
        await self._decisions.open(table.table, call, tables.new_table(live, one.number, table, call))
        self._opened.add(table.table)

    async def _settle(self, live: LiveTournament, one: Round, table: PairedTable, status: str | None) -> None:
        """Give up a table that somebody has not come to in time; note how it ended."""
        if status == Status.LOBBY and await self._is_late(one, table, live.state.settings.no_show):
            await self._decisions.act(table.table, Wanted(None, close_unbegun))
        elif status not in (Status.OVER, Status.CLOSED):
            return
        async with self._decisions.tables.lock(table.table):
            newest = await self._decisions.tables.newest(table.table)
        if (ended := tables.ended(newest)) is not None:
            await self._note(live.state.id, table, ended)

    async def _is_late(self, one: Round, table: PairedTable, patience: float) -> bool:
        """Whether people had their time to come to a table: it was open, and a server there to let them in."""
        moment = now()
        if moment <= max(one.at, self._up_since) + patience:
            return False
        async with self._decisions.tables.lock(table.table):
            newest = await self._decisions.tables.newest(table.table)
        return moment > newest.state.created + patience

    async def _note(self, name: str, table: PairedTable, ended: Ended) -> None:
        """Write how a table ended, once. Who did not come takes part no more, until they come back."""

        def decide(newest: LiveTournament, _call: TournamentCall) -> TournamentDecision:
            if table.table in newest.state.results:
                return TournamentDecision()
            absent = [newest.state.entries[table.seats[seat]] for seat in ended.absent]
            gone = [Left(entrant=entry.number, why="absent") for entry in absent if entry.left is None]
            return TournamentDecision((ended, *gone))

        await self._tournaments.act(name, None, decide)

    async def _show(self, live: LiveTournament, deal: int) -> None:
        """Let everyone look at the tables that had a deal."""
        for table in live.state.tables_with(deal):
            with suppress(Problem):
                await self._decisions.act(table.table, Wanted(None, tables.show))


def _maker(live: LiveTournament) -> str:
    """From where a tournament was called: bots alone play as many games for it as one could open by hand."""
    return live.secrets.values.get(stored.MAKER, live.state.id)
