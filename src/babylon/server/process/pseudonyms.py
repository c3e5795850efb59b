"""What addresses are called where they are written down."""

import hmac
from dataclasses import dataclass

PSEUDONYM_BYTES = 8


@dataclass(frozen=True, slots=True)
class Pseudonyms:
    """Names for addresses, by which only this server can tell whose they are."""

    key: bytes

    def of(self, client: str, purpose: str) -> str:
        """What an address is counted by; another purpose has another name."""
        told = f"{purpose} {client}".encode()
        return hmac.digest(self.key, b"pseudonym " + told, "sha256")[:PSEUDONYM_BYTES].hex()
