"""Connections leave nothing that Python would have to look for."""

import asyncio
import gc
import weakref
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from babylon.server.process.lean_connections import LeanHttp, LeanSocket

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """A transport that only remembers who listens to it."""

    protocol: asyncio.BaseProtocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol


async def nothing(_scope: Any, _receive: Any, _send: Any) -> None:  # noqa: ANN401 - as ASGI has it
    await asyncio.sleep(0)


def test_what_becomes_a_socket_is_gone_at_once() -> None:
    async def story() -> None:
        config = uvicorn.Config(nothing, http=LeanHttp, ws=LeanSocket)
        config.load()
        http, wire = LeanHttp(config, ServerState(), {}), Wire()
        there = weakref.ref(http)
        http.connection_made(wire)
        http.data_received(UPGRADE)
        assert isinstance(wire.protocol, LeanSocket)
        del http
        assert there() is None

    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()
