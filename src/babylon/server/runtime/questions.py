"""Questions that take their time: one after another beside the event loop, whoever has used least of it first.

A preview of a rich position tells of three thousand moves, which takes a third of a second with words, and Python's
threads share one processor with the event loop. So only one is worked out at a time, and what a client's questions cost
is counted, not how many they are.
"""

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from babylon.server.process.addresses import is_crowded
from babylon.server.wire.errors import Code, Problem
from babylon.server.workers.accounts import HALF_LIFE, Accounts, Share

MOST_WAITING = 8  # of one client
PATIENCE = 5.0

Result = TypeVar("Result")


class Questions:
    """Lets one question at a time be worked out. 0 seconds for a client mean no limit."""

    def __init__(self, seconds: float = 0.0) -> None:
        self._most = seconds
        self._accounts = Accounts()
        self._waiting: dict[Share, deque[asyncio.Future[None]]] = {}
        self._is_busy = False

    async def answered(self, share: Share, work: Callable[[], Result]) -> Result:
        """What `work` answers, in a thread; refused when its client has used too much or it would wait too long."""
        self._require_moderate(share)
        await self._turn(share)
        timed = _Timed(work)
        try:
            return await asyncio.to_thread(timed)
        finally:
            self._accounts.charge_share(share, timed.seconds)
            self._next()

    def _require_moderate(self, share: Share) -> None:
        used, *_ = self._accounts.weight(share, time.monotonic())
        if self._most and used > self._most:
            # Until enough of it is forgotten.
            raise Problem(Code.TOO_MANY, seconds=HALF_LIFE * math.log2(used / self._most) + 1.0)
        if is_crowded(share.client, (one.client for one, those in self._waiting.items() for _ in those), MOST_WAITING):
            raise Problem(Code.TOO_MANY, seconds=1.0)

    async def _turn(self, share: Share) -> None:
        """Return when nobody else's question is worked out."""
        if not self._is_busy:
            self._is_busy = True
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(share, deque()).append(mine)
        try:
            await asyncio.wait([mine], timeout=PATIENCE)
        except asyncio.CancelledError:
            # What has come to one who is gone goes to the next.
            self._next() if mine.done() else self._forget(share, mine)
            raise
        if not mine.done():
            self._forget(share, mine)
            raise Problem(Code.BUSY)

    def _next(self) -> None:
        """Let the one go on who has used least, or nobody."""
        now = time.monotonic()
        self._is_busy = bool(self._waiting)
        if self._waiting:
            share = min(self._waiting, key=lambda one: self._accounts.weight(one, now))
            first = self._waiting[share][0]
            self._forget(share, first)
            first.set_result(None)

    def _forget(self, share: Share, one: "asyncio.Future[None]") -> None:
        waiting = self._waiting[share]
        waiting.remove(one)
        if not waiting:
            del self._waiting[share]


@dataclass(slots=True)
class _Timed(Generic[Result]):
    """A piece of work, and the processor's time that it took, whatever came of it."""

    work: Callable[[], Result]
    seconds: float = 0.0

    def __call__(self) -> Result:
        began = time.thread_time()
        try:
            return self.work()
        finally:
            self.seconds = time.thread_time() - began
