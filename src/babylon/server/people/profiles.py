"""What others see of a person, as that person has chosen."""

import asyncio

from babylon.server.people.outcomes import played
from babylon.server.people.rating_tables import ratings_of
from babylon.server.people.statistics import statistics
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store import people, played_games
from babylon.server.store.people_rows import PersonRow
from babylon.server.store.rows import OwnGame
from babylon.server.store.store import Store
from babylon.server.wire.enums import Audience
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.people import Profile


async def profile(tables: TableCache, person: PersonRow, viewer: str | None) -> Profile:
    """A person as the viewer sees them; for those who may not look, there is nobody."""
    if not await sees(tables.store, person, viewer, person.profile):
        raise Problem(Code.NO_PERSON)
    games, missing = await played(tables, person.id)
    holders = sorted({holder for game in games for holder in game.holders.values()})
    known = await tables.store.ask(lambda connection: people.people_among(connection, holders))
    return Profile(
        id=person.id,
        name=person.name,
        created=person.created,
        you=person.id == viewer,
        statistics=await asyncio.to_thread(statistics, person.id, games, known, missing),
        games=await sees(tables.store, person, viewer, person.games),
        ratings=await ratings_of(tables.store, person.id),
    )


async def shown_games(store: Store, person: PersonRow, viewer: str | None, before: str | None) -> list[OwnGame]:
    """A page of a person's games that the viewer may look at, and one more if there is another page."""
    for audience in (person.profile, person.games):
        if not await sees(store, person, viewer, audience):
            raise Problem(Code.NO_PERSON)
    return await store.ask(lambda connection: played_games.seen_games(connection, person.id, viewer or "", before))


async def sees(store: Store, person: PersonRow, viewer: str | None, audience: str) -> bool:
    """Whether the viewer is one of those to whom a person shows something."""
    if audience == Audience.EVERYONE or viewer == person.id:
        return True
    if audience == Audience.NOBODY or viewer is None:
        return False
    return await store.ask(lambda connection: played_games.have_met(connection, person.id, viewer))
