"""Reviews of finished games, made by the bots' workers when nobody waits for a turn or a hint.

What is asked for stands in the store, and what is found about each turn is added there: a process that comes later, or
another one, goes on with it.
"""

import asyncio
import hashlib
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, partial

from babylon.pieces.move import ends_turn
from babylon.server.process.addresses import place_of
from babylon.server.process.clock import now
from babylon.server.process.logs import log
from babylon.server.runtime.review_studies import TurnStudy, WholeStudy
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store import reviews as stored
from babylon.server.store.rows import StoredReview
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.records import record_of
from babylon.server.tables.roles import require_status
from babylon.server.wire.enums import Depth, Status
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.faults import DatabaseFault
from babylon.server.workers.accounts import Whereabouts
from babylon.server.workers.pool import BotFailed, Pool
from babylon.wasm.kernels import present
from babylon.wasm.past_game import PastGame

MOST_OWN = 2  # that are made for one guest at a time
LEAST, SHARES = 3, 4  # an address, or a site, has a quarter of all places, or three, however many guests it has
LEASE_SECONDS = 120.0
LATE_SECONDS = 3600.0  # after which a review is given up that has not been made
SWEEP_SECONDS = 15.0
TRIES = 3


@cache
def engine() -> str:
    """The name of all that a review's numbers depend on besides its game: the kernel, and what it is told."""
    return hashlib.sha256(present().code + present().text.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Standing:
    """A review and how many others come first; None: nobody has asked for it."""

    review: StoredReview | None
    ahead: int = 0


class Reviews:
    """Takes requests, so many at a time, and works at them. Not even one where `most` is 0."""

    def __init__(self, tables: TableCache, pool: Pool, whereabouts: Whereabouts, most: int) -> None:
        self._tables, self._store, self._pool = tables, tables.store, pool
        self._whereabouts, self._most = whereabouts, most
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def standing(self, live: LiveTable, depth: Depth) -> Standing:
        """How far the review of a game has come."""
        if not self._most:
            raise Problem(Code.REVIEWS_OFF)
        _require_reviewable(live)
        found = await self._store.ask(lambda connection: stored.stored_review(connection, live.state.id, depth))
        if found is None or found.engine != engine():
            return Standing(None)
        if found.body is not None:
            return Standing(found)
        earlier = partial(stored.count_open, before=found.asked)
        return Standing(found, await self._store.ask(earlier))

    async def ask(self, live: LiveTable, depth: Depth, holder: str) -> Standing:
        """Have a review made, unless it is there or under way; refused when there are too many."""
        known = await self.standing(live, depth)
        if known.review is None:
            await self._require_room(holder)
            turns = 1 + sum(map(ends_turn, live.playing.moves))
            wanted = StoredReview(live.state.id, depth, engine(), holder, asked=now(), lease=0.0, turns=turns)
            await self._store.change(lambda connection: stored.ask_review(connection, wanted))
            known = await self.standing(live, depth)
        if known.review is not None and known.review.body is None:
            self._begin(live.state.id, depth)
        return known

    async def run(self) -> None:
        """Go on with what others have left, and give up what was left for too long, until cancelled."""
        try:
            if not self._store.has_notifications:
                # No other process has this database: whoever worked at a review is gone.
                with suppress(DatabaseFault):
                    await self._store.change(stored.free_all)
            while True:
                await self._sweep()
                await asyncio.sleep(SWEEP_SECONDS)
        finally:
            for task in self._tasks.values():
                task.cancel()

    async def _sweep(self) -> None:
        try:
            drop = partial(stored.drop_late, before=now() - LATE_SECONDS, engine=engine())
            if late := await self._store.change(drop):
                log.warning("reviews-given-up", count=late)
            for game, depth in await self._store.ask(lambda connection: stored.open_reviews(connection, now())):
                self._begin(game, depth)
        except DatabaseFault:
            pass  # it is in the log already
        except Exception as error:  # noqa: BLE001 - the outermost edge of a task that must go on
            log.error("reviews-failed", error)

    async def _require_room(self, holder: str) -> None:
        waiting, place = await self._store.ask(stored.askers), self._place(holder)
        if waiting.count(holder) >= MOST_OWN:
            raise Problem(Code.REVIEWS_ENOUGH, most=MOST_OWN)
        near = sum(self._place(one) == place for one in waiting)
        if len(waiting) >= self._most or near >= max(LEAST, self._most // SHARES):
            raise Problem(Code.REVIEWS_FULL)

    def _place(self, holder: str) -> str:
        return place_of(self._whereabouts.share(holder).client)

    def _begin(self, game: str, depth: str) -> None:
        key = (game, depth)
        if key not in self._tasks:
            task = self._tasks[key] = asyncio.create_task(self._made(game, depth), name=f"review {game} {depth}")
            task.add_done_callback(partial(self._ended, key))

    def _ended(self, key: tuple[str, str], task: "asyncio.Task[None]") -> None:
        del self._tasks[key]
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, DatabaseFault):
            log.error("review-failed", error, table=key[0])

    async def _made(self, game: str, depth: str) -> None:
        """Work at a review until it is done, nobody wants it any more, or it can't be made."""
        lease = now() + LEASE_SECONDS
        claim = partial(stored.claim_review, game=game, depth=depth, now=now(), lease=lease)
        one = await self._store.change(claim)
        if one is None:
            return
        try:
            record = str(record_of(await self._tables.table(game)))
            while one is not None and one.body is None:
                one = await self._noted(await self._next(one, record))
        except (BotFailed, Problem) as error:
            log.warning("review-given-up", table=game, reason=str(error))
            await self._store.change(lambda connection: stored.give_up(connection, game, depth))

    async def _next(self, one: StoredReview, record: str) -> StoredReview:
        """The review with one more turn, or all of it."""
        share, lines = self._whereabouts.share(one.holder), one.found.splitlines()
        for attempt in range(1, TRIES + 1):
            try:
                if one.done < one.turns:
                    text = await self._pool.studied(TurnStudy(record, one.done + 1, one.depth), share)
                    return replace(one, done=one.done + 1, found="\n".join([*lines, text]))
                body = await self._pool.studied(WholeStudy(record, tuple(lines)), share)
                return replace(one, found="", body=body)
            except BotFailed:
                if attempt == TRIES:
                    raise
        raise AssertionError

    async def _noted(self, one: StoredReview) -> StoredReview | None:
        one = replace(one, lease=now() + LEASE_SECONDS)
        is_wanted = await self._store.change(lambda connection: stored.note_review(connection, one))
        return one if is_wanted else None


def _require_reviewable(live: LiveTable) -> None:
    """Refuse a game that is not over, in which nothing was played, or whose rules are former ones."""
    require_status(live.state, Status.OVER)
    if live.game is None or not any(map(ends_turn, live.game.moves)):
        raise Problem(Code.WRONG_STATUS, status=live.state.status)
    if isinstance(live.game, PastGame):
        raise Problem(Code.REVIEW_FORMER)
