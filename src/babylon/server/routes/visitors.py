"""Who asks: what routes need to know about a request, as FastAPI dependencies.

All of them are coroutines: the framework sends plain functions to a thread and back. None needs another: each level
costs the framework time with every request.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated, TypeVar

from fastapi import Depends, Header, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from babylon.server.guard.middleware import client_of
from babylon.server.guard.rate_limits import Buckets
from babylon.server.responses.bodies import Packed, packed, text_response, unpacks
from babylon.server.responses.languages import language
from babylon.server.runtime.decisions import Decide, Done, Once, Question, Wanted, accepted
from babylon.server.service import Service
from babylon.server.store import blocks
from babylon.server.store.people_rows import PersonRow, SessionRow, SignedIn
from babylon.server.store.rows import SEAT
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.tables.roles import HOST, require_sight
from babylon.server.wire.base import IdempotencyKey
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.json_text import JsonObject, dumped

Answer = TypeVar("Answer")
A_LIST = 4.0  # requests that a list costs besides itself


def service_of(connection: HTTPConnection) -> Service:
    """The service behind an application."""
    service: Service = connection.app.state.service
    return service


async def lang_of(connection: HTTPConnection) -> str:
    """The caller's language."""
    return language(connection.headers.get("accept-language"))


Key = Annotated[IdempotencyKey | None, Header(alias="Idempotency-Key")]


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
    signed_in: SignedIn | None = None
    cookies: tuple[str, ...] = ()  # headers that make them known, or keep them so

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
        wanted = Wanted(self.holder, if_seen(bound) if hidden else bound, answer, self.once)
        return self.reply(await self.service.decisions.act(table, wanted))

    async def ask(self, table: str, question: Callable[..., JsonObject], **details: object) -> Response:
        """The answer to a question. Some take long enough to be worked out beside the event loop."""
        asked = if_seen(partial(question, **details))

        def answer(live: LiveTable, call: Call) -> Packed:
            return packed(dumped(asked(live, call)), self.unpacks)

        what = f"{question.__name__} {unpacks(self.unpacks)} {details}"
        found = await self.service.decisions.ask(table, self.holder, Question(self.client, what, answer))
        return self.signed(found.response())

    def reply(self, done: Done, status: int = 200) -> Response:
        """An answer, with the cookie for a caller who needs one."""
        response = text_response(done.body, status)
        if done.repeated:
            response.headers["Idempotent-Replay"] = "true"
        return self.signed(response)

    def signed(self, response: Response) -> Response:
        """The answer, with the cookie for a new guest, and with a new one for an old guest when it is time."""
        for cookie in self.cookies:
            response.headers.append("Set-Cookie", cookie)
        return response

    def required_key(self) -> str:
        """The idempotency key; refused is a request that could not be told from its repetition."""
        if self.once is None:
            raise Problem(Code.BAD_REQUEST, fields=[{"path": "Idempotency-Key", "problem": "is needed here"}])
        return self.once.key

    @property
    def person(self) -> PersonRow | None:
        """The person who asks; None when it is a guest, or nobody yet."""
        return None if self.signed_in is None else self.signed_in.person

    @property
    def session(self) -> SessionRow | None:
        """The session by which a person asks."""
        return None if self.signed_in is None else self.signed_in.session

    def as_person(self, found: SignedIn | None, cookies: tuple[str, ...]) -> "Visitor":
        """The caller as the person who has just signed in."""
        assert found is not None
        return replace(self, holder=found.person.id, signed_in=found, cookies=(*self.cookies, *cookies))

    async def again(self) -> "Visitor":
        """A person who asks, as they are now that something about them has changed."""
        assert self.signed_in is not None
        found = await self.service.sessions.named(self.signed_in.session.id)
        return self if found is None else replace(self, signed_in=found)

    async def shown_as(self, name: str, others: Sequence[str] = ()) -> str:
        """What the caller is called among others where they want to be called so."""
        return await self.service.identity.shown_as(name, self.person, others)

    async def require_welcome(self) -> None:
        """Refuse whom the hosts of this server keep out: they begin nothing, and say nothing."""
        await self.service.moderation.require_welcome(self.holder, self.client)

    async def require_unblocked(self, table: str) -> None:
        """Refuse a person whom someone at the table, or its host, wants nothing to do with."""
        if self.person is None:
            return
        own, live = self.person.id, await self.service.tables.table(table)
        others = {holder for role, holder in live.holders.items() if role == HOST or role.startswith(SEAT)} - {own}
        if await self.service.store.ask(lambda connection: blocks.is_blocked_by_any(connection, own, others)):
            raise Problem(Code.BLOCKED)

    def pay_for_list(self) -> None:
        """Count a list as several requests: it is read and sent whole."""
        self.limit(self.service.requests, price=A_LIST)

    def limit(self, buckets: Buckets, by: str | None = None, price: float = 1.0) -> None:
        """Refuse when the client, or who else is counted `by`, has done this too often."""
        if wait := buckets.wait(by or self.client, price):
            raise Problem(Code.TOO_MANY, seconds=wait)


