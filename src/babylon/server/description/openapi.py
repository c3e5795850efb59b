"""The OpenAPI 3.1 document: `python -m babylon.server.description.openapi` prints it."""

import asyncio
import json
import sys
from functools import partial
from typing import TypedDict, cast

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from starlette.requests import Request
from starlette.responses import Response

from babylon.server.routes.api import API, api
from babylon.server.wire.errors import ErrorAnswer
from babylon.server.wire.json_text import Json
from babylon.server.wire.messages import ClientMessage, ServerMessage

REF = "#/components/schemas/{model}"

Schemas = dict[str, dict[str, Json]]


class Components(TypedDict):
    """What the operations refer to."""

    schemas: Schemas


class Operation(TypedDict):
    """One method of one path."""

    responses: dict[str, Json]


class Document(TypedDict):
    """The parts of an OpenAPI document that are changed here."""

    components: Components
    paths: dict[str, dict[str, Operation]]


def describe(app: FastAPI) -> FastAPI:
    """The application, which now describes the WebSocket's messages and the one shape of errors too."""
    # FastAPI's documented way to change it.
    app.openapi = partial(_described, app)  # type: ignore[method-assign]
    app.add_route(f"{API}/openapi.json", _Served(app).answer, include_in_schema=False)
    return app


class _Served:
    """The document as text, made once and beside the event loop: it takes a second, and is a hundred kilobytes long."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        self._made: asyncio.Task[bytes] | None = None

    async def answer(self, _request: Request) -> Response:
        """The document."""
        if self._made is None:
            self._made = asyncio.create_task(asyncio.to_thread(self._text))
        return Response(await asyncio.shield(self._made), media_type="application/json")

    def _text(self) -> bytes:
        return json.dumps(self._app.openapi(), ensure_ascii=False, separators=(",", ":")).encode()


def document() -> Document:
    """The document of this version."""
    return cast("Document", describe(api()).openapi())


def _described(app: FastAPI) -> dict[str, object]:
    if not app.openapi_schema:
        made = cast("Document", get_openapi(title=app.title, version=app.version, routes=app.routes))
        schemas = made["components"]["schemas"]
        _add_messages(schemas)
        for path in made["paths"].values():
            for operation in path.values():
                _with_errors(operation["responses"])
        for unused in ("HTTPValidationError", "ValidationError"):
            schemas.pop(unused, None)
        app.openapi_schema = cast("dict[str, object]", made)
    return app.openapi_schema


def _add_messages(schemas: Schemas) -> None:
    adapters: list[tuple[str, TypeAdapter[object]]] = [
        ("ServerMessage", TypeAdapter(ServerMessage)),
        ("ClientMessage", TypeAdapter(ClientMessage)),
        ("ErrorAnswer", TypeAdapter(ErrorAnswer)),
    ]
    for name, adapter in adapters:
        schema = adapter.json_schema(ref_template=REF, mode="serialization")
        for part, definition in schema.pop("$defs", {}).items():
            schemas.setdefault(part, definition)
        schemas[name] = schema


def _with_errors(responses: dict[str, Json]) -> None:
    responses.pop("422", None)
    answer = {"application/json": {"schema": {"$ref": REF.format(model="ErrorAnswer")}}}
    responses["default"] = {"description": "Refused", "content": answer}


def main() -> None:
    """Print the document."""
    json.dump(document(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
