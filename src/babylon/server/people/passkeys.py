"""Passkeys: where they hold, what they are asked to sign, and whether an answer is right."""

import base64
import binascii
import json
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from babylon.server.config import Config
from babylon.server.store.people_rows import PasskeyRow
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.people import NewPasskey, SignIn

MILLISECONDS = 120_000
# Ed25519, ECDSA with P-256, RSA: one of them every authenticator has.
ALGORITHMS = (-8, -7, -257)
_HOST = re.compile(r"(localhost)(:\d{1,5})?")
_LOOPBACK = re.compile(r"(?:127\.0\.0\.1|\[::1\])(:\d{1,5})?")
_NUMBERS = re.compile(r"[\d.]+|\[.*\]")


@dataclass(frozen=True, slots=True)
class Site:
    """Where passkeys hold: the domain that they belong to, and the address of the page that may ask for them."""

    domain: str
    origin: str

    @classmethod
    def of(cls, config: Config) -> "Site | None":
        """What the settings say; None where there is no public address."""
        if not config.public_url:
            return None
        parts = urlsplit(config.public_url)
        return cls(config.passkey_domain or parts.hostname or "", f"{parts.scheme}://{parts.netloc}")

    @property
    def is_allowed(self) -> bool:
        """Whether browsers make passkeys there: by https or on this machine, and for a domain that has a name."""
        parts = urlsplit(self.origin)
        host = parts.hostname or ""
        is_own = host == self.domain or host.endswith(f".{self.domain}")
        is_safe = parts.scheme == "https" or host == "localhost" or host.endswith(".localhost")
        return is_own and is_safe and bool(self.domain) and not _NUMBERS.fullmatch(host)


def site_of(config: Config, host: str | None) -> Site | None:
    """Where passkeys hold on a server that was reached as `host`; None where there can be none.

    Without a public address only pages of this very machine may ask, whatever port they came by.
    """
    if (site := Site.of(config)) is not None:
        return site if site.is_allowed else None
    return Site("localhost", f"http://{host}") if host is not None and _HOST.fullmatch(host) else None


def address_of(config: Config, host: str | None) -> str | None:
    """Where someone who reached a server as `host` finds it so that there can be passkeys; None: nowhere."""
    if (site := site_of(config, host)) is not None:
        return site.origin
    found = _LOOPBACK.fullmatch(host or "")
    return f"http://localhost{found[1] or ''}" if found and not config.public_url else None


@dataclass(frozen=True, slots=True)
class Checked:
    """A passkey that was made, or used: its id, the key if it is a new one, and how often it was used."""

    credential: bytes
    public_key: bytes
    sign_count: int


def text_of(raw: bytes) -> str:
    """Bytes as base64url."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """The bytes of base64url; refused when it is none."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (ValueError, binascii.Error):
        raise Problem(Code.PASSKEY_REFUSED) from None


def challenge_in(client_data: str) -> bytes:
    """What a browser says that it was asked to sign."""
    try:
        told = json.loads(bytes_of(client_data))
        return bytes_of(told["challenge"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise Problem(Code.PASSKEY_REFUSED) from None


def made(given: NewPasskey, challenge: bytes, site: Site) -> Checked:
    """The passkey that a browser has made for the challenge; refused when anything about it is not right."""
    # Imported late: a server starts faster without it.
    import webauthn  # noqa: PLC0415
    from webauthn.helpers import structs  # noqa: PLC0415

    answer = structs.AuthenticatorAttestationResponse(bytes_of(given.client_data), bytes_of(given.attestation))
    try:
        found = webauthn.verify_registration_response(
            credential=structs.RegistrationCredential(given.id, bytes_of(given.id), answer),
            expected_challenge=challenge,
            expected_rp_id=site.domain,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception:  # noqa: BLE001 - whatever a stranger's bytes break in a library, they are refused
        raise Problem(Code.PASSKEY_REFUSED) from None
    return Checked(found.credential_id, found.credential_public_key, found.sign_count)


def used(given: SignIn, challenge: bytes, site: Site, known: PasskeyRow) -> Checked:
    """A passkey's right answer to the challenge; refused is any other."""
    # Imported late, as above.
    import webauthn  # noqa: PLC0415
    from webauthn.helpers import structs  # noqa: PLC0415

    data, signature = bytes_of(given.authenticator_data), bytes_of(given.signature)
    answer = structs.AuthenticatorAssertionResponse(bytes_of(given.client_data), data, signature)
    try:
        found = webauthn.verify_authentication_response(
            credential=structs.AuthenticationCredential(given.id, bytes_of(given.id), answer),
            expected_challenge=challenge,
            expected_rp_id=site.domain,
            expected_origin=site.origin,
            credential_public_key=known.public_key,
            credential_current_sign_count=known.sign_count,
            require_user_verification=True,
        )
    except Exception:  # noqa: BLE001 - as above
        raise Problem(Code.PASSKEY_REFUSED) from None
    if given.user is not None and bytes_of(given.user) != known.person.encode():
        raise Problem(Code.PASSKEY_REFUSED)
    return Checked(known.credential, known.public_key, found.new_sign_count)
