"""Vacations: a person lets the clocks of their games by days stand still, for so many days in a year."""

import asyncio
from functools import partial

from babylon.server.process.clock import DAY, now
from babylon.server.process.logs import log
from babylon.server.runtime.decisions import Decisions, Wanted
from babylon.server.store import played_games, vacations
from babylon.server.store.vacations import Vacation, days_spent
from babylon.server.tables.pauses import away
from babylon.server.wire.enums import Status
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.faults import DatabaseFault
from babylon.server.wire.people import VacationInfo

SWEEP_SECONDS = 60.0
MOST = 50  # told in one go


class Vacations:
    """Who is away, and telling their tables. What one process has left undone another one does."""

    def __init__(self, decisions: Decisions, days: int) -> None:
        self._decisions, self._store, self._days = decisions, decisions.tables.store, days
        self._heard = asyncio.Event()

    async def told(self, person: str) -> VacationInfo:
        """Until when a person is away, and how many days of this year's are left."""
        moment = now()
        past = await self._store.ask(lambda connection: vacations.of_person(connection, person, moment))
        until = max((one.until for one in past), default=0.0)
        left = max(0.0, self._days - days_spent(past))
        return VacationInfo(until=until if until > moment else None, left=int(left + 0.01), allowed=self._days)

    async def begin(self, person: str, days: int) -> None:
        """Let a person be away from now on; whoever is away already is so for as long from now."""
        moment = now()
        one = Vacation(person, moment, moment + days * DAY)
        left = await self._store.change(lambda connection: vacations.begin(connection, one, self._days))
        if left is not None:
            raise Problem(Code.VACATION_SPENT, days=int(left))
        self._heard.set()

    async def end(self, person: str) -> None:
        """Let a person be back."""
        moment = now()
        await self._store.change(lambda connection: vacations.cut_short(connection, person, moment))
        self._heard.set()

    async def run(self) -> None:
        """Tell tables, for ever."""
        while True:
            try:
                while await self.tell():
                    pass
            except DatabaseFault:
                pass  # it is in the log already
            except Exception as error:  # noqa: BLE001 - the outermost edge of a task that must go on
                log.error("vacations-failed", error)
            try:
                async with asyncio.timeout(SWEEP_SECONDS):
                    await self._heard.wait()
            except TimeoutError:
                continue
            self._heard.clear()

    async def tell(self) -> bool:
        """Tell the tables of those who have gone or come back; whether there are more."""
        untold = await self._store.ask(lambda connection: vacations.untold(connection, MOST))
        for one in untold:
            await self._tell(one)
        return len(untold) == MOST

    async def _tell(self, one: Vacation) -> None:
        until = one.until if one.until > now() else None
        mine = await self._store.ask(lambda connection: played_games.seated_in(connection, one.person, Status.PLAYING))
        for game in mine:
            try:
                await self._decisions.act(game, Wanted(one.person, partial(away, until=until)))
            except Problem:
                # A table that can't be changed any more, or where this was done too often, goes on as it did.
                continue
            except DatabaseFault:
                return
        await self._store.change(lambda connection: vacations.note_told(connection, one))
