"""The directive `http-schemas`: every body and message of the interface, field by field, from its own description."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from babylon.server.description.openapi import document

Schema = Mapping[str, Any]
PAGE = "schemas.md"
# The smallest and the largest of what is counted, by the words of JSON Schema.
LIMITS = {
    "string": ("minLength", "maxLength", " characters"),
    "array": ("minItems", "maxItems", " items"),
    "integer": ("minimum", "maximum", ""),
    "number": ("minimum", "maximum", ""),
}
# Numbers of events go on as far as a database counts: no limit that anybody meets.
ENDLESS = 2**31 - 1


def name_of(schema: Schema) -> str | None:
    """The name of the schema that is referred to."""
    return str(schema["$ref"]).rpartition("/")[2] if "$ref" in schema else None


def code(value: object) -> str:
    """A value as JSON, in code style and fit for a table."""
    return f"`{json.dumps(value, ensure_ascii=False)}`".replace("|", "\\|")


def kind_of(schema: Schema) -> str:
    """What a value may be, in words, with a link to each schema that has a name."""
    if name := name_of(schema):
        return f"[`{name}`]({PAGE}#{name.lower()})"
    if "const" in schema:
        return code(schema["const"])
    if "enum" in schema:
        return " or ".join(code(word) for word in schema["enum"])
    if parts := parts_of(schema):
        return " or ".join(dict.fromkeys(kind_of(part) for part in parts))
    if "prefixItems" in schema:
        return f"list of {', then '.join(kind_of(part) for part in schema['prefixItems'])}"
    return _plain(schema) + _limits(schema)


def parts_of(schema: Schema) -> list[Schema]:
    """The schemas of which a value has one."""
    return list(schema.get("anyOf") or schema.get("oneOf") or [])


def _plain(schema: Schema) -> str:
    kind = str(schema.get("type", "anything"))
    if kind == "array" and "items" in schema:
        held = kind_of(schema["items"])
        return f"list of ({held})" if " or " in held else f"list of {held}"
    if kind == "object" and isinstance(values := schema.get("additionalProperties"), Mapping):
        return f"object whose values are each {kind_of(values)}"
    return kind


def _limits(schema: Schema) -> str:
    least, most, unit = LIMITS.get(str(schema.get("type")), ("", "", ""))
    low, high = schema.get(least), schema.get(most)
    if high is None or high >= ENDLESS:
        return f", {_number(low)} or more{unit}" if low else ""
    if low == high:
        return f", {_number(low)}{unit}"
    return f", {_number(low)} to {_number(high)}{unit}" if low is not None else f", at most {_number(high)}{unit}"


def _number(value: float) -> str:
    return str(int(value) if value == int(value) else value)


def default_of(schema: Schema) -> str:
    """What holds where nothing is sent, as far as that is short enough to be said."""
    default = schema.get("default")
    return f"no: {code(default)}" if "default" in schema and not isinstance(default, dict) else "no"


def told(field: Schema, schemas: Mapping[str, Schema]) -> str:
    """What a field means: its own words, or those of what it holds, and an example."""
    words = _words(field, schemas).replace("|", "\\|")
    examples = [example for part in (field, *parts_of(field)) for example in part.get("examples", [])]
    if examples and not any(name_of(part) for part in (field, *parts_of(field))):
        words = f"{words} Such as {code(examples[0])}.".strip()
    return " ".join(words.split())


def _words(field: Schema, schemas: Mapping[str, Schema]) -> str:
    if "description" in field:
        return str(field["description"])
    if name := name_of(field):
        return str(schemas[name].get("description", "")).partition("\n\n")[0]
    inner = [*parts_of(field), *([field["items"]] if "items" in field else [])]
    return next((words for part in inner if (words := _words(part, schemas))), "")


def described(name: str, schemas: Mapping[str, Schema]) -> Iterator[str]:
    """One schema as lines of Markdown."""
    schema = schemas[name]
    yield f"## `{name}`\n"
    if words := schema.get("description"):
        yield f"{words}\n"
    if "properties" not in schema:
        yield f"{kind_of(schema)}\n" if "enum" in schema else f"One of {kind_of(schema)}\n"
    elif schema["properties"]:
        yield from _table(schema, schemas)


def _table(schema: Schema, schemas: Mapping[str, Schema]) -> Iterator[str]:
    needed = schema.get("required", [])
    yield "| field | type | required | |\n|---|---|---|---|"
    for name, field in schema["properties"].items():
        is_needed = "yes" if name in needed else default_of(field)
        yield f"| `{name}` | {kind_of(field)} | {is_needed} | {told(field, schemas)} |"
    yield ""


class HttpSchemas(SphinxDirective):
    """Writes the schemas, by name."""

    def run(self) -> list[nodes.Node]:
        """The section of each schema."""
        schemas = document()["components"]["schemas"]
        lines = [line for name in sorted(schemas) for line in described(name, schemas)]
        return self.parse_text_to_nodes("\n".join(lines), allow_section_headings=True)


def setup(app: Sphinx) -> dict[str, bool]:
    """Make the directive known."""
    app.add_directive("http-schemas", HttpSchemas)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
