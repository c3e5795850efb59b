"""Events over a WebSocket."""

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated

from pydantic import ConfigDict, Field, ValidationError
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from babylon.server.guard.cookies import COOKIE
from babylon.server.guard.middleware import client_of, own_origin
from babylon.server.routes.events import LARGEST, PING_SECONDS
from babylon.server.runtime.listeners import Hub
from babylon.server.runtime.subscription import Subscription, follow
from babylon.server.service import Service
from babylon.server.wire.base import Wire
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.messages import PongMessage

PATH = re.compile(r"/api/v1/tables/([^/]+)/socket")
GOING_AWAY, BAD_FRAME, TOO_SLOW = 1012, 4400, 4408
CLOSE_CODES = {
    Code.NO_TABLE: 4404,
    Code.BAD_REQUEST: BAD_FRAME,
    Code.ORIGIN_REFUSED: 4403,
    Code.TOO_MANY: 4429,
    Code.SHUTTING_DOWN: GOING_AWAY,
}
FRAME_BYTES = 1024


@dataclass(frozen=True, slots=True)
class SocketRoute:
    """The one WebSocket of the API, taken before the framework: thousands stay open, and each saves its share of it.

    For the same reason nothing that only the beginning needs is held on to.
    """

    app: ASGIApp
    service: Service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a WebSocket here, and pass on everything else."""
        if scope["type"] == "websocket":
            await self._served(WebSocket(scope, receive, send))
        else:
            await self.app(scope, receive, send)

    async def _served(self, websocket: WebSocket) -> None:
        await websocket.accept()
        try:
            client, asked, holder = self._greeted(HTTPConnection(websocket.scope))
            with self.service.connections.one_more(client, asked.table):
                await self._followed(websocket, asked, holder)
        except Problem as problem:
            await _close(websocket, CLOSE_CODES[problem.code])

    def _greeted(self, connection: HTTPConnection) -> tuple[str, "Asked", str | None]:
        """The client, what it asks for, and who it is."""
        asked = _asked(connection)
        if not own_origin(connection.headers, self.service.config.public_url):
            raise Problem(Code.ORIGIN_REFUSED)
        client, holder = client_of(connection.scope), self.service.signer.holder(connection.cookies.get(COOKIE))
        connection.scope["headers"] = []
        return client, asked, holder

    async def _followed(self, websocket: WebSocket, asked: "Asked", holder: str | None) -> None:
        tables = self.service.tables
        async with follow(tables, asked.table, holder, asked.after, wants_state=asked.state) as subscription:
            await _converse(websocket, subscription, self.service.hub)


class Asked(Wire):
    """What a client asks for with the address of the socket."""

    model_config = ConfigDict(strict=False)

    table: str
    after: Annotated[int, Field(ge=0, le=LARGEST)] | None = None
    state: bool = True


def _asked(connection: HTTPConnection) -> Asked:
    found = PATH.fullmatch(connection.scope["path"])
    if found is None:
        raise Problem(Code.NO_TABLE)
    try:
        return Asked.model_validate({**connection.query_params, "table": found[1]})
    except ValidationError:
        raise Problem(Code.BAD_REQUEST) from None


async def _converse(websocket: WebSocket, subscription: Subscription, hub: Hub) -> None:
    """Send until there is no more to send, or the client leaves or misbehaves."""
    sending = asyncio.create_task(_send(websocket, subscription, hub))
    code = await _hear(websocket)
    sending.cancel()
    with suppress(asyncio.CancelledError):
        await sending
    await _close(websocket, code)


async def _send(websocket: WebSocket, subscription: Subscription, hub: Hub) -> None:
    # Ends here when the client has left: an error that is waited for would hold on to all who waited, and they to it.
    with suppress(WebSocketDisconnect, RuntimeError):
        async for one in subscription.messages(hub, PING_SECONDS):
            await websocket.send_text(one.text())
            del one
    await _close(websocket, TOO_SLOW if subscription.listener.overflowed else GOING_AWAY)


async def _hear(websocket: WebSocket) -> int:
    """Accept pongs; the code to close with when something else comes."""
    while True:
        frame = await websocket.receive()
        if frame["type"] == "websocket.disconnect":
            return int(frame.get("code") or 1000)
        text = frame.get("text") or ""
        try:
            PongMessage.model_validate_json(text if len(text) <= FRAME_BYTES else "")
        except ValidationError:
            return BAD_FRAME


async def _close(websocket: WebSocket, code: int) -> None:
    if websocket.application_state is WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(code)
