"""Tables under load: each plays with itself, or against bots, in front of some sockets."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import connect

from babylon.pieces.kinds import Keep, Source
from babylon.pieces.move import Dig, EndTurn, Move, Place
from babylon.pieces.spaces import CORNERS, Space
from babylon.server.store.rows import Secrets
from babylon.server.tables.event_effects import state_from
from babylon.server.tables.live_table import EVENTS, LiveTable, moved
from babylon.server.tables.offers import Offers

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

    from babylon.game import Game

SOCKETS = 4
GUESSES = 6
BUSY = 503  # a database that took too long on a busy machine
OFFERS = Offers()


class Way(StrEnum):
    """How turns are sent, and what the sockets get of them."""

    STATES = "states"  # by HTTP; the event and the whole state, as builds before the lean wire have it
    HTTP = "http"  # by HTTP; what has changed
    SOCKET = "socket"  # over the player's own socket; what has changed


@dataclass
class Timings:
    """How long turns took, in seconds: until the last socket had them, and until they were answered."""

    latencies: list[float] = field(default_factory=list)
    posts: list[float] = field(default_factory=list)


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
    for _ in range(GUESSES):
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


class LoadedTable:
    """A table in front of four sockets that plays with itself, or against three of the same bot."""

    def __init__(self, port: int, seed: int, timings: Timings, bot: str | None = None, way: Way = Way.SOCKET) -> None:
        self._port, self._timings, self._way = port, timings, way
        self._seats = [0] if bot else [0, 1, 2, 3]
        self._rivals = [{"bot": None}] + [{"bot": bot}] * 3
        self._rng = random.Random(seed)
        self._line = Line(port)
        self._arrived: dict[int, list[float]] = {}
        self._all_here: dict[int, asyncio.Future[None]] = {}
        self._answered: asyncio.Future[dict[str, Any]] | None = None
        self._heard = asyncio.Event()
        self.sockets: list[ClientConnection] = []
        self._listening: list[asyncio.Task[None]] = []

    async def open(self, pause: float = 0.0) -> None:
        """Make the table, step by step: people do not press all their buttons at once."""
        body = {"players": 4, "access": "open", "seats": self._rivals, "sit": {"seats": self._seats, "name": "Load"}}
        made = await self._line.request("POST", "/tables", body)
        self.name = made["table"]["id"]
        for seat in self._seats:
            await asyncio.sleep(pause)
            await self._line.request("POST", f"/tables/{self.name}/seats/{seat}/ready", {})
        told = await self._line.request("GET", f"/tables/{self.name}/events?state=false")
        events = [EVENTS.validate_python(event) for event in told["events"]]
        self._live = moved(LiveTable(state_from(self.name, events[:1]), Secrets(), {}), events[1:], OFFERS)
        for _ in range(SOCKETS):
            await asyncio.sleep(pause)
            self.sockets.append(await self._socket())
            self._listening.append(asyncio.create_task(self._listen(self.sockets[-1])))

    async def _socket(self) -> ClientConnection:
        after = self._live.state.seq
        form = "" if self._way is Way.STATES else "&wire=2"
        address = f"ws://127.0.0.1:{self._port}/api/v1/tables/{self.name}/socket?after={after}{form}"
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
        async for frame in socket:
            text = str(frame)
            if text.startswith('{"kind":"event'):
                self._hear(text)
            elif text.startswith('{"kind":"answer"') and self._answered is not None:
                self._answered.set_result(json.loads(text))

    def _hear(self, text: str) -> None:
        now = time.perf_counter()
        seq = int(text.split('"seq":', 1)[1].split(",", 1)[0])
        here = self._arrived.setdefault(seq, [])
        if not here:
            told = json.loads(text)
            events = [EVENTS.validate_python(event) for event in told.get("events") or [told["event"]]]
            self._live = moved(self._live, events, OFFERS)
            self._heard.set()
        here.append(now)
        if len(here) == SOCKETS and seq in self._all_here:
            self._all_here[seq].set_result(None)

    @property
    def is_over(self) -> bool:
        return self._live.playing.is_over

    async def await_turn(self) -> None:
        """Wait until the bots have played, or the game is over."""
        while not self.is_over and self._live.state.to_play not in self._seats:
            self._heard.clear()
            await self._heard.wait()

    async def turn(self) -> None:
        """Play one turn and wait until all sockets know."""
        state = self._live.state
        body = {"seat": state.to_play, "seq": state.seq, "moves": quick_turn(self._live.playing, self._rng)}
        wanted = state.seq + 1
        waiting = self._all_here[wanted] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        answer = await self._commit(body, f"k{wanted}")
        self._timings.posts.append(time.perf_counter() - began)
        await asyncio.wait_for(waiting, 30)
        self._timings.latencies.append(max(self._arrived[wanted]) - began)
        self._all_here.clear()
        while self._live.state.seq < answer["seq"]:
            # The last turn brings the end of the game along.
            self._heard.clear()
            await self._heard.wait()

    async def _commit(self, body: dict[str, Any], key: str) -> dict[str, Any]:
        if self._way is not Way.SOCKET:
            return await self._line.request("POST", f"/tables/{self.name}/turns", body, key=key)
        answer = await self._asked({"kind": "turn", "key": key, **body})
        while answer["status"] == BUSY:
            # As pages do it: the same turn with the same key is played once.
            answer = await self._asked({"kind": "turn", "key": key, **body})
        assert (answer["key"], answer["status"]) == (key, 200), answer
        return dict(answer["body"])

    async def _asked(self, frame: dict[str, Any]) -> dict[str, Any]:
        self._answered = asyncio.get_running_loop().create_future()
        await self.sockets[0].send(json.dumps(frame))
        return await asyncio.wait_for(self._answered, 30)

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        self._line.close()
