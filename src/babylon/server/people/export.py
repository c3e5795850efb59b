"""All that a server has about someone, as one JSON text that is written while it is sent."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import cast

from babylon.pieces.errors import BabylonError
from babylon.server.people.rating_tables import ratings_of
from babylon.server.process.clock import now
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store import (
    alerts,
    blocks,
    following,
    moderation,
    people,
    plans,
    played_games,
    tournaments,
    vacations,
)
from babylon.server.store.alert_rows import ChannelRow
from babylon.server.store.people_rows import SessionRow
from babylon.server.store.rows import StoredGame, StoredTournament
from babylon.server.tables.live_table import LiveTable, event_of, loaded
from babylon.server.tables.offers import Offers
from babylon.server.tables.records import record_of
from babylon.server.tournaments.live import event_of as tournament_event
from babylon.server.tournaments.live import loaded as loaded_tournament
from babylon.server.wire import events as e
from babylon.server.wire.errors import Problem
from babylon.server.wire.json_text import Json, JsonObject, dumped
from babylon.server.wire.people import PersonInfo
from babylon.server.wire.tournament_events import Joined, Left

FORMAT = "babylon-person-1"


async def exported(tables: TableCache, told: PersonInfo, sessions: list[SessionRow]) -> AsyncIterator[str]:
    """The text, piece by piece: the person, where they are signed in, and every game they have a part in."""
    person = told.id
    games = await tables.store.ask(lambda connection: played_games.held(connection, person))
    listed: Json = [{"label": one.label, "created": one.created, "seen": one.seen} for one in sessions]
    days = await tables.store.ask(lambda connection: people.days_of(connection, person))
    channels = await tables.store.ask(lambda connection: alerts.channels(connection, person))
    rated: Json = [one.model_dump(mode="json") for one in await ratings_of(tables.store, person)]
    planned = await tables.store.ask(lambda connection: plans.plans_of(connection, person))
    moment = now()
    away = await tables.store.ask(lambda connection: vacations.of_person(connection, person, moment))
    reported = await tables.store.ask(lambda connection: moderation.reported_by(connection, person))
    followed = await tables.store.ask(lambda connection: following.followed(connection, person))
    kept_out = await tables.store.ask(lambda connection: blocks.blocked(connection, person))
    invited = await tables.store.ask(lambda connection: following.all_invitations(connection, person))
    about: JsonObject = {
        "person": told.model_dump(mode="json"),
        "sessions": listed,
        "days": cast("Json", days),
        "plans": [_plan(one) for one in planned],
        "alerts": [_channel(one) for one in channels],
        "ratings": rated,
        "following": [{"id": one.id, "name": one.name} for one in followed],
        "reports": [{"at": one.at, "about": one.name, "reason": one.reason, "note": one.note} for one in reported],
        "vacations": [{"begun": one.begun, "until": one.until} for one in away],
        "blocked": [{"id": other, "name": name} for other, name in kept_out],
        "invitations": [_invitation(one, person) for one in invited],
        "tournaments": [one async for one in _tournaments(tables, person)],
    }
    head = dumped({"format": FORMAT, "exported": now(), **about})
    yield f'{head[:-1]},"games":['
    for number, game in enumerate(games):
        stored = await tables.store.game(game)
        if stored is not None:
            part = await asyncio.to_thread(_game, stored, person, tables.offers)
            yield f"{',' if number else ''}\n{dumped(part)}"
    yield "\n]}\n"


async def _tournaments(tables: TableCache, person: str) -> AsyncIterator[Json]:
    """The tournaments that they have called or taken part in."""
    for name in await tables.store.ask(lambda connection: tournaments.held(connection, person)):
        stored = await tables.store.ask(partial(tournaments.whole, name=name))
        if stored is not None:
            yield await asyncio.to_thread(_tournament, stored, person)


def _tournament(stored: StoredTournament, person: str) -> JsonObject:
    """One tournament: what the person is there, and when they came and went."""
    live = loaded_tournament(stored)
    number = live.entrant(person)
    told: JsonObject = {
        "id": live.state.id,
        "name": live.state.settings.name,
        "created": live.state.created,
        "status": live.state.status,
        "called": live.is_organiser(person),
        "entered": None,
    }
    if number is None:
        return told
    own = live.state.entries[number]
    events = map(tournament_event, stored.events)
    came = [(one.at, one.kind) for one in events if isinstance(one, Joined | Left) and one.entrant == number]
    entered: JsonObject = {
        "number": number,
        "name": own.name,
        "team": own.team,
        "left": own.left,
        "entropy": own.entropy,
        "course": [{"at": at, "kind": kind} for at, kind in came],
    }
    return {**told, "entered": entered}


def _invitation(one: following.Invited, person: str) -> JsonObject:
    """A seat that is kept for them, and by whom; or one that they keep for somebody, who is not named here."""
    told: JsonObject = {"table": one.game, "seat": one.seat, "at": one.at}
    return {**told, "from": one.name if one.person == person else None}


def _plan(one: plans.Plan) -> JsonObject:
    others: list[Json] = [{"moves": other.moves, "dropped": other.dropped} for other in one.others]
    told: JsonObject = {"table": one.game, "seat": one.seat, "moves": one.moves, "made": one.made}
    return {**told, "dropped": one.dropped, "others": others}


def _channel(one: ChannelRow) -> JsonObject:
    """A way to tell them, without what lets others speak there."""
    return {
        "kind": one.kind,
        "address": one.address,
        "label": one.label,
        "lang": one.lang,
        "pace": one.pace,
        "created": one.created,
        "confirmed": one.confirmed,
    }


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
    # What others still play nobody takes along.
    return None if live.game is None or live.state.is_shut else str(record_of(live))


def _said(said: list[e.Chat]) -> Json:
    return [{"at": one.at, "text": one.text, "phrase": one.phrase} for one in said]
