"""Web Push: what a push service is sent, encrypted for one browser (RFC 8291) and signed by this server (RFC 8292)."""

import base64
import json
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from babylon.server.alerts.notice import Notice
from babylon.server.process.clock import DAY
from babylon.server.wire.json_text import dumped

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

SIGNED_SECONDS = DAY // 2
CONTENT = "aes128gcm"
TOPIC_LETTERS = 32


def text_of(raw: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """The bytes that such a text stands for; ValueError when it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> str:
    """A key that this server signs with: the number behind a point of the curve P-256."""
    # Imported late, here and below: a server starts faster without it.
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return text_of(number.to_bytes(32, "big"))


def public_key(key: str) -> str:
    """What browsers are told of the key: the point itself."""
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415

    encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return text_of(_private(key).public_key().public_bytes(encoding, form))


def is_point(text: str) -> bool:
    """Whether a text is a point of the curve, as a browser tells its own."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(text))
    except ValueError:
        return False
    return True


def _private(key: str) -> "ec.EllipticCurvePrivateKey":
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    return ec.derive_private_key(int.from_bytes(bytes_of(key), "big"), ec.SECP256R1())


def payload_of(notice: Notice, lang: str) -> bytes:
    """What the browser shows. The table's id leads there; it lets nobody in."""
    told = {"kind": notice.kind, "table": notice.table, "title": notice.title(lang), "body": notice.body(lang)}
    return dumped({**told, "lang": lang}).encode()


def encrypted(payload: bytes, keys: str) -> bytes:
    """The payload for whoever has the browser's keys, by a key of ours for this message alone."""
    import http_ece  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    told = json.loads(keys)
    point, secret = bytes_of(told["p256dh"]), bytes_of(told["auth"])
    own = ec.generate_private_key(ec.SECP256R1())
    return bytes(http_ece.encrypt(payload, private_key=own, dh=point, auth_secret=secret, version=CONTENT))


def headers_of(key: str, endpoint: str, notice: Notice, contact: str, moment: int) -> dict[str, str]:
    """Who sends it, for how long it is kept, and that a newer alert of the same table takes its place."""
    from py_vapid import Vapid  # noqa: PLC0415

    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": moment + SIGNED_SECONDS, "sub": contact}
    signed = Vapid.from_raw(key.encode()).sign(claims)
    seconds = DAY if notice.deadline is None else max(60, min(DAY * 7, int(notice.deadline - moment)))
    return {
        "Authorization": signed["Authorization"],
        "Content-Encoding": CONTENT,
        "Content-Type": "application/octet-stream",
        "TTL": str(seconds),
        "Urgency": "normal",
        "Topic": notice.table[:TOPIC_LETTERS],
    }
