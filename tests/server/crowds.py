"""Many at once: `python -m tests.server.crowds`, or `--only lists`, `--only games`, `--only sockets`, `--only kill`.

- lists: how long the list of open tables takes when 10,000 of them are played;
- games: how long the list of someone's games takes who has 1,000;
- sockets: how much memory a server has with 5,000 of them, four a table;
- kill: how long after a server was killed and started again the last of 2,000 has been greeted anew.

Sockets are as bare as they can be here, since they share the machine with the server.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import secrets
import sqlite3
import statistics
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import uvloop

from tests.server.load import say
from tests.server.load_tables import SOCKETS, Line
from tests.server.processes import ServerProcess, server

if TYPE_CHECKING:
    from collections.abc import Iterator

STALE_SECONDS = 1.1  # a list is kept for a second
TRIES = 10
AT_ONCE = 50
FILES = 20_000
SHORT, LONG = 126, 127  # how the length of a frame is told
RETRY_SECONDS = 0.2


class BareSocket:
    """A connection that asks for a WebSocket and reads the greeting."""

    def __init__(self, port: int, table: str, cookie: str) -> None:
        self._port = port
        path = f"/api/v1/tables/{table}/socket?wire=2"
        self._head = (
            f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
        self._writer: asyncio.StreamWriter | None = None

    async def greeted(self) -> None:
        """Connect, as often as it takes, and wait for the first message."""
        while True:
            try:
                await self._connected()
            except (OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    async def _connected(self) -> None:
        reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._writer.write(self._head)
        answer = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in answer, answer
        length = (await reader.readexactly(2))[1]
        if length >= SHORT:
            length = int.from_bytes(await reader.readexactly(2 if length < LONG else 8))
        greeting = await reader.readexactly(length)
        assert greeting.startswith(b'{"kind":"hello"'), greeting[:80]

    def close(self) -> None:
        """Leave."""
        if self._writer is not None:
            self._writer.close()


async def dealt_table(port: int) -> tuple[str, str]:
    """A table for four that has begun, and the cookie of whoever sits there."""
    line = Line(port)
    body = {"players": 4, "access": "open", "sit": {"seats": [0, 1, 2, 3], "name": "Crowd"}}
    name = (await line.request("POST", "/tables", body))["table"]["id"]
    for seat in range(4):
        await line.request("POST", f"/tables/{name}/seats/{seat}/ready", {})
    line.close()
    return name, line.cookie


async def opened(port: int, sockets: int) -> list[BareSocket]:
    """So many greeted sockets, four at a table; tables are opened some at a time."""
    gate, crowd = asyncio.Semaphore(AT_ONCE), list[BareSocket]()

    async def one() -> None:
        async with gate:
            name, cookie = await dealt_table(port)
            four = [BareSocket(port, name, cookie) for _ in range(SOCKETS)]
            await asyncio.gather(*(each.greeted() for each in four))
            crowd.extend(four)

    await asyncio.gather(*(one() for _ in range(sockets // SOCKETS)))
    return crowd


async def sockets_memory(house: ServerProcess, sockets: int) -> float:
    """Megabytes of a server with so many sockets."""
    before = house.memory_mb()
    crowd = await opened(house.port, sockets)
    after = house.memory_mb()
    say(f"{len(crowd)} sockets at {len(crowd) // SOCKETS} tables: {after:.0f} MB, {before:.0f} MB before")
    for one in crowd:
        one.close()
    return after


async def back_after_kill(house: ServerProcess, sockets: int) -> float:
    """Seconds from a kill, with a start right after it, until the last socket is greeted again."""
    crowd = await opened(house.port, sockets)
    began = time.perf_counter()
    house.kill()
    start = asyncio.create_task(asyncio.to_thread(house.start))
    for one in crowd:
        one.close()
    await asyncio.gather(*(one.greeted() for one in crowd))
    took, used = time.perf_counter() - began, house.cpu_seconds()
    started = await start
    say(
        f"{len(crowd)} sockets greeted again {took:.1f} s after the kill; the new server was up after {started:.1f} s "
        f"and had used {used:.1f} s of processor time by then"
    )
    for one in crowd:
        one.close()
    return took


def copy_game(database: Path, name: str, games: int) -> None:
    """Write a game so many times more, under other names."""
    with sqlite3.connect(database) as connection:
        for number in range(games):
            other = f"{name[:6]}{number:06}"
            connection.execute(
                "INSERT INTO game (id, seq, status, access, rules, created, wake_at, line, progress) "
                "SELECT ?, seq, status, access, rules, created + ?, wake_at, replace(line, ?, ?), progress "
                "FROM game WHERE id = ?",
                (other, number, name, other, name),
            )
            connection.execute(
                "INSERT INTO event (game, seq, at, kind, body) SELECT ?, seq, at, kind, body FROM event WHERE game = ?",
                (other, name),
            )
            connection.execute(
                "INSERT INTO holder (game, role, holder, part, status, created) "
                "SELECT ?, role, holder, part, status, created + ? FROM holder WHERE game = ?",
                (other, number, name),
            )


async def own_games(house: ServerProcess, database: Path, games: int) -> float:
    """The middle time of a page of someone's games who has so many."""
    name, cookie = await dealt_table(house.port)
    await asyncio.to_thread(copy_game, database, name, games)
    line, times = Line(house.port), list[float]()
    line.cookie = cookie
    for _ in range(5 * TRIES):
        began = time.perf_counter()
        told = await line.request("GET", "/games")
        times.append(1e3 * (time.perf_counter() - began))
        assert told["games"]
        assert told["more"]
    line.close()
    middle = statistics.median(times)
    say(f"a list of one's own games, of {games:,}: {middle:.1f} ms, the longest {max(times):.1f} ms")
    return middle


