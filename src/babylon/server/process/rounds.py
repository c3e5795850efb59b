"""Rounds: each connection is looked at now and then, a few at a time.

A timer for each, or a look at all of them at once, would cost more than what is looked for, where thousands wait.
"""

import time
from asyncio import Transport
from itertools import islice
from typing import Protocol

SECONDS = 2.5  # at most, from one look at a connection to the next
LOOKS = 8  # at least, in the time that it has for anything
TOGETHER = 80  # connections that are looked at together, if that is not more often than
SOONEST = 0.1


class Looked(Protocol):
    """A connection."""

    transport: Transport

    def look(self, now: float) -> None:
        """Do what is due."""


class Rounds:
    """All connections, the one that is next first."""

    def __init__(self) -> None:
        self._all: dict[Looked, None] = {}
        self._seconds = SECONDS
        self._looked = 0.0

    def __len__(self) -> int:
        return len(self._all)

    @property
    def pause(self) -> float:
        """Seconds until some are to be looked at again: where there are few, it is seldom."""
        return max(SOONEST, self._seconds * TOGETHER / max(TOGETHER, len(self._all)))

    def join(self, one: Looked, seconds: float) -> None:
        """Look at a connection from now on, which has so much time for something."""
        if not self._all:
            self._looked = time.monotonic()
        self._seconds = min(self._seconds, seconds / LOOKS)
        self._all[one] = None

    def leave(self, one: Looked) -> None:
        """Let go of a connection."""
        self._all.pop(one, None)

    def look(self) -> list[Looked]:
        """Look at those whose turn it is, and say which they are; asked for at whatever times."""
        now, number = time.monotonic(), len(self._all)
        a_second = number / self._seconds
        due = int((now - self._looked) * a_second)
        if not due:
            return []
        self._looked = now if due > number else self._looked + due / a_second
        those = list(islice(self._all, due))
        for one in those:
            # To the end of the queue first: it may leave while it is looked at.
            del self._all[one]
            self._all[one] = None
        for one in those:
            one.look(now)
        return those
