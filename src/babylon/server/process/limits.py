"""What one connection may cost before anything is read into it, and what is said to one that would cost more."""

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Self

from babylon.words import LANGUAGES, say

UNBOUNDED = 10**9
RETRY_SECONDS = 10
MESSAGES_AT_ONCE = 4  # of the largest size, on a WebSocket


@dataclass(frozen=True, slots=True)
class Limits:
    """The settings of the same names; 0 means no limit."""

    line_bytes: int
    head_bytes: int
    headers: int
    body_bytes: int
    head_seconds: float
    body_seconds: float
    send_seconds: float
    message_bytes: int
    messages_per_minute: int
    connections: int
    connections_per_address: int

    @classmethod
    def of(cls, settings: object) -> Self:
        """The limits that settings choose."""
        return cls(**{one.name: getattr(settings, one.name) or UNBOUNDED for one in fields(cls)})


class Refusal(StrEnum):
    """Why a connection is not served any further. The value is what log and figures call it."""

    FULL = "connections"
    CROWDED = "connections-per-address"
    LONG_LINE = "line-bytes"
    LONG_HEAD = "head-bytes"
    MANY_HEADERS = "headers"
    LONG_BODY = "body-bytes"
    SLOW_HEAD = "head-seconds"
    SLOW_BODY = "body-seconds"
    SLOW_READER = "send-seconds"
    MANY_AT_ONCE = "pipelined"
    MANY_MESSAGES = "messages-per-minute"
    MALFORMED = "malformed"


STATUS_LINES: dict[Refusal, str] = {
    Refusal.FULL: "503 Service Unavailable",
    Refusal.CROWDED: "429 Too Many Requests",
    Refusal.LONG_LINE: "414 URI Too Long",
    Refusal.LONG_HEAD: "431 Request Header Fields Too Large",
    Refusal.MANY_HEADERS: "431 Request Header Fields Too Large",
    Refusal.LONG_BODY: "413 Content Too Large",
    Refusal.SLOW_HEAD: "408 Request Timeout",
    Refusal.SLOW_BODY: "408 Request Timeout",
    Refusal.MANY_AT_ONCE: "429 Too Many Requests",
}
BAD_REQUEST = "400 Bad Request"
_SAID_TO_PEOPLE = {Refusal.FULL, Refusal.CROWDED}


def answer(refusal: Refusal) -> bytes:
    """A whole response, after which the connection ends."""
    line = STATUS_LINES.get(refusal, BAD_REQUEST)
    body = _text(refusal, line).encode()
    retry = f"Retry-After: {RETRY_SECONDS}\r\n" if line.startswith(("429", "503")) else ""
    head = (
        f"HTTP/1.1 {line}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {len(body)}\r\n"
        f"Cache-Control: no-store\r\n{retry}Connection: close\r\n\r\n"
    )
    return head.encode() + body


def _text(refusal: Refusal, line: str) -> str:
    """What a person can do about it, in every language, for theirs was not read; a program has the status."""
    if refusal in _SAID_TO_PEOPLE:
        return "".join(say(f"server-refused-{refusal}", lang) + "\n" for lang in LANGUAGES)
    return line[4:] + "\n"