async def list_times(port: int) -> tuple[float, float]:
    """Milliseconds until a list has come that has to be read anew: the middle one and the longest."""
    line, times = Line(port), list[float]()
    await line.request("GET", "/tables")
    for _ in range(TRIES):
        await asyncio.sleep(STALE_SECONDS)
        began = time.perf_counter()
        told = await line.request("GET", "/tables")
        times.append(1e3 * (time.perf_counter() - began))
        assert told["tables"]
    line.close()
    return statistics.median(times), max(times)


async def lists(house: ServerProcess, database: Path, games: int) -> float:
    """The middle time of a list with so many tables that are played."""
    name, _ = await dealt_table(house.port)
    few, _ = await list_times(house.port)
    await asyncio.to_thread(copy_game, database, name, games)
    before = house.cpu_seconds()
    many, longest = await list_times(house.port)
    cost = 1e3 * (house.cpu_seconds() - before) / (TRIES + 1)
    say(
        f"a list of open tables: {few:.1f} ms with one, {many:.1f} ms with {games:,}, the longest {longest:.1f} ms; "
        f"{cost:.1f} ms of processor time, all that the server did meanwhile"
    )
    return many


@contextmanager
def fresh() -> Iterator[tuple[ServerProcess, Path]]:
    """A server with a database of its own."""
    with tempfile.TemporaryDirectory() as home:
        database = Path(home) / f"{secrets.token_hex(4)}.db"
        with server(f"sqlite:///{database}", Path(home) / "log", log_level="warning", workers=1) as house:
            yield house, database


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=["lists", "games", "sockets", "kill"])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--own", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--killed", type=int, default=2000)
    chosen = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    say(f"load of the machine: {os.getloadavg()[0]:.1f}")
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        if chosen.only in (None, "lists"):
            with fresh() as (house, database):
                runner.run(lists(house, database, chosen.games))
        if chosen.only in (None, "games"):
            with fresh() as (house, database):
                runner.run(own_games(house, database, chosen.own))
        if chosen.only in (None, "sockets"):
            with fresh() as (house, _):
                runner.run(sockets_memory(house, chosen.sockets))
        if chosen.only in (None, "kill"):
            with fresh() as (house, _):
                runner.run(back_after_kill(house, chosen.killed))


if __name__ == "__main__":
    main()
