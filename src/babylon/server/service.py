"""One server: its store, its tables, its bots, and how they start and stop."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from babylon.pieces.tile import load_tiles
from babylon.server.config import Config
from babylon.server.guard.connection_limit import ConnectionLimit
from babylon.server.guard.cookies import Signer
from babylon.server.guard.rate_limits import Buckets
from babylon.server.guard.session_cookies import SessionCookies
from babylon.server.guard.shares import Shares
from babylon.server.people.identity import Identity
from babylon.server.people.sessions import NOTICE, SessionCache
from babylon.server.process.garbage import look_now_and_then
from babylon.server.process.metrics import Metrics
from babylon.server.runtime.bot_games import BotGames
from babylon.server.runtime.day_results import DayResults
from babylon.server.runtime.decisions import Decisions
from babylon.server.runtime.housekeeping import Ages, tidy_now_and_then
from babylon.server.runtime.listeners import Hub
from babylon.server.runtime.questions import Questions
from babylon.server.runtime.reviews import Reviews
from babylon.server.runtime.roll_call import RollCall
from babylon.server.runtime.scheduler import Scheduler
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store.file_lock import FileLock
from babylon.server.store.notifications import listen
from babylon.server.store.opening import open_patiently
from babylon.server.store.store import Store
from babylon.server.tables.day_keys import DayKeys
from babylon.server.tables.offers import Offers, standard_tiles
from babylon.server.wire.errors import Problem
from babylon.server.wire.faults import Unavailable
from babylon.server.workers.accounts import Whereabouts
from babylon.server.workers.pool import Pool
from babylon.wasm.kernels import present, remember

BOTS_SECONDS = 20.0
MOMENT = 0.1
MINUTES = 60  # an hour
BURST = 5  # a minute's requests divided by those that may come at once


@dataclass(frozen=True, slots=True)
class Service:
    """Everything that the routes use."""

    config: Config
    store: Store
    signer: Signer
    session_cookies: SessionCookies
    sessions: SessionCache
    identity: Identity
    day_keys: DayKeys
    day_results: DayResults
    hub: Hub
    tables: TableCache
    decisions: Decisions
    pool: Pool
    whereabouts: Whereabouts
    bot_games: BotGames
    scheduler: Scheduler
    reviews: Reviews
    metrics: Metrics
    connections: ConnectionLimit
    requests: Buckets
    new_tables: Buckets
    keys: Buckets
    sign_ins: Buckets
    chat: Buckets
    results: Buckets
    asked_reviews: Buckets
    leaves: Shares
    watchers: Shares
    roll_call: RollCall
    lock: FileLock | None

    async def learn_bots(self) -> None:
        """Wait until the first worker has said which bots there are; not for ever."""
        if not self.tables.offers.bots:
            with suppress(TimeoutError):
                async with asyncio.timeout(BOTS_SECONDS):
                    # Shielded: who stops waiting must not cancel it for all.
                    names: list[str] = await asyncio.shield(asyncio.wrap_future(self.pool.names))
                    self.tables.offers.bots = tuple(names)

    async def run(self, ready: asyncio.Event) -> None:
        """Look after the tables until cancelled."""
        self.scheduler.start()
        news = asyncio.create_task(listen(self.store, self._refresh)) if self.store.has_notifications else None
        warming = asyncio.create_task(self._warm_up())
        tidying = asyncio.create_task(tidy_now_and_then(self.tables, Ages.of(self.config)))
        reviewing = asyncio.create_task(self.reviews.run())
        ready.set()
        try:
            await look_now_and_then()
        finally:
            warming.cancel()
            tidying.cancel()
            reviewing.cancel()
            if news is not None:
                news.cancel()
            await self.scheduler.stop()

    async def _warm_up(self) -> None:
        """Start the bots' workers once the port is open."""
        await asyncio.sleep(MOMENT)
        self.pool.start()
        await self.learn_bots()

    def close(self) -> None:
        """Finish what is queued and let go."""
        self.pool.close()
        self.store.close()
        if self.lock is not None:
            self.lock.release()

    def _refresh(self, table: str | None) -> None:
        """Read what another process has written at a table; None: at any. What it asks is answered."""
        if table is not None and self.roll_call.is_meant(table):
            self.roll_call.heard(table)
            return
        if table is not None and table.startswith(NOTICE):
            self.sessions.heard(table)
            return
        if table is None:
            self.tables.forget_unheard()
        for name in [table] if table is not None else self.hub.tables():
            task = asyncio.get_running_loop().create_task(self._refreshed(name))
            _refreshing.add(task)
            task.add_done_callback(_refreshing.discard)

    async def _refreshed(self, table: str) -> None:
        # When the database is away again, the next connection to it tells of everything once more.
        with suppress(Unavailable, Problem):
            await self.tables.refresh(table)


# A task that nobody refers to may be dropped before it has run.
_refreshing: set[asyncio.Task[None]] = set()


def build(config: Config) -> Service:
    """A service with its database open and its workers starting."""
    lock, store = FileLock.of(config.database), _opened(config)
    hub, pool, whereabouts = Hub(), Pool(config.bots, config.workers), Whereabouts()
    tables = TableCache(store, _offers(config), hub, config.tables_in_memory)
    decisions = Decisions(tables, Questions(config.question_seconds))
    bot_games = BotGames(hub, whereabouts, config.bot_games_per_client)
    day_keys = DayKeys(store.signing_key())
    signer = Signer(store.signing_key(), config.is_secure)
    return Service(
        config=config,
        store=store,
        signer=signer,
        session_cookies=SessionCookies(signer),
        sessions=SessionCache(store),
        identity=Identity(store),
        day_keys=day_keys,
        day_results=DayResults(store, day_keys, pool, config.day_results),
        hub=hub,
        tables=tables,
        decisions=decisions,
        pool=pool,
        whereabouts=whereabouts,
        bot_games=bot_games,
        scheduler=Scheduler(decisions, pool, whereabouts, bot_games, config.bot_seconds),
        reviews=Reviews(tables, pool, whereabouts, config.reviews),
        metrics=Metrics(),
        connections=ConnectionLimit(config.sockets_per_client),
        requests=Buckets(config.requests_per_minute, config.requests_per_minute // BURST),
        new_tables=Buckets(config.tables_per_minute, config.tables_per_minute),
        keys=Buckets(config.keys_per_minute, config.keys_per_minute),
        sign_ins=Buckets(config.keys_per_minute, config.keys_per_minute),
        chat=Buckets(30, 5),
        results=Buckets(6, 12),
        asked_reviews=Buckets(config.reviews_per_hour / MINUTES, config.reviews_per_hour),
        leaves=Shares(5),
        watchers=Shares(20),
        roll_call=RollCall(store, hub),
        lock=lock,
    )


def _opened(config: Config) -> Store:
    """The database, which has the kernel of the present rules from now on."""
    store = open_patiently(config.database, config.database_seconds)
    remember(store.kernels())
    store.keep_kernel(present())
    return store


def _offers(config: Config) -> Offers:
    """What there is to choose from for a new table."""
    files = [load_tiles(Path(name)) for name in config.tiles.split(",") if name]
    return Offers(tile_sets={**standard_tiles(), **{one.name: one for one in files}}, bots_on=config.bots_on)
