"""What a decision changed about a table, as JSON: a turn changes little, and only that is sent."""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import cast

from babylon.server.tables import as_json
from babylon.server.tables.state import TableState
from babylon.server.wire.json_text import Json, JsonObject

_PLAIN = ("seq", "game_seq", "status", "practice", "rematch", "sealed", "paused_until")

# What to compare of the other members, and how they are told if that costs more.
_TOLD: Mapping[str, tuple[Callable[[TableState], object], Callable[[TableState], Json] | None]] = {
    "settings": (attrgetter("settings"), as_json.settings_json),
    "edition": (attrgetter("settings.edition"), as_json.table_edition_json),
    "turn": (as_json.turn_json, None),
    "undo": (attrgetter("proposal"), as_json.undo_json),
    "pause_wish": (attrgetter("pause_wish"), as_json.pause_wish_json),
    "result": (attrgetter("result"), as_json.result_json),
}


# All that a turn changes of a state, where no clock runs.
_BY_TURN = frozenset({"seq", "game_seq", "turns", "since", "to_play"})


def change_json(before: TableState, after: TableState) -> JsonObject:
    """The members of a table's head that are other ones now; of seats and proof only what is new."""
    was = vars(before)
    others = {name for name, value in vars(after).items() if value is not was[name]}
    if "turns" in others and others <= _BY_TURN:
        return {"seq": after.seq, "game_seq": after.game_seq, "turn": as_json.turn_json(after)}
    changed = [name for name in _PLAIN if getattr(before, name) != getattr(after, name)]
    change: JsonObject = {name: getattr(after, name) for name in changed}
    if seats := _seats(before, after):
        change["seats"] = seats
    if (before.seats is not after.seats or before.secret != after.secret) and (fair := _fair(before, after)):
        change["fair"] = fair
    for name, (compared, told) in _TOLD.items():
        old, new = compared(before), compared(after)
        if old is not new and old != new:
            change[name] = cast("Json", new) if told is None else told(after)
    return change


def _seats(before: TableState, after: TableState) -> list[Json]:
    pairs = enumerate(zip(before.seats, after.seats, strict=True))
    return [
        {"seat": number, **_new(as_json.seat_json(number, old), as_json.seat_json(number, new))}
        for number, (old, new) in pairs
        if old is not new and old != new
    ]


def _fair(before: TableState, after: TableState) -> JsonObject:
    return _new(as_json.fair_json(before), as_json.fair_json(after))


def _new(old: JsonObject, new: JsonObject) -> JsonObject:
    return {name: value for name, value in new.items() if value != old[name]}
