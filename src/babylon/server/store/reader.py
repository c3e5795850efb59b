"""Questions to a database, never asked on the event loop."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from babylon.server.store import queries
from babylon.server.store.day_results import day_table
from babylon.server.store.diagnosis import fault_of
from babylon.server.store.engines import READERS, UNHURRIED, Patience, open_engine
from babylon.server.store.health import Health, Part
from babylon.server.store.kernels import kept_kernels
from babylon.server.store.open_tables import Place, Unfinished, count_made, listed
from babylon.server.store.pruning import OldGame, old_games
from babylon.server.store.rows import DayTable, Line, Listed, OwnGame, StoredAnswer, StoredEvent, StoredGame
from babylon.server.store.table_groups import CHANNEL
from babylon.server.store.transaction import stored_answer
from babylon.server.wire.enums import Status
from babylon.server.wire.faults import Fault, Unavailable
from babylon.wasm.kernels import Kernel

Answer = TypeVar("Answer")


class Reader:
    """A database of games that is only looked at; also one on a disk that can't be written to."""

    def __init__(self, url: str, patience: Patience = UNHURRIED) -> None:
        self.url, self.health = url, Health()
        self._seconds = patience.answer or None
        self._probe: Future[None] | None = None
        self._reading = open_engine(url, writing=False, patience=patience)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    async def game(self, game: str) -> StoredGame | None:
        """All that is stored on `game`."""
        return await self.ask(lambda connection: queries.whole_game(connection, game))

    async def news(self, game: str, after: int) -> tuple[tuple[StoredEvent, ...], dict[str, str]]:
        """The events that follow `after`, and who is who."""
        return await self.ask(
            lambda connection: (queries.events_after(connection, game, after), queries.holders(connection, game))
        )

    async def page(self, game: str, after: int, most: int) -> tuple[StoredEvent, ...]:
        """The first events that follow `after`."""
        return await self.ask(lambda connection: queries.page(connection, game, after, most))

    async def answer(self, game: str, holder: str, key: str) -> StoredAnswer | None:
        """What `holder` was answered to `key`."""
        return await self.ask(lambda connection: stored_answer(connection, game, holder, key))

    async def listed(self, after: Place | None = None) -> Listed:
        """A page of the open tables that wait or play."""
        return await self.ask(lambda connection: listed(connection, after))

    async def count_made(self, maker: str) -> Unfinished:
        """How many tables of a maker are not over."""
        return await self.ask(lambda connection: count_made(connection, maker))

    async def mine(self, holder: str) -> list[Line]:
        """Tables where `holder` has a role."""
        return await self.ask(lambda connection: queries.mine(connection, holder))

    async def own_games(self, holder: str, statuses: Sequence[Status], before: str | None) -> list[OwnGame]:
        """A page of the games where `holder` has a seat, and one more if there is another page."""
        return await self.ask(lambda connection: queries.own_games(connection, holder, statuses, before))

    async def unlined(self, after: str) -> list[str]:
        """Games after that one whose line is still to be made."""
        return await self.ask(lambda connection: queries.unlined(connection, after))

    async def due(self, now: float) -> list[str]:
        """Games that should have been woken by `now`."""
        return await self.ask(lambda connection: queries.due(connection, now))

    async def all_games(self) -> list[str]:
        """Every game, oldest first."""
        return await self.ask(queries.all_games)

    async def old_games(self, statuses: Sequence[Status], before: float) -> list[OldGame]:
        """Games of these statuses in which nothing has happened since."""
        return await self.ask(lambda connection: old_games(connection, statuses, before))

    async def day_table(self, date: str, form: str, holder: str | None) -> DayTable:
        """The results of a day in one form, as `holder` sees them."""
        return await self.ask(lambda connection: day_table(connection, date, form, holder))

    def kernels(self) -> list[Kernel]:
        """The kernels of all rules that games here were begun with."""
        with self._reading.begin() as connection:
            return kept_kernels(connection)

    async def notify(self, notice: str) -> None:
        """Tell a notice to all processes that share the database, this one too."""
        await self.ask(lambda connection: _notify(connection, notice))

    async def is_up(self) -> bool:
        """True once the database has answered; an error when it does not."""
        return await self.ask(_ping)

    def close(self) -> None:
        """Let go of the database."""
        self._threads.shutdown()
        self._reading.dispose()

    async def ask(self, question: Callable[[Connection], Answer]) -> Answer:
        """The answer to any question; Unavailable when there is none in time."""
        self._require_works()
        begun = threading.Event()

        def answer() -> Answer:
            begun.set()
            return self._answer(question)

        try:
            async with asyncio.timeout(self._seconds):
                return await asyncio.get_running_loop().run_in_executor(self._threads, answer)
        except TimeoutError:
            # Behind many others' questions it is this one's bad luck; once it is asked, it is the database.
            if begun.is_set():
                self.health.failed(Part.READING, Fault.SLOW)
            raise Unavailable(Fault.SLOW) from None

    def _require_works(self) -> None:
        """Refuse a question at once while there is a fault; it only makes a thread find out whether that is over."""
        if self.health.of(Part.READING) is None:
            return
        if self._probe is None or self._probe.done():
            self._probe = self._threads.submit(self._probed)
        self.health.require(Part.READING)

    def _probed(self) -> None:
        with suppress(Unavailable, SQLAlchemyError):
            self._answer(_ping)

    def _answer(self, question: Callable[[Connection], Answer]) -> Answer:
        try:
            with self._reading.begin() as connection:
                answer = question(connection)
        except SQLAlchemyError as error:
            fault = fault_of(error, self.url)
            if fault is None:
                raise
            self.health.failed(Part.READING, fault, error)
            raise Unavailable(fault) from error
        self.health.works(Part.READING)
        return answer


def _notify(connection: Connection, notice: str) -> None:
    connection.execute(text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice})


def _ping(connection: Connection) -> bool:
    return bool(connection.execute(text("SELECT 1")).scalar())
