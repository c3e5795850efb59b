"""Connections leave nothing that Python would have to look for, and do without it where uvicorn has changed."""

import asyncio
import gc
import sys
import time
import tomllib
import weakref
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Close, CloseCode, Frame, Opcode

from babylon.server.config import Config
from babylon.server.process.connections import Connections
from babylon.server.process.limits import Limits
from babylon.server.process.metrics import Metrics
from babylon.server.process.protocols import http_protocol, socket_protocol
from babylon.server.process.text_frames import taker, text_frame

HTTP = "uvicorn.protocols.http.httptools_impl"
SOCKET = "uvicorn.protocols.websockets.websockets_sansio_impl"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """A transport that only remembers who listens to it, and what was written."""

    protocol: asyncio.BaseProtocol

    def __init__(self) -> None:
        super().__init__()
        self.written, self.answered = b"", asyncio.Event()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)
        self.answered.set()

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        pass


async def accepting(_scope: Any, _receive: Any, send: Any) -> None:  # noqa: ANN401 - as ASGI has it
    await send({"type": "websocket.accept"})
    await asyncio.sleep(60)


def connections() -> Connections:
    return Connections(Limits.of(Config()), "", Metrics())


def upgraded(wire: Wire) -> Any:  # noqa: ANN401 - a protocol of uvicorn, whatever its class
    """A connection that has asked to become a WebSocket."""
    config = uvicorn.Config(accepting, http=http_protocol(connections()), ws=socket_protocol(connections()))
    config.load()
    http: Any = config.http_protocol_class
    connection = http(config, ServerState(), {})
    connection.connection_made(wire)
    connection.data_received(UPGRADE)
    return connection


async def talking() -> tuple[Any, Wire]:
    """A WebSocket after its handshake."""
    wire = Wire()
    upgraded(wire)
    await wire.answered.wait()
    await asyncio.sleep(0)
    return wire.protocol, wire


def test_what_becomes_a_socket_is_gone_at_once() -> None:
    async def story() -> None:
        wire = Wire()
        connection = upgraded(wire)
        there = weakref.ref(connection)
        del connection
        assert there() is None

    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()


def test_a_socket_forgets_its_handshake() -> None:
    async def story() -> None:
        wire = Wire()
        upgraded(wire)
        socket: Any = wire.protocol
        assert "request" in socket.__dict__
        await wire.answered.wait()
        assert wire.written.startswith(b"HTTP/1.1 101")
        await asyncio.sleep(0)
        assert not {"request", "response"} & set(socket.__dict__)

    asyncio.run(story())


