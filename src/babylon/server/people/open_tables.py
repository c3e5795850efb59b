"""Open tables that fit what somebody looks for."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from babylon.ratings.model import NEWCOMER
from babylon.server.store import seeks
from babylon.server.store.store import Store
from babylon.server.tables.rated_games import pool_of
from babylon.server.wire.enums import PoolClock
from babylon.server.wire.pairing import OpenTable, OpenTables
from babylon.server.wire.settings import NoClock, TableSettings
from babylon.server.wire.table_view import TableLine

MOST_READ = 300
MOST_SHOWN = 100
FRESH_SECONDS = 1.0
NEAR = 5.0


@dataclass(frozen=True, slots=True)
class Filter:
    """What a table shall be like; None: any will do."""

    players: int | None = None
    edition: str | None = None
    clock: PoolClock | None = None
    rated: bool | None = None
    near: bool = False

    def fits(self, settings: TableSettings) -> bool:
        """Whether a table with these settings will do, whoever sits there."""
        wanted = (self.players, self.edition, self.rated)
        given = (settings.players, settings.edition.name, settings.rated)
        if any(wish is not None and wish != there for wish, there in zip(wanted, given, strict=True)):
            return False
        return self.clock is None or (
            not isinstance(settings.clock, NoClock) and pool_of(settings).endswith(self.clock)
        )


class OpenTableList:
    """The tables that wait for anyone, read once for all who ask in the same second."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: list[tuple[TableLine, tuple[tuple[str, float], ...]]] = []
        self._until = 0.0

    async def _read(self) -> None:
        if time.monotonic() < self._until:
            return
        self._until = time.monotonic() + FRESH_SECONDS
        found = await self._store.ask(lambda connection: seeks.open_tables(connection, MOST_READ))
        self._tables = [(TableLine.model_validate_json(one.line), one.ratings) for one in found]

    async def fitting(self, wanted: Filter, strengths: Sequence[tuple[str, float]]) -> OpenTables:
        """Those that fit, for someone who has these ratings by pool."""
        await self._read()
        own = dict(strengths)
        found: list[OpenTable] = []
        for line, ratings in self._tables:
            pool = pool_of(line.settings)
            there = [mu for name, mu in ratings if name == pool]
            mean = fmean(there) if there else None
            far = abs((NEWCOMER.mu if mean is None else mean) - own.get(pool, NEWCOMER.mu)) > NEAR
            if wanted.fits(line.settings) and not (wanted.near and far):
                found.append(OpenTable(table=line, rating=None if mean is None else round(mean, 2)))
        return OpenTables(tables=found[:MOST_SHOWN])
