"""Questions to a database, never asked on the event loop."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, text

from babylon.server.store import queries
from babylon.server.store.engines import READERS, open_engine
from babylon.server.store.pruning import OldGame, old_games
from babylon.server.store.rows import StoredAnswer, StoredEvent, StoredGame
from babylon.server.store.transaction import stored_answer
from babylon.server.wire.enums import Status

Answer = TypeVar("Answer")


class Reader:
    """A database of games that is only looked at; also one on a disk that can't be written to."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._reading = open_engine(url, writing=False)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

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

    async def old_games(self, statuses: Sequence[Status], before: float) -> list[OldGame]:
        """Games of these statuses in which nothing has happened since."""
        return await self._ask(lambda connection: old_games(connection, statuses, before))

    async def is_up(self) -> bool:
        """True once the database has answered; an error when it does not."""
        return bool(await self._ask(lambda connection: connection.execute(text("SELECT 1")).scalar()))

    def close(self) -> None:
        """Let go of the database."""
        self._threads.shutdown()
        self._reading.dispose()

    async def _ask(self, question: Callable[[Connection], Answer]) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._answer, question)

    def _answer(self, question: Callable[[Connection], Answer]) -> Answer:
        with self._reading.begin() as connection:
            return question(connection)
