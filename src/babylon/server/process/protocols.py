"""Connections as the server has them: within limits, and forgetting their beginning.

What they build on is uvicorn's own and has no promised name, so `pyproject.toml` bounds uvicorn's version. Where
uvicorn has moved its protocols, it chooses them itself, and only its own limits hold.
"""

import asyncio
from typing import Literal, TypeAlias

from babylon.server.process.connections import Connections

Protocol: TypeAlias = type[asyncio.Protocol] | Literal["auto"]


def http_protocol(connections: Connections) -> Protocol:
    """Every connection's at first; counted among the others."""
    try:
        from babylon.server.process.bounded_http import BoundedHttp  # noqa: PLC0415 - it may not be there
    except ImportError:
        return "auto"

    class Http(BoundedHttp):
        registry = connections

    return Http


def socket_protocol(connections: Connections) -> Protocol:
    """Of connections that have become WebSockets."""
    try:
        from babylon.server.process.bounded_socket import BoundedSocket  # noqa: PLC0415 - as above
    except ImportError:
        return "auto"

    class Socket(BoundedSocket):
        registry = connections

    return Socket
