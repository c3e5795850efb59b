"""Turns take a shorter way: they are most of what a server does, and each is spared the framework's share of it."""

import json
import re
from contextlib import suppress
from dataclasses import dataclass

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from babylon.server.responses.problems import problem_response
from babylon.server.routes.turns import TURNS, commit, router
from babylon.server.routes.visitors import IDEMPOTENCY_KEY, visitor_of
from babylon.server.wire.drafts import TurnRequest
from babylon.server.wire.errors import Problem


@dataclass(frozen=True, slots=True)
class _Route:
    """What metrics count a request under."""

    path: str


class TurnFastPath:
    """Answers a well-formed turn itself. All else, and all that is to be said about it, is left to the framework."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self._app = app
        self._route = _Route(f"{router.prefix}{TURNS}")
        self._path = re.compile(prefix + self._route.path.replace("{table}", "([a-z0-9]+)"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] == "http" and scope["method"] == "POST" and (found := self._path.fullmatch(scope["path"])):
            with suppress(ClientDisconnect):
                await self._turn(found[1], scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _turn(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        if request.headers.get("content-type") != "application/json" or "content-length" not in request.headers:
            await self._app(scope, receive, send)
            return
        body, key = await request.body(), request.headers.get("idempotency-key", "")
        try:
            turn = TurnRequest.model_validate(json.loads(body))
        except (ValueError, RecursionError):
            turn = None
        if turn is None or not IDEMPOTENCY_KEY.fullmatch(key):
            await self._app(scope, _again(body, receive), send)
            return
        scope["route"] = self._route
        answer = await _answer(request, table, turn, key)
        await answer(scope, receive, send)


async def _answer(request: Request, table: str, turn: TurnRequest, key: str) -> Response:
    try:
        return await commit(table, turn, await visitor_of(request, key))
    except Problem as problem:
        return problem_response(problem, request.headers)


def _again(body: bytes, receive: Receive) -> Receive:
    """What gives a body that was read already once more."""
    read: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Message:
        return read.pop() if read else await receive()

    return received
