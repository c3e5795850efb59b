"""How a decision is made: one at a time at each table, on the disk before anyone is told, never twice."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from babylon.server.process.clock import now
from babylon.server.responses.bodies import Packed
from babylon.server.runtime.answers import Answers
from babylon.server.runtime.appends import append_of
from babylon.server.runtime.deadline import in_time
from babylon.server.runtime.questions import Questions
from babylon.server.runtime.table_cache import ID, TableCache
from babylon.server.store.rows import Append, Appended, GameRow, Made, Outcome, Repeated, StoredAnswer
from babylon.server.tables.as_json import event_json
from babylon.server.tables.live_table import Call, Decision, LiveTable, changed, numbered, opened
from babylon.server.tables.noise import require_quiet
from babylon.server.tables.state import MILLISECONDS
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.faults import Unavailable, Unsettled
from babylon.server.wire.json_text import JsonObject, dumped
from babylon.server.workers.accounts import Share

TRIES = 20
RETRY_SECONDS = 0.5
KEPT = 32  # digits of a digest
NOBODYS = Made()
MISSED = 5  # events that a refusal tells: as many as a replay gives for the price of a request

Decide = Callable[[LiveTable, Call], Decision]


def accepted(table: LiveTable) -> JsonObject:
    """The plain answer: where the table stands now."""
    return {"seq": table.state.seq}


@dataclass(slots=True)
class Once:
    """What makes a request the same one: its idempotency key and a digest of what it asked."""

    key: str
    digest: str


@dataclass(slots=True)
class Done:
    """The JSON text of an answer, and whether it was given before."""

    body: str
    repeated: bool = False


@dataclass(slots=True)
class Wanted:
    """A decision that someone asks for, and how it shall be answered."""

    holder: str | None
    decide: Decide
    answer: Callable[[LiveTable], JsonObject] = accepted
    once: Once | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """Something that a client asks about a table: the same in the same words."""

    client: str
    what: str
    answer: Callable[[LiveTable, Call], Packed]


class Decisions:
    """Lets tables change: a decision becomes an append, and an append that is on the disk becomes news."""

    def __init__(self, tables: TableCache, questions: Questions | None = None) -> None:
        self.tables, self._store, self._offers = tables, tables.store, tables.offers
        self.questions, self._answers = questions or Questions(), Answers()
        self.on_change: Callable[[LiveTable], None] = lambda _table: None
        self._settling: set[asyncio.Task[None]] = set()

    def call(self, holder: str | None) -> Call:
        """`holder` asking now."""
        return Call(holder, round(now(), MILLISECONDS), self._offers)

    async def open(
        self, table: str, call: Call, decision: Decision, once: Once | None = None, *, made: Made = NOBODYS
    ) -> LiveTable:
        """A new table, or the one that the same request has made before; refused when `once` made another one."""
        events = numbered(decision, 0, call.now)
        live = opened(table, decision, call.now, self._offers)
        # The answer shows the table as it is when asked, so nothing but the request itself is kept.
        answer = StoredAnswer(call.holder, once.key, once.digest[:KEPT], 201, "") if once and call.holder else None
        wanted = append_of(live, None, events, decision, answer)
        assert isinstance(wanted.row, GameRow)
        wanted = replace(wanted, row=replace(wanted.row, maker=made.maker, nth=made.nth))
        with in_time(self._store.health):
            outcome = await self._store.append(wanted)
        if isinstance(outcome, Repeated) and once is not None:
            _require_same(outcome.answer, once)
        if isinstance(outcome, Appended):
            self.tables.keep(live)
            self.tables.lobby.forget()
            self.on_change(live)
        return await self.tables.table(table)

    async def ask(self, table: str, holder: str | None, question: Question) -> Packed:
        """The answer to a question that changes nothing and may take its time."""
        try:
            return await self._answered(table, holder, question)
        except Problem as problem:
            # Another process may know more than this one.
            if not await self._caught_up(table):
                raise await self._with_missed(table, problem) from None
            return await self._answered(table, holder, question)

    async def _answered(self, table: str, holder: str | None, question: Question) -> Packed:
        live = await self.tables.table(table)
        self.tables.hub.seen(live, holder)
        # Who may ask is a part of what the log says, so the same holder may at the same event.
        key = (table, live.state.seq, holder, question.what)
        known = self._answers.get(key)
        if known is None:
            share = Share(question.client, holder or "")
            known = await self.questions.answered(share, partial(question.answer, live, self.call(holder)))
            self._answers.keep(key, known)
        return known

    async def act(self, table: str, wanted: Wanted) -> Done:
        """What came of a decision: the answer is made once the append has reached the disk."""
        with in_time(self._store.health):
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
            self.tables.hub.seen(live, wanted.holder)
            try:
                decision = wanted.decide(live, call)
                require_quiet(live.state, decision.events)
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
        events = numbered(decision, live.state.seq, call.now)
        if events is not decision.events:
            decision = decision.with_events(events)
        new = changed(live, decision, self._offers)
        body = dumped(wanted.answer(new))
        if decision.is_nothing:
            # Nothing is written for it, so that nobody fills the disk by asking for nothing.
            return await self._earlier(live.state.id, wanted) or Done(body)
        answer = None
        if wanted.once and wanted.holder:
            answer = StoredAnswer(wanted.holder, wanted.once.key, wanted.once.digest[:KEPT], 200, body, call.now)
        wish = append_of(new, live.state, decision.events, decision, answer)
        outcome = await self._appended(wish)
        if isinstance(outcome, Repeated):
            return _repeated(outcome.answer, wanted)
        if not isinstance(outcome, Appended):
            return None
        self.tables.keep(new)
        if wish.row.line is not None:
            self.tables.lobby.forget()
        if decision.events:
            self.tables.hub.publish(live, new, decision.events)
            self.on_change(new)
        return Done(body)

    async def _appended(self, wanted: Append) -> Outcome:
        try:
            return await self._store.append(wanted)
        except Unsettled as unsettled:
            self.tables.doubt(wanted.row.id)
            task = asyncio.create_task(self._settle(wanted.row.id, unsettled))
            self._settling.add(task)
            task.add_done_callback(self._settling.discard)
            raise

    async def _settle(self, table: str, unsettled: Unsettled) -> None:
        """Find out what became of an append, and go on from there."""
        if unsettled.outcome is not None:
            await asyncio.wait([unsettled.outcome])
        while (live := await self._refreshed(table)) is None:  # noqa: ASYNC110 - nobody tells when a database is back
            await asyncio.sleep(RETRY_SECONDS)
        self.tables.trust(table)
        self.on_change(live)

    async def _refreshed(self, table: str) -> LiveTable | None:
        """The table as the log has it; None while that can't be read."""
        try:
            await self.tables.refresh(table)
            return await self.tables.table(table)
        except Unavailable:
            return None

    async def _caught_up(self, table: str) -> bool:
        """Whether another process knew more; one that can't be asked does not."""
        try:
            async with self.tables.lock(table):
                return await self.tables.catch_up(table)
        except Unavailable:
            return False

    async def _earlier(self, table: str, wanted: Wanted) -> Done | None:
        # What is no table's name may have letters that a database does not take.
        if wanted.once is None or wanted.holder is None or not ID.fullmatch(table):
            return None
        answer = await self._store.answer(table, wanted.holder, wanted.once.key)
        return None if answer is None else _repeated(answer, wanted)

    async def _with_missed(self, table: str, problem: Problem) -> Problem:
        """The problem; a stale caller is told the first of what they have missed."""
        after = problem.details.pop("after", None)
        if problem.code is Code.STALE and isinstance(after, int):
            missed = await self.tables.events_after(table, after, MISSED)
            problem.details["missed"] = [event_json(event) for event in missed]
        return problem


def _repeated(answer: StoredAnswer, wanted: Wanted) -> Done:
    assert wanted.once is not None
    _require_same(answer, wanted.once)
    return Done(answer.body, repeated=True)


def _require_same(answer: StoredAnswer, once: Once) -> None:
    """Refuse a key that was used for something else."""
    if not once.digest.startswith(answer.digest):
        raise Problem(Code.KEY_REUSED)
