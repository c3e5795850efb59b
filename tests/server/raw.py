"""Connections made by hand, byte by byte, from addresses of this machine that can be chosen."""

from __future__ import annotations

import base64
import os
import socket
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 30.0
STRANGER = "127.0.0.2"  # not among the proxies, which 127.0.0.1 is


@contextmanager
def line(port: int, source: str = STRANGER) -> Iterator[socket.socket]:
    """A connection that has sent nothing yet."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=(source, 0)) as opened:
        yield opened


def answer_of(opened: socket.socket) -> bytes:
    """All that comes until the server ends the connection."""
    answer = b""
    try:
        while piece := opened.recv(65536):
            answer += piece
    except ConnectionResetError:
        pass
    return answer


def said(port: int, request: bytes, source: str = STRANGER) -> bytes:
    """The whole answer to a request after which the server ends the connection."""
    with line(port, source) as opened:
        opened.sendall(request)
        return answer_of(opened)


def status(answer: bytes) -> int:
    """The status of a response; 0 when there was none."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.") else 0


def seconds_until_closed(opened: socket.socket) -> float:
    """How long the server keeps a connection from now on."""
    began = time.monotonic()
    answer_of(opened)
    return time.monotonic() - began


def handshake(table: str, query: str = "?wire=2", *more: str) -> bytes:
    """The request for a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/v1/tables/{table}/socket{query} HTTP/1.1",
        "Host: x",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *more,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([(0x80 if fin else 0) | opcode]) + length + bytes(4) + payload


def close_code(opened: socket.socket) -> int:
    """The code with which the server closes a WebSocket; it does not wait for us to close ours."""
    heard = b""
    while heard[-4:-2] != b"\x88\x02" and (piece := opened.recv(65536)):
        heard += piece
    return int.from_bytes(heard[-2:], "big")
