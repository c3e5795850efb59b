"""Connections that forget their beginning: thousands of sockets wait for hours.

What they forget is uvicorn's own and has no promised name, so `pyproject.toml` bounds uvicorn's version. A name that is
gone is not missed, and where uvicorn has moved its protocols, it chooses them itself.
"""

import asyncio
from typing import Any, Literal, TypeAlias

Protocol: TypeAlias = type[asyncio.Protocol] | Literal["auto"]


def forget(owner: object, *names: str) -> None:
    """Drop attributes, those that are there."""
    for name in names:
        owner.__dict__.pop(name, None)


def http_protocol() -> Protocol:
    """One that leaves nothing behind when it becomes a WebSocket: it and its parser would hold on to each other."""
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol  # noqa: PLC0415 - it may not be there
    except ImportError:
        return "auto"

    class LeanHttp(HttpToolsProtocol):
        def handle_websocket_upgrade(self) -> None:
            super().handle_websocket_upgrade()
            forget(self, "parser")

    return LeanHttp


def socket_protocol() -> Protocol:
    """One that drops the handshake's request and answer, a fifth of what a connection takes, once they have met."""
    try:
        from uvicorn.protocols.websockets import websockets_sansio_impl as implementation  # noqa: PLC0415 - as above
    except ImportError:
        return "auto"

    class LeanSocket(implementation.WebSocketsSansIOProtocol):
        async def send(self, message: Any) -> None:  # noqa: ANN401 - uvicorn's type for it is private
            await super().send(message)
            if message["type"] == "websocket.accept":
                forget(self, "request", "response")

    return LeanSocket
