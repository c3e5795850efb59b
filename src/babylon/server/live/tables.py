"""All tables of this process: a decision becomes an append, and an append that is on the disk becomes news."""

import asyncio
import re
import time
import weakref
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar

from babylon.server.live.hub import Hub
from babylon.server.live.wishes import wish_of
from babylon.server.offers import Offers
from babylon.server.store.rows import Appended, Repeated, StoredAnswer, StoredGame
from babylon.server.store.store import Store
from babylon.server.tables.fold import folded
from babylon.server.tables.live import Call, Decision, LiveTable, changed, event_of, loaded, moved, numbered, opened
from babylon.server.tables.roles import may_see
from babylon.server.tables.showing import Json, dumped, event_json
from babylon.server.tables.state import TableState
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.events import Event

TRIES = 20
LOOKED_AT = 20
ID = re.compile(r"[a-z2-7]{12}")

Decide = Callable[[LiveTable, Call], Decision]
Result = TypeVar("Result")


def accepted(table: LiveTable) -> Json:
    """The plain answer: where the table stands now."""
    return {"seq": table.state.seq}


@dataclass(frozen=True, slots=True)
class Once:
    """What makes a request the same one: its idempotency key and a digest of what it asked."""

    key: str
    digest: str


@dataclass(frozen=True, slots=True)
class Done:
    """The JSON text of an answer, and whether it was given before."""

    body: str
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Wanted:
    """A decision that someone asks for, and how it shall be answered."""

    holder: str | None
    decide: Decide
    answer: Callable[[LiveTable], Json] = accepted
    once: Once | None = None


