"""The game of a table as clients play it again: nothing in it that the log has not told."""

from collections.abc import Iterable
from typing import cast

from babylon.game.as_json import edition_json
from babylon.pieces.deal import Deal
from babylon.pieces.tile import TWO_OF_EACH, TileSet
from babylon.pieces.tile import tiles as set_of_package
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.offers import STANDARD
from babylon.server.tables.state import PlayedTurn
from babylon.server.wire.events import Dealt, Event, Undone
from babylon.server.wire.json_text import Json, JsonObject

_NEW_GAMES: frozenset[type] = frozenset({Dealt, Undone})


def begin_anew(events: Iterable[Event]) -> bool:
    """Whether a game can't be played on by these events alone: the record must be told anew."""
    return not _NEW_GAMES.isdisjoint(map(type, events))


def game_json(table: LiveTable) -> JsonObject:
    """The record, and the digest of what it leads to."""
    return {"record": record_json(table), "digest": digest_of(table)}


def digest_of(table: LiveTable) -> str | None:
    """What shows whether someone knows the same game; None before the deal."""
    return None if table.game is None else table.game.digest()


def record_json(table: LiveTable) -> JsonObject | None:
    """The deal as it lay open before the first move, and the turns that stand; None before the deal."""
    if table.game is None:
        return None
    return {"deal": _deal_json(table.game.dealing), "turns": [_turn_json(turn) for turn in table.state.turns]}


def _deal_json(deal: Deal) -> JsonObject:
    return {
        "edition": cast("JsonObject", edition_json(deal.edition)),
        "seats": list(deal.seats),
        "tiles": _tiles_json(deal.tiles),
        "box": None if deal.tiles.tokens == TWO_OF_EACH else list(deal.tiles.tokens),
        "quarry": [clay for _basalt, _granite, clay in deal.quarry],
        "tokens": len(deal.tokens),
    }


def _tiles_json(tiles: TileSet) -> Json:
    """A name is enough for the set that everyone has; a file of the same name may hold other faces."""
    return STANDARD if tiles.by_id == set_of_package(STANDARD).by_id else [str(tile) for tile in tiles.values()]


def _turn_json(turn: PlayedTurn) -> Json:
    return [" ".join(turn.moves), turn.revealed, turn.token]
