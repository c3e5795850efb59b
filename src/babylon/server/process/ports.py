"""Ports that are free to listen on, and what an address is called."""

import errno
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address

from babylon.server.process.addresses import is_loopback

PORTS = 20
SEND_BYTES = 128 * 1024
_NOT_HERE = {errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT}
# Addresses that nobody has: the system tells from which of its own it would go there, and nothing is sent.
_ELSEWHERE = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}


def is_free(host: str, port: int) -> bool:
    """Whether a server could listen there now."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, kind, protocol) as probe:
        if os.name == "posix":
            # As a server does it: a connection that has just ended is no obstacle.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(address)
        except OSError:
            return False
    return True


def next_free(host: str, port: int) -> int | None:
    """The first free port from `port` on; None when none of the next few is."""
    return next((one for one in range(port, port + PORTS) if is_free(host, one)), None)


def bound(host: str, port: int, fd: int) -> list[socket.socket]:
    """Sockets at every address of a host, or the inherited one, that do not listen yet."""
    if fd >= 0:
        return [socket.socket(fileno=os.dup(fd))]
    found = dict.fromkeys(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE))
    return [one for family, kind, protocol, _, address in found if (one := _bound(family, kind, protocol, address))]


def _bound(family: int, kind: int, protocol: int, address: object) -> socket.socket | None:
    """A socket at an address; None when this machine has no such address, although the host's name leads there."""
    one = None
    try:
        one = socket.socket(family, kind, protocol)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Connections inherit it: what is written is not held back for more.
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(address)  # type: ignore[arg-type]  # as `getaddrinfo` has told it
        bound_unread(one.fileno())
    except OSError as error:
        if one is not None:
            one.close()
        if error.errno in _NOT_HERE:
            return None
        raise
    return one


def bound_unread(listening: int) -> None:
    """Bound what the system holds for a reader who takes nothing, on all connections to come; else it is megabytes."""
    with socket.socket(fileno=os.dup(listening)) as inherited:
        inherited.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BYTES)


def address(host: str, port: int, fd: int) -> str:
    """Where a server is found that listens there, or on an inherited socket."""
    if fd >= 0:
        with socket.socket(fileno=os.dup(fd)) as inherited:
            if inherited.family not in (socket.AF_INET, socket.AF_INET6):
                return f"unix:{inherited.getsockname()}"
            host, port = inherited.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def reachable(host: str, port: int) -> list[str]:
    """Where the others in this machine's network find a server at a host; nowhere when it listens to itself alone."""
    with suppress(OSError):
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        own = dict.fromkeys(one for family, _, _, _, at in found for one in _own(family, str(at[0])))
        return [address(one, port, -1) for one in own if not is_loopback(one) and not ip_address(one).is_link_local]
    return []


def listens_everywhere(host: str) -> bool:
    """Whether a host stands for every address of this machine."""
    with suppress(ValueError):
        return ip_address(host).is_unspecified
    return host == ""


def _own(family: int, at: str) -> Iterator[str]:
    """The addresses that one to listen at stands for: itself, or all of this machine that can be found out."""
    if not listens_everywhere(at):
        yield at
        return
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
        way.connect(_ELSEWHERE[socket.AddressFamily(family)])
        yield str(way.getsockname()[0])
    with suppress(OSError):
        yield from (str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, family))
