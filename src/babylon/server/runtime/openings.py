"""Room for tables: each maker has so many that are not over, and so many open ones that wait."""

import asyncio
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from babylon.server.process.addresses import place_of
from babylon.server.process.pseudonyms import Pseudonyms
from babylon.server.store.open_tables import Unfinished
from babylon.server.store.rows import Made
from babylon.server.store.store import Store
from babylon.server.wire.enums import Access
from babylon.server.wire.errors import Code, Problem


@dataclass(frozen=True, slots=True)
class MostTables:
    """How many tables of one maker may wait in the list, and how many may there be that are not over; 0: any number."""

    waiting: int = 0
    unfinished: int = 0

    def refusal(self, made: Unfinished, access: Access) -> Problem | None:
        """Why there may not be one more."""
        if 0 < self.unfinished <= made.all:
            return Problem(Code.TOO_MANY_UNFINISHED, most=self.unfinished)
        if access is Access.OPEN and 0 < self.waiting <= made.waiting:
            return Problem(Code.TOO_MANY_TABLES, most=self.waiting)
        return None


class Openings:
    """Counts the tables of an address; all networks of a site are one maker, for a list and a disk have few places."""

    def __init__(self, store: Store, pseudonyms: Pseudonyms, most: MostTables) -> None:
        self._store, self._pseudonyms, self._most = store, pseudonyms, most
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    @asynccontextmanager
    async def room(self, table: str, client: str, access: Access) -> AsyncIterator[Made]:
        """Whose table it is to be, for as long as it takes to open it; refused when there are too many already."""
        maker = self._maker(client)
        lock = self._locks.setdefault(maker, asyncio.Lock())
        async with lock:
            made = await self._store.count_made(maker)
            # The same request once more opens nothing.
            if (refusal := self._most.refusal(made, access)) and await self._store.game(table) is None:
                raise refusal
            yield Made(maker, made.open if access is Access.OPEN else 0)

    def caller(self, client: str) -> str:
        """Who calls a tournament, as a hash of their address."""
        return self._pseudonyms.of(place_of(client), "tournaments")

    async def made_by(self, client: str) -> Made:
        """Whose table it is to be that a server makes for somebody: it has its place in the list as any other."""
        maker = self._maker(client)
        return Made(maker, (await self._store.count_made(maker)).open)

    def _maker(self, client: str) -> str:
        return self._pseudonyms.of(place_of(client), "tables")
