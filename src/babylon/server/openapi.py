"""The OpenAPI 3.1 document: `python -m babylon.server.openapi` prints it."""

import json
import sys
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from babylon.server.wire.errors import ErrorAnswer
from babylon.server.wire.messages import PongMessage, ServerMessage

REF = "#/components/schemas/{model}"


def described(app: FastAPI) -> dict[str, Any]:
    """The document of an application, with the WebSocket's messages and the one shape of errors."""
    if app.openapi_schema:
        return app.openapi_schema
    document = get_openapi(title=app.title, version=app.version, routes=app.routes)
    schemas = document.setdefault("components", {}).setdefault("schemas", {})
    _add_messages(schemas)
    for path in document["paths"].values():
        for operation in path.values():
            _with_errors(operation["responses"])
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    app.openapi_schema = document
    return document


def _add_messages(schemas: dict[str, Any]) -> None:
    adapters: list[tuple[str, TypeAdapter[Any]]] = [
        ("ServerMessage", TypeAdapter(ServerMessage)),
        ("ClientMessage", TypeAdapter(PongMessage)),
        ("ErrorAnswer", TypeAdapter(ErrorAnswer)),
    ]
    for name, adapter in adapters:
        schema = adapter.json_schema(ref_template=REF, mode="serialization")
        for part, definition in schema.pop("$defs", {}).items():
            schemas.setdefault(part, definition)
        schemas[name] = schema


def _with_errors(responses: dict[str, Any]) -> None:
    responses.pop("422", None)
    answer = {"application/json": {"schema": {"$ref": REF.format(model="ErrorAnswer")}}}
    responses["default"] = {"description": "Refused", "content": answer}


def main() -> None:
    """Print the document."""
    from babylon.server.app import bare_app  # noqa: PLC0415 - the application needs this module

    json.dump(bare_app().openapi(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
