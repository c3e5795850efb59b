"""Connections that forget their beginning: thousands of sockets wait for hours."""

from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent


class LeanHttp(HttpToolsProtocol):
    """Leaves nothing behind when it becomes a WebSocket: it and its parser would hold on to each other."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over."""
        super().handle_websocket_upgrade()
        del self.parser


class LeanSocket(WebSocketsSansIOProtocol):
    """Lets go of the handshake's request and answer, a fifth of what a connection takes, once they have met."""

    async def send(self, message: "ASGISendEvent") -> None:
        """Send, and after the first message forget."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            for name in ("request", "response"):
                self.__dict__.pop(name, None)
