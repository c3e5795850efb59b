"""One server: its store, its tables, its bots, and how they start and stop."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeAlias

from babylon.bots import LEVELS
from babylon.pieces.tile import load_tiles
from babylon.server.alerts.channels import NOTICE as ALERTS_NOTICE
from babylon.server.alerts.channels import Channels
from babylon.server.alerts.deliveries import Deliveries
from babylon.server.alerts.outbox import Outbox
from babylon.server.config import Config
from babylon.server.guard.connection_limit import ConnectionLimit
from babylon.server.guard.cookies import Signer
from babylon.server.guard.rate_limits import Buckets
from babylon.server.guard.session_cookies import SessionCookies
from babylon.server.guard.shares import Shares
from babylon.server.people.identity import Identity
from babylon.server.people.moderation import Moderation
from babylon.server.people.open_tables import OpenTableList
from babylon.server.people.pairing import Pairing
from babylon.server.people.rating_book import RatingBook
from babylon.server.people.seekers import Seekers
from babylon.server.people.sessions import NOTICE, SessionCache
from babylon.server.people.vacations import Vacations
from babylon.server.process.garbage import look_now_and_then
from babylon.server.process.limits import UNBOUNDED
from babylon.server.process.metrics import Metrics
from babylon.server.process.pseudonyms import Pseudonyms
from babylon.server.runtime.bot_games import BotGames
from babylon.server.runtime.day_results import DayResults
from babylon.server.runtime.decisions import Decisions
from babylon.server.runtime.housekeeping import Ages, tidy_now_and_then
from babylon.server.runtime.listeners import Hub
from babylon.server.runtime.openings import MostTables, Openings
from babylon.server.runtime.plans import NOTICE as PLANS_NOTICE
from babylon.server.runtime.plans import Plans
from babylon.server.runtime.questions import Questions
from babylon.server.runtime.reviews import Reviews
from babylon.server.runtime.roll_call import RollCall
from babylon.server.runtime.scheduler import Scheduler
from babylon.server.runtime.table_cache import TableCache
from babylon.server.runtime.tournament_rounds import TournamentRounds
from babylon.server.runtime.tournaments import TournamentLimits, Tournaments
from babylon.server.store.day_results import Room
from babylon.server.store.file_lock import FileLock
from babylon.server.store.notifications import listen
from babylon.server.store.opening import open_patiently
from babylon.server.store.store import Store
from babylon.server.tables.day_keys import DayKeys
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.offers import Offers, standard_tiles
from babylon.server.wire.enums import Status
from babylon.server.wire.errors import Problem
from babylon.server.wire.faults import Unavailable
from babylon.server.workers.accounts import Whereabouts
from babylon.server.workers.pool import Pool
from babylon.wasm.kernels import present, remember

BOTS_SECONDS = 20.0
_ENDED = (Status.OVER, Status.CLOSED)
MOMENT = 0.1
MINUTES = 60  # an hour
# Tables of bots alone that the tournaments of one client may have at once; then a third of `tables_per_minute`.
OF_BOTS = 200
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
    ratings: RatingBook
    pairing: Pairing
    open_tables: OpenTableList
    day_keys: DayKeys
    day_results: DayResults
    hub: Hub
    tables: TableCache
    decisions: Decisions
    tournaments: Tournaments
    tournament_rounds: TournamentRounds
    pool: Pool
    whereabouts: Whereabouts
    bot_games: BotGames
    scheduler: Scheduler
    reviews: Reviews
    metrics: Metrics
    connections: ConnectionLimit
    requests: Buckets
    pages: Buckets
    openings: Openings
    new_tables: Buckets
    keys: Buckets
    sign_ins: Buckets
    new_people: Buckets
    chat: Buckets
    results: Buckets
    asked_reviews: Buckets
    leaves: Shares
    entries: Shares
    watchers: Shares
    roll_call: RollCall
    channels: Channels
    outbox: Outbox
    plans: Plans
    vacations: Vacations
    moderation: Moderation
    new_channels: Buckets
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
        news = asyncio.create_task(self._hear()) if self.store.has_notifications else None
        warming = asyncio.create_task(self._warm_up())
        tidying = asyncio.create_task(tidy_now_and_then(self.tables, Ages.of(self.config)))
        reviewing = asyncio.create_task(self.reviews.run())
        alerting = asyncio.create_task(self.outbox.run())
        planning = asyncio.create_task(self.plans.run())
        tournaments = asyncio.create_task(self._run_tournaments())
        rating = asyncio.create_task(self.ratings.run())
        pairing = asyncio.create_task(self.pairing.run())
        vacations = asyncio.create_task(self.vacations.run())
        ready.set()
        try:
            await look_now_and_then()
        finally:
            warming.cancel()
            tidying.cancel()
            reviewing.cancel()
            alerting.cancel()
            planning.cancel()
            await self.outbox.stop()
            await self.plans.stop()
            tournaments.cancel()
            rating.cancel()
            pairing.cancel()
            vacations.cancel()
            if news is not None:
                news.cancel()
            await self.scheduler.stop()

    async def _hear(self) -> None:
        """Hear what other processes write and ask."""
        await listen(self.store, self.tables.told, self._refresh)

    async def _warm_up(self) -> None:
        """Start the bots' workers once the port is open."""
        await asyncio.sleep(MOMENT)
        self.pool.start()
        await self.learn_bots()

    def figures(self) -> bytes:
        """How this process is doing, for monitors."""
        self.metrics.listeners.set(self.hub.count())
        self.metrics.tables.set(self.tables.count())
        self.metrics.bot_jobs.set(self.pool.waiting())
        return self.metrics.text()

    async def _run_tournaments(self) -> None:
        """Look after tournaments once it is known which bots may sit at their tables."""
        while not self.tables.offers.bots:
            await asyncio.sleep(MOMENT)
            await self.learn_bots()
        await self.tournament_rounds.run()

    def close(self) -> None:
        """Finish what is queued and let go."""
        self.pool.close()
        self.store.close()
        if self.lock is not None:
            self.lock.release()

    def _refresh(self, table: str | None) -> None:
        """Read what another process has written at a table; None: at any. What it asks is answered."""
        if table is not None and self._is_notice(table):
            return
        if table is None:
            self.tables.forget_unheard()
        elif not self.tables.heard_of(table):
            return
        for name in [table] if table is not None else self.hub.tables():
            task = asyncio.get_running_loop().create_task(self._refreshed(name))
            _refreshing.add(task)
            task.add_done_callback(_refreshing.discard)

    def _is_notice(self, told: str) -> bool:
        """Pass on what other processes tell of something else than a table; whether it was that."""
        if self.roll_call.is_meant(told):
            self.roll_call.heard(told)
        elif told.startswith(NOTICE):
            self.sessions.heard(told)
        elif told.startswith(PLANS_NOTICE):
            self.plans.heard(told)
        elif told == ALERTS_NOTICE:
            self.outbox.heard()
        else:
            return self.tournaments.heard(told)
        return True

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
    tournaments = _tournaments(config, store, tables.offers)
    rounds = TournamentRounds(tournaments, decisions, Buckets(config.tables_per_minute / 3, OF_BOTS).wait)
    day_keys, signer = DayKeys(store.signing_key()), Signer(store.signing_key(), config.is_secure)
    pseudonyms, room = Pseudonyms(signer.key), Room(config.day_results, config.day_results_per_client)
    roll_call, channels = RollCall(store, hub), Channels(store, signer, config)
    outbox = _outbox(config, store, channels, roll_call)
    scheduler = Scheduler(decisions, pool, whereabouts, bot_games, config.bot_seconds)
    ratings, plans = RatingBook(store), Plans(decisions)
    scheduler.on_change = _told_of((outbox.consider, plans.consider), (ratings.consider, rounds.table_changed))
    openings = Openings(store, pseudonyms, _most_tables(config))
    return _beside_tables(config, store, signer)(
        ratings=ratings,
        pairing=Pairing(decisions, Seekers(whereabouts), openings),
        openings=openings,
        day_keys=day_keys,
        day_results=DayResults(store, day_keys, pool, pseudonyms, room),
        hub=hub,
        tables=tables,
        decisions=decisions,
        tournaments=tournaments,
        tournament_rounds=rounds,
        pool=pool,
        whereabouts=whereabouts,
        bot_games=bot_games,
        scheduler=scheduler,
        reviews=Reviews(tables, pool, whereabouts, config.reviews),
        roll_call=roll_call,
        channels=channels,
        outbox=outbox,
        plans=plans,
        vacations=Vacations(decisions, config.vacation_days),
        lock=lock,
    )


