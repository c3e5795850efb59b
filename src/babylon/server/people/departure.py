"""How a person leaves: others keep their games, and the name is in none of them any more."""

import asyncio
import hashlib
import hmac
import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from babylon.server.people.sessions import SessionCache
from babylon.server.runtime.decisions import Decisions, Wanted
from babylon.server.runtime.tournaments import Tournaments
from babylon.server.store import blocks, following, moderation, people, played_games, ratings, vacations
from babylon.server.store import tournaments as stored_tournaments
from babylon.server.store.people_rows import PersonRow
from babylon.server.store.rows import StoredGame
from babylon.server.tables import game_end, roles
from babylon.server.tables.event_effects import state_from
from babylon.server.tables.live_table import Call, Decision, LiveTable, event_of
from babylon.server.tables.names import NOBODY, apart
from babylon.server.tables.stand_ins import taken_over
from babylon.server.tables.stored_events import stored_body
from babylon.server.tournaments import organiser
from babylon.server.tournaments.live import loaded
from babylon.server.wire import events as e
from babylon.server.wire.enums import OutReason, Status, TakeoverReason
from babylon.server.wire.errors import Problem
from babylon.server.wire.json_text import dumped
from babylon.server.wire.people import PERSON_LENGTH

GONE = "gone:"
SILENCE = "…"  # in place of what they have said


async def depart(decisions: Decisions, tournaments: Tournaments, sessions: SessionCache, person: PersonRow) -> None:
    """Forget a person. Broken off, it can be begun again: they themselves go last."""
    store = decisions.tables.store
    shade = shade_of(await asyncio.to_thread(store.signing_key), person.id)
    # First, so that no round gives them a table while they leave the others.
    for name in await store.ask(lambda connection: stored_tournaments.held(connection, person.id)):
        await _leave_tournament(tournaments, name, person.id)
    for game in await store.ask(lambda connection: played_games.held(connection, person.id)):
        await _leave(decisions, game, person.id, shade)
    await store.change(lambda connection: ratings.rename(connection, person.id, shade))
    await store.change(lambda connection: blocks.forget(connection, person.id))
    await store.change(lambda connection: following.forget(connection, person.id))
    await store.change(lambda connection: vacations.forget(connection, person.id))
    await store.change(lambda connection: moderation.forget(connection, person.id, person.name, NOBODY))
    await store.change(lambda connection: people.drop_person(connection, person.id))
    await sessions.changed(person.id)


def shade_of(key: bytes, person: str) -> str:
    """What stands for someone who has left, in games that others' ratings rest on: it leads to nobody."""
    return GONE + hmac.new(key, person.encode(), hashlib.sha256).hexdigest()[: PERSON_LENGTH - len(GONE)]


async def _leave(decisions: Decisions, game: str, person: str, shade: str) -> None:
    store = decisions.tables.store
    stored = await store.game(game)
    if stored is None:
        return
    # A table that can't be changed any more, such as one of rules that nobody has, only forgets the name.
    with suppress(Problem):
        await decisions.act(game, Wanted(person, departed))
    bodies = dict(Trace.of(stored, person, shade).wiped(stored))
    await store.change(lambda connection: played_games.forget(connection, game, person, bodies))


async def _leave_tournament(tournaments: Tournaments, name: str, person: str) -> None:
    """Withdraw from a tournament, and take the name out of its log; results stay."""
    with suppress(Problem):
        await tournaments.act(name, person, organiser.depart)
    stored = await tournaments.store.ask(lambda connection: stored_tournaments.whole(connection, name))
    if stored is None:
        return
    number = loaded(stored).entrant(person)
    others = [one.name for one in loaded(stored).state.entries if one.number != number]
    bodies: dict[int, str] = {}
    for event in stored.events:
        body = json.loads(event.body)
        if event.kind == "joined" and body["entrant"] == number:
            bodies[event.seq] = dumped({**body, "name": apart(NOBODY, others)})
    await tournaments.store.change(lambda connection: stored_tournaments.forget(connection, name, person, bodies))


def departed(table: LiveTable, call: Call) -> Decision:
    """All seats of the caller without their name: left before the deal, played on by a bot during the game."""
    state, you = table.state, table.you(call.holder)
    gone: dict[str, str | None] = {role: None for role, holder in table.holders.items() if holder == call.holder}
    if state.status is Status.LOBBY:
        closed = (e.Closed(),) if you.host else ()
        return Decision((*(e.SeatLeft(seat=seat) for seat in you.seats), *closed), holders=gone)
    others = [seat.name for number, seat in enumerate(state.seats) if seat.name and number not in you.seats]
    events: list[e.Event] = []
    for seat in you.seats:
        if state.status is Status.PLAYING and state.settings.rated and state.seats[seat].out is None:
            # Nobody plays on for them.
            with suppress(Problem):
                events += game_end.out(table, call, seat, OutReason.RESIGNED).events
        elif state.status is Status.PLAYING and state.seats[seat].player is None:
            # Where no bot can be had, nobody is kept here for that.
            with suppress(Problem):
                events.append(taken_over(table, call, seat, TakeoverReason.ASKED))
        others.append(apart(NOBODY, others))
        events.append(e.SeatRenamed(seat=seat, name=others[-1]))
    return Decision(tuple(events), holders=gone)


@dataclass(frozen=True, slots=True)
class Trace:
    """What tells of someone in a table's log: their names there, and since when they have had which seat.

    Seats have other numbers before the deal: those of their chairs.
    """

    names: frozenset[str]
    seats: dict[int, int]
    chairs: dict[int, int]
    holder: str
    shade: str

    @classmethod
    def of(cls, stored: StoredGame, holder: str, shade: str) -> "Trace":
        """What there is of `holder`."""
        state = state_from(stored.row.id, map(event_of, stored.events))
        own = {seat: state.seats[seat] for seat in roles.you_at(stored.holders, holder).seats}
        return cls(
            frozenset(place.name for place in own.values() if place.name is not None),
            {seat: place.claimed for seat, place in own.items()},
            {place.chair: place.claimed for place in own.values()},
            holder,
            shade,
        )

    def wiped(self, stored: StoredGame) -> Iterator[tuple[int, str]]:
        """The events that tell of them, each by its number, as they are without it."""
        mine = self.chairs
        for event in map(event_of, stored.events):
            match event:
                case e.Dealt():
                    mine = self.seats
                case e.SeatClaimed() | e.SeatRemoved() if event.name in self.names:
                    yield event.seq, stored_body(event.model_copy(update={"name": NOBODY}))
                case e.Rated() if self.holder in event.people:
                    people = [self.shade if one == self.holder else one for one in event.people]
                    yield event.seq, stored_body(event.model_copy(update={"people": people}))
                case e.Chat() if event.seat in mine and event.seq > mine[event.seat] and event.text is not None:
                    yield event.seq, stored_body(event.model_copy(update={"text": SILENCE}))
