"""A whole game as one JSON text: what one server writes and another believes only after a strict look."""

import json
import re
from dataclasses import asdict
from typing import Annotated, Literal

from pydantic import Field, ValidationError

from babylon.pieces.errors import BabylonError
from babylon.server.store.rows import GameRow, Secrets, StoredEvent, StoredGame
from babylon.server.wire.base import AccessWord, Seq, StatusWord, Wire

FORMAT = "babylon-game-1"
MOST_BYTES = 16 * 1024**2
DEEP = 20
_PARTS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')


class NotAGame(BabylonError):
    """A file that is no exported game, or one that does not verify."""

    kind = "import"


_Instant = Annotated[float, Field(allow_inf_nan=False)]


class _Event(Wire):
    seq: Seq
    at: _Instant
    kind: Annotated[str, Field(max_length=24)]
    body: str


class _Row(Wire):
    id: Annotated[str, Field(pattern=r"^[a-z2-7]{12}$")]
    seq: Seq
    status: StatusWord
    access: AccessWord
    rules: Annotated[str, Field(max_length=16)]
    created: _Instant
    wake_at: _Instant | None


class _Whole(Wire):
    format: Literal["babylon-game-1"]
    row: _Row
    events: Annotated[list[_Event], Field(min_length=1)]
    secrets: dict[Annotated[str, Field(max_length=40)], str]
    holders: dict[Annotated[str, Field(max_length=60)], Annotated[str, Field(max_length=40)]]


def whole_text(stored: StoredGame) -> str:
    """All that the store has on a game, as JSON."""
    body = {
        "format": FORMAT,
        "row": asdict(stored.row),
        "events": [asdict(event) for event in stored.events],
        "secrets": stored.secrets.values,
        "holders": stored.holders,
    }
    return json.dumps(body, ensure_ascii=False, indent=1) + "\n"


def whole_game(text: str) -> StoredGame:
    """The game in an exported text; NotAGame when there is anything else in it."""
    try:
        whole = _Whole.model_validate(_parsed(text))
    except ValidationError as error:
        field = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise NotAGame("bad-field", field=field) from error
    events = tuple(StoredEvent(**event.model_dump()) for event in whole.events)
    return StoredGame(GameRow(**whole.row.model_dump(mode="json")), events, Secrets(whole.secrets), whole.holders)


def _parsed(text: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise NotAGame("not-json", line=error.lineno, column=error.colno) from error
    except ValueError as error:
        # A number with thousands of digits.
        raise NotAGame("bad-field", field="…") from error
    except RecursionError as error:
        raise NotAGame("too-deep", line=_first_deep_line(text)) from error


def _first_deep_line(text: str) -> int:
    """The line where more is open within each other than a game ever has."""
    depth = 0
    for found in _PARTS.finditer(text):
        depth += (found[0] in "[{") - (found[0] in "]}")
        if depth > DEEP:
            return text.count("\n", 0, found.start()) + 1
    raise AssertionError
