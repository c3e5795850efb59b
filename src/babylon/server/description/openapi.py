"""The OpenAPI 3.1 document: `python -m babylon.server.description.openapi` prints it."""

import json
import sys
from functools import partial
from typing import TypedDict, cast

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from babylon.server.routes.api import api
from babylon.server.wire.errors import ErrorAnswer
from babylon.server.wire.json_text import Json
from babylon.server.wire.messages import PongMessage, ServerMessage

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
    return app


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
        ("ClientMessage", TypeAdapter(PongMessage)),
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
