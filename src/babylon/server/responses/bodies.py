"""Answers as bytes: what a route returns."""

import gzip
import json

from starlette.responses import Response

from babylon.server.wire.json_text import Json, dumped

JSON = "application/json"
LARGE = 8192  # bytes: what is shorter is hardly worth packing


def json_response(body: Json, status: int = 200, *, ascii_only: bool = False) -> Response:
    """A JSON answer. Errors may quote broken text, so theirs is plain ASCII."""
    text = json.dumps(body, separators=(",", ":")) if ascii_only else dumped(body)
    return text_response(text, status)


def text_response(text: str, status: int = 200) -> Response:
    """A JSON answer that is text already."""
    return _response(text.encode(), status, {})


def packed_response(text: str, accepted: str) -> Response:
    """A JSON answer, packed if it is long and the caller can unpack it: a preview may tell of a thousand moves."""
    body = text.encode()
    if len(body) <= LARGE:
        return _response(body, 200, {})
    if "gzip" not in accepted:
        return _response(body, 200, {"Vary": "Accept-Encoding"})
    packed = gzip.compress(body, compresslevel=1, mtime=0)
    return _response(packed, 200, {"Vary": "Accept-Encoding", "Content-Encoding": "gzip"})


def _response(body: bytes, status: int, headers: dict[str, str]) -> Response:
    return Response(body, status, media_type=JSON, headers={"Cache-Control": "no-store", **headers})
