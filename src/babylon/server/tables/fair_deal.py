"""Deals that can be checked: the server commits to a secret, seats add randomness, the end opens the secret.

The server can't choose the deal, because the seats' entropy comes after its commitment; a seat can't, because it
does not know the secret.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from babylon.pieces.deal import drawn_seat

SCHEME = "babylon-fair-1"
SECRET_BYTES = 32
ENTROPY_BYTES = 255  # its length goes into the key as one byte


@dataclass(frozen=True, slots=True)
class Proof:
    """All that is needed to deal again: it goes into the record's `Seed` header.

    `first` is the seat that a lot made the first player, numbered as the entropy is; None when nobody drew.
    """

    table: str
    secret: str
    entropy: tuple[str, ...]
    first: int | None = None

    @property
    def commitment(self) -> str:
        """What was published before anyone sat down."""
        return commitment(self.secret)

    @property
    def key(self) -> bytes:
        """The key the deal follows from."""
        return deal_key(self.table, self.secret, self.entropy)

    @property
    def draws_right(self) -> bool:
        """Whether the seat that began is the one the lot fell on; also when nobody drew."""
        return self.first is None or self.first == drawn_seat(self.key, len(self.entropy))

    def __str__(self) -> str:
        drawn = "" if self.first is None else f" {self.first}"
        return f"{SCHEME} {self.table} {self.secret} {','.join(self.entropy)}{drawn}"


def parse_proof(text: str) -> Proof:
    """The proof in a `Seed` header; ValueError when it is none."""
    scheme, table, secret, entropy, *drawn = (*text.split(" "), *[""] * max(0, 3 - text.count(" ")))
    if scheme != SCHEME or len(bytes.fromhex(secret)) != SECRET_BYTES:
        raise ValueError(text)
    parts = tuple(entropy.split(","))
    if len(drawn) > 1 or any(len(bytes.fromhex(part)) > ENTROPY_BYTES for part in parts):
        raise ValueError(text)
    return Proof(table, secret, parts, int(drawn[0]) if drawn else None)


def new_secret() -> str:
    """A secret to commit to, in hexadecimal."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """The hash that is published before the deal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def deal_key(table: str, secret: str, entropy: tuple[str, ...]) -> bytes:
    """The key of a deal: every seat's entropy goes in with its length, so that none can stand for two."""
    digest = hashlib.sha256(SCHEME.encode() + table.encode() + bytes.fromhex(secret))
    for part in entropy:
        raw = bytes.fromhex(part)
        digest.update(bytes([len(raw)]) + raw)
    return digest.digest()


def opens(secret: str, committed: str) -> bool:
    """Whether `secret` is the one that was committed to."""
    return hmac.compare_digest(commitment(secret), committed)
