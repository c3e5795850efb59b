"""Load on one server: `python -m tests.server.load --tables 500 --interval 5 --seconds 60`.

Every table has four sockets and plays a turn each interval. Measured is the time from just before a turn is posted
until the last of the four sockets has its event, all in this process, on the same machine as the server.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import tempfile
import time
from contextlib import ExitStack
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
    from websockets.asyncio.client import ClientConnection

    from babylon.game import Game

SOCKETS = 4
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
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    posts: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    cpu: float = 0.0
    late: int = 0
    over: int = 0
    ready: int = 0
    all_ready: asyncio.Event = field(default_factory=asyncio.Event)


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
        return await connect(address, additional_headers=headers, compression=None, ping_interval=None, max_size=None)

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


async def played(house: ServerProcess, number: int, tables: int, interval: float, seconds: float, seen: Seen) -> None:
    """One table's life: a turn each interval, and a new game when one is over."""
    table = LoadedTable(house.port, number, seen)
    await table.open()
    seen.ready += 1
    if seen.ready == tables:
        # The generator's own pauses are not the server's.
        gc.collect()
        gc.freeze()
        gc.disable()
        seen.cpu = house.cpu_seconds()
        seen.all_ready.set()
    await seen.all_ready.wait()
    due = time.perf_counter() + interval * (1 + number / tables)
    until = due + seconds
    while due < until:
        delay = due - time.perf_counter()
        seen.late += delay < -interval
        await asyncio.sleep(max(0.0, delay))
        if not await table.turn():
            seen.over += 1
            await table.close()
            table = LoadedTable(house.port, number + seen.over, seen)
            await table.open()
        due += interval
    await table.close()


async def load(house: ServerProcess, tables: int, interval: float, seconds: float) -> Seen:
    """All tables at once, and the server's memory every few seconds."""
    seen = Seen()
    lives = [played(house, number, tables, interval, seconds, seen) for number in range(tables)]
    watching = asyncio.create_task(_watch(house, seen))
    await asyncio.gather(*lives)
    watching.cancel()
    seen.cpu = house.cpu_seconds() - seen.cpu
    return seen


async def _watch(house: ServerProcess, seen: Seen) -> None:
    while True:
        seen.memory.append(house.memory_mb())
        await asyncio.sleep(2)


def summary(seen: Seen, seconds: float) -> str:
    """The figures on one line each."""
    ordered, posts = sorted(seen.latencies), sorted(seen.posts)

    def at(values: list[float], share: float) -> str:
        return f"{values[min(len(values) - 1, int(share * len(values)))] * 1e3:.1f} ms"

    return "\n".join(
        (
            f"turns {len(ordered)} in {seconds:.0f} s, games over {seen.over}, turns begun late {seen.late}",
            f"post to last socket: p50 {at(ordered, 0.5)}, p99 {at(ordered, 0.99)}, worst {at(ordered, 1)}",
            f"post to answer: p50 {at(posts, 0.5)}, p99 {at(posts, 0.99)}",
            f"server processor time: {seen.cpu / len(ordered) * 1e3:.1f} ms a turn",
            f"server memory, MB: first {seen.memory[0]:.0f}, most {max(seen.memory):.0f}, last {seen.memory[-1]:.0f}",
        )
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--interval", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    chosen = parser.parse_args()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = f"sqlite:///{home}/babylon.db"
        if chosen.database == "postgresql":
            url = postgres.new_database(stack.enter_context(postgres.cluster()), "load")
        house = stack.enter_context(server(url, home / "log", log_level="warning"))
        seen = asyncio.run(load(house, chosen.tables, chosen.interval, chosen.seconds))
        print(summary(seen, chosen.seconds))  # noqa: T201 - the result


if __name__ == "__main__":
    main()
