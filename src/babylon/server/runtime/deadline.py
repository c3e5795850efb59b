"""How long anybody waits for a database before they are told that it does not answer."""

import asyncio
from collections import deque
from types import TracebackType

from babylon.server.store.health import Health
from babylon.server.wire.faults import Fault, Unavailable

ANSWER_SECONDS = 2.2


class in_time:  # noqa: N801 - it is used like a function, as `asyncio.timeout` is
    """Break off what takes too long. What had begun to be committed says so itself; all else has changed nothing."""

    __slots__ = ("_asked_before", "_health", "is_late", "task", "until")

    def __init__(self, health: Health) -> None:
        self._health = health
        self.is_late = False
        self.task: asyncio.Task[object] | None = None  # None: nobody waits any more
        self.until = 0.0

    def __enter__(self) -> None:
        loop = asyncio.get_running_loop()
        task = asyncio.current_task(loop)
        assert task is not None
        self.task, self.until, self._asked_before = task, loop.time() + ANSWER_SECONDS, task.cancelling()
        _watch_of(loop).add(self)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        task, self.task = self.task, None
        assert task is not None
        # As `asyncio.timeout` has it: who was asked to stop by someone else as well stops for them.
        if self.is_late and task.uncancel() <= self._asked_before and kind is asyncio.CancelledError:
            raise Unavailable(self._health.fault or Fault.SLOW) from None


class Watch:
    """All who wait in one loop. They have the same patience: who came first is late first, and one timer is enough."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self._waiting: deque[in_time] = deque()

    def add(self, one: in_time) -> None:
        """Break it off when it is time."""
        if not self._waiting:
            self.loop.call_at(one.until, self._look)
        self._waiting.append(one)

    def _look(self) -> None:
        waiting, now = self._waiting, self.loop.time()
        while waiting and (waiting[0].task is None or waiting[0].until <= now):
            late = waiting.popleft()
            if late.task is not None:
                late.is_late = True
                late.task.cancel()
        if waiting:
            self.loop.call_at(waiting[0].until, self._look)


_latest: Watch | None = None


def _watch_of(loop: asyncio.AbstractEventLoop) -> Watch:
    """The one of this loop. A server has but one; where there are several, one may get another later, and both work."""
    global _latest  # noqa: PLW0603 - asked for with every decision
    watch = _latest
    if watch is None or watch.loop is not loop:
        watch = _latest = Watch(loop)
    return watch
