"""Requests to addresses that people have chosen: never into the host's own network, never further than asked.

A name is looked up once and the request goes to the very address that was looked at, so that the name can't mean
something else a moment later. Nothing is followed, and of the answer only its first line is read.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from urllib.parse import urlsplit

from babylon.server.alerts.threads import NAMES, aside

SECONDS = 10.0
MOST_BYTES = 8192  # of an answer's first line
HTTPS = 443
FREE_PORTS = 1024  # from here on anyone may listen, so nobody keeps older services of theirs there
# Addresses that carry another one within, by which a private one could be meant.
_CARRIERS = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))


class Refused(Exception):
    """An address that nothing is sent to."""


class Away(Exception):
    """Nobody answers there just now."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where a request goes."""

    host: str
    port: int
    path: str
    is_secure: bool

    @classmethod
    def of(cls, url: str, *, private: bool) -> "Target":
        """The target that an address names; where `private`, plain http will do."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise Refused from None
        is_secure = parts.scheme == "https"
        if not (is_secure or (private and parts.scheme == "http")) or not host or parts.username is not None:
            raise Refused
        if not url.isascii() or not url.isprintable() or " " in url:
            raise Refused
        port = port or (HTTPS if is_secure else 80)
        if not private and port != HTTPS and port < FREE_PORTS:
            raise Refused
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return cls(host, port, path, is_secure)

    @property
    def authority(self) -> str:
        """Host and port, as a request's header names them."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        return name if self.port == (HTTPS if self.is_secure else 80) else f"{name}:{self.port}"

    async def reached(self, *, private: bool) -> str:
        """The one address that the host's name stands for; refused when any of them lies in somebody's own network."""
        try:
            found = await aside(NAMES, socket.getaddrinfo, self.host, self.port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Away from None
        addresses = [str(one[4][0]) for one in found]
        if not addresses:
            raise Away
        if not private and not all(map(is_public, addresses)):
            raise Refused
        return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address lies in the net that everyone shares."""
    try:
        one = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(one, ipaddress.IPv6Address):
        if one.ipv4_mapped is not None:
            one = one.ipv4_mapped
        elif any(one in net for net in _CARRIERS):
            return False
    return one.is_global and not one.is_multicast and not one.is_reserved


async def require_public(url: str, *, private: bool) -> None:
    """Refuse an address that nothing would be sent to."""
    async with asyncio.timeout(SECONDS):
        await Target.of(url, private=private).reached(private=private)


async def post(url: str, headers: Mapping[str, str], body: bytes, *, private: bool = False) -> int:
    """The status that a POST is answered with; Away when there is none in time."""
    target = Target.of(url, private=private)
    try:
        async with asyncio.timeout(SECONDS):
            return await _posted(target, await target.reached(private=private), headers, body)
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise Away from error


async def _posted(target: Target, address: str, headers: Mapping[str, str], body: bytes) -> int:
    secure = _trust() if target.is_secure else None
    name = target.host if target.is_secure else None
    reader, writer = await asyncio.open_connection(
        address, target.port, ssl=secure, server_hostname=name, limit=MOST_BYTES
    )
    try:
        writer.write(_head(target, headers, len(body)) + body)
        await writer.drain()
        return _status(await reader.readuntil(b"\n"))
    finally:
        writer.close()
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(1):
                await writer.wait_closed()


def _head(target: Target, headers: Mapping[str, str], length: int) -> bytes:
    told = {"Host": target.authority, "Connection": "close", "Content-Length": str(length), **headers}
    lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items()), "", ""]
    assert not any(character in line for line in lines for character in "\r\n")
    return "\r\n".join(lines).encode("latin-1")


def _status(line: bytes) -> int:
    """The number in an answer's first line."""
    version, status, *_ = line.decode("latin-1").split(" ", 2)
    if not version.startswith("HTTP/1.") or len(status.strip()) != len("200"):
        raise ValueError(line)
    return int(status)


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
