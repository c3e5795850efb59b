"""The store as the server uses it: one writer, some readers, never on the event loop."""

import asyncio
import secrets as randomness
from collections.abc import Sequence

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from babylon.server.store import schema
from babylon.server.store.engines import is_sqlite, open_engine
from babylon.server.store.pruning import drop
from babylon.server.store.reader import Reader
from babylon.server.store.rows import Append, Outcome
from babylon.server.store.schema_version import migrate
from babylon.server.store.writer import Writer
from babylon.server.wire.enums import Status


class Store(Reader):
    """A database of games, opened and migrated."""

    def __init__(self, url: str) -> None:
        self.has_notifications = not is_sqlite(url)
        self._writing = open_engine(url, writing=True)
        migrate(self._writing)
        super().__init__(url)
        self._writer = Writer(self._writing)

    async def append(self, wanted: Append) -> Outcome:
        """What became of `wanted`, once it is on the disk."""
        return await asyncio.wrap_future(self._writer.submit(wanted))

    async def prune(self, statuses: Sequence[Status], before: float, games: Sequence[str]) -> list[str]:
        """Delete those of `games` in which nothing has happened since, whole; their ids."""

        def dropped() -> list[str]:
            with self._writing.begin() as connection:
                return drop(connection, statuses, before, games)

        return await asyncio.to_thread(dropped)

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
        super().close()
        self._writing.dispose()
