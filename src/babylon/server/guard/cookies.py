"""Guests: a random holder id in a signed cookie that scripts in a page can't read."""

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from babylon.server.process.clock import DAY, now

YEAR = 365 * DAY
NAME = "babylon_guest"
PREFIX = "__Host-"
_NAMES = re.compile(rf"({PREFIX})?{NAME}(_\d{{1,5}})?")
_PORT = re.compile(r":(\d{1,5})$")
# Cookies of the first kind have no date.
_SHAPE = re.compile(
    r"1\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})|2\.([A-Za-z0-9_-]{22})\.(\d{1,12})\.([A-Za-z0-9_-]{43})"
)
# More of ours than any browser has: whoever makes up more is not listened to.
MOST_READ = 8


@dataclass(frozen=True, slots=True)
class Identity:
    """Who someone is by a cookie, and when they got it."""

    holder: str
    issued: int = 0


@dataclass(frozen=True, slots=True)
class Recognised:
    """Whom a request comes from, if they are known, and the `Set-Cookie` headers that keep them so."""

    holder: str | None
    headers: tuple[str, ...] = ()


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass(frozen=True, slots=True)
class Signer:
    """Makes and checks guests' cookies. Where `secure`, browsers come by https, whatever a proxy says of them."""

    key: bytes
    secure: bool

    def new_holder(self) -> str:
        """A holder id nobody has."""
        return _text(secrets.token_bytes(16))

    def recognised(self, connection: HTTPConnection) -> Recognised:
        """Whom a request comes from. A cookie is sent again once a day, and when it has an old name.

        By https only names with the prefix count: whoever can set another one, on a neighbouring site or by plain http,
        would make a visitor someone they know themselves. From the time before the prefix cookies have no date.
        """
        own, is_secure = self.name(connection), self.is_secure(connection)
        cookies = connection.cookies
        others = [name for name in cookies if name != own and _NAMES.fullmatch(name)]
        for name in (own, *others[:MOST_READ]):
            found = self.identity(cookies.get(name))
            if found is None or (is_secure and found.issued and not name.startswith(PREFIX)):
                continue
            if name == own and abs(now() - found.issued) < DAY:
                return Recognised(found.holder)
            return Recognised(found.holder, self.headers(connection, found.holder))
        return Recognised(None)

    def headers(self, connection: HTTPConnection, holder: str) -> tuple[str, ...]:
        """The `Set-Cookie` headers that make a browser `holder`; the name from before names had ports goes."""
        own = self.name(connection)
        rest = "; HttpOnly; Path=/; SameSite=lax" + ("; Secure" if self.is_secure(connection) else "")
        fresh = f"{own}={self.cookie(holder, int(now()))}; Max-Age={YEAR}{rest}"
        is_old = own != NAME and self.identity(connection.cookies.get(NAME)) is not None
        return (fresh, f"{NAME}=; Max-Age=0{rest}") if is_old else (fresh,)

    def name(self, connection: HTTPConnection, base: str = NAME) -> str:
        """The cookie's name: browsers send one to all ports of a machine, so it has the port in it.

        By https it has a prefix that browsers let no other site and no insecure page set.
        """
        port = _PORT.search(connection.headers.get("host", ""))
        prefix = PREFIX if self.is_secure(connection) else ""
        return f"{prefix}{base}_{port[1]}" if port else f"{prefix}{base}"

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Whether the browser comes by https: by the public address, or by what a proxy that we trust says."""
        return self.secure or connection.scope.get("scheme") in {"https", "wss"}

    def cookie(self, holder: str, issued: int) -> str:
        """The cookie's value for a holder."""
        return f"2.{holder}.{issued}.{self.signature(f'guest:{holder}:{issued}')}"

    def identity(self, cookie: str | None) -> Identity | None:
        """Who someone is by a cookie's value; None when it is missing or forged."""
        found = _SHAPE.fullmatch(cookie or "")
        if found is None:
            return None
        first, first_signature, holder, issued, signature = found.groups()
        if first is not None:
            return Identity(first) if self._fits(first, first_signature) else None
        return Identity(holder, int(issued)) if self._fits(f"{holder}:{issued}", signature) else None

    def table_id(self, holder: str, key: str) -> str:
        """The id of the table that this request of this holder makes, however often it is sent."""
        digest = hmac.digest(self.key, f"table:{holder}:{key}".encode(), hashlib.sha256)
        return base64.b32encode(digest).decode()[:12].lower()

    def fits(self, signed: str, signature: str) -> bool:
        """Whether that is the signature, in time that does not tell how much of it is."""
        return hmac.compare_digest(signature, self.signature(signed))

    def signature(self, signed: str) -> str:
        """The signature under something that begins with what it is for."""
        return _text(hmac.digest(self.key, signed.encode(), hashlib.sha256))

    def _fits(self, signed: str, signature: str) -> bool:
        return self.fits(f"guest:{signed}", signature)
