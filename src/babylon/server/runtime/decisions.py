"""How a decision is made: one at a time at each table, on the disk before anyone is told, never twice."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar

from babylon.server.process.clock import now
from babylon.server.runtime.appends import append_of
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store.rows import Appended, Repeated, StoredAnswer
from babylon.server.tables.as_json import event_json
from babylon.server.tables.live_table import Call, Decision, LiveTable, changed, numbered, opened
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.json_text import JsonObject, dumped

TRIES = 20

Decide = Callable[[LiveTable, Call], Decision]
Result = TypeVar("Result")


def accepted(table: LiveTable) -> JsonObject:
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
    answer: Callable[[LiveTable], JsonObject] = accepted
    once: Once | None = None


class Decisions:
    """Lets tables change: a decision becomes an append, and an append that is on the disk becomes news."""

    def __init__(self, tables: TableCache) -> None:
        self.tables, self._store, self._offers = tables, tables.store, tables.offers
        self.on_change: Callable[[LiveTable], None] = lambda _table: None

    def call(self, holder: str | None) -> Call:
        """`holder` asking now."""
        return Call(holder, now(), self._offers)

    async def open(self, table: str, call: Call, decision: Decision, once: Once | None = None) -> LiveTable:
        """A new table, or the one that the same request has made before; refused when `once` made another one."""
        events = numbered(decision, 0, call.now)
        live = opened(table, decision, call.now, self._offers)
        # The answer shows the table as it is when asked, so nothing but the request itself is kept.
        answer = StoredAnswer(call.holder, once.key, once.digest, 201, "") if once and call.holder else None
        outcome = await self._store.append(append_of(live, 0, events, decision, answer))
        if isinstance(outcome, Repeated) and once is not None:
            _require_same(outcome.answer, once)
        if isinstance(outcome, Appended):
            self.tables.keep(live)
            self.on_change(live)
        return await self.tables.table(table)

    async def ask(self, table: str, holder: str | None, question: Callable[[LiveTable, Call], Result]) -> Result:
        """The answer to a question that changes nothing; it may take its time, in a thread."""
        live = await self.tables.table(table)
        try:
            return await asyncio.to_thread(question, live, self.call(holder))
        except Problem as problem:
            # Another process may know more than this one.
            async with self.tables.lock(table):
                if not await self.tables.catch_up(table):
                    raise await self._with_missed(table, problem) from None
            return await asyncio.to_thread(question, await self.tables.table(table), self.call(holder))

    async def act(self, table: str, wanted: Wanted) -> Done:
        """What came of a decision: the answer is made once the append has reached the disk."""
        async with self.tables.lock(table):
            try:
                return await self._settled(table, wanted)
            except Problem as problem:
                # What is refused now may have been done by the first of two equal requests.
                if earlier := await self._earlier(table, wanted):
                    return earlier
                raise await self._with_missed(table, problem) from None

    async def _settled(self, table: str, wanted: Wanted) -> Done:
        for _ in range(TRIES):
            live, call = await self.tables.known(table), self.call(wanted.holder)
            try:
                decision = wanted.decide(live, call)
            except Problem:
                if not await self.tables.catch_up(table):
                    raise
                continue
            if done := await self._written(live, call, decision, wanted):
                return done
            await self.tables.catch_up(table)
        raise Problem(Code.STALE, seq=(await self.tables.known(table)).state.seq)

    async def _written(self, live: LiveTable, call: Call, decision: Decision, wanted: Wanted) -> Done | None:
        """The answer to an append; None when another process was faster."""
        seq = live.state.seq
        decision = replace(decision, events=numbered(decision, seq, call.now))
        new = changed(live, decision, self._offers)
        body = dumped(wanted.answer(new))
        answer = None
        if wanted.once and wanted.holder:
            answer = StoredAnswer(wanted.holder, wanted.once.key, wanted.once.digest, 200, body)
        if decision == Decision() and answer is None:
            return Done(body)
        outcome = await self._store.append(append_of(new, seq, decision.events, decision, answer))
        if isinstance(outcome, Repeated):
            return _repeated(outcome.answer, wanted)
        if not isinstance(outcome, Appended):
            return None
        self.tables.keep(new)
        if decision.events:
            self.tables.hub.publish(new, decision.events)
            self.on_change(new)
        return Done(body)

    async def _earlier(self, table: str, wanted: Wanted) -> Done | None:
        if wanted.once is None or wanted.holder is None:
            return None
        answer = await self._store.answer(table, wanted.holder, wanted.once.key)
        return None if answer is None else _repeated(answer, wanted)

    async def _with_missed(self, table: str, problem: Problem) -> Problem:
        """The problem; a stale caller is told what they have missed."""
        after = problem.details.pop("after", None)
        if problem.code is Code.STALE and isinstance(after, int):
            missed = await self.tables.events_after(table, after)
            problem.details["missed"] = [event_json(event) for event in missed]
        return problem


def _repeated(answer: StoredAnswer, wanted: Wanted) -> Done:
    assert wanted.once is not None
    _require_same(answer, wanted.once)
    return Done(answer.body, repeated=True)


def _require_same(answer: StoredAnswer, once: Once) -> None:
    """Refuse a key that was used for something else."""
    if answer.digest != once.digest:
        raise Problem(Code.KEY_REUSED)
