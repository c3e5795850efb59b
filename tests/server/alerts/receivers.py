"""Who gets alerts in tests: a web address of our own on loopback, which writes down what it is sent."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PATIENCE = 120.0


@dataclass
class Heard:
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """An address, what has arrived there, and what it answers: the statuses in turn, then 201 for ever."""

    port: int = 0
    heard: list[Heard] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    news: asyncio.Condition = field(default_factory=asyncio.Condition)

    def url(self, path: str = "/hook") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def has(self, count: int) -> list[Heard]:
        """All requests, once there are so many."""
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(lambda: len(self.heard) >= count)
        return self.heard

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        answer = self.answers.pop(0) if self.answers else "201 Created"
        writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        async with self.news:
            self.heard.append(Heard(head[0].split(" ")[1], headers, body))
            self.news.notify_all()


@asynccontextmanager
async def receiver(*answers: str) -> AsyncIterator[Receiver]:
    """A running receiver."""
    one = Receiver(answers=[*answers])
    server = await asyncio.start_server(one.take, "127.0.0.1", 0)
    one.port = server.sockets[0].getsockname()[1]
    async with server:
        yield one
