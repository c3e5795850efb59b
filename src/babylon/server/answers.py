"""Answers as bytes: what a route returns."""

import json

from starlette.responses import Response

from babylon.server.tables.showing import dumped

JSON = "application/json"


def json_response(body: object, status: int = 200, *, ascii_only: bool = False) -> Response:
    """A JSON answer. Errors may quote broken text, so theirs is plain ASCII."""
    text = json.dumps(body, separators=(",", ":")) if ascii_only else dumped(body)
    return text_response(text, status)


def text_response(text: str, status: int = 200) -> Response:
    """A JSON answer that is text already."""
    return Response(text.encode(), status, media_type=JSON, headers={"Cache-Control": "no-store"})
