"""Load on one server: `python -m tests.server.load --tables 500 --interval 5 --seconds 60`.

Every table has four sockets and plays a turn each interval. Measured is the time from just before a turn is posted
until the last of the four sockets has its event, all in this process, on the same machine as the server.
With `--ramp` the tables play faster and faster; with `--bot architect` that bot thinks at another table in a second
stretch of so many seconds. No turn is told before it is on the disk, so how long the disk alone takes is told first;
`--home /dev/shm` leaves it out.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import tempfile
import time
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import connect

from babylon.pieces.kinds import Keep, Source
from babylon.pieces.move import Dig, EndTurn, Move, Place
from babylon.pieces.spaces import CORNERS, Space
from babylon.server.offers import Offers
from babylon.server.store.rows import Secrets
from babylon.server.tables.fold import folded
from babylon.server.tables.live import EVENTS, LiveTable, moved
from tests.server import postgres
from tests.server.processes import ServerProcess, server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from websockets.asyncio.client import ClientConnection

    from babylon.game import Game

SOCKETS = 4
WATCH_SECONDS = 2.0
STEP_SECONDS = 15.0
BAR_MS = 50.0
MOVED = 12
STOLEN = 7  # the place in /proc/stat
DISK_WRITES, DISK_PAUSE = 1000, 0.01
OFFERS = Offers()


class Line:
    """One kept-alive HTTP connection with a cookie; a browser's, without the browser."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self.cookie = ""

    async def request(self, method: str, path: str, body: object = None, key: str = "") -> dict[str, Any]:
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        assert self._reader is not None
        raw = json.dumps(body).encode() if body is not None else b""
        extra = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        extra += f"Idempotency-Key: {key}\r\n" if key else ""
        kind = "Content-Type: application/json\r\n" if raw else ""
        head = f"{method} /api/v1{path} HTTP/1.1\r\nHost: x\r\n{kind}{extra}Content-Length: {len(raw)}\r\n\r\n"
        self._writer.write(head.encode() + raw)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode()
        length = int(answer.lower().split("content-length: ")[1].split("\r\n")[0])
        text = await self._reader.readexactly(length)
        if "set-cookie: " in answer:
            self.cookie = answer.split("set-cookie: ")[1].split(";")[0]
        assert answer[9:11] == "20", (answer, text)
        return dict(json.loads(text))

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


def quick_turn(game: Game, rng: random.Random) -> list[str]:
    """A legal turn found by guessing, so that the generator costs little."""
    stacks = [stack.stack for stack in game.quarry.stacks if stack.height]
    draft = game.copy()
    moves: list[Move] = [Dig(rng.choice(stacks))]
    draft.play(moves[0])
    for _ in range(12):
        level = rng.choice((1, 1, 2, 3))
        place = Place(
            rng.choice((Source.DUG, Source.STORED)),
            Space(rng.randrange(7), rng.randrange(7)),
            level,
            rng.randrange(4),
            rng.choice((None, *CORNERS)),
        )
        if draft.why_not(place) is None:
            draft.play(place)
            moves.append(place)
    keep = EndTurn(Keep.DUG)
    moves.append(keep if draft.why_not(keep) is None else EndTurn(Keep.NONE))
    return [str(move) for move in moves]


@dataclass
class Seen:
    """What was measured, and how fast the tables shall play."""

    interval: float
    latencies: list[float] = field(default_factory=list)
    posts: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    late: int = 0
    over: int = 0
    ready: int = 0
    all_ready: asyncio.Event = field(default_factory=asyncio.Event)
    is_done: bool = False


