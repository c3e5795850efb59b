"""PostgreSQL's notifications: one says that a game has news, never what the news are."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from babylon.server.store.engines import SERVING, conninfo
from babylon.server.store.health import Part
from babylon.server.store.store import Store
from babylon.server.store.table_groups import CHANNEL, HeardGroups, channel_of
from babylon.server.wire.faults import Fault

if TYPE_CHECKING:
    import psycopg

    Line = psycopg.AsyncConnection[tuple[object, ...]]

RETRY_SECONDS = 0.5
QUIET_SECONDS = 5.0
GATHER_SECONDS = 0.02
# While all that comes is of this process itself, which is told of its own turns, too, and needs none of it.
MOST_GATHER_SECONDS = 0.1

Told = Callable[[str | None], None]


async def listen(store: Store, groups: HeardGroups, told: Told) -> None:
    """Call `told(game)` for every notice of another process, for ever; `told(None)` when some may have been missed.

    Of games only those are told whose group is wanted.
    """
    # Imported late: a server on SQLite starts faster without it.
    import psycopg  # noqa: PLC0415

    while True:
        try:
            async with await _connected(store) as line:
                await _listened(line, groups)
                store.health.works(Part.NEWS)
                told(None)
                await _heard(store, line, groups, told)
        except (psycopg.Error, OSError, TimeoutError) as error:
            store.health.failed(Part.NEWS, Fault.AWAY, error)
        await asyncio.sleep(RETRY_SECONDS)


async def _connected(store: Store) -> "Line":
    import psycopg  # noqa: PLC0415 - as above

    address = conninfo(store.url, connect_timeout=SERVING.connect)
    return await psycopg.AsyncConnection.connect(address, autocommit=True)


async def _listened(line: "Line", groups: HeardGroups) -> None:
    """Have all told that is wanted."""
    wanted = groups.wanted()
    try:
        async with asyncio.timeout(SERVING.answer):
            await line.execute("; ".join(f"LISTEN {one}" for one in (CHANNEL, *map(channel_of, sorted(wanted)))))
    except BaseException:
        # Not closed politely: that would wait for an answer.
        line.pgconn.finish()
        raise
    groups.begun(wanted)


async def _heard(store: Store, line: "Line", groups: HeardGroups, told: Told) -> None:
    """Pass on what is heard. A line on which nothing comes may be dead: now and then it is asked."""
    heard = _Heard(store, line, told)
    # What comes while the line is asked.
    line.add_notify_handler(lambda notice: heard.pass_on(notice.pid, notice.payload))
    more = asyncio.create_task(groups.more())
    try:
        while True:
            # The driver's own way to wait takes a hundred calls for each notice, and every turn of this process is one.
            heard.begin()
            try:
                await asyncio.wait({heard.broken, more}, timeout=QUIET_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            finally:
                heard.rest()
            if heard.broken.done():
                heard.broken.result()
            if more.done():
                await _listened(line, groups)
                told(None)
                more = asyncio.create_task(groups.more())
            else:
                await _asked(line, groups)
    finally:
        more.cancel()


async def _asked(line: "Line", groups: HeardGroups) -> None:
    """Ask whether anyone is at the other end, and not to be told any more of tables to which nobody listens."""
    unheard = [f"UNLISTEN {channel_of(one)}" for one in groups.forget()]
    try:
        async with asyncio.timeout(SERVING.answer):
            await line.execute("; ".join(["SELECT 1", *unheard]))
    except TimeoutError:
        # Not closed politely: that would wait for the same answer.
        line.pgconn.finish()
        raise


class _Heard:
    """Reads a line when something has come; `broken` tells why no more can."""

    def __init__(self, store: Store, line: "Line", told: Told) -> None:
        self._store, self._line, self._told = store, line, told
        self._loop, self._socket = asyncio.get_running_loop(), line.pgconn.socket
        self._pause: asyncio.TimerHandle | None = None
        self._seconds, self._has_others = GATHER_SECONDS, False
        self.broken: asyncio.Future[None] = self._loop.create_future()

    def begin(self) -> None:
        """Read what has come, and whatever will."""
        self._pause = None
        self._read()
        if not self.broken.done():
            self._loop.add_reader(self._socket, self._wait)

    def rest(self) -> None:
        """Leave the line to others."""
        if self._pause is not None:
            self._pause.cancel()
        if not self.broken.done():
            self._loop.remove_reader(self._socket)

    def _wait(self) -> None:
        """Let some more come: to wake up takes longer than to read one."""
        self._loop.remove_reader(self._socket)
        self._pause = self._loop.call_later(self._seconds, self.begin)

    def _read(self) -> None:
        import psycopg  # noqa: PLC0415 - as above

        connection, self._has_others = self._line.pgconn, False
        try:
            connection.consume_input()
            while notice := connection.notifies():
                self.pass_on(notice.be_pid, notice.extra.decode())
        except psycopg.Error as error:
            if not self.broken.done():
                self.broken.set_exception(error)
        self._seconds = GATHER_SECONDS if self._has_others else min(2 * self._seconds, MOST_GATHER_SECONDS)

    def pass_on(self, session: int, notice: str) -> None:
        """Tell what another process has said."""
        if not self._store.is_own(session):
            self._has_others = True
            self._told(notice)
