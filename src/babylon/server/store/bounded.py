"""Connections to PostgreSQL that wait for an answer only so long.

A server that is stopped or cut off says nothing at all, and neither its own time limits nor the network's end that.
"""

import time
from collections.abc import Generator
from typing import Any

import psycopg

INTERVAL = 0.1


class NoAnswer(psycopg.OperationalError):
    """The server has not answered in time. The connection is closed: what it would still say is not understood."""


class BoundedConnection(psycopg.Connection[Any]):
    """A connection that gives up after `seconds`."""

    seconds: float = 0.0

    def wait(self, gen: Generator[Any, Any, Any], interval: float = INTERVAL, timeout: float | None = None) -> Any:  # noqa: ANN401 - as the driver has it
        """Run the driver's generator, which is told every `interval` that nothing has come."""
        if not self.seconds or timeout is not None:
            return super().wait(gen, interval, timeout)
        try:
            return super().wait(_until(gen, time.monotonic() + self.seconds), interval)
        except NoAnswer:
            self.pgconn.finish()
            raise


def _until(steps: Generator[Any, Any, Any], end: float) -> Generator[Any, Any, Any]:
    """The same steps; NoAnswer when one has nothing to go on with after `end`."""
    try:
        wanted = next(steps)
        while True:
            ready = yield wanted
            if not ready and time.monotonic() > end:
                raise NoAnswer("no answer in time")
            wanted = steps.send(ready)
    except StopIteration as stop:
        return stop.value
