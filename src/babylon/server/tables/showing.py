"""A table as its visitors see it. Built from the public state and the public game, from nothing else."""

import json
from functools import lru_cache
from typing import Any

from babylon.game.picture import game_json, garden_json, outline_json, tiles_json
from babylon.pieces.tile import TileSet
from babylon.server.tables.live import LiveTable
from babylon.server.tables.public import PublicGame
from babylon.server.tables.state import Seat, TableState
from babylon.server.wire.base import Wire
from babylon.server.wire.events import Event

Json = dict[str, Any]


_COMPACT = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def dumped(body: object) -> str:
    """JSON text, compact."""
    return _COMPACT.encode(body)


def table_json(table: LiveTable) -> Json:
    """The table and its game's view."""
    view = None if table.game is None else game_json(table.game)
    return {**_state_json(table.state), "view": view}


def table_text(table: LiveTable) -> str:
    """The same as JSON text, put together from parts of which a turn changes few."""
    view = "null" if table.game is None else _view_text(table.game)
    return _with_more(_state_json(table.state), f'"view":{view}')


def _view_text(game: PublicGame) -> str:
    gardens = ",".join(_garden_text(game, seat) for seat in range(game.players))
    return _with_more(outline_json(game), f'"tiles":{_tiles_text(game.dealing.tiles)},"gardens":[{gardens}]')


def _garden_text(game: PublicGame, seat: int) -> str:
    look = game.look(seat)
    if not look.text:
        look.text = dumped(garden_json(look.garden))
    return look.text


@lru_cache(maxsize=64)
def _tiles_text(tiles: TileSet) -> str:
    return dumped(tiles_json(tiles))


def _with_more(first: Json, more: str) -> str:
    """An object's text with more fields at its end."""
    return f"{dumped(first)[:-1]},{more}}}"


def event_json(event: Event) -> Json:
    """An event of the log."""
    return event.model_dump(mode="json")


def event_text(event: Event) -> str:
    """The same as JSON text."""
    return event.model_dump_json()


def event_body(event: Event) -> str:
    """An event as the store keeps it: `seq`, `at` and `kind` have columns of their own."""
    return event.model_dump_json(exclude={"seq", "at", "kind"})


def line_json(state: TableState) -> Json:
    """The table in a list."""
    whole = _state_json(state)
    return {name: whole[name] for name in ("id", "status", "created", "settings", "seats")}


def view_json(game: PublicGame) -> Json:
    """The view of a game or a draft."""
    return game_json(game)


def _state_json(state: TableState) -> Json:
    proposal = state.proposal
    return {
        "id": state.id,
        "seq": state.seq,
        "game_seq": state.game_seq,
        "status": state.status,
        "created": state.created,
        "rules": state.rules,
        "settings": _dumped(state.settings),
        "seats": [_seat_json(number, seat) for number, seat in enumerate(state.seats)],
        "turn": _turn_json(state),
        "undo": proposal and {"seat": proposal.seat, "turns": proposal.turns, "agreed": sorted(proposal.agreed)},
        "fair": {
            "commitment": state.commitment,
            "entropy": [seat.entropy for seat in state.seats],
            "secret": state.secret,
        },
        "result": _dumped(state.result),
        "rematch": state.rematch,
    }


def _turn_json(state: TableState) -> Json | None:
    if state.status != "playing":
        return None
    return {"seat": state.to_play, "since": state.since, "deadline": state.deadline}


def _seat_json(number: int, seat: Seat) -> Json:
    return {
        "seat": number,
        "flower": seat.flower,
        "kind": "bot" if seat.bot else "open" if seat.is_open else "human",
        "name": seat.name,
        "program": seat.program,
        "bot": seat.player,
        "ready": seat.is_set,
        "taken_over": seat.stand_in is not None,
        "out": seat.out,
        "remaining": seat.remaining,
    }


def _dumped(model: Wire | None) -> Json | None:
    return None if model is None else model.model_dump(mode="json")