def if_seen(question: Callable[[LiveTable, Call], Answer]) -> Callable[[LiveTable, Call], Answer]:
    """The same for those who may see the table; for all others there is none."""

    def checked(table: LiveTable, call: Call) -> Answer:
        require_sight(table.state, table.you(call.holder))
        return question(table, call)

    return checked


def _unpacks(request: Request) -> str:
    return request.headers.get("accept-encoding", "")


async def visitor_of(request: Request, key: Key = None) -> Visitor:
    """Who asks."""
    service, once, client = service_of(request), await _once(request, key), client_of(request.scope)
    known = await recognised(service, request)
    service.whereabouts.saw(known.holder, client)
    return Visitor(service, known.holder, client, _unpacks(request), once, known.signed_in, known.headers)


@dataclass(frozen=True, slots=True)
class Known:
    """Whom a request comes from: a person by their session, else a guest; and what keeps them known."""

    holder: str | None
    signed_in: SignedIn | None
    headers: tuple[str, ...]

    @property
    def session(self) -> SessionRow | None:
        """The session they came by."""
        return None if self.signed_in is None else self.signed_in.session


async def recognised(service: Service, connection: HTTPConnection) -> Known:
    """Whom a request comes from."""
    given = service.session_cookies.given(connection)
    if given is not None and (found := await service.sessions.of(given.token)) is not None:
        headers = service.session_cookies.headers(connection, given.token) if given.is_old else ()
        return Known(found.person.id, found, headers)
    guest = service.signer.recognised(connection)
    return Known(guest.holder, None, guest.headers)


async def _guest(request: Request, key: Key = None) -> Visitor:
    """Like a visitor, but one who has none gets an identity."""
    visitor = await visitor_of(request, key)
    if visitor.holder is not None:
        return visitor
    holder = visitor.service.signer.new_holder()
    visitor.service.whereabouts.saw(holder, visitor.client)
    return replace(visitor, holder=holder, cookies=visitor.service.signer.headers(request, holder))


async def _person(request: Request, key: Key = None) -> Visitor:
    """A visitor who is signed in; all others are refused."""
    visitor = await visitor_of(request, key)
    if visitor.signed_in is None:
        raise Problem(Code.NOT_SIGNED_IN)
    return visitor


@dataclass(frozen=True, slots=True)
class HostVisit:
    """A host of this server who has shown their passkey, and until when that is enough."""

    signed: Visitor
    until: float

    @property
    def person(self) -> PersonRow:
        """Who it is."""
        assert self.signed.person is not None
        return self.signed.person


async def _host(request: Request, key: Key = None) -> HostVisit:
    """A host of this server; all others are refused."""
    visitor = await _person(request, key)
    assert visitor.signed_in is not None
    return HostVisit(visitor, await visitor.service.moderation.require_host(visitor.signed_in))


async def _bots_known(request: Request) -> None:
    """A server that has just started may not know its bots yet."""
    await service_of(request).learn_bots()


KnowsBots = Depends(_bots_known)
Asking = Annotated[Visitor, Depends(visitor_of)]
Guest = Annotated[Visitor, Depends(_guest)]
Signed = Annotated[Visitor, Depends(_person)]
Hosting = Annotated[HostVisit, Depends(_host)]
Lang = Annotated[str, Depends(lang_of)]
