"""The store as the server uses it: one writer, some readers, never on the event loop."""

import asyncio
import secrets as randomness
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from babylon.server.store import schema
from babylon.server.store.day_results import Refusal, Room, add_result, drop_results
from babylon.server.store.diagnosis import fault_of, is_lock, leaves_doubt
from babylon.server.store.engines import UNHURRIED, Patience, is_sqlite, open_engine
from babylon.server.store.health import Part
from babylon.server.store.kernels import is_kept, keep_kernel
from babylon.server.store.parts import fill_parts
from babylon.server.store.pruning import drop, drop_answers
from babylon.server.store.reader import Answer, Reader
from babylon.server.store.rows import Append, DayResult, Line, Outcome, ProgressText
from babylon.server.store.schema_version import migrate
from babylon.server.store.transaction import fill_line
from babylon.server.store.writer import Writer
from babylon.server.wire.enums import Status
from babylon.server.wire.faults import Fault, Unavailable, Unsettled
from babylon.wasm.kernels import Kernel

STUCK_SECONDS = 1.0


class Store(Reader):
    """A database of games, opened and migrated."""

    def __init__(self, url: str, patience: Patience = UNHURRIED) -> None:
        self.has_notifications = not is_sqlite(url)
        _migrate(url)
        super().__init__(url, patience)
        self._writing = open_engine(url, writing=True, patience=patience)
        self._writer = Writer(self._writing, url, self.health)
        # A thread of its own, which is waited for: one that outlives the store would keep its connection open.
        self._changes = ThreadPoolExecutor(1, thread_name_prefix="store-changes")

    async def append(self, wanted: Append) -> Outcome:
        """What became of `wanted`, once it is on the disk.

        Who stops waiting takes it back, unless its commit has begun: then nobody knows yet what will become of it.
        """
        self.health.require(Part.WRITING)
        began, pending = time.monotonic(), self._writer.submit(wanted)
        try:
            return await pending.outcome
        except asyncio.CancelledError:
            if time.monotonic() - began > STUCK_SECONDS:
                self.health.failed(Part.WRITING, Fault.SLOW)
            if pending.take_back():
                raise
            raise Unsettled(self.health.of(Part.WRITING) or Fault.SLOW, pending.still_to_come()) from None

    async def prune(self, statuses: Sequence[Status], before: float, games: Sequence[str]) -> list[str]:
        """Delete those of `games` in which nothing has happened since, whole; their ids."""
        return await self.change(lambda connection: drop(connection, statuses, before, games))

    async def drop_answers(self, before: float) -> int:
        """Delete some of the answers that were given before that moment; how many."""
        return await self.change(lambda connection: drop_answers(connection, before))

    async def fill_line(self, game: str, seq: int, line: Line, progress: ProgressText) -> None:
        """Write the line of a game that has none and stands at `seq`, and how far it has come."""
        await self.change(lambda connection: fill_line(connection, game, seq, line, progress))

    async def add_result(self, one: DayResult, room: Room) -> Refusal | None:
        """Write a day's result down, or tell why not; there is so much room in its table."""
        return await self.change(lambda connection: add_result(connection, one, room))

    async def drop_results(self, before: str) -> int:
        """Delete the results of all days before that one; how many."""
        return await self.change(lambda connection: drop_results(connection, before))

    async def change(self, change: Callable[[Connection], Answer]) -> Answer:
        """What a change besides the log answers, once it is written.

        Unavailable when that can't be done now, and Unsettled when nobody knows yet whether it was done.
        """
        self.health.require(Part.WRITING)
        done = self._changes.submit(self._changed, change)
        try:
            async with asyncio.timeout(self._seconds):
                return await asyncio.wrap_future(done)
        except TimeoutError:
            if done.cancelled():
                # It was not begun: what is before it takes so long.
                raise Unavailable(Fault.SLOW) from None
            self.health.failed(Part.WRITING, Fault.SLOW)
            raise Unsettled(Fault.SLOW) from None

    def _changed(self, change: Callable[[Connection], Answer]) -> Answer:
        is_ending = False
        try:
            with self._writing.connect() as connection:
                transaction = connection.begin()
                answer = change(connection)
                is_ending = True
                transaction.commit()
                return answer
        except SQLAlchemyError as error:
            if (fault := fault_of(error, self.url)) is None:
                raise
            if not is_lock(error):
                # The writer tries until it is over; whoever asks meanwhile is told at once.
                self.health.failed(Part.WRITING, fault, error)
            raise (Unsettled if is_ending and leaves_doubt(error) else Unavailable)(fault) from error

    def is_own(self, session: int) -> bool:
        """Whether that session of the database is this store's writer: what it rings for is known here."""
        return session == self._writer.session

    def signing_key(self) -> bytes:
        """The key that signs cookies, drawn once and shared by all processes of this store."""
        if self._stored_key() is None:
            with suppress(IntegrityError), self._writing.begin() as connection:
                value = randomness.token_hex(32)
                connection.execute(insert(schema.server_secret), {"name": "signing-key", "value": value})
        stored = self._stored_key()
        assert stored is not None
        return bytes.fromhex(stored)

    def _stored_key(self) -> str | None:
        name = schema.server_secret.c.name
        with self._reading.begin() as connection:
            return connection.execute(select(schema.server_secret.c.value).where(name == "signing-key")).scalar()

    def keep_kernel(self, kernel: Kernel) -> None:
        """Keep the kernel that games begin with from now on; what can't be written now is tried at the next start."""
        with self._reading.begin() as connection:
            if is_kept(connection, kernel.rules):
                return
        with suppress(SQLAlchemyError), self._writing.begin() as connection:
            keep_kernel(connection, kernel)

    def close(self) -> None:
        """Commit what is queued and let go of the database."""
        self._writer.close()
        self._changes.shutdown()
        super().close()
        self._writing.dispose()


def _migrate(url: str) -> None:
    """Bring the schema to the newest version, and what an older one lacks with it, however long that takes."""
    engine = open_engine(url, writing=True)
    try:
        migrate(engine)
        with engine.begin() as connection:
            fill_parts(connection)
    finally:
        engine.dispose()
