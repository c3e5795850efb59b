"""All that a server has about someone, as one JSON text that is written while it is sent."""

import asyncio
from collections.abc import AsyncIterator
from typing import cast

from babylon.pieces.errors import BabylonError
from babylon.server.process.clock import now
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store import people, played_games
from babylon.server.store.people_rows import SessionRow
from babylon.server.store.rows import StoredGame
from babylon.server.tables.live_table import LiveTable, event_of, loaded
from babylon.server.tables.offers import Offers
from babylon.server.tables.records import record_of
from babylon.server.wire import events as e
from babylon.server.wire.errors import Problem
from babylon.server.wire.json_text import Json, JsonObject, dumped
from babylon.server.wire.people import PersonInfo

FORMAT = "babylon-person-1"


async def exported(tables: TableCache, told: PersonInfo, sessions: list[SessionRow]) -> AsyncIterator[str]:
    """The text, piece by piece: the person, where they are signed in, and every game they have a part in."""
    person = told.id
    games = await tables.store.ask(lambda connection: played_games.held(connection, person))
    listed: Json = [{"label": one.label, "created": one.created, "seen": one.seen} for one in sessions]
    days = await tables.store.ask(lambda connection: people.days_of(connection, person))
    about: JsonObject = {"person": told.model_dump(mode="json"), "sessions": listed, "days": cast("Json", days)}
    head = dumped({"format": FORMAT, "exported": now(), **about})
    yield f'{head[:-1]},"games":['
    for number, game in enumerate(games):
        stored = await tables.store.game(game)
        if stored is not None:
            part = await asyncio.to_thread(_game, stored, person, tables.offers)
            yield f"{',' if number else ''}\n{dumped(part)}"
    yield "\n]}\n"


def _game(stored: StoredGame, person: str, offers: Offers) -> JsonObject:
    """One game: what the person is there, its record as far as it may be known, and what they have said."""
    told: JsonObject = {
        "id": stored.row.id,
        "status": stored.row.status,
        "created": stored.row.created,
        "roles": sorted(role for role, holder in stored.holders.items() if holder == person),
    }
    try:
        live = loaded(stored.row.id, stored.events, stored.secrets, stored.holders, offers)
    except (BabylonError, Problem):
        return told
    seats = live.you(person).seats
    said = [event for event in map(event_of, stored.events) if isinstance(event, e.Chat) and event.seat in seats]
    return {**told, "seats": _seats(live, seats), "record": _record(live), "said": _said(said)}


def _seats(live: LiveTable, seats: list[int]) -> Json:
    return [{"seat": seat, "name": live.state.seats[seat].name} for seat in seats]


def _record(live: LiveTable) -> str | None:
    return None if live.game is None else str(record_of(live))


def _said(said: list[e.Chat]) -> Json:
    return [{"at": one.at, "text": one.text, "phrase": one.phrase} for one in said]