class Tables:
    """Loads tables, lets them change one decision at a time, and tells those who listen."""

    def __init__(self, store: Store, offers: Offers, hub: Hub, in_memory: int = 100) -> None:
        self.store, self.offers, self.hub = store, offers, hub
        self.on_change: Callable[[LiveTable], None] = lambda _table: None
        self._in_memory = in_memory
        self._known: OrderedDict[str, LiveTable] = OrderedDict()
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    def lock(self, table: str) -> asyncio.Lock:
        """What keeps the changes of one table in order within this process."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    def call(self, holder: str | None) -> Call:
        """`holder` asking now."""
        return Call(holder, time.time(), self.offers)

    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._known)

    async def table(self, table: str) -> LiveTable:
        """The table as this process knows it."""
        if table in self._known:
            return self._known[table]
        async with self.lock(table):
            return await self._live(table)

    async def seen_by(self, table: str, holder: str | None) -> LiveTable:
        """The table, for someone who may look at it; for all others it does not exist."""
        live = await self.table(table)
        if not may_see(live.state, live.you(holder)):
            # Another process may have let him in.
            await self.refresh(table)
            live = await self.table(table)
        if not may_see(live.state, live.you(holder)):
            raise Problem(Code.NO_TABLE)
        return live

    async def state(self, table: str) -> TableState:
        """The table's state alone, for lists: no game is replayed for it."""
        if table in self._known:
            return self._known[table].state
        stored = await self._stored(table)
        return folded(table, (event_of(one) for one in stored.events))

    async def known(self, table: str) -> LiveTable:
        """The table, for who holds its lock."""
        return await self._live(table)

    async def newest(self, table: str) -> LiveTable:
        """The table with all that other processes have written, for who holds its lock."""
        await self._live(table)
        if self.store.has_doorbell:
            await self._catch_up(table)
        return await self._live(table)

    async def events_after(self, table: str, after: int) -> list[Event]:
        """The events that follow `after`."""
        return [event_of(one) for one in (await self.store.news(table, after))[0]]

    async def open(self, table: str, call: Call, decision: Decision) -> LiveTable:
        """A new table, or the one that the same request has made before."""
        events = numbered(decision, 0, call.now)
        live = opened(table, decision, call.now, self.offers)
        if isinstance(await self.store.append(wish_of(live, 0, events, decision)), Appended):
            self._keep(live)
            self.on_change(live)
        return await self.table(table)

    async def ask(self, table: str, holder: str | None, question: Callable[[LiveTable, Call], Result]) -> Result:
        """The answer to a question that changes nothing; it may take its time, in a thread."""
        live = await self.table(table)
        try:
            return await asyncio.to_thread(question, live, self.call(holder))
        except Problem as problem:
            # Another process may know more than this one.
            async with self.lock(table):
                if not await self._catch_up(table):
                    raise await self._with_missed(table, problem) from None
            return await asyncio.to_thread(question, await self.table(table), self.call(holder))

    async def act(self, table: str, wanted: Wanted) -> Done:
        """What came of a decision: the answer is made once the append has reached the disk."""
        async with self.lock(table):
            try:
                return await self._settled(table, wanted)
            except Problem as problem:
                # What is refused now may have been done by the first of two equal requests.
                if earlier := await self._earlier(table, wanted):
                    return earlier
                raise await self._with_missed(table, problem) from None

    async def refresh(self, table: str) -> None:
        """Read what other processes have written, if this one has the table in memory."""
        if table in self._known or self.hub.is_heard(table):
            async with self.lock(table):
                await self._live(table)
                await self._catch_up(table)

    async def _settled(self, table: str, wanted: Wanted) -> Done:
        for _ in range(TRIES):
            live, call = await self._live(table), self.call(wanted.holder)
            try:
                decision = wanted.decide(live, call)
            except Problem:
                if not await self._catch_up(table):
                    raise
                continue
            if done := await self._written(live, call, decision, wanted):
                return done
            await self._catch_up(table)
        raise Problem(Code.STALE, seq=(await self._live(table)).state.seq)

    async def _written(self, live: LiveTable, call: Call, decision: Decision, wanted: Wanted) -> Done | None:
        """The answer to an append; None when another process was faster."""
        seq = live.state.seq
        decision = replace(decision, events=numbered(decision, seq, call.now))
        new = changed(live, decision, self.offers)
        body = dumped(wanted.answer(new))
        answer = None
        if wanted.once and wanted.holder:
            answer = StoredAnswer(wanted.holder, wanted.once.key, wanted.once.digest, 200, body)
        if decision == Decision() and answer is None:
            return Done(body)
        outcome = await self.store.append(wish_of(new, seq, decision.events, decision, answer))
        if isinstance(outcome, Repeated):
            return _repeated(outcome.answer, wanted)
        if not isinstance(outcome, Appended):
            return None
        self._changed(new, decision)
        return Done(body)

    def _changed(self, live: LiveTable, decision: Decision) -> None:
        self._keep(live)
        if decision.events:
            self.hub.publish(live, decision.events)
            self.on_change(live)

    async def _earlier(self, table: str, wanted: Wanted) -> Done | None:
        if wanted.once is None or wanted.holder is None:
            return None
        answer = await self.store.answer(table, wanted.holder, wanted.once.key)
        return None if answer is None else _repeated(answer, wanted)

    async def _with_missed(self, table: str, problem: Problem) -> Problem:
        """A stale caller is told what he has missed."""
        if problem.code is Code.STALE and "after" in problem.details:
            missed = await self.events_after(table, problem.details.pop("after"))
            problem.details["missed"] = [event_json(event) for event in missed]
        return problem

    async def _live(self, table: str) -> LiveTable:
        if table in self._known:
            self._known.move_to_end(table)
            return self._known[table]
        stored = await self._stored(table)
        live = loaded(table, stored.events, stored.secrets, stored.holders, self.offers)
        self._keep(live)
        return live

    async def _stored(self, table: str) -> StoredGame:
        stored = await self.store.game(table) if ID.fullmatch(table) else None
        if stored is None:
            raise Problem(Code.NO_TABLE)
        return stored

    async def _catch_up(self, table: str) -> bool:
        """Whether other processes have written something, which is read and told."""
        live = self._known.get(table)
        if live is None:
            return False
        stored, holders = await self.store.news(table, live.state.seq)
        if not stored and holders == live.holders:
            return False
        if any(one.kind == "dealt" for one in stored):
            # The deal's secret has been written since; it is read with all the rest.
            del self._known[table]
            new = await self._live(table)
        else:
            new = moved(replace(live, holders=holders), [event_of(one) for one in stored], self.offers)
        self._keep(new)
        self.hub.publish(new, [event_of(one) for one in stored])
        return True

    def _keep(self, live: LiveTable) -> None:
        self._known[live.state.id] = live
        self._known.move_to_end(live.state.id)
        for _ in range(LOOKED_AT):
            if len(self._known) <= self._in_memory:
                return
            oldest, kept = self._known.popitem(last=False)
            if self.hub.is_heard(oldest):
                self._known[oldest] = kept


def _repeated(answer: StoredAnswer, wanted: Wanted) -> Done:
    assert wanted.once is not None
    if answer.digest != wanted.once.digest:
        raise Problem(Code.KEY_REUSED)
    return Done(answer.body, repeated=True)
