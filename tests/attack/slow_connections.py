"""Slow and fat connections: `python -m tests.attack.slow_connections --connections 1000 --seconds 60`.

From several addresses a hostile client opens as many connections as it may, of every kind that costs a server more
than it costs them, and opens them again when they are ended. Beside them someone asks whether the server is well.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import multiprocessing
import resource
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from babylon.client import Client
from tests.attack.figures import Figure, tell
from tests.server.processes import ServerProcess, server
from tests.server.raw import frame, handshake

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

ADDRESSES = 8
PROBE_SECONDS = 0.02
PAUSE_SECONDS = 2.0  # before a connection that was ended is opened again
HEALTH_MS, MEMORY_MB = 50.0, 50.0
CALM = 100  # questions before the attack
PING = 9


@dataclass(frozen=True)
class Line:
    """A hostile connection; what it does, it does slowly or without end, until the server has had enough."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    table: str

    async def say(self, *pieces: bytes, pause: float = 0.0) -> None:
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(pause)

    async def silence(self) -> None:
        await self.reader.read()

    async def slow_head(self) -> None:
        await self.say(b"GET / HTTP/1.1\r\n", *([b"X: y\r\n"] * 200), pause=0.5)

    async def slow_body(self) -> None:
        head = b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        await self.say(head + b"Content-Length: 60000\r\n\r\n", *([b" "] * 200), pause=0.5)

    async def fat_head(self) -> None:
        await self.say(b"GET / HTTP/1.1\r\nX: ", *([b"x" * 4096] * 1000), pause=0.05)

    async def fat_body(self) -> None:
        head = b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        await self.say(head, *([b"1;" + b"x" * 4096 + b"\r\n \r\n"] * 1000), pause=0.05)

    async def many_at_once(self) -> None:
        await self.say(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 2000, pause=1.0)

    async def reads_nothing(self) -> None:
        self.reader._transport.pause_reading()  # type: ignore[attr-defined]  # else the stream reads ahead
        await self.say(*([b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"] * 12), pause=0.1)
        await asyncio.sleep(60)

    async def empty_lines(self) -> None:
        await self.say(*([b"\r\n"] * 200), pause=0.5)

    async def sockets(self) -> None:
        await self.say(handshake(self.table), *([frame(PING) * 50] * 200), pause=0.2)

    async def deaf_sockets(self) -> None:
        self.reader._transport.pause_reading()  # type: ignore[attr-defined]  # as above
        await self.say(handshake(self.table, "?wire=2&after=0"))
        await asyncio.sleep(60)


KINDS: tuple[Callable[[Line], Awaitable[None]], ...] = (
    Line.silence,
    Line.slow_head,
    Line.slow_body,
    Line.fat_head,
    Line.fat_body,
    Line.many_at_once,
    Line.reads_nothing,
    Line.empty_lines,
    Line.sockets,
    Line.deaf_sockets,
)


async def _again_and_again(port: int, table: str, number: int, until: float) -> None:
    source = f"127.0.0.{2 + number % ADDRESSES}"
    for turn in itertools.count(number):
        if time.monotonic() >= until:
            return
        with suppress(OSError):
            opening = asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
            reader, writer = await opening
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(max(0.1, until - time.monotonic())):
                    await KINDS[turn % len(KINDS)](Line(reader, writer, table))
            writer.transport.abort()
        await asyncio.sleep(PAUSE_SECONDS)


async def _all(port: int, table: str, connections: int, seconds: float) -> None:
    until = time.monotonic() + seconds
    await asyncio.gather(*(_again_and_again(port, table, number, until) for number in range(connections)))


def hostile(port: int, table: str, connections: int, seconds: float) -> None:
    """Do the worst for so long, in a process of its own."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(_all(port, table, connections, seconds))


def health_ms(house: ServerProcess) -> float:
    """How long someone new waits to hear that the server is well."""
    began = time.perf_counter()
    line = HTTPConnection("127.0.0.1", house.port, timeout=30)
    line.request("GET", "/healthz")
    assert line.getresponse().read() == b"ok"
    line.close()
    return (time.perf_counter() - began) * 1000


def p99(values: list[float]) -> float:
    return sorted(values)[int(len(values) * 0.99)]


@dataclass
class Seen:
    """What asking took while nothing happened and during the attack, in ms; the server's memory before and at most."""

    calm: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    before: float = 0.0
    most: float = 0.0


def attack(home: Path, connections: int, seconds: float, calm: int = CALM) -> Seen:
    """Attack a server with the limits that it comes with, after so many questions while nothing happens."""
    seen = Seen()
    limits = {"requests_per_minute": 600, "sockets_per_client": 200}
    with server(f"sqlite:///{home}/babylon.db", home / "log", **limits) as house:
        with Client(house.url) as host:
            table = host.create(2, access="open", sit={"seats": [0, 1], "name": "Ada"}).name
        # What is made once and kept is no part of the attack.
        httpx.get(f"{house.url}/api/v1/openapi.json")
        for _ in range(calm):
            seen.calm.append(health_ms(house))
            time.sleep(PROBE_SECONDS)
        seen.before = seen.most = house.memory_mb()
        worst = multiprocessing.get_context("spawn").Process(
            target=hostile, args=(house.port, table, connections, seconds)
        )
        worst.start()
        while worst.is_alive():
            seen.waits.append(health_ms(house))
            seen.most = max(seen.most, house.memory_mb())
            time.sleep(PROBE_SECONDS)
        worst.join()
        assert worst.exitcode == 0
        assert "Traceback" not in house.log.read_text()
    return seen


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--connections", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        seen = attack(Path(home), options.connections, options.seconds)
    print(f"health at p99 before the attack: {p99(seen.calm):.3g} ms")  # noqa: T201 - what this machine takes anyway
    tell(
        [
            Figure(f"health at p99 of {len(seen.waits)}", p99(seen.waits), HEALTH_MS, "ms"),
            Figure(f"memory beyond {seen.before:.0f} MB", seen.most - seen.before, MEMORY_MB, "MB"),
        ]
    )


if __name__ == "__main__":
    main()
