"""A table as JSON for its visitors. Built from the public state and the public game, from nothing else."""

from functools import lru_cache
from typing import cast

from babylon.game.as_json import edition_json, game_json, garden_json, outline_json, tiles_json
from babylon.pieces.edition import Edition
from babylon.pieces.tile import TileSet
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.offers import edition_of
from babylon.server.tables.public_game import PublicGame
from babylon.server.tables.state import Proposal, Seat, TableState
from babylon.server.wire.base import Wire
from babylon.server.wire.enums import SeatKind, Status
from babylon.server.wire.events import Event
from babylon.server.wire.json_text import Json, JsonObject, dumped


def table_json(table: LiveTable) -> JsonObject:
    """The table and its game's view."""
    view = None if table.game is None else view_json(table.game)
    return {**_state_json(table.state), "view": view}


def table_text(table: LiveTable) -> str:
    """The same as JSON text, put together from parts of which a turn changes few."""
    view = "null" if table.game is None else _view_text(table.game)
    return _with_more(_state_json(table.state), f'"view":{view}')


def _view_text(game: PublicGame) -> str:
    gardens = ",".join(_garden_text(game, seat) for seat in range(game.players))
    return _with_more(
        cast("JsonObject", outline_json(game)), f'"tiles":{_tiles_text(game.dealing.tiles)},"gardens":[{gardens}]'
    )


def _garden_text(game: PublicGame, seat: int) -> str:
    look = game.look(seat)
    if not look.text:
        look.text = dumped(cast("Json", garden_json(look.garden)))
    return look.text


@lru_cache(maxsize=64)
def _tiles_text(tiles: TileSet) -> str:
    return dumped(cast("Json", tiles_json(tiles)))


def _with_more(first: JsonObject, more: str) -> str:
    """An object's text with more fields at its end."""
    return f"{dumped(first)[:-1]},{more}}}"


def event_json(event: Event) -> JsonObject:
    """An event of the log."""
    return event.model_dump(mode="json")


def event_text(event: Event) -> str:
    """The same as JSON text."""
    return event.model_dump_json()


def event_body(event: Event) -> str:
    """An event as the store keeps it: `seq`, `at` and `kind` have columns of their own."""
    return event.model_dump_json(exclude={"seq", "at", "kind"})


def line_json(state: TableState) -> JsonObject:
    """The table in a list."""
    whole = _state_json(state)
    return {name: whole[name] for name in ("id", "status", "created", "settings", "seats")}


def view_json(game: PublicGame) -> JsonObject:
    """The view of a game or a draft."""
    return cast("JsonObject", game_json(game))


def _state_json(state: TableState) -> JsonObject:
    return {
        "id": state.id,
        "seq": state.seq,
        "game_seq": state.game_seq,
        "status": state.status,
        "created": state.created,
        "rules": state.rules,
        "settings": _dumped(state.settings),
        "edition": _edition_json(edition_of(state.settings.edition)),
        "seats": [_seat_json(number, seat) for number, seat in enumerate(state.seats)],
        "turn": _turn_json(state),
        "undo": None if state.proposal is None else _proposal_json(state.proposal),
        "fair": {
            "commitment": state.commitment,
            "entropy": list(state.entropy),
            "secret": state.secret,
        },
        "result": _dumped(state.result),
        "rematch": state.rematch,
    }


def _edition_json(edition: Edition) -> JsonObject:
    told = cast("JsonObject", edition_json(edition))
    return {**told, "mixed": edition.is_mixed, "broken": edition.is_broken}


def _proposal_json(proposal: Proposal) -> JsonObject:
    return {"seat": proposal.seat, "turns": proposal.turns, "agreed": sorted(proposal.agreed)}


def _turn_json(state: TableState) -> JsonObject | None:
    if state.status is not Status.PLAYING:
        return None
    return {"seat": state.to_play, "since": state.since, "deadline": state.deadline}


def _seat_json(number: int, seat: Seat) -> JsonObject:
    return {
        "seat": number,
        "flower": seat.flower,
        "kind": SeatKind.BOT if seat.bot else SeatKind.OPEN if seat.is_open else SeatKind.HUMAN,
        "name": seat.name,
        "program": seat.program,
        "bot": seat.player,
        "ready": seat.is_set,
        "taken_over": seat.stand_in is not None,
        "out": seat.out,
        "remaining": seat.remaining,
    }


def _dumped(model: Wire | None) -> JsonObject | None:
    return None if model is None else model.model_dump(mode="json")
