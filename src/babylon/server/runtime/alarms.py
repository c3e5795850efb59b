"""Alarms of a loop: whoever waits for long is woken up when it is time, and one timer is enough for all of them."""

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import TypeAlias

TOGETHER = 0.1  # seconds in which those are woken up together who have waited for longer than that

# Told what time it is; it answers until when there is still time, or that nobody waits any more.
Look: TypeAlias = Callable[[float], float | None]


class Alarm:
    """What looks at the clock for somebody, until it is let go."""

    __slots__ = ("look",)

    def __init__(self, look: Look) -> None:
        self.look: Look | None = look

    def cancel(self) -> None:
        """Let go of whoever waited."""
        self.look = None

    def cancelled(self) -> bool:
        """Whether nobody waits for it."""
        return self.look is None


class Alarms:
    """All alarms of one loop, by the time at which they look next."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self._due: list[tuple[float, int, Alarm]] = []
        self._numbers = count()
        self._timer: asyncio.TimerHandle | None = None
        self._rings, self._rung = 0.0, 0.0  # when the timer does next, and when it did

    def set(self, at: float, look: Look) -> Alarm:
        """Look when it is time."""
        alarm = Alarm(look)
        self._push(at, alarm)
        if self._timer is None or at < self._rings:
            self._wait()
        return alarm

    def _push(self, at: float, alarm: Alarm) -> None:
        heappush(self._due, (at, next(self._numbers), alarm))

    def _wait(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._rings = max(self._due[0][0], self._rung + TOGETHER)
        self._timer = self.loop.call_at(self._rings, self._ring)

    def _ring(self) -> None:
        self._timer, self._rung = None, self.loop.time()
        while self._due and self._due[0][0] <= self._rung:
            alarm = heappop(self._due)[2]
            again = alarm.look(self._rung) if alarm.look is not None else None
            if again is not None:
                self._push(again, alarm)
        if self._due:
            self._wait()


_latest: Alarms | None = None


def alarms_of(loop: asyncio.AbstractEventLoop) -> Alarms:
    """The alarms of this loop. A server has but one; where there are several, one may get others, and all ring."""
    global _latest  # noqa: PLW0603 - asked for by all who begin to wait
    alarms = _latest
    if alarms is None or alarms.loop is not loop:
        alarms = _latest = Alarms(loop)
    return alarms
