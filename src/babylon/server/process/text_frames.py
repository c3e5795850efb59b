"""Whole frames of a WebSocket: a server does not mask them, so all who get the same text get the same bytes."""

from collections.abc import Callable
from typing import TypeAlias

from starlette.types import Scope

# Takes a frame at once and says so, unless something is in its way.
Take: TypeAlias = Callable[[bytes], bool]

EXTENSION = "babylon.frames"  # of ASGI
WHOLE, WHOLE_TEXT = 0x80, 0x81  # the first byte of a frame that is a whole message, and of one that is a whole text
PING, PONG = 0x89, 0x8A  # the first byte of what asks for a sign of life, and of the sign
MASKED, MASK = 0x80, 4  # of the second byte, as all have it that a server gets; and how many bytes a mask has
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


def sign_frame(first: int, data: bytes) -> bytes:
    """A ping or a pong, which say little."""
    assert len(data) < SHORT
    return bytes((first, len(data))) + data


def is_sign(packet: bytes) -> bool:
    """Whether a whole frame is a ping or a pong, and as short as it has to be."""
    return packet[0] in {PING, PONG} and packet[1] < MASKED + SHORT


def is_whole(packet: bytes) -> bool:
    """Whether a packet is one frame from its first byte to its last, and the frame a message, as hardly one is not."""
    if len(packet) < 2 + MASK or not packet[0] & WHOLE or not packet[1] & MASKED:
        return False
    length = packet[1] - MASKED
    if length == SHORT:
        return len(packet) == 4 + MASK + (packet[2] << 8 | packet[3])
    return length < SHORT and len(packet) == 2 + MASK + length


def unmasked(packet: bytes) -> bytes:
    """What a whole frame says: each byte was changed by one of the mask's four, in turns."""
    begin = 2 if packet[1] < MASKED + SHORT else 4
    said = packet[begin + MASK :]
    length = len(said)
    mask = packet[begin : begin + MASK] * (length // MASK + 1)
    # As one number each: a loop over the bytes would take longer than all else.
    return (int.from_bytes(said, "little") ^ int.from_bytes(mask[:length], "little")).to_bytes(length, "little")
