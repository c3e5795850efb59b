"""How long anybody waits for a database before they are told that it does not answer."""

import asyncio
from types import TracebackType

from babylon.server.store.health import Health
from babylon.server.wire.faults import Fault, Unavailable

ANSWER_SECONDS = 2.2


class in_time:  # noqa: N801 - it is used like a function, as `asyncio.timeout` is
    """Break off what takes too long. What had begun to be committed says so itself; all else has changed nothing."""

    __slots__ = ("_health", "_limit")

    def __init__(self, health: Health) -> None:
        self._health, self._limit = health, asyncio.timeout(ANSWER_SECONDS)

    async def __aenter__(self) -> None:
        await self._limit.__aenter__()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        try:
            await self._limit.__aexit__(kind, error, where)
        except TimeoutError:
            raise Unavailable(self._health.fault or Fault.SLOW) from None