def _most_tables(config: Config) -> MostTables:
    """How many tables there may be of one client."""
    return MostTables(config.open_tables_per_client, config.unfinished_tables_per_client)


def _tournaments(config: Config, store: Store, offers: Offers) -> Tournaments:
    """Tournaments, of which there may be so many."""
    limits = TournamentLimits(config.tournaments, config.tournament_entrants, config.tournaments_per_client)
    return Tournaments(store, offers, limits)


def _outbox(config: Config, store: Store, channels: Channels, roll_call: RollCall) -> Outbox:
    """What tells those who are away of their turns."""
    deliveries = Deliveries(store, channels, roll_call, private=config.alerts_to_private)
    return Outbox(store, channels, deliveries, config.alert_seconds, config.digest_hour)


def _beside_tables(config: Config, store: Store, signer: Signer) -> Callable[..., Service]:
    """A service of which all is known but its tables: who somebody is, and how often clients may do what."""
    return partial(
        Service,
        config=config,
        store=store,
        signer=signer,
        session_cookies=SessionCookies(signer),
        sessions=SessionCache(store),
        identity=Identity(store),
        moderation=Moderation(store, Pseudonyms(signer.key)),
        open_tables=OpenTableList(store),
        metrics=Metrics(),
        connections=ConnectionLimit(config.sockets_per_client),
        requests=Buckets(config.requests_per_minute, config.requests_per_minute // BURST),
        pages=Buckets(config.requests_per_minute, config.requests_per_minute // BURST),
        new_tables=Buckets(config.tables_per_minute, config.tables_per_minute),
        keys=Buckets(config.keys_per_minute, config.keys_per_minute),
        sign_ins=Buckets(config.keys_per_minute, config.keys_per_minute),
        new_people=Buckets(config.people_per_hour / MINUTES, config.people_per_hour),
        chat=Buckets(30, 5),
        results=Buckets(6, 12),
        asked_reviews=Buckets(config.reviews_per_hour / MINUTES, config.reviews_per_hour),
        leaves=Shares(5),
        entries=Shares(config.entrants_per_client or UNBOUNDED),
        watchers=Shares(20),
        new_channels=Buckets(config.keys_per_minute / 4, config.keys_per_minute),
    )


Considers: TypeAlias = Callable[[LiveTable], None]


def _told_of(all_changes: tuple[Considers, ...], ends: tuple[Considers, ...]) -> Considers:
    """Tells of a table that has changed: some of every turn, others only once nobody plays there any more."""

    def told(table: LiveTable) -> None:
        for listener in all_changes:
            listener(table)
        if table.state.status in _ENDED:
            for listener in ends:
                listener(table)

    return told


def _opened(config: Config) -> Store:
    """The database, which has the kernel of the present rules from now on."""
    store = open_patiently(config.database, config.database_seconds)
    remember(store.kernels())
    store.keep_kernel(present())
    return store


def _offers(config: Config) -> Offers:
    """What there is to choose from for a new table."""
    files = [load_tiles(Path(name)) for name in config.tiles.split(",") if name]
    return Offers(
        levels=LEVELS if config.bots == "babylon.bots" else (),
        tile_sets={**standard_tiles(), **{one.name: one for one in files}},
        bots_on=config.bots_on,
        bot_seconds=config.bot_seconds,
    )
