"""Whether requests come through the proxy as a server needs them: asked by the way that browsers take."""

import base64
import json
import secrets
import socket
import ssl
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from urllib.parse import SplitResult, urlsplit

from babylon.server.config import Config
from babylon.server.maintenance.machine_checks import Seen
from babylon.server.process.addresses import Proxies, is_loopback

SECONDS = 5.0
MADE_UP = "192.0.2.77"  # an address that nobody has (RFC 5737)
SWITCHED = 101
PIECE = 10_000  # bytes of an answer, which may be anyone's
FOR, PROTO, UPGRADE = "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade"
NOBODYS_SOCKET = "/api/v1/tables/aaaaaaaaaaaa/socket"
EVERYWHERE = {"", "0.0.0.0", "::"}  # noqa: S104 - compared with, not listened at


class Elsewhere(Exception):
    """Whoever answers at the public address is not this server."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """How a request came to the server: as whose, by which headers, and whether a WebSocket would, too."""

    client: str
    forwarded: bool
    https: bool
    upgrade: bool


def through_proxy(config: Config) -> Seen | None:
    """Whether all arrives by the public address; None where no proxy is before the server, or no server is running."""
    url = urlsplit(config.public_url)
    if not url.hostname or _is_direct(url, config) or not _is_running(config):
        return None
    try:
        wrong = list(faults(config, _arrival(url)))
    except (OSError, HTTPException, ValueError, Elsewhere) as error:
        return False, f"{config.public_url}: {str(error) or type(error).__name__}"
    return not wrong, ": ".join(part for part in (config.public_url, ", ".join(wrong)) if part)


def faults(config: Config, seen: Arrival) -> Iterator[str]:
    """The headers that do not arrive as they should."""
    # The server speaks no TLS itself: what is https outside has come by a proxy.
    is_proxied = config.is_secure or seen.client in Proxies(config.proxies)
    if seen.client == MADE_UP:
        # Everyone could play as many clients as they like.
        yield f"{FOR}: {MADE_UP}"
    elif is_proxied and not seen.forwarded:
        yield FOR
    if config.is_secure and not seen.https:
        yield PROTO
    if not seen.upgrade:
        yield UPGRADE


def _is_direct(url: SplitResult, config: Config) -> bool:
    return is_loopback(url.hostname or "") and url.port == config.port


def _is_running(config: Config) -> bool:
    """Whether a server listens on this machine; one whose port somebody else has opened may."""
    if config.fd >= 0:
        return True
    host = "127.0.0.1" if config.host in EVERYWHERE else config.host
    try:
        socket.create_connection((host, config.port), SECONDS).close()
    except OSError:
        return False
    return True


def _arrival(url: SplitResult) -> Arrival:
    answer, body = _asked(url, "/arrival", {FOR: MADE_UP})
    try:
        told = json.loads(body)
        client, forwarded, https = str(told["client"]), bool(told["forwarded"]), bool(told["https"])
    except (ValueError, KeyError, TypeError):
        raise Elsewhere(f"{answer.status} {answer.reason}") from None
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    wanted = {"Connection": UPGRADE, UPGRADE: "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
    opened, _ = _asked(url, NOBODYS_SOCKET, wanted)
    return Arrival(client, forwarded, https, opened.status == SWITCHED)


def _asked(url: SplitResult, path: str, headers: dict[str, str]) -> tuple[HTTPResponse, bytes]:
    host = url.hostname or ""
    if url.scheme == "https":
        line: HTTPConnection = HTTPSConnection(host, url.port, timeout=SECONDS, context=ssl.create_default_context())
    else:
        line = HTTPConnection(host, url.port, timeout=SECONDS)
    try:
        line.request("GET", url.path.rstrip("/") + path, headers=headers)
        answer = line.getresponse()
        return answer, b"" if answer.status == SWITCHED else answer.read(PIECE)
    finally:
        line.close()
