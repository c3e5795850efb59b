"""An authenticator in plain Python: it makes passkeys and answers challenges as a browser's would."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, KEY_INCLUDED = 1, 4, 64
ORIGIN = "http://localhost"


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass
class Authenticator:
    """One passkey on one device."""

    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    count: int = 0
    origin: str = ORIGIN
    flags: int = PRESENT | VERIFIED

    def made(self, options: dict[str, Any], label: str = "Test", **more: object) -> dict[str, Any]:
        """The answer to a server that asks for a new passkey."""
        client = self._client("webauthn.create", options["challenge"])
        data = self._data(options["domain"], KEY_INCLUDED) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data + self._public()})
        return {
            "id": text(self.id),
            "client_data": text(client),
            "attestation": text(attestation),
            "label": label,
        } | more

    def used(self, options: dict[str, Any], label: str = "Test", **more: object) -> dict[str, Any]:
        """The answer to a server that asks who one is."""
        self.count += 1
        client, data = self._client("webauthn.get", options["challenge"]), self._data(options["domain"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": text(self.id),
            "client_data": text(client),
            "authenticator_data": text(data),
            "signature": text(signature),
            "label": label,
        } | more

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, domain: str, flags: int = 0) -> bytes:
        return hashlib.sha256(domain.encode()).digest() + bytes([self.flags | flags]) + self.count.to_bytes(4, "big")

    def _public(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        x, y = (one.to_bytes(32, "big") for one in (numbers.x, numbers.y))
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
