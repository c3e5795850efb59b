"""A whole game as one JSON text: what one server writes and another believes only after a strict look."""

import json
import re
import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import Annotated, Literal

from pydantic import Field, ValidationError

from babylon.pieces.errors import BabylonError
from babylon.server.maintenance.json_lines import line_of
from babylon.server.store.rows import GameRow, Secrets, StoredEvent, StoredGame
from babylon.server.tables.live_table import event_of
from babylon.server.tables.stored_events import full_body
from babylon.server.wire.base import AccessWord, Seq, StatusWord, Wire

FORMAT = "babylon-game-1"
DEEP = 20
_PARTS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]|[0-9]+')


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
        "row": {
            name: value
            for name, value in asdict(stored.row).items()
            if name not in {"line", "progress", "maker", "nth"}
        },
        "events": [{**asdict(event), "body": full_body(event)} for event in stored.events],
        "secrets": stored.secrets.values,
        "holders": stored.holders,
    }
    return json.dumps(body, ensure_ascii=False, indent=1) + "\n"


def whole_game(text: str) -> StoredGame:
    """The game in an exported text; NotAGame when there is anything else in it."""
    try:
        whole = _Whole.model_validate(_parsed(text))
    except ValidationError as error:
        raise _bad_field(text, error.errors()[0]["loc"]) from error
    events = tuple(StoredEvent(**event.model_dump()) for event in whole.events)
    for number, event in enumerate(events):
        if wrong := _wrong_part(event):
            raise _bad_field(text, ("events", number, *wrong))
    return StoredGame(GameRow(**whole.row.model_dump(mode="json")), events, Secrets(whole.secrets), whole.holders)


def _wrong_part(event: StoredEvent) -> tuple[str | int, ...] | None:
    """Where an event is none, or None."""
    try:
        event_of(event)
    except ValidationError as error:
        # An event is first looked for by its kind.
        place = error.errors()[0]["loc"]
        return ("body", *place[1:]) if place else ("kind",)
    except (TypeError, ValueError, RecursionError):
        return ("body",)
    return None


def _bad_field(text: str, place: tuple[str | int, ...]) -> NotAGame:
    return NotAGame("bad-field", line=line_of(text, place), field=".".join(str(part) for part in place))


def _parsed(text: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise NotAGame("not-json", line=error.lineno, column=error.colno) from error
    except ValueError as error:
        # A number with thousands of digits.
        line = _line(text, lambda part, _: len(part) > sys.get_int_max_str_digits() and part.isdigit())
        raise NotAGame("bad-field", line=line, field="…") from error
    except RecursionError as error:
        raise NotAGame("too-deep", line=_line(text, lambda _, depth: depth > DEEP)) from error


def _line(text: str, is_meant: Callable[[str, int], bool]) -> int:
    """The line of the first string, bracket or number that is meant; how many brackets are open there is told, too."""
    depth = 0
    for found in _PARTS.finditer(text):
        depth += (found[0] in "[{") - (found[0] in "]}")
        if is_meant(found[0], depth):
            return text.count("\n", 0, found.start()) + 1
    raise AssertionError
