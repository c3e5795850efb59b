"""The Python client's types, made of the OpenAPI document.

`python -m babylon.server.description.client_shapes` writes them, so that the client needs nothing of the server.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypedDict, cast

from babylon.server.description.openapi import REF, document

FILE = Path(__file__).parents[2] / "client" / "shapes.py"
WIDTH = 120
# What is sent unasked or instead of an answer; all else is found by the answers of the routes.
MESSAGES = ("ServerMessage", "ErrorAnswer")
# Unions that the document spells out wherever they occur: their names, and where one of them is.
UNIONS = {"Event": ("EventsMessage", "events"), "Clock": ("TableSettings", "clock")}
HEAD = '''"""The JSON of the API as types.

Made of the server's description by `python -m babylon.server.description.client_shapes`: change the models there.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

Json: TypeAlias = bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | None
'''
PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}
_REF = REF.format(model="")

# Written as a call, because `$ref` is no name.
Schema = TypedDict(
    "Schema",
    {
        "$ref": str,
        "const": str,
        "enum": list[str],
        "anyOf": "list[Schema]",
        "oneOf": "list[Schema]",
        "type": str,
        "items": "Schema",
        "prefixItems": "list[Schema]",
        "additionalProperties": "Schema | bool",
        "properties": "dict[str, Schema]",
        "required": list[str],
        "description": str,
    },
    total=False,
)


@cache
def schemas() -> dict[str, Schema]:
    """Every model of the document, and the unions that have a name here."""
    models = cast("dict[str, Schema]", document()["components"]["schemas"])
    fields = {name: models[model]["properties"][field] for name, (model, field) in UNIONS.items()}
    return {**models, **{name: field.get("items", field) for name, field in fields.items()}}


def shapes() -> str:
    """The text of the client's module."""
    order: list[str] = []
    for name in sorted({*_answered(), *MESSAGES}):
        _add(name, order)
    words = [name for name in order if "enum" in schemas()[name]]
    rest = [name for name in order if name not in words]
    return "\n".join([HEAD, *(_alias(name) for name in sorted(words)), *(_described(name) for name in rest)]) + "\n"


def _answered() -> Iterator[str]:
    """The models that routes answer with."""
    for path in document()["paths"].values():
        for operation in path.values():
            yield from _refs([answer for status, answer in operation["responses"].items() if status != "default"])


def _add(name: str, order: list[str]) -> None:
    """Append `name` once all that it refers to is there."""
    schema = schemas()[name]
    for part in dict.fromkeys([*_refs(schema), *_unions(schema)]):
        if part not in order and part != name:
            _add(part, order)
    if name not in order:
        order.append(name)


def _refs(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        if "$ref" in part:
            yield str(part["$ref"]).removeprefix(_REF)
        part = list(part.values())
    if isinstance(part, list):
        for one in part:
            yield from _refs(one)


def _unions(schema: Schema) -> Iterator[str]:
    for field in schema.get("properties", {}).values():
        yield from (name for name in UNIONS if _union(field) in {name, f"list[{name}]"})


def _described(name: str) -> str:
    return _class(name) if "properties" in schemas()[name] else f"\n\n{_alias(name)}"


def _alias(name: str) -> str:
    parts = _members(schemas()[name])
    line = f"{name}: TypeAlias = {' | '.join(parts)}"
    if len(line) <= WIDTH:
        return line
    if len(parts) > 1:
        return f"{name}: TypeAlias = (\n{_wrapped(parts)}\n)"
    words = parts[0].removeprefix("Literal[").removesuffix("]").split(", ")
    return "\n".join([f"{name}: TypeAlias = Literal[", *(f"    {word}," for word in words), "]"])


def _wrapped(parts: tuple[str, ...]) -> str:
    line = f"    {' | '.join(parts)}"
    return line if len(line) <= WIDTH else "    " + "\n    | ".join(parts)


def _class(name: str) -> str:
    schema = schemas()[name]
    fields = [f"    {field}: {_field(name, field)}" for field in schema["properties"]]
    told = schema["description"].splitlines()[0]
    return "\n".join(["", "", f"class {name}(TypedDict):", f'    """{told}"""', "", *fields])


def _field(name: str, field: str) -> str:
    schema = schemas()[name]
    kind = schema["properties"][field]
    # What tells the members of a union apart is always sent.
    always = field in schema.get("required", []) or "const" in kind
    return _union(kind) if always else f"NotRequired[{_union(kind)}]"


def _union(schema: Schema) -> str:
    for name in UNIONS:
        if "oneOf" in schema and _members(schema) == _members(schemas()[name]):
            return name
    return " | ".join(_members(schema))


def _members(schema: Schema) -> tuple[str, ...]:
    """The types that a schema may be."""
    match schema:
        case {"$ref": ref}:
            return (ref.removeprefix(_REF),)
        case {"const": word}:
            return (f'Literal["{word}"]',)
        case {"enum": words}:
            quoted = ", ".join(f'"{word}"' for word in words)
            return (f"Literal[{quoted}]",)
        case {"anyOf": members} | {"oneOf": members}:
            return tuple(part for member in members for part in _members(member))
        case {"prefixItems": parts}:
            return (f"tuple[{', '.join(_union(part) for part in parts)}]",)
        case {"type": "array"}:
            return (f"list[{_union(schema['items'])}]",)
        case {"type": "object"}:
            values = schema["additionalProperties"]
            return (f"dict[str, {'Json' if isinstance(values, bool) else _union(values)}]",)
    return (PLAIN[schema["type"]],)


def main() -> None:
    """Write the module."""
    FILE.write_text(shapes(), encoding="utf-8")


if __name__ == "__main__":
    main()
