"""Answers as bytes: what a route returns."""

import gzip
from dataclasses import dataclass

from starlette.responses import Response

from babylon.server.wire.json_text import Json, ascii_text, dumped

JSON = "application/json"
LARGE = 8192  # bytes: what is shorter is hardly worth packing


def json_response(body: Json, status: int = 200, *, ascii_only: bool = False) -> Response:
    """A JSON answer. Errors may quote broken text, so theirs is plain ASCII."""
    return text_response(ascii_text(body) if ascii_only else dumped(body), status)


def text_response(text: str, status: int = 200) -> Response:
    """A JSON answer that is text already."""
    return _response(text.encode(), status, {})


@dataclass(frozen=True, slots=True)
class Packed:
    """A JSON answer as it is sent, for as many who ask."""

    body: bytes
    headers: dict[str, str]

    def response(self) -> Response:
        """The answer to one of them."""
        return _response(self.body, 200, self.headers)


def packed(text: str, accepted: str) -> Packed:
    """A JSON answer, packed if it is long and the caller can unpack it: a preview may tell of a thousand moves."""
    body = text.encode()
    if len(body) <= LARGE:
        return Packed(body, {})
    if not unpacks(accepted):
        return Packed(body, {"Vary": "Accept-Encoding"})
    short = gzip.compress(body, compresslevel=1, mtime=0)
    return Packed(short, {"Vary": "Accept-Encoding", "Content-Encoding": "gzip"})


def unpacks(accepted: str) -> bool:
    """Whether a caller who accepts these ways of packing understands ours."""
    return "gzip" in accepted


def _response(body: bytes, status: int, headers: dict[str, str]) -> Response:
    return Response(body, status, media_type=JSON, headers={"Cache-Control": "no-store", **headers})
