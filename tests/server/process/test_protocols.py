"""Connections leave nothing that Python would have to look for, and do without it where uvicorn has changed."""

import asyncio
import gc
import sys
import tomllib
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from babylon.server.process import protocols
from babylon.server.process.protocols import http_protocol, socket_protocol

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

    def is_closing(self) -> bool:
        return False


async def accepting(_scope: Any, _receive: Any, send: Any) -> None:  # noqa: ANN401 - as ASGI has it
    await send({"type": "websocket.accept"})
    await asyncio.sleep(60)


def upgraded(wire: Wire) -> Any:  # noqa: ANN401 - a protocol of uvicorn, whatever its class
    """A connection that has asked to become a WebSocket."""
    config = uvicorn.Config(accepting, http=http_protocol(), ws=socket_protocol())
    config.load()
    http: Any = config.http_protocol_class
    connection = http(config, ServerState(), {})
    connection.connection_made(wire)
    connection.data_received(UPGRADE)
    return connection


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
    protocol: Callable[[], object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert protocol() != "auto"
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delattr(sys.modules[module.rpartition(".")[0]], module.rpartition(".")[2], raising=False)
    assert protocol() == "auto"


def test_a_socket_opens_where_the_names_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    really = protocols.forget
    monkeypatch.setattr(protocols, "forget", lambda owner, *names: really(owner, *(f"{name}_moved" for name in names)))

    async def story() -> None:
        wire = Wire()
        upgraded(wire)
        await wire.answered.wait()
        assert wire.written.startswith(b"HTTP/1.1 101")

    asyncio.run(story())


def test_the_version_whose_insides_are_known_is_the_only_one_that_is_installed() -> None:
    pyproject = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text("utf-8"))
    (bound,) = [one for one in pyproject["project"]["optional-dependencies"]["server"] if one.startswith("uvicorn")]
    assert "<" in bound
