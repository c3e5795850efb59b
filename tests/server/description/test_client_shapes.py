"""The Python client's types say what the server's models say."""

from babylon.server.description.client_shapes import FILE, Schema, _members, schemas, shapes


def test_the_clients_types_are_those_of_the_servers_models() -> None:
    assert FILE.read_text("utf-8") == shapes(), "python -m babylon.server.description.client_shapes"


def test_every_model_that_is_answered_has_a_type() -> None:
    made = shapes()
    for name in ("Table", "Preview", "Info", "Why", "Points", "Hint", "Claimed", "EventsMessage", "ErrorBody"):
        assert f"\nclass {name}(TypedDict):\n" in made
    assert "class TurnRequest" not in made


def test_a_schema_becomes_the_python_type_that_json_gives() -> None:
    optional: Schema = {"anyOf": [{"type": "string"}, {"type": "null"}]}
    assert _members(optional) == ("str", "None")
    assert _members({"type": "array", "items": optional}) == ("list[str | None]",)
    assert _members({"type": "object", "additionalProperties": {"$ref": "#/components/schemas/TileView"}}) == (
        "dict[str, TileView]",
    )
    assert _members({"type": "object", "additionalProperties": True}) == ("dict[str, Json]",)
    assert _members({"enum": ["dug", "stored"], "type": "string"}) == ('Literal["dug", "stored"]',)


def test_a_type_stands_after_all_that_it_is_made_of() -> None:
    made = shapes()
    for name, schema in schemas().items():
        start = made.find(f"class {name}(TypedDict):")
        if start >= 0:
            for kind in schema["properties"].values():
                if "$ref" in kind:
                    part = kind["$ref"].rpartition("/")[2]
                    assert 0 <= max(made.find(f"class {part}("), made.find(f"\n{part}: TypeAlias")) < start
