"""Events over a WebSocket."""

import asyncio
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from babylon.server.guard.middleware import client_of, own_origin
from babylon.server.live.following import Following, follow
from babylon.server.live.hub import Hub
from babylon.server.routes.asking import holder_of, service_of
from babylon.server.routes.events import PING_SECONDS, After
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.messages import PongMessage

router = APIRouter(prefix="/tables/{table}")
GOING_AWAY, BAD_FRAME, TOO_SLOW = 1012, 4400, 4408
CLOSE_CODES = {Code.NO_TABLE: 4404, Code.ORIGIN_REFUSED: 4403, Code.TOO_MANY: 4429, Code.SHUTTING_DOWN: GOING_AWAY}
FRAME_BYTES = 1024


@router.websocket("/socket")
async def socket(websocket: WebSocket, table: str, after: After = None, state: Annotated[bool, Query()] = True) -> None:
    """Every message of a table, until one side leaves."""
    service = service_of(websocket)
    await websocket.accept()
    try:
        _require_own_origin(websocket, service.config.public_url)
        with service.sockets.one_more(client_of(websocket.scope), table):
            async with follow(service.tables, table, holder_of(websocket), after, wants_state=state) as following:
                await _converse(websocket, following, service.hub)
    except Problem as problem:
        await _close(websocket, CLOSE_CODES[problem.code])


def _require_own_origin(websocket: WebSocket, public_url: str) -> None:
    if not own_origin(Headers(scope=websocket.scope), public_url):
        raise Problem(Code.ORIGIN_REFUSED)


async def _converse(websocket: WebSocket, following: Following, hub: Hub) -> None:
    """Send until there is no more to send, or the client leaves or misbehaves."""
    sending = asyncio.create_task(_send(websocket, following, hub))
    code = await _hear(websocket)
    sending.cancel()
    with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
        await sending
    await _close(websocket, code)


async def _send(websocket: WebSocket, following: Following, hub: Hub) -> None:
    async for one in following.messages(hub, PING_SECONDS):
        await websocket.send_text(one.text())
    await _close(websocket, TOO_SLOW if following.listener.overflowed else GOING_AWAY)


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
