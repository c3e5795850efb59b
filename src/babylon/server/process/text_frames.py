"""Whole frames of a WebSocket: a server does not mask them, so all who get the same text get the same bytes."""

from collections.abc import Callable
from typing import TypeAlias

from starlette.types import Scope
from websockets.frames import Frame, Opcode

# Takes a frame at once and says so, unless something is in its way.
Take: TypeAlias = Callable[[bytes], bool]

EXTENSION = "babylon.frames"  # of ASGI


def taker(scope: Scope) -> Take | None:
    """What takes frames of a WebSocket; it leaves the scope, since a connection that its own scope has never goes."""
    take: Take | None = scope.get("extensions", {}).pop(EXTENSION, {}).get("take")
    return take


def text_frame(text: str) -> bytes:
    """A text as one frame."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
