"""Events as the store keeps them: `seq`, `at` and `kind` have columns of their own, and a turn is written short.

Most of a log are turns. Of these only what is not as usual is kept, the moves as one text and the revealed tile without
its stack, which the first move names. Logs that have it all at length are read as well.
"""

import json

from babylon.server.store.rows import StoredEvent
from babylon.server.wire import events as e
from babylon.server.wire.json_text import Json, JsonObject, dumped

_APART = {"seq", "at", "kind"}
# What a turn is taken to say when it does not: these never change, since logs rely on them.
_USUAL: JsonObject = {
    name: None if one.is_required() else one.default
    for name, one in e.Turn.model_fields.items()
    if name not in _APART | {"seat", "moves"}
}
_EMPTY = ""  # in place of a tile: the stack has no more


def stored_body(event: e.Event) -> str:
    """The body of an event's row."""
    if not isinstance(event, e.Turn) or not _names_its_stack(event):
        return event.model_dump_json(exclude=_APART)
    short: JsonObject = {"seat": event.seat, "moves": " ".join(event.moves)}
    said = vars(event)
    for name, usual in _USUAL.items():
        if (value := said[name]) is not usual and value != usual:
            short[name] = value
    if event.revealed is not None:
        short["revealed"] = event.revealed.tile or _EMPTY
    return dumped(short)


def _names_its_stack(turn: e.Turn) -> bool:
    return turn.revealed is None or turn.revealed.stack == _stack(turn.moves[0])


def _stack(token: str) -> str:
    """The stack of a turn's first move."""
    return token.removeprefix("x")


def full_body(stored: StoredEvent) -> str:
    """A body at length, as it is exported."""
    return dumped(_body(stored)) if stored.kind == "turn" else stored.body


def fields_of(stored: StoredEvent) -> JsonObject:
    """All fields of an event, yet to be looked at."""
    return {**_body(stored), "seq": stored.seq, "at": stored.at, "kind": stored.kind}


def _body(stored: StoredEvent) -> JsonObject:
    # Logs of the first rules have a word that no choice has today; such games are not judged any more.
    text = stored.body.replace('"gap":"clear"', '"gap":"open"') if stored.kind == "created" else stored.body
    # One that someone has written by hand need not be an object: then this is the error for it.
    body: JsonObject = {**json.loads(text)}
    return _turn(body) if stored.kind == "turn" else body


def _turn(body: JsonObject) -> JsonObject:
    moves, tile = body.get("moves"), body.get("revealed")
    if not isinstance(moves, str):
        return body
    tokens = moves.split(" ")
    revealed: Json = {"stack": _stack(tokens[0]), "tile": tile or None} if isinstance(tile, str) else tile
    return {**_USUAL, **body, "moves": tokens, "revealed": revealed}
