"""A place among a server's processes: whoever fills it looks after the same tables."""

import asyncio
from collections.abc import Callable

from babylon.server.process.logs import log
from babylon.server.supervision.channel import Word
from babylon.server.supervision.children import Child

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
STEADY_SECONDS = 60.0  # a process that ends after these is as good as one that never did
LEAVE_SECONDS = 15.0  # its connections have ten of them


def pause(deaths: int) -> float:
    """How long to wait before a process is started again, when it has ended so many times in a row."""
    return 0.0 if deaths <= 1 else min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** (deaths - 2))


class Slot:
    """Keeps one process going; `on_ready` is told whenever there is a new one."""

    def __init__(self, number: int, settings: str, made: Callable[[int], Child]) -> None:
        self.number = number
        self.child: Child | None = None
        self.is_starting = False
        self.on_ready: Callable[[], None] = lambda: None
        self._settings, self._made = settings, made
        self._began, self._deaths = 0.0, 0
        self._is_closed = False
        self._changing = asyncio.Lock()
        self._all: set[Child] = set()

    async def run(self) -> None:
        """Start another process whenever one ends, for ever."""
        while True:
            status = await self._ended()
            if self._is_closed:
                return
            is_steady = asyncio.get_running_loop().time() - self._began > STEADY_SECONDS
            self._deaths = 1 if is_steady else self._deaths + 1
            log.warning("process-ended", process=self.number, status=status, pause=pause(self._deaths))
            await asyncio.sleep(pause(self._deaths))
            async with self._changing:
                if self.child is None and not self._is_closed:
                    await self.fill()

    async def fill(self) -> bool:
        """Start a process where there is none; False when it does not begin to serve."""
        self.child = await self._started()
        if self.child is None:
            return False
        self.child.tell(Word.ALONE)
        self.on_ready()
        return True

    async def replace(self) -> bool:
        """Put a new process in the old one's place, so that nobody misses it; False when the new one does not begin."""
        async with self._changing:
            new = await self._started()
            if new is None:
                return False
            old, self.child = self.child, new
            self.on_ready()
            if old is not None:
                await old.leave(LEAVE_SECONDS)
            new.tell(Word.ALONE)
            log.info("process-replaced", process=self.number, pid=new.pid)
            return True

    async def close(self) -> None:
        """Have every process of this place go."""
        self._is_closed = True
        await asyncio.gather(*(one.leave(LEAVE_SECONDS) for one in self._all))

    async def _started(self) -> Child | None:
        child = self._made(self.number)
        self._all.add(child)
        self.is_starting, self._began = True, asyncio.get_running_loop().time()
        try:
            await child.start(self._settings)
            if await child.is_ready():
                return child
        finally:
            self.is_starting = False
        self._all.discard(child)
        return None

    async def _ended(self) -> int | None:
        """The status of the process that ended and left nobody in its place."""
        status = None
        while (child := self.child) is not None:
            status = await child.gone()
            self._all.discard(child)
            if self.child is child:
                self.child = None
        return status
