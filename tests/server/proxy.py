"""A network that misbehaves: it delays, cuts, goes silent, sends twice, and blocks."""

from __future__ import annotations

import asyncio
import random
import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Callable

CHUNK = 65536
SILENCE = 3.0


@dataclass(frozen=True)
class Fault:
    """What happens to one connection; the numbers are bytes of the answer after which it does."""

    delay: float = 0.0
    cut_after: int | None = None
    silent_after: int | None = None
    twice: bool = False
    blocked: bool = False


def no_fault(_first: bytes) -> Fault:
    return Fault()


def bad_luck(seed: int) -> Callable[[bytes], Fault]:
    """A fault for about every third connection; posts and sockets are delayed differently, so they cross."""
    rng = random.Random(seed)

    def fault(first: bytes) -> Fault:
        delay = rng.choice((0.0, 0.0, 0.02, 0.1)) if first.startswith(b"POST") else rng.choice((0.0, 0.0, 0.05))
        match rng.randrange(9):
            case 0:
                return Fault(delay, cut_after=rng.choice((0, 0, 10, 500, 30_000)))
            case 1:
                return Fault(delay, silent_after=rng.choice((0, 200, 30_000)))
            case 2 | 3 if first.startswith(b"POST"):
                return Fault(delay, twice=True)
            case _:
                return Fault(delay)

    return fault


def blocking(*paths: bytes) -> Callable[[bytes], Fault]:
    """A network through which requests for these paths do not come."""
    return lambda first: Fault(blocked=any(path in first.split(b"\r\n", 1)[0] for path in paths))


class Proxy:
    """Listens on a port of its own and passes everything on, more or less."""

    def __init__(
        self, target: int, fault: Callable[[bytes], Fault], rewritten: Callable[[bytes], bytes] = lambda first: first
    ) -> None:
        self._target, self._fault, self._rewritten = target, fault, rewritten
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._tasks: set[asyncio.Task[None]] = set()

    def __enter__(self) -> Self:
        self._thread.start()
        starting = asyncio.start_server(self._connected, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(starting, self._loop).result()
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *_problem: object) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _stop(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            with suppress(OSError, asyncio.CancelledError):
                await self._pass_on(reader, writer)
        finally:
            self._tasks.discard(task)
            writer.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = await reader.read(CHUNK)
        fault = self._fault(first)
        if fault.blocked or not first:
            return
        if fault.twice:
            await self._send_copy(first)
        upstream_reader, upstream_writer = await asyncio.open_connection("127.0.0.1", self._target)
        await asyncio.sleep(fault.delay)
        upstream_writer.write(self._rewritten(first))
        try:
            there = asyncio.create_task(_pump(reader, upstream_writer, Fault(fault.delay)))
            await _pump(upstream_reader, writer, fault)
            there.cancel()
        finally:
            upstream_writer.close()

    async def _send_copy(self, first: bytes) -> None:
        """The same request on another connection; nobody hears its answer."""
        _, writer = await asyncio.open_connection("127.0.0.1", self._target)
        writer.write(first)
        await asyncio.sleep(0.01)
        writer.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, fault: Fault) -> None:
    passed = 0
    while data := await reader.read(CHUNK):
        if fault.delay:
            await asyncio.sleep(fault.delay)
        passed += len(data)
        if fault.silent_after is not None and passed > fault.silent_after:
            await asyncio.sleep(SILENCE)
            return
        if fault.cut_after is not None and passed > fault.cut_after:
            return
        writer.write(data)
        await writer.drain()
