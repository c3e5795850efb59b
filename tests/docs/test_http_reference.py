"""What the reference of the HTTP interface is made of tells what everything means."""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING, Any

import pytest

from babylon.server.description.openapi import document
from tests.docs.test_examples import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType


@pytest.fixture(scope="module")
def schemas() -> dict[str, Any]:
    return dict(document()["components"]["schemas"])


@pytest.fixture(scope="module")
def reference() -> ModuleType:
    """The part of the site's build that writes about schemas."""
    spec = importlib.util.spec_from_file_location("http_schemas", ROOT / "docs" / "extensions" / "http_schemas.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def named(part: object) -> Iterator[str]:
    """The schemas that a part of the document refers to."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield str(part["$ref"]).rpartition("/")[2]
        part = list(part.values())
    if isinstance(part, list):
        for one in part:
            yield from named(one)


def within(part: object, schemas: dict[str, Any]) -> set[str]:
    """Those, and all that they refer to."""
    found, waiting = set[str](), {*named(part)}
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= {*named(schemas[name])} - found
    return found


def test_every_schema_that_requests_use_says_what_it_is(schemas: dict[str, Any]) -> None:
    used = within(document()["paths"], schemas)
    assert len(used) > 150
    assert [name for name in sorted(used) if not schemas[name].get("description")] == []


def test_every_field_that_a_request_sends_says_what_it_means(schemas: dict[str, Any], reference: ModuleType) -> None:
    operations: list[Any] = [one for path in document()["paths"].values() for one in path.values()]
    sent = within([one.get("requestBody") for one in operations], schemas)
    fields = [(name, field) for name in sorted(sent) for field in schemas[name].get("properties", {})]
    assert len(fields) > 100
    silent = [
        f"{name}.{field}"
        for name, field in fields
        if not reference.told(schemas[name]["properties"][field], schemas) and field != "kind"
    ]
    assert silent == []


def test_no_two_schemas_have_one_place_on_the_page(schemas: dict[str, Any]) -> None:
    assert len({name.lower() for name in schemas}) == len(schemas)


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        ({"type": "integer", "minimum": 2, "maximum": 4}, "integer, 2 to 4"),
        ({"type": "integer", "minimum": 0, "maximum": 2147483647.0}, "integer"),
        ({"type": "string", "minLength": 1, "maxLength": 40}, "string, 1 to 40 characters"),
        ({"type": "array", "items": {"$ref": "#/components/schemas/Sit"}}, "list of [`Sit`](schemas.md#sit)"),
        ({"anyOf": [{"type": "array", "items": {"type": "number"}}, {"type": "null"}]}, "list of number or null"),
        ({"enum": ["live", "days"], "type": "string"}, '`"live"` or `"days"`'),
        ({"const": "none", "type": "string", "default": "none"}, '`"none"`'),
        ({"type": "object", "additionalProperties": {"type": "number"}}, "object whose values are each number"),
    ],
)
def test_types_are_told_in_words(schema: dict[str, Any], words: str, reference: ModuleType) -> None:
    assert reference.kind_of(schema) == words


def test_a_field_is_told_by_its_own_words_or_by_those_of_what_it_holds(reference: ModuleType) -> None:
    schemas = {"Sit": {"description": "Seats.\n\nMore of them."}}
    of_sit = {"$ref": "#/components/schemas/Sit"}
    assert reference.told({"anyOf": [of_sit, {"type": "null"}]}, schemas) == "Seats."
    assert reference.told({**of_sit, "description": "Whose."}, schemas) == "Whose."
    assert reference.told({"type": "string", "examples": ["a|b"]}, schemas) == 'Such as `"a\\|b"`.'


def test_what_is_not_needed_says_what_holds_without_it(reference: ModuleType) -> None:
    schema = {"properties": {"a": {"type": "integer", "default": 2}, "b": {"type": "string"}}, "required": ["b"]}
    lines = "\n".join(reference.described("Both", {"Both": schema}))
    assert "| `a` | integer | no: `2` | " in lines
    assert "| `b` | string | yes | " in lines
