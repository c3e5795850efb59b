"""Guests: a random holder id in a signed cookie that scripts in a page can't read."""

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

COOKIE = "babylon_guest"
YEAR = 365 * 86_400
_SHAPE = re.compile(r"1\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})")


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass(frozen=True, slots=True)
class Signer:
    """Makes and checks guests' cookies."""

    key: bytes
    secure: bool

    def new_holder(self) -> str:
        """A holder id nobody has."""
        return _text(secrets.token_bytes(16))

    def cookie(self, holder: str) -> str:
        """The cookie's value for a holder."""
        return f"1.{holder}.{self._signature(holder)}"

    def holder(self, cookie: str | None) -> str | None:
        """The holder whom a cookie names; None when it is missing or forged."""
        found = _SHAPE.fullmatch(cookie or "")
        if found is None:
            return None
        holder, signature = found.groups()
        return holder if hmac.compare_digest(signature, self._signature(holder)) else None

    def table_id(self, holder: str, key: str) -> str:
        """The id of the table that this request of this holder makes, however often it is sent."""
        digest = hmac.digest(self.key, f"table:{holder}:{key}".encode(), hashlib.sha256)
        return base64.b32encode(digest).decode()[:12].lower()

    def _signature(self, holder: str) -> str:
        return _text(hmac.digest(self.key, f"guest:{holder}".encode(), hashlib.sha256))
