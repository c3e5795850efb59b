"""What is to be told: noted when a turn begins, found again by whoever comes later, delivered once.

The note is written after the turn, so that a turn costs what it did. A process that dies in between leaves none; who
sweeps finds the turn by what is stored of the game for lists.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Coroutine, Iterable, Sequence

from babylon.server.alerts.channels import Channels
from babylon.server.alerts.deliveries import Deliveries
from babylon.server.alerts.notice import MILLISECONDS, turn_of
from babylon.server.process.clock import DAY, now
from babylon.server.process.logs import log
from babylon.server.store import alerts
from babylon.server.store.alert_rows import ChannelRow, NewAlert, Waiting
from babylon.server.store.store import Store
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.roles import seat_role
from babylon.server.wire.enums import Pace, Status
from babylon.server.wire.faults import DatabaseFault

POLL_SECONDS = 5.0
SWEEP_SECONDS = 300.0
UNCONFIRMED_SECONDS = 2 * DAY
AT_ONCE = 32
SLOW_SECONDS = 3.0  # who lets the server wait for longer is one of those who have half of the places between them
REMEMBERED = 10_000
WRITTEN_AT_ONCE = 100


def digest_at(moment: float, hour: int) -> float:
    """The next time after `moment` that it is `hour` o'clock, UTC."""
    today = moment - moment % DAY + hour * 3600
    return today if today > moment else today + DAY


class Outbox:
    """Notes and delivers alerts, together with the other processes of the same database."""

    def __init__(self, store: Store, channels: Channels, deliveries: Deliveries, seconds: float, hour: int) -> None:
        self._store, self._channels, self._deliveries = store, channels, deliveries
        self._seconds, self._hour = seconds, hour
        self._known: dict[str, list[ChannelRow]] = {}
        self._noted: OrderedDict[str, int] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: dict[str, str] = {}  # who is told something just now, and by which channel
        self._slow: set[str] = set()
        self._bell = asyncio.Event()
        self._is_known = False
        self._sweep_at = 0.0
        channels.on_change = self.heard

    def heard(self) -> None:
        """Somebody wants to be told otherwise than before."""
        self._is_known = False
        self._bell.set()

    def consider(self, table: LiveTable) -> None:
        """Note that somebody is to be told of the turn that has begun; for nearly all tables that is nobody.

        Of a table that a tournament has opened all are told who are expected there.
        """
        state = table.state
        if not self._known or state.status not in (Status.PLAYING, Status.LOBBY):
            return
        is_begun = state.status is Status.PLAYING
        if not is_begun and state.tournament is None:
            return
        turn = round((state.since if is_begun else state.created) * MILLISECONDS)
        whose = self._expected(table, (state.to_play,) if is_begun else range(len(state.seats)))
        if not whose or self._noted.get(state.id) == turn:
            return
        self._noted[state.id] = turn
        self._noted.move_to_end(state.id)
        if len(self._noted) > REMEMBERED:
            self._noted.popitem(last=False)
        if wanted := self._wanted(whose, state.id, turn):
            self._begin(self._write(wanted))

    def _expected(self, table: LiveTable, seats: Iterable[int]) -> list[ChannelRow]:
        """By which channels those are told whom these seats wait for."""
        state = table.state
        waited = [seat for seat in seats if state.seats[seat].player is None and state.seats[seat].out is None]
        if state.status is Status.LOBBY:
            waited = [seat for seat in waited if not state.seats[seat].is_set]
        return [one for seat in waited for one in self._known.get(table.holders.get(seat_role(seat), ""), ())]

    def _wanted(self, whose: Sequence[ChannelRow], game: str, turn: int) -> list[NewAlert]:
        """The alerts of a turn: what began before somebody wanted to be told is not told."""
        since = turn / MILLISECONDS
        return [
            NewAlert(one.id, game, turn, self._due(one, since))
            for one in whose
            if one.confirmed is not None and one.confirmed <= since
        ]

    def _due(self, channel: ChannelRow, since: float) -> float:
        return digest_at(since, self._hour) if channel.pace == Pace.DAY else since + self._seconds

    async def _write(self, wanted: Sequence[NewAlert]) -> None:
        added = await self._store.change(lambda connection: alerts.add_alerts(connection, wanted))
        if added:
            self._bell.set()

    async def run(self) -> None:
        """Deliver, for ever."""
        while True:
            try:
                await self._learn()
                if self._known:
                    await self._look()
            except DatabaseFault:
                pass  # it is in the log already
            except Exception as error:  # noqa: BLE001 - the outermost edge of a task that must go on
                log.error("alerts-failed", error)
            await self._rest()

    async def stop(self) -> None:
        """Leave what is not sent to the next process."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _rest(self) -> None:
        try:
            async with asyncio.timeout(POLL_SECONDS if self._known else SWEEP_SECONDS):
                await self._bell.wait()
        except TimeoutError:
            return
        self._bell.clear()
        # Until it is due, and so that many notes are one look; who has just asked to be told is known at once.
        if self._is_known:
            await asyncio.sleep(min(self._seconds, 1.0))

    async def _learn(self) -> None:
        """Who wants to be told, when that may have changed."""
        is_time = time.monotonic() >= self._sweep_at
        if not self._is_known or is_time:
            self._is_known = True
            self._known = await self._store.ask(alerts.alerted)
        if is_time:
            self._sweep_at = time.monotonic() + SWEEP_SECONDS
            await self._sweep()

    async def _sweep(self) -> None:
        """Forget what is of no use any more, and note what nobody has noted."""
        before = now() - UNCONFIRMED_SECONDS
        await self._store.change(lambda connection: alerts.tidy(connection, before))
        channels = {one.id: one for mine in self._known.values() for one in mine}
        self._slow &= channels.keys()
        waiting = await self._store.ask(alerts.waiting) if channels else []
        # There may be thousands: read beside the event loop, and written so many at a time.
        wanted = await asyncio.to_thread(self._missed, waiting, channels)
        for start in range(0, len(wanted), WRITTEN_AT_ONCE):
            await self._write(wanted[start : start + WRITTEN_AT_ONCE])

    def _missed(self, waiting: Sequence[Waiting], channels: dict[str, ChannelRow]) -> list[NewAlert]:
        found = [(channels[one.channel], one.game, turn_of(one)) for one in waiting if one.channel in channels]
        return [new for one, game, turn in found if turn is not None for new in self._wanted([one], game, turn)]

    async def _look(self) -> None:
        """Begin to deliver what is due, to nobody twice at a time."""
        whose = {one.id: holder for holder, mine in self._known.items() for one in mine}
        moment, busy = now(), tuple(self._busy)
        due = await self._store.ask(lambda connection: alerts.due_channels(connection, moment, AT_ONCE * 4, busy))
        for name in due:
            holder = whose.get(name)
            if holder is not None and holder not in self._busy and self._has_room(name):
                self._busy[holder] = name
                self._begin(self._deliver(holder, name))

    def _has_room(self, name: str) -> bool:
        """Whether there is a place for a channel: addresses that answer late or never leave half of them to others."""
        late = sum(one in self._slow for one in self._busy.values())
        return len(self._busy) < AT_ONCE and (name not in self._slow or late < AT_ONCE // 2)

    async def _deliver(self, holder: str, name: str) -> None:
        began = time.monotonic()
        try:
            if await self._deliveries.deliver(name):
                await self._channels.changed()
        finally:
            (self._slow.add if time.monotonic() - began > SLOW_SECONDS else self._slow.discard)(name)
            self._busy.pop(holder, None)
            self._bell.set()

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, DatabaseFault):
            log.error("alert-broken", error)
