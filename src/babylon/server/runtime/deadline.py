"""How long anybody waits for a database before they are told that it does not answer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from babylon.server.store.health import Health
from babylon.server.wire.faults import Fault, Unavailable

ANSWER_SECONDS = 2.2


@asynccontextmanager
async def in_time(health: Health) -> AsyncIterator[None]:
    """Break off what takes too long. What had begun to be committed says so itself; all else has changed nothing."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            yield
    except TimeoutError:
        raise Unavailable(health.fault or Fault.SLOW) from None
