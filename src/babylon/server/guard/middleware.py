"""Around every request: headers, origin, size and rate; and a line in the log without anything secret."""

import time
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from babylon.server.guard.rate_limits import Buckets
from babylon.server.page import POLICY
from babylon.server.process.addresses import UNKNOWN, owner
from babylon.server.process.logs import log
from babylon.server.process.metrics import Metrics
from babylon.server.responses.problems import problem_response
from babylon.server.wire.errors import Code, Problem

FILE = 0.1  # of a request's price
FIGURES = 10.0  # requests that all figures cost: to write them down takes as long
FIGURES_PATH = "/metrics"
BODY_BYTES = 4096  # of a body for the price of a request: reading one, and saying what is wrong with it, takes time
PATH_LETTERS = 200  # that the log has of a path
TOO_MANY = 429
ONE_CLICK = "/api/v1/alerts/stop"  # mail programs send a form there (RFC 8058), of which nothing is read
SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def client_of(scope: Scope) -> str:
    """The address that limits are counted by."""
    client = scope.get("client")
    return owner(client[0]) if client else UNKNOWN


def own_origin(headers: Headers, public_url: str) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        given = urlsplit(origin)
    except ValueError:
        return False
    public = urlsplit(public_url)
    if public_url and (given.scheme, given.netloc) == (public.scheme, public.netloc):
        return True
    return given.netloc != "" and given.netloc == headers.get("host")


@dataclass(frozen=True, slots=True)
class Guard:
    """Refuses before a route is reached, and signs every answer with the security headers."""

    app: ASGIApp
    public_url: str
    secure: bool
    buckets: Buckets
    pages: Buckets
    metrics: Metrics
    body_bytes: int

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        signed = _Signed(send, self.secure)
        try:
            await self._checked(scope, receive, signed)
        finally:
            seconds = time.perf_counter() - began
            self.metrics.request(scope, signed.status, seconds)
            if signed.status != TOO_MANY:
                # The path has ids but never keys: those travel in fragments, bodies and cookies.
                path = scope["path"][:PATH_LETTERS]
                log.info("request", method=scope["method"], path=path, status=signed.status, ms=round(seconds * 1e3, 1))

    async def _checked(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        if refusal is not None:
            await problem_response(refusal, Headers(scope=scope))(scope, receive, send)
            return
        await self.app(scope, _Limited(receive, self.body_bytes), send)

    def _refusal(self, scope: Scope) -> Problem | None:
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE and not own_origin(headers, self.public_url):
            return Problem(Code.ORIGIN_REFUSED)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.body_bytes:
            return Problem(Code.TOO_LARGE)
        if (
            length != "0"
            and scope["path"] != ONE_CLICK
            and not headers.get("content-type", "").startswith("application/json")
        ):
            return Problem(Code.NOT_JSON)
        # A body that does not say how long it is may be as long as any.
        size = self.body_bytes if "transfer-encoding" in headers else int(length)
        wait = self._wait(scope, 1 + size // BODY_BYTES)
        return Problem(Code.TOO_MANY, seconds=wait) if wait else None

    def _wait(self, scope: Scope, price: int) -> float:
        """Files of the page and questions after the server's health are cheap, and counted apart from the rest."""
        client = client_of(scope)
        if scope["path"].startswith("/api/"):
            return self.buckets.wait(client, price)
        return self.pages.wait(client, FIGURES if scope["path"] == FIGURES_PATH else FILE * price)


class _Limited:
    """A body that breaks off when it grows beyond the limit, whatever its headers said."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = most

    async def __call__(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise HTTPException(413)
        return message


class _Signed:
    """Adds the headers to whatever is answered, and remembers the status."""

    def __init__(self, send: Send, secure: bool) -> None:
        self._send, self._secure = send, secure
        self.status = 500

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(raw=_list(message))
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self._secure:
                headers.setdefault("Strict-Transport-Security", "max-age=31536000")
        await self._send(message)


def _list(message: Message) -> list[tuple[bytes, bytes]]:
    headers: list[tuple[bytes, bytes]] = list(message.get("headers", []))
    message["headers"] = headers
    return headers
