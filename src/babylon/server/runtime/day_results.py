"""The tables of results of days: who may have a result written down, and when."""

import asyncio
import hashlib
from dataclasses import dataclass
from datetime import date, timedelta
from typing import TYPE_CHECKING

from babylon.days.kinds import Fault, Form, Result
from babylon.pieces.errors import BadRecord
from babylon.server.process.addresses import place_of
from babylon.server.process.clock import now
from babylon.server.process.pseudonyms import Pseudonyms
from babylon.server.store.day_results import Refusal, Room
from babylon.server.store.rows import DayResult
from babylon.server.store.store import Store
from babylon.server.tables.day_keys import DayKeys, day_of
from babylon.server.wire.errors import Code, Problem
from babylon.server.workers.accounts import Share
from babylon.server.workers.pool import BotFailed, Pool

if TYPE_CHECKING:
    from collections.abc import Iterator

CHECK_SECONDS = 60.0  # that one may wait for a worker
LATE = timedelta(1)  # a game that was begun on its day may end on the next one
_REFUSALS = {
    Refusal.COUNTED: Code.DAY_COUNTED,
    Refusal.COPIED: Code.DAY_COPIED,
    Refusal.FULL: Code.DAY_FULL,
}


@dataclass(frozen=True, slots=True)
class DayCheck:
    """A record to be played again in a worker, by the rules and by the day's bot."""

    record: str
    key: bytes
    form: Form

    def steps(self) -> "Iterator[Result | Fault | BadRecord | None]":
        """Nothing, until it is known what the record is worth."""
        # Only workers think: the server itself has no bots in its memory.
        from babylon.days.results import judged  # noqa: PLC0415

        return judged(self.record, self.key, self.form)


@dataclass(frozen=True, slots=True)
class Sent:
    """A game that someone sends for the table of a day."""

    day: date
    form: Form
    name: str
    record: str


class DayResults:
    """Has records checked by the bots' workers, and writes down what has passed, as far as there is room."""

    def __init__(self, store: Store, keys: DayKeys, pool: Pool, pseudonyms: Pseudonyms, room: Room) -> None:
        self._store, self._keys, self._pool, self._pseudonyms, self._room = store, keys, pool, pseudonyms, room

    def require_begun(self, day: date) -> None:
        """Refuse a day that is still to come."""
        if day > day_of(now()):
            raise Problem(Code.NO_DAY)

    async def add(self, sent: Sent, share: Share, lang: str) -> None:
        """Write a result down, or refuse with the reason."""
        self.require_begun(sent.day)
        if sent.day + LATE < day_of(now()):
            raise Problem(Code.DAY_OVER)
        result = await self._checked(sent, share, lang)
        row = DayResult(
            date=sent.day.isoformat(),
            form=sent.form,
            holder=share.holder,
            name=sent.name,
            points=result.points,
            medal=result.medal,
            at=now(),
            digest=hashlib.sha256(result.moves.encode()).hexdigest(),
            moves=result.moves,
            client=self._pseudonyms.of(place_of(share.client), f"day {sent.day} {sent.form}"),
        )
        if refusal := await self._store.add_result(row, self._room):
            raise Problem(_REFUSALS[refusal])

    async def _checked(self, sent: Sent, share: Share, lang: str) -> Result:
        check = DayCheck(sent.record, self._keys.revealed(sent.day, now()), sent.form)
        try:
            async with asyncio.timeout(CHECK_SECONDS):
                found: Result | Fault | BadRecord = await self._pool.studied(check, share)
        except (TimeoutError, BotFailed):
            raise Problem(Code.BOT_BUSY) from None
        if isinstance(found, Fault):
            raise Problem(Code(f"day-{found}"))
        if isinstance(found, BadRecord):
            raise Problem(Code.BAD_RECORD, line=found.line, column=found.column, sentence=found.sentence(lang))
        return found
