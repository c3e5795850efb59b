"""Events and turns over a WebSocket."""

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated

from pydantic import ConfigDict, Field, ValidationError
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from babylon.server.guard.middleware import client_of, own_origin
from babylon.server.process.limits import UNBOUNDED
from babylon.server.process.text_frames import Take, taker
from babylon.server.responses.languages import language
from babylon.server.routes.events import LARGEST, PING_SECONDS
from babylon.server.routes.replays import count, count_replay
from babylon.server.routes.turn_frames import BadFrame, Caller
from babylon.server.routes.visitors import Known, recognised
from babylon.server.runtime.listeners import Hub
from babylon.server.runtime.subscription import Subscription, follow
from babylon.server.service import Service
from babylon.server.store.people_rows import SessionRow
from babylon.server.wire.base import Language, Wire
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.faults import DatabaseFault
from babylon.server.wire.messages import WIRE

PATH = re.compile(r"/api/v1/tables/([^/]+)/socket")
UNEXPECTED = 1011
GOING_AWAY, TRY_AGAIN, BAD_FRAME, TOO_SLOW, RELOAD = 1012, 1013, 4400, 4408, 4426
CLOSE_CODES = {
    Code.NO_TABLE: 4404,
    Code.REMOVED: 4410,
    Code.ROUND_RUNNING: 4423,
    Code.BAD_REQUEST: BAD_FRAME,
    Code.ORIGIN_REFUSED: 4403,
    Code.TOO_MANY: 4429,
    Code.SHUTTING_DOWN: GOING_AWAY,
}


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
        try:
            # Before anything is looked up for it.
            count(self.service, client_of(websocket.scope))
            known = await self._welcomed(websocket)
        except (DatabaseFault, Problem) as refusal:
            await websocket.accept()
            await _close(websocket, CLOSE_CODES[refusal.code] if isinstance(refusal, Problem) else TRY_AGAIN)
            return
        take = taker(websocket.scope)
        try:
            asked, caller = self._greeted(HTTPConnection(websocket.scope), known.holder)
            self.service.whereabouts.saw(known.holder, caller.client)
            await count_replay(self.service, caller.client, known.holder, asked.table, asked.after)
            with self.service.connections.one_more(caller.client, asked.table):
                await self._followed(websocket, asked, caller, known.session, take)
        except Problem as problem:
            await _close(websocket, CLOSE_CODES.get(problem.code, UNEXPECTED))
        except OutOfDate:
            await _close(websocket, RELOAD)
        except DatabaseFault:
            await _close(websocket, TRY_AGAIN)

    async def _welcomed(self, websocket: WebSocket) -> Known:
        """Accept, and say who it is: whoever only watches has no other answer that renews their cookie."""
        known = await recognised(self.service, HTTPConnection(websocket.scope))
        await websocket.accept(headers=[(b"set-cookie", cookie.encode()) for cookie in known.headers])
        return known

    def _greeted(self, connection: HTTPConnection, holder: str | None) -> tuple["Asked", Caller]:
        """What is asked for, and by whom."""
        asked = _asked(connection)
        if asked.wire != WIRE:
            raise OutOfDate
        if not own_origin(connection.headers, self.service.config.public_url):
            raise Problem(Code.ORIGIN_REFUSED)
        lang = asked.lang or language(connection.headers.get("accept-language"))
        connection.scope["headers"] = []
        return asked, Caller(self.service, asked.table, holder, client_of(connection.scope), lang)

    async def _followed(
        self, websocket: WebSocket, asked: "Asked", caller: Caller, session: SessionRow | None, take: Take | None
    ) -> None:
        async with follow(self.service.tables, asked.table, caller.holder, asked.after, take) as subscription:
            with self.service.sessions.open(session, subscription.listener.close):
                await _converse(websocket, subscription, caller)


class OutOfDate(Exception):
    """A page that does not know today's messages: it has to be loaded again."""


class Asked(Wire):
    """What a client asks for with the address of the socket."""

    model_config = ConfigDict(strict=False)

    table: str
    after: Annotated[int, Field(ge=0, le=LARGEST)] | None = None
    wire: int | None = None
    lang: Language | None = None


def _asked(connection: HTTPConnection) -> Asked:
    found = PATH.fullmatch(connection.scope["path"])
    if found is None:
        raise Problem(Code.NO_TABLE)
    try:
        return Asked.model_validate({**connection.query_params, "table": found[1]})
    except ValidationError:
        raise Problem(Code.BAD_REQUEST) from None


async def _converse(websocket: WebSocket, subscription: Subscription, caller: Caller) -> None:
    """Send until there is no more to send, or the client leaves or misbehaves."""
    sending = asyncio.create_task(_send(websocket, subscription, caller.service.hub))
    code = await _hear(websocket, subscription, caller)
    sending.cancel()
    with suppress(asyncio.CancelledError):
        await sending
    await _close(websocket, code)


async def _send(websocket: WebSocket, subscription: Subscription, hub: Hub) -> None:
    # Ends here when the client has left: an error that is waited for would hold on to all who waited, and they to it.
    take = subscription.listener.take
    with suppress(WebSocketDisconnect, RuntimeError):
        async for one in subscription.messages(hub, PING_SECONDS):
            if take is None or not take(one.frame()):
                await websocket.send_text(one.text())
            del one
    await _close(websocket, TOO_SLOW if subscription.listener.overflowed else GOING_AWAY)


async def _hear(websocket: WebSocket, subscription: Subscription, caller: Caller) -> int:
    """Take pongs and turns, one after the other; the code to close with when something else comes.

    Answers wait in the queue with what else is to be sent: who does not read them is too slow.
    """
    most, listener = caller.service.config.message_bytes or UNBOUNDED, subscription.listener
    while True:
        frame = await websocket.receive()
        if frame["type"] == "websocket.disconnect":
            return int(frame.get("code") or 1000)
        text = frame.get("text") or ""
        listener.is_asking = True
        try:
            answer = await caller.answer(text if len(text) <= most else "", listener)
        except BadFrame:
            return BAD_FRAME
        finally:
            listener.is_asking = False
        if answer is not None:
            listener.answer(answer)


async def _close(websocket: WebSocket, code: int) -> None:
    if websocket.application_state is WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(code)
