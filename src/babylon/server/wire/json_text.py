"""JSON as a type, and as text."""

import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias

Json: TypeAlias = bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | None
JsonObject: TypeAlias = dict[str, Json]

_COMPACT = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def dumped(body: Json) -> str:
    """JSON text, compact."""
    return _COMPACT.encode(body)


def ascii_text(body: Json) -> str:
    """The same in plain ASCII, for what may quote broken text."""
    return json.dumps(body, separators=(",", ":"))
