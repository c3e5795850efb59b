"""Readers who take nothing: what was sent to them lies in our memory, and their connections would never end."""

import time
from collections.abc import Iterable
from typing import Protocol

from babylon.server.process.connections import Connections
from babylon.server.process.limits import Refusal

SECONDS = 1.0  # between two looks at those that have something unread
LOOKS = 6  # at least, in the time that a reader has
UNREAD_BYTES = 24 * 2**20  # for all connections together


class _Transport(Protocol):
    def get_write_buffer_size(self) -> int: ...

    def abort(self) -> None: ...


class Stalled:
    """Which connections have had something unread since when."""

    def __init__(self, registry: Connections) -> None:
        self._registry = registry
        self._unread: dict[_Transport, tuple[int, float]] = {}
        self._next = 0.0

    @property
    def pause(self) -> float:
        """Seconds between two looks."""
        return min(SECONDS, self._registry.limits.send_seconds / LOOKS)

    def look(self, transports: Iterable[_Transport]) -> None:
        """Look whether some have anything unread, all in turns, and after those that had, more often.

        Ended are the connections whose buffer has not shrunk in time, and the oldest when all are too much. They are
        not closed, since that would wait for the reader once more.
        """
        now, seconds = time.monotonic(), self._registry.limits.send_seconds
        for one in transports:
            if one not in self._unread and (size := one.get_write_buffer_size()):
                self._unread[one] = (size, now)
        if now < self._next:
            return
        self._next = now + self.pause
        known = self._unread.items()
        self._unread = {
            one: _since(before, size, now) for one, before in known if (size := one.get_write_buffer_size())
        }
        total = sum(size for size, _ in self._unread.values())
        for one, (size, since) in sorted(self._unread.items(), key=lambda item: item[1][1]):
            if now - since < seconds and total <= UNREAD_BYTES:
                break
            total -= size
            del self._unread[one]
            self._registry.refused(Refusal.SLOW_READER)
            one.abort()


def _since(before: tuple[int, float], size: int, now: float) -> tuple[int, float]:
    """How much is unread, and since when it has not become less."""
    return (size, before[1] if size >= before[0] else now)
