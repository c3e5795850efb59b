"""Ports that are free to listen on, and what an address is called."""

import os
import socket

PORTS = 20
SEND_BYTES = 128 * 1024


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