@pytest.mark.parametrize(("module", "protocol"), [(HTTP, http_protocol), (SOCKET, socket_protocol)])
def test_uvicorn_chooses_where_its_protocols_have_moved(
    module: str,
    protocol: Callable[[Connections], object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert protocol(connections()) != "auto"
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delattr(sys.modules[module.rpartition(".")[0]], module.rpartition(".")[2], raising=False)
    for own in ("bounded_http", "bounded_socket"):
        monkeypatch.delitem(sys.modules, f"babylon.server.process.{own}")
    assert protocol(connections()) == "auto"


def test_a_socket_takes_whole_frames_while_its_reader_keeps_up() -> None:
    async def story() -> None:
        wire = Wire()
        upgraded(wire)
        socket: Any = wire.protocol
        await wire.answered.wait()
        wire.written = b""
        take = taker(socket.scope)
        assert take is not None
        assert take(text_frame("here"))
        socket.pause_writing()
        assert not take(text_frame("slow"))
        socket.resume_writing()
        socket.close_sent = True
        assert not take(text_frame("gone"))
        assert wire.written == b"\x81\x04here"
        assert taker(socket.scope) is None, "the connection holds on to itself"

    asyncio.run(story())


@pytest.mark.parametrize("cuts", [[], [3], [9], [18], [20], [9, 18], [9, 10, 18, 27]], ids=str)
def test_texts_are_heard_alike_however_they_are_packed(cuts: list[int]) -> None:
    async def story() -> None:
        wire = Wire()
        upgraded(wire)
        socket: Any = wire.protocol
        await wire.answered.wait()
        sent = b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in (b"one", b"two", b"thr", b"fou"))
        assert len(sent) == 4 * 9
        for begin, end in pairwise([0, *cuts, len(sent)]):
            socket.data_received(sent[begin:end])
        heard = [socket.queue.get_nowait() for _ in range(socket.queue.qsize())]
        assert [one.get("text") for one in heard if one["type"] == "websocket.receive"] == ["one", "two", "thr", "fou"]

    asyncio.run(story())


def test_parts_of_a_message_and_signs_of_life_are_heard_between_whole_ones() -> None:
    async def story() -> None:
        wire = Wire()
        upgraded(wire)
        socket: Any = wire.protocol
        await wire.answered.wait()
        wire.written = b""
        for opcode, said, ends in (
            (Opcode.TEXT, b"one", True),
            (Opcode.PING, b"there?", True),
            (Opcode.TEXT, b"two", True),
            (Opcode.TEXT, b"thr", False),
            (Opcode.CONT, b"ee", True),
            (Opcode.TEXT, b"four", True),
        ):
            socket.data_received(Frame(opcode, said, ends).serialize(mask=True))
        heard = [socket.queue.get_nowait() for _ in range(socket.queue.qsize())]
        assert [one.get("text") for one in heard if one["type"] == "websocket.receive"] == [
            "one",
            "two",
            "three",
            "four",
        ]
        assert wire.written == Frame(Opcode.PONG, b"there?").serialize(mask=False)

    asyncio.run(story())


def test_signs_of_life_do_without_a_parser_of_all_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        socket, wire = await talking()
        monkeypatch.setattr(socket.conn, "receive_data", None)
        monkeypatch.setattr(socket.conn, "send_ping", None)
        wire.written = b""
        now = time.monotonic()
        socket.look(now + 19.9)
        assert wire.written == b""
        socket.look(now + 20.1)
        assert wire.written == Frame(Opcode.PING, b"").serialize(mask=False)
        socket.look(now + 40.0)
        assert not socket.close_sent, "asked once, and given the time to answer"
        socket.data_received(Frame(Opcode.PING, b"there?").serialize(mask=True))
        assert wire.written[2:] == Frame(Opcode.PONG, b"there?").serialize(mask=False)
        socket.connection_lost(None)

    asyncio.run(story())


@pytest.mark.parametrize("said", [Frame(Opcode.PONG, b""), Frame(Opcode.TEXT, b"a turn")], ids=["a pong", "a turn"])
def test_whoever_says_anything_is_alive(monkeypatch: pytest.MonkeyPatch, said: Frame) -> None:
    async def story() -> None:
        socket, wire = await talking()
        wire.written = b""
        now = time.monotonic()
        for seconds in (21.0, 42.0):
            socket.look(now + seconds)
            monkeypatch.setattr(time, "monotonic", lambda at=now + seconds + 0.1: at)
            socket.data_received(said.serialize(mask=True))
        assert wire.written == 2 * Frame(Opcode.PING, b"").serialize(mask=False)
        socket.look(now + 62.0)
        assert len(wire.written) == 2 * 2, "asked although it has just spoken"
        socket.look(now + 63.0)
        socket.look(now + 83.1)
        await asyncio.sleep(0)
        assert socket.close_sent, "silent for twenty seconds, and for twenty more when asked"
        assert b"keepalive ping timeout" in wire.written
        socket.connection_lost(None)

    asyncio.run(story())


def test_a_connection_that_has_gone_is_looked_at_no_more() -> None:
    async def story() -> None:
        socket, _ = await talking()
        assert len(socket.registry.rounds) == 1
        socket.connection_lost(None)
        assert len(socket.registry.rounds) == 0

    asyncio.run(story())


def test_a_ping_that_says_too_much_ends_the_conversation() -> None:
    async def story() -> None:
        wire = Wire()
        upgraded(wire)
        socket: Any = wire.protocol
        await wire.answered.wait()
        wire.written = b""
        socket.data_received(b"\x89" + Frame(Opcode.TEXT, b"x" * 126).serialize(mask=True)[1:])
        assert Close.parse(Frame(Opcode.CLOSE, wire.written[2:]).data).code == CloseCode.PROTOCOL_ERROR

    asyncio.run(story())


def test_a_whole_frame_that_is_no_text_ends_the_conversation() -> None:
    async def story() -> None:
        wire = Wire()
        upgraded(wire)
        socket: Any = wire.protocol
        await wire.answered.wait()
        wire.written = b""
        socket.data_received(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        assert Close.parse(Frame(Opcode.CLOSE, wire.written[2:]).data).code == CloseCode.INVALID_DATA

    asyncio.run(story())


def test_a_socket_is_counted_until_it_is_lost() -> None:
    async def story() -> None:
        wire = Wire()
        http = upgraded(wire)
        socket: Any = wire.protocol
        assert (http.name, socket.name) == (None, "")
        socket.connection_lost(None)
        assert socket.name is None

    asyncio.run(story())


def test_the_version_whose_insides_are_known_is_the_only_one_that_is_installed() -> None:
    pyproject = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text("utf-8"))
    (bound,) = [one for one in pyproject["project"]["optional-dependencies"]["server"] if one.startswith("uvicorn")]
    assert "<" in bound
