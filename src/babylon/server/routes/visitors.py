"""Who asks: what routes need to know about a request, as FastAPI dependencies.

All of them are coroutines: the framework sends plain functions to a thread and back. None needs another: each level
costs the framework time with every request.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Annotated, TypeVar

from fastapi import Depends, Header, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from babylon.server.guard.cookies import COOKIE, YEAR
from babylon.server.guard.middleware import client_of
from babylon.server.guard.rate_limits import Buckets
from babylon.server.responses.bodies import packed_response, text_response
from babylon.server.responses.languages import language
from babylon.server.runtime.decisions import Decide, Done, Once, Wanted, accepted
from babylon.server.service import Service
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.tables.roles import may_see
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.json_text import JsonObject, dumped

Answer = TypeVar("Answer")


def service_of(connection: HTTPConnection) -> Service:
    """The service behind an application."""
    service: Service = connection.app.state.service
    return service


def holder_of(connection: HTTPConnection) -> str | None:
    """The holder whom the cookie names."""
    return service_of(connection).signer.holder(connection.cookies.get(COOKIE))


async def lang_of(connection: HTTPConnection) -> str:
    """The caller's language."""
    return language(connection.headers.get("accept-language"))


Key = Annotated[
    str | None,
    Header(alias="Idempotency-Key", min_length=1, max_length=64, pattern="^[!-~]+$", examples=["turn-17"]),
]


async def _once(request: Request, key: str | None) -> Once | None:
    if key is None:
        return None
    asked = request.method.encode() + request.scope["path"].encode() + await request.body()
    return Once(key, hashlib.sha256(asked).hexdigest())


@dataclass(frozen=True, slots=True)
class Visitor:
    """A caller, and the way to answer them."""

    service: Service
    holder: str | None
    client: str
    unpacks: str = ""  # ways of packing an answer that they understand
    once: Once | None = None
    is_new: bool = False

    async def act(
        self,
        table: str,
        decide: Callable[..., Decision],
        *,
        answer: Callable[[LiveTable], JsonObject] = accepted,
        hidden: bool = True,
        **details: object,
    ) -> Response:
        """The answer to a decision. Where `hidden`, a table that the caller may not see does not exist."""
        bound: Decide = partial(decide, **details)
        wanted = Wanted(self.holder, _if_seen(bound) if hidden else bound, answer, self.once)
        return self.reply(await self.service.decisions.act(table, wanted))

    async def ask(self, table: str, question: Callable[..., JsonObject], **details: object) -> Response:
        """The answer to a question. Some take long enough to be worked out beside the event loop."""
        asked = _if_seen(partial(question, **details))

        def answer(live: LiveTable, call: Call) -> Response:
            return packed_response(dumped(asked(live, call)), self.unpacks)

        response = await self.service.decisions.ask(table, self.holder, answer)
        self.sign(response)
        return response

    def reply(self, done: Done, status: int = 200) -> Response:
        """An answer, with the cookie for a caller who had none."""
        response = text_response(done.body, status)
        if done.repeated:
            response.headers["Idempotent-Replay"] = "true"
        self.sign(response)
        return response

    def sign(self, response: Response) -> None:
        """Give a new guest the cookie."""
        if self.is_new and self.holder is not None:
            value = self.service.signer.cookie(self.holder)
            secure = self.service.signer.secure
            response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")

    def require_key(self) -> None:
        """Refuse a request that could not be told from its repetition."""
        if self.once is None:
            raise Problem(Code.BAD_REQUEST, fields=[{"path": "Idempotency-Key", "problem": "is needed here"}])

    def limit(self, buckets: Buckets, by: str | None = None) -> None:
        """Refuse when the client, or who else is counted `by`, has done this too often."""
        if wait := buckets.wait(by or self.client):
            raise Problem(Code.TOO_MANY, seconds=wait)


def _if_seen(question: Callable[[LiveTable, Call], Answer]) -> Callable[[LiveTable, Call], Answer]:
    def checked(table: LiveTable, call: Call) -> Answer:
        if not may_see(table.state, table.you(call.holder)):
            raise Problem(Code.NO_TABLE)
        return question(table, call)

    return checked


def _unpacks(request: Request) -> str:
    return request.headers.get("accept-encoding", "")


async def visitor_of(request: Request, key: Key = None) -> Visitor:
    """Who asks."""
    once = await _once(request, key)
    return Visitor(service_of(request), holder_of(request), client_of(request.scope), _unpacks(request), once)


async def _guest(request: Request, key: Key = None) -> Visitor:
    """Like a visitor, but one who has none gets an identity."""
    service, holder = service_of(request), holder_of(request)
    is_new = holder is None
    own = holder or service.signer.new_holder()
    once = await _once(request, key)
    return Visitor(service, own, client_of(request.scope), _unpacks(request), once, is_new)


async def _bots_known(request: Request) -> None:
    """A server that has just started may not know its bots yet."""
    await service_of(request).learn_bots()


KnowsBots = Depends(_bots_known)
Asking = Annotated[Visitor, Depends(visitor_of)]
Guest = Annotated[Visitor, Depends(_guest)]
Lang = Annotated[str, Depends(lang_of)]
