"""The parent of a server's processes: it takes connections in, and starts, replaces and stops the others."""

import asyncio
import signal
import socket
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from babylon.pieces.errors import BabylonError
from babylon.server.config import Config
from babylon.server.process.connections import Connections
from babylon.server.process.file_limit import raise_file_limit, room
from babylon.server.process.limits import UNBOUNDED, Limits
from babylon.server.process.logs import log
from babylon.server.process.metrics import Metrics
from babylon.server.setting_sources import Sources
from babylon.server.supervision.children import Child
from babylon.server.supervision.entrance import Entrance
from babylon.server.supervision.figures import merged
from babylon.server.supervision.slots import Slot

PARENT = "parent"  # as figures call it


class NotBegun(BabylonError):
    """The processes could not begin to serve; each has said why."""

    kind = "serve"


class Supervisor:
    """One server of several processes, from its start to its end."""

    def __init__(self, config: Config, sources: Sources, ports: list[socket.socket]) -> None:
        self._metrics = Metrics()
        files = raise_file_limit()
        each = room(files, config.workers, 0) or UNBOUNDED
        most = min(config.connections or UNBOUNDED, each * config.processes)
        limits = replace(Limits.of(config), connections=most)
        self._connections = Connections(limits, config.proxies, self._metrics)
        self._slots = [Slot(number, sources.as_json(), self._made) for number in range(config.processes)]
        self._entrance = Entrance(ports, self._slots, self._connections, each)
        self._stopping = asyncio.Event()
        self._reloading: asyncio.Task[None] | None = None
        self._showing: set[asyncio.Task[None]] = set()
        self._facts = {"processes": config.processes, "files": files, "connections": most}

    async def run(self, on_ready: Callable[[], object]) -> None:
        """Serve until a signal comes; NotBegun when not even the beginning works."""
        self._heed_signals()
        stopping = asyncio.create_task(self._stopping.wait())
        beginning = asyncio.create_task(self._begun())
        await asyncio.wait({stopping, beginning}, return_when=asyncio.FIRST_COMPLETED)
        has_begun = beginning.done() and beginning.result()
        if has_begun:
            self._entrance.open()
            log.info("serving", **self._facts)
            on_ready()
            going_on = [asyncio.create_task(slot.run()) for slot in self._slots]
            await stopping
            await self._end([*going_on, beginning])
        else:
            await self._end([stopping, beginning])
            if not self._stopping.is_set():
                raise NotBegun("processes-failed")

    async def _begun(self) -> bool:
        return all(await asyncio.gather(*(slot.fill() for slot in self._slots)))

    async def _end(self, tasks: Iterable[asyncio.Task[Any]]) -> None:
        """Take nobody in any more, and have every process go."""
        self._entrance.close()
        await asyncio.gather(*(slot.close() for slot in self._slots))
        reloading = [] if self._reloading is None else [self._reloading]
        for task in (*tasks, *reloading):
            task.cancel()

    def _heed_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, self._reload)

    def _reload(self) -> None:
        if self._reloading is None or self._reloading.done():
            self._reloading = asyncio.create_task(self._replace_all())

    async def _replace_all(self) -> None:
        """Put new processes in the places of the old ones, one after another; the first that fails ends it."""
        log.info("reloading")
        for slot in self._slots:
            if not await slot.replace():
                log.error("reload-failed", process=slot.number)
                return
        log.info("reloaded")

    def _made(self, number: int) -> Child:
        return Child(number, self._connections.leave, self._entrance.hand_over, self._show_figures)

    def _show_figures(self, asking: Child) -> None:
        task = asyncio.create_task(self._shown(asking))
        self._showing.add(task)
        task.add_done_callback(self._showing.discard)

    async def _shown(self, asking: Child) -> None:
        """Tell one process the figures of all."""
        children = [slot.child for slot in self._slots if slot.child is not None]
        texts = await asyncio.gather(*(child.figures() for child in children))
        named = {str(child.number): text for child, text in zip(children, texts, strict=True) if text}
        asking.show(merged({PARENT: self._metrics.text().decode(), **named}))