class LoadedTable:
    """A table that plays with itself in front of four sockets."""

    def __init__(self, port: int, seed: int, seen: Seen) -> None:
        self._port, self._seen = port, seen
        self._rng = random.Random(seed)
        self._line = Line(port)
        self._arrived: dict[int, list[float]] = {}
        self._all_here: dict[int, asyncio.Future[None]] = {}

    async def open(self) -> None:
        body = {"players": 4, "access": "open", "sit": {"seats": [0, 1, 2, 3], "name": "Load"}}
        made = await self._line.request("POST", "/tables", body)
        self.name = made["table"]["id"]
        for seat in range(4):
            await self._line.request("POST", f"/tables/{self.name}/seats/{seat}/ready", {})
        told = await self._line.request("GET", f"/tables/{self.name}/events?state=false")
        events = [EVENTS.validate_python(event) for event in told["events"]]
        self._live = moved(LiveTable(folded(self.name, events[:1]), Secrets(), {}), events[1:], OFFERS)
        self.sockets = [await self._socket() for _ in range(SOCKETS)]
        self._listening = [asyncio.create_task(self._listen(socket)) for socket in self.sockets]

    async def _socket(self) -> ClientConnection:
        after = self._live.state.seq
        address = f"ws://127.0.0.1:{self._port}/api/v1/tables/{self.name}/socket?after={after}"
        headers = {"Cookie": self._line.cookie}
        return await connect(
            address,
            additional_headers=headers,
            compression=None,
            open_timeout=None,
            ping_interval=None,
            max_size=None,
        )

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            if str(text).startswith('{"kind":"event"'):
                self._hear(str(text))

    def _hear(self, text: str) -> None:
        now = time.perf_counter()
        seq = int(text.split('"seq":', 1)[1].split(",", 1)[0])
        here = self._arrived.setdefault(seq, [])
        if not here:
            self._live = moved(self._live, [EVENTS.validate_python(json.loads(text)["event"])], OFFERS)
        here.append(now)
        if len(here) == SOCKETS and seq in self._all_here:
            self._all_here[seq].set_result(None)

    async def turn(self) -> bool:
        """Play one turn and wait until all sockets know; whether the game goes on."""
        state = self._live.state
        body = {"seat": state.to_play, "seq": state.seq, "moves": quick_turn(self._live.playing, self._rng)}
        wanted = state.seq + 1
        waiting = self._all_here[wanted] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        answer = await self._line.request("POST", f"/tables/{self.name}/turns", body, key=f"k{wanted}")
        self._seen.posts.append(time.perf_counter() - began)
        await asyncio.wait_for(waiting, 30)
        self._seen.latencies.append(max(self._arrived[wanted]) - began)
        self._all_here.clear()
        return bool(answer["seq"] == wanted)

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        self._line.close()


async def played(house: ServerProcess, number: int, tables: int, seen: Seen) -> None:
    """One table's life: a turn each interval, and a new game when one is over."""
    table = LoadedTable(house.port, number, seen)
    await table.open()
    seen.ready += 1
    if seen.ready == tables:
        seen.all_ready.set()
    await seen.all_ready.wait()
    due = time.perf_counter() + seen.interval * (1 + number / tables)
    while not seen.is_done:
        delay = due - time.perf_counter()
        seen.late += delay < -seen.interval
        await asyncio.sleep(max(0.0, delay))
        if not await table.turn():
            seen.over += 1
            await table.close()
            table = LoadedTable(house.port, number + seen.over, seen)
            await table.open()
        due += seen.interval
    await table.close()


@asynccontextmanager
async def playing(house: ServerProcess, tables: int, interval: float) -> AsyncIterator[Seen]:
    """All tables at once; within, they have all begun to play."""
    seen = Seen(interval)
    lives = [asyncio.create_task(played(house, number, tables, seen)) for number in range(tables)]
    watching = asyncio.create_task(_watch(house, seen))
    await seen.all_ready.wait()
    # The generator's own pauses are not the server's.
    gc.collect()
    gc.freeze()
    gc.disable()
    await asyncio.sleep(2 * interval)
    yield seen
    seen.is_done = True
    watching.cancel()
    await asyncio.gather(*lives)


async def _watch(house: ServerProcess, seen: Seen) -> None:
    while True:
        seen.memory.append(house.memory_mb())
        await asyncio.sleep(WATCH_SECONDS)


@dataclass(frozen=True)
class Stretch:
    """What was seen in some seconds of playing, in milliseconds from the smallest to the greatest."""

    seconds: float
    latencies: list[float]
    posts: list[float]
    stolen: float  # share of the processors that this machine's host gave to others

    @property
    def rate(self) -> float:
        """Turns a second."""
        return len(self.latencies) / self.seconds

    @property
    def p99(self) -> float:
        """Post to last socket."""
        return at(self.latencies, 0.99)

    def __str__(self) -> str:
        here, there = self.latencies, self.posts
        return (
            f"{self.rate:.0f} turns a second; post to last socket: p50 {at(here, 0.5):.1f} ms, p99 {self.p99:.1f} ms, "
            f"worst {here[-1]:.1f} ms; post to answer: p50 {at(there, 0.5):.1f} ms, p99 {at(there, 0.99):.1f} ms; "
            f"{100 * self.stolen:.1f} % of the processors were the host's"
        )


def at(values: list[float], share: float) -> float:
    """The value below which that share of all lies."""
    return values[min(len(values) - 1, int(share * len(values)))]


