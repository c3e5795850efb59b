"""The store as the server uses it: one writer, some readers, never on the event loop."""

import asyncio
import secrets as randomness
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError

from babylon.server.store import queries, schema
from babylon.server.store.engines import READERS, is_sqlite, open_engine
from babylon.server.store.rows import Append, Outcome, StoredAnswer, StoredEvent, StoredGame
from babylon.server.store.schema_version import migrate
from babylon.server.store.transaction import stored_answer
from babylon.server.store.writer import Writer

Answer = TypeVar("Answer")


class Store:
    """A database of games, opened and migrated."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.has_notifications = not is_sqlite(url)
        self._writing = open_engine(url, writing=True)
        migrate(self._writing)
        self._reading = open_engine(url, writing=False)
        self._writer = Writer(self._writing)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    async def append(self, wanted: Append) -> Outcome:
        """What became of `wanted`, once it is on the disk."""
        return await asyncio.wrap_future(self._writer.submit(wanted))

    async def game(self, game: str) -> StoredGame | None:
        """All that is stored on `game`."""
        return await self._ask(lambda connection: queries.whole_game(connection, game))

    async def news(self, game: str, after: int) -> tuple[tuple[StoredEvent, ...], dict[str, str]]:
        """The events that follow `after`, and who is who."""
        return await self._ask(
            lambda connection: (queries.events_after(connection, game, after), queries.holders(connection, game))
        )

    async def answer(self, game: str, holder: str, key: str) -> StoredAnswer | None:
        """What `holder` was answered to `key`."""
        return await self._ask(lambda connection: stored_answer(connection, game, holder, key))

    async def listed(self) -> list[str]:
        """Open tables that wait or play."""
        return await self._ask(queries.listed)

    async def mine(self, holder: str) -> list[str]:
        """Tables where `holder` has a role."""
        return await self._ask(lambda connection: queries.mine(connection, holder))

    async def due(self, now: float) -> list[str]:
        """Games that should have been woken by `now`."""
        return await self._ask(lambda connection: queries.due(connection, now))

    async def all_games(self) -> list[str]:
        """Every game, oldest first."""
        return await self._ask(queries.all_games)

    async def is_up(self) -> bool:
        """True once the database has answered; an error when it does not."""
        return bool(await self._ask(lambda connection: connection.execute(text("SELECT 1")).scalar()))

    def is_own(self, session: int) -> bool:
        """Whether that session of the database is this store's writer: what it rings for is known here."""
        return session == self._writer.session

    def signing_key(self) -> bytes:
        """The key that signs cookies, drawn once and shared by all processes of this store."""
        name = schema.server_secret.c.name
        try:
            with self._writing.begin() as connection:
                value = randomness.token_hex(32)
                connection.execute(insert(schema.server_secret), {"name": "signing-key", "value": value})
        except IntegrityError:
            pass
        with self._reading.begin() as connection:
            stored = connection.execute(select(schema.server_secret.c.value).where(name == "signing-key")).scalar_one()
        return bytes.fromhex(stored)

    def close(self) -> None:
        """Commit what is queued and let go of the database."""
        self._writer.close()
        self._threads.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    async def _ask(self, question: Callable[[Connection], Answer]) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._answer, question)

    def _answer(self, question: Callable[[Connection], Answer]) -> Answer:
        with self._reading.begin() as connection:
            return question(connection)
