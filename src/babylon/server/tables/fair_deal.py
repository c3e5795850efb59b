"""Deals that can be checked: the server commits to a secret, seats add randomness, the end opens the secret.

The server can't choose the deal, because the seats' entropy comes after its commitment; a seat can't, because it
does not know the secret.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from babylon.pieces.deal import drawn_seat
from babylon.server.wire.enums import FirstPlayer

if TYPE_CHECKING:
    from babylon.server.tables.state import TableState

SCHEME = "babylon-fair-1"
SECRET_BYTES = 32
DEAL_MARK = "."  # between a tournament and the number of a deal; no table's name has one
ENTROPY_BYTES = 255  # its length goes into the key as one byte


@dataclass(frozen=True, slots=True)
class Proof:
    """All that is needed to deal again: it goes into the record's `Seed` header.

    `first` is the seat that a lot made the first player, numbered as the entropy is; None when nobody drew. A deal that
    all tables of a tournament's round have names the tournament and the deal instead of a `table`, and its entropy is
    that of all entrants together.
    """

    table: str
    secret: str
    entropy: tuple[str, ...]
    first: int | None = None

    @property
    def is_common(self) -> bool:
        """Whether several tables have the deal."""
        return DEAL_MARK in self.table

    def has_entropy_of(self, players: int) -> bool:
        """Whether everyone's randomness is there who may add some."""
        return len(self.entropy) == (1 if self.is_common else players)

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


def proof_of(state: "TableState", secret: str) -> Proof:
    """The proof of a table's deal."""
    drawn = state.seats[0].chair if state.settings.first is FirstPlayer.LOT else None
    common = state.tournament
    if common is not None and common.duplicate:
        return Proof(f"{common.id}{DEAL_MARK}{common.deal}", secret, (common.entropy,))
    return Proof(state.id, secret, state.entropy, drawn)


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