async def stretch(seen: Seen, seconds: float) -> Stretch:
    """Watch for so long."""
    turns, posts, before = len(seen.latencies), len(seen.posts), _ticks()
    await asyncio.sleep(seconds)
    ticks = [after - earlier for earlier, after in zip(before, _ticks(), strict=True)]
    return Stretch(
        seconds,
        sorted(1e3 * one for one in seen.latencies[turns:]),
        sorted(1e3 * one for one in seen.posts[posts:]),
        ticks[STOLEN] / sum(ticks),
    )


def _ticks() -> list[int]:
    """What the processors did so far, as Linux counts it."""
    with Path("/proc/stat").open() as lines:
        return [int(one) for one in lines.readline().split()[1:]]


async def steady(house: ServerProcess, chosen: argparse.Namespace) -> None:
    """One rate for as long as was asked."""
    async with playing(house, chosen.tables, chosen.interval) as seen:
        before = house.cpu_seconds()
        whole = await stretch(seen, chosen.seconds)
        used = house.cpu_seconds() - before
        say(f"{len(whole.latencies)} turns in {chosen.seconds:.0f} s, {seen.over} games over, {seen.late} turns late")
        say(str(whole))
        say(f"server processor time: {1e3 * used / len(whole.latencies):.1f} ms a turn")
        step = round(60 / WATCH_SECONDS)
        minutes = [f"{max(seen.memory[first : first + step]):.0f}" for first in range(0, len(seen.memory), step)]
        say(
            f"server memory, MB: first {seen.memory[0]:.0f}, most {max(seen.memory):.0f}, by minute {' '.join(minutes)}"
        )


async def ramp(house: ServerProcess, chosen: argparse.Namespace) -> None:
    """Faster and faster until the server can't keep up or needs longer than the bar allows."""
    async with playing(house, chosen.tables, chosen.interval) as seen:
        held, wanted = 0.0, chosen.tables / chosen.interval
        while True:
            seen.interval = chosen.tables / wanted
            await asyncio.sleep(2 * seen.interval)
            seen_now = await stretch(seen, STEP_SECONDS)
            say(f"wanted {wanted:.0f}: {seen_now}")
            if seen_now.rate < 0.97 * wanted or seen_now.p99 > BAR_MS:
                break
            held, wanted = seen_now.rate, 1.2 * wanted
        say(f"highest rate held with p99 under {BAR_MS} ms: {held:.0f} turns a second")


async def bots(house: ServerProcess, chosen: argparse.Namespace) -> None:
    """First alone, then beside a table of bots that think all the time, and what that adds."""
    line = Line(house.port)
    async with playing(house, chosen.tables, chosen.interval) as seen:
        alone = await stretch(seen, chosen.seconds)
        body = {"players": 4, "access": "open", "seats": [{"bot": chosen.bot}] * 4}
        name = (await line.request("POST", "/tables", body))["table"]["id"]
        heard = 0
        while heard < MOVED:
            told = await line.request("GET", f"/tables/{name}/events?state=false&after={heard}&wait=25")
            heard = told["seq"]
        beside = await stretch(seen, chosen.seconds)
        thought = (await line.request("GET", f"/tables/{name}/events?state=false"))["seq"] - heard
        line.close()
        say(f"without a search: {alone}")
        say(f"beside {thought} turns of {chosen.bot}: {beside}")
        say(f"a search adds {beside.p99 - alone.p99:.1f} ms at p99")


def disk(path: Path) -> str:
    """How long so many small writes take to reach the disk, without any server."""
    waits = []
    with path.open("wb", buffering=0) as file:
        for _ in range(DISK_WRITES):
            file.write(b"babylon " * 1024)
            began = time.perf_counter()
            os.fsync(file.fileno())
            waits.append(1e3 * (time.perf_counter() - began))
            time.sleep(DISK_PAUSE)
    waits.sort()
    return f"p50 {at(waits, 0.5):.1f} ms, p99 {at(waits, 0.99):.1f} ms, worst {waits[-1]:.1f} ms"


def say(line: str) -> None:
    """A figure."""
    print(line, flush=True)  # noqa: T201 - the result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--interval", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--ramp", dest="way", action="store_const", const=ramp, default=steady)
    parser.add_argument("--bot", default=None, help="a bot that thinks meanwhile")
    parser.add_argument("--home", default=None, help="folder for the database, on the disk to be measured")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=chosen.home)))
        say(f"the disk alone: {disk(home / 'disk')}")
        url = f"sqlite:///{home}/babylon.db"
        if chosen.database == "postgresql":
            url = postgres.new_database(stack.enter_context(postgres.cluster()), "load")
        settings = {"bots": "babylon.bots"} if chosen.bot else {}
        house = stack.enter_context(server(url, home / "log", log_level="warning", **settings))
        asyncio.run((bots if chosen.bot else chosen.way)(house, chosen))


if __name__ == "__main__":
    main()
