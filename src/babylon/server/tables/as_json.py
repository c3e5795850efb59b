"""A table as JSON for its visitors. Built from the public state and the public game, from nothing else."""

from functools import lru_cache
from typing import cast

from babylon.game.as_json import edition_json, game_json, garden_json, outline_json, tiles_json
from babylon.game.public_game import PublicGame
from babylon.pieces.tile import TileSet
from babylon.server.store.rows import Line
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.offers import edition_of
from babylon.server.tables.state import Seat, TableState
from babylon.server.wire.enums import SeatKind, Status
from babylon.server.wire.events import MARKS, Event, Turn
from babylon.server.wire.json_text import Json, JsonObject, dumped
from babylon.wasm.past_books import books_of


def table_json(table: LiveTable) -> JsonObject:
    """The table and its game's view."""
    view = None if table.game is None else view_json(table.game)
    return {**head_json(table.state), "view": view}


def table_text(table: LiveTable) -> str:
    """The same as JSON text, put together from parts of which a turn changes few."""
    view = "null" if table.game is None else _view_text(table.game)
    return _with_more(head_json(table.state), f'"view":{view}')


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
    """An event of the log, without marks that it does not have."""
    return event.model_dump(mode="json", exclude=_missing(event))


def event_text(event: Event) -> str:
    """The same as JSON text."""
    if isinstance(event, Turn) and not (event.hurried or event.device):
        return dumped(_plain_turn(event))
    return event.model_dump_json()


def _plain_turn(turn: Turn) -> JsonObject:
    """A turn without marks, member by member: nothing is told as often, and a model takes three times as long."""
    shown, token = turn.revealed, turn.token
    return {
        "seq": turn.seq,
        "at": turn.at,
        "kind": turn.kind,
        "seat": turn.seat,
        "moves": turn.moves,
        "discarded": str(turn.discarded),
        "bot": turn.bot,
        "revealed": None if shown is None else {"stack": shown.stack, "tile": shown.tile},
        "token": None if token is None else str(token),
        "remaining": turn.remaining,
    }


def _missing(event: Event) -> set[str] | None:
    return MARKS if isinstance(event, Turn) and not (event.hurried or event.device) else None


def line_text(state: TableState) -> Line:
    """The table in a list."""
    line: JsonObject = {
        "id": state.id,
        "status": state.status,
        "created": state.created,
        "settings": settings_json(state),
        "seats": [seat_json(number, seat) for number, seat in enumerate(state.seats)],
        "practice": state.practice,
    }
    return Line(dumped(line))


def has_same_line(one: TableState, other: TableState) -> bool:
    """Whether two states of a table look the same in a list; most turns change nothing there."""
    marks = (one.status, one.practice) == (other.status, other.practice)
    return marks and one.settings is other.settings and one.seats == other.seats


def view_json(game: PublicGame) -> JsonObject:
    """The view of a game or a draft."""
    return cast("JsonObject", game_json(game))


def head_json(state: TableState) -> JsonObject:
    """A table without its game."""
    return {
        "id": state.id,
        "seq": state.seq,
        "game_seq": state.game_seq,
        "status": state.status,
        "created": state.created,
        "rules": state.rules,
        "settings": settings_json(state),
        "edition": table_edition_json(state),
        "seats": [seat_json(number, seat) for number, seat in enumerate(state.seats)],
        "turn": turn_json(state),
        "undo": undo_json(state),
        "pause_wish": pause_wish_json(state),
        "paused_until": state.paused_until,
        "practice": state.practice,
        "bots_on": state.bots_on,
        "fair": fair_json(state),
        "result": result_json(state),
        "rematch": state.rematch,
        "tournament": None if state.tournament is None else state.tournament.model_dump(mode="json"),
        "sealed": state.sealed,
    }


def settings_json(state: TableState) -> JsonObject:
    """What holds for the whole table."""
    return state.settings.model_dump(mode="json")


def table_edition_json(state: TableState) -> JsonObject:
    """The choices of a table, and what to think of them."""
    books = books_of(state.rules)
    edition = edition_of(state.settings.edition, books)
    told = cast("JsonObject", edition_json(edition))
    return {**told, "mixed": edition != books[edition.name], "broken": edition.is_broken}


def undo_json(state: TableState) -> JsonObject | None:
    """The proposal to take turns back, if there is one."""
    proposal = state.proposal
    if proposal is None:
        return None
    return {
        "seq": proposal.seq,
        "seat": proposal.seat,
        "turns": proposal.turns,
        "asked": sorted(proposal.asked),
        "agreed": sorted(proposal.agreed),
    }


def pause_wish_json(state: TableState) -> JsonObject | None:
    """The proposal to let the clocks stand still, if there is one."""
    wish = state.pause_wish
    if wish is None:
        return None
    asked, agreed = sorted(wish.asked), sorted(wish.agreed)
    return {"seq": wish.seq, "seat": wish.seat, "days": wish.days, "asked": asked, "agreed": agreed}


def turn_json(state: TableState) -> JsonObject | None:
    """Whose turn it is, while the game lasts."""
    if state.status is not Status.PLAYING:
        return None
    return {"seat": state.to_play, "since": state.since, "deadline": state.deadline}


def fair_json(state: TableState) -> JsonObject:
    """What proves the deal."""
    return {"commitment": state.commitment, "entropy": list(state.entropy), "secret": state.secret}


def result_json(state: TableState) -> JsonObject | None:
    """How the game ended, once it has."""
    return None if state.result is None else state.result.model_dump(mode="json")


def seat_json(number: int, seat: Seat) -> JsonObject:
    """Who sits there."""
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
        "hinted": seat.hinted,
        "remaining": seat.remaining,
        "by_link": seat.by_link,
        "away_until": seat.away_until,
    }
