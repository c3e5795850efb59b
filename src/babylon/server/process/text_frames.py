"""Whole frames of a WebSocket: a server does not mask them, so all who get the same text get the same bytes."""

from collections.abc import Callable
from typing import TypeAlias

from starlette.types import Scope

# Takes a frame at once and says so, unless something is in its way.
Take: TypeAlias = Callable[[bytes], bool]

EXTENSION = "babylon.frames"  # of ASGI
WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole text
SHORT, MEDIUM = 126, 65536  # lengths from which on it takes two bytes more to tell them, and eight


def taker(scope: Scope) -> Take | None:
    """What takes frames of a WebSocket; it leaves the scope, since a connection that its own scope has never goes."""
    take: Take | None = scope.get("extensions", {}).pop(EXTENSION, {}).get("take")
    return take


def text_frame(text: str) -> bytes:
    """A text as one frame (RFC 6455, 5.2): every turn needs two, and a writer of all kinds of frames takes longer."""
    data = text.encode()
    length = len(data)
    if length < SHORT:
        return bytes((WHOLE_TEXT, length)) + data
    if length < MEDIUM:
        return bytes((WHOLE_TEXT, 126, length >> 8, length & 0xFF)) + data
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big") + data
