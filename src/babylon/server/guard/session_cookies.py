"""Sessions: a random token in a signed cookie beside the guest's, which stays what it is."""

import re
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from babylon.server.guard.cookies import YEAR, Signer
from babylon.server.process.clock import DAY, now
from babylon.server.store.people_rows import Token

NAME = "babylon_session"
_SHAPE = re.compile(r"1\.([A-Za-z0-9_-]{43})\.(\d{1,12})\.([A-Za-z0-9_-]{43})")


@dataclass(frozen=True, slots=True)
class Given:
    """The token that a browser has sent, and whether its cookie is due to be sent again."""

    token: Token
    is_old: bool


@dataclass(frozen=True, slots=True)
class SessionCookies:
    """Makes and checks the cookies of people; a forged one is refused before anyone looks for its session."""

    signer: Signer

    def given(self, connection: HTTPConnection) -> Given | None:
        """What a browser has sent; None when it is missing or forged."""
        found = _SHAPE.fullmatch(connection.cookies.get(self.signer.name(connection, NAME), ""))
        if found is None or not self.signer.fits(f"session:{found[1]}:{found[2]}", found[3]):
            return None
        return Given(Token(found[1]), abs(now() - int(found[2])) >= DAY)

    def headers(self, connection: HTTPConnection, token: Token) -> tuple[str, ...]:
        """The `Set-Cookie` header that signs a browser in."""
        issued = int(now())
        value = f"1.{token.value}.{issued}.{self.signer.signature(f'session:{token.value}:{issued}')}"
        return (self._header(connection, value, YEAR),)

    def ended(self, connection: HTTPConnection) -> tuple[str, ...]:
        """The `Set-Cookie` header that makes a browser forget its session."""
        return (self._header(connection, "", 0),)

    def _header(self, connection: HTTPConnection, value: str, seconds: int) -> str:
        name, secure = self.signer.name(connection, NAME), "; Secure" if self.signer.is_secure(connection) else ""
        return f"{name}={value}; Max-Age={seconds}; HttpOnly; Path=/; SameSite=lax{secure}"
