"""Quick pairing: people who look for the same kind of game get a table as soon as there are enough of them.

Who looks stands in the database, so it does not matter which processes they have come to; one at a time pairs them.
Who is not heard of for a while is forgotten, and a table that was made and not begun is closed again.
"""

import asyncio
import base64
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection

from babylon.ratings.model import NEWCOMER
from babylon.server.people.identity import called
from babylon.server.people.seekers import Seekers, absent
from babylon.server.process.clock import now
from babylon.server.runtime.decisions import Decisions, Wanted
from babylon.server.runtime.openings import Openings
from babylon.server.store import blocks, seeks
from babylon.server.store.seeks import Seek
from babylon.server.tables import paired_tables
from babylon.server.tables.live_table import Call
from babylon.server.tables.lobby import close_unbegun
from babylon.server.tables.paired_tables import Sitter
from babylon.server.wire.enums import Status
from babylon.server.wire.errors import Problem
from babylon.server.wire.faults import DatabaseFault, Unavailable

UNSEEN_SECONDS = 15.0
HEARD_SECONDS = 4.0  # between two notes that someone still looks
BEGIN_SECONDS = 60.0
MADE_SECONDS = 10.0
EVERY_SECONDS = 5.0
NEAR = 4.0  # points of rating that are about the same strength
WIDER_SECONDS = 10.0  # after which one more point is
ID_LENGTH = 12

Group = tuple[Seek, ...]


def fits(one: Seek, other: Seek, moment: float) -> bool:
    """Whether two want the same game, and each is near enough for the other; who waits longer is less choosy."""
    if (one.players, one.clock, one.rated) != (other.players, other.clock, other.rated):
        return False
    apart = abs(one.mu - other.mu)
    return all(not who.near or apart <= NEAR + (moment - who.asked) / WIDER_SECONDS for who in (one, other))


def groups(
    waiting: Iterable[Seek], moment: float, may_meet: Callable[[Seek, Seek], bool] = lambda _one, _other: True
) -> list[Group]:
    """Who plays together, beginning with those who have waited longest; each takes the nearest of those who fit."""
    left, found = list(waiting), []
    while left:
        first, *others = left
        group = [first]
        for other in sorted(others, key=lambda one: (abs(one.mu - first.mu), one.asked)):
            if len(group) < first.players and all(fits(one, other, moment) and may_meet(one, other) for one in group):
                group.append(other)
        is_whole = len(group) == first.players
        found += [tuple(group)] if is_whole else []
        gone = {one.holder for one in group} if is_whole else {first.holder}
        left = [one for one in left if one.holder not in gone]
    return found


class Pairing:
    """Brings people together, whichever process they have come to."""

    def __init__(self, decisions: Decisions, seekers: Seekers, openings: Openings) -> None:
        self._decisions, self._store = decisions, decisions.tables.store
        self._seekers, self._openings = seekers, openings

    async def look(self, wish: Seek) -> None:
        """Begin to look; for whoever is expected at a table already, it stays at that."""
        known, waiting = await self._store.ask(lambda c: (seeks.of(c, wish.holder), seeks.waiting(c)))
        if known is not None and known.game is not None and await self._is_expected(known.game, wish.holder):
            return
        self._seekers.require_room(waiting, wish.holder)
        await self._store.change(lambda connection: seeks.put(connection, wish))
        await self.bring_together()

    async def _is_expected(self, table: str, holder: str) -> bool:
        """Whether others wait for someone; who has got up from there has let them down."""
        with suppress(Problem):
            live = await self._decisions.tables.table(table)
            if live.state.status is Status.LOBBY:
                if live.you(holder).seats:
                    return True
                if holder in absent(live, [holder]):
                    self._seekers.missed(holder)
        return False

    async def heard(self, holder: str) -> tuple[Seek | None, int]:
        """What came of looking, for someone who still does; and how many people wait."""
        found, people = await self._store.ask(lambda c: (seeks.of(c, holder), seeks.count(c)))
        if found is not None and found.game is None and now() - found.seen > HEARD_SECONDS:
            moment = now()
            await self._store.change(lambda connection: seeks.touch(connection, holder, moment))
        return found, people

    async def leave(self, holder: str) -> None:
        """Look no more."""
        await self._store.change(lambda connection: seeks.drop_waiting(connection, holder))

    async def strength(self, person: str | None, pool: str) -> float:
        """How strong someone is taken to be."""
        if person is None:
            return NEWCOMER.mu
        found = await self._store.ask(lambda connection: seeks.strength(connection, person, pool))
        return NEWCOMER.mu if found is None else found

    async def bring_together(self) -> None:
        """Make a table for every group of people who fit."""
        moment = now()
        for table, group in await self._store.change(lambda connection: _paired(connection, moment)):
            await self._open(table, group)

    async def _open(self, table: str, group: Group) -> None:
        call, first = self._decisions.call(group[0].holder), group[0]
        sitters = [Sitter(one.holder, one.name) for one in group]
        secrets.SystemRandom().shuffle(sitters)
        try:
            sitters = await self._told_apart(sitters, call)
            settings = paired_tables.settings_for(first.players, first.clock, rated=first.rated, offers=call.offers)
            made = await self._openings.made_by(self._seekers.client(first.holder))
            await self._decisions.open(table, call, paired_tables.new_table(call, settings, sitters), made=made)
        except (Problem, Unavailable):
            # Where nobody knows yet whether there is a table, those who tidy up will.
            with suppress(DatabaseFault):
                await self._store.change(lambda connection: seeks.unpair(connection, table))

    async def _told_apart(self, sitters: list[Sitter], call: Call) -> list[Sitter]:
        """The same people by the names that they have at one table."""
        names = [*call.offers.bots]
        for one in sitters:
            names.append(await called(self._store, one.name, one.holder, names))
        return [Sitter(one.holder, name) for one, name in zip(sitters, names[-len(sitters) :], strict=True)]

    async def tidy(self) -> None:
        """Close tables that nobody has begun, and let those wait on whose table was never made."""
        moment = now()
        made = await self._store.ask(lambda connection: seeks.paired(connection, moment - MADE_SECONDS))
        if not made:
            return
        late = await self._store.ask(lambda connection: seeks.paired(connection, moment - BEGIN_SECONDS))
        for table, status in made.items():
            if status is None:
                await self._store.change(partial(seeks.unpair, game=table))
            elif status != Status.LOBBY or table in late:
                await self._settled(table)
                await self._store.change(partial(seeks.forget_game, game=table))

    async def _settled(self, table: str) -> None:
        """Close a table that has not begun, and note for whom others have waited in vain."""
        sitters = await self._store.ask(lambda connection: seeks.sitters(connection, table))
        for holder in absent(await self._decisions.tables.table(table), sitters):
            self._seekers.missed(holder)
        await self._decisions.act(table, Wanted(None, close_unbegun))

    async def run(self, every: float = EVERY_SECONDS) -> None:
        """Look after those who look, for ever."""
        while True:
            await asyncio.sleep(every)
            # The fault is in the log already, and a table that can't be closed is not worth an end.
            with suppress(DatabaseFault, Problem):
                if await self._store.ask(seeks.is_anyone):
                    await self.bring_together()
                    await self.tidy()


def _paired(connection: Connection, moment: float) -> list[tuple[str, Group]]:
    seeks.lock(connection)
    seeks.drop_unseen(connection, moment - UNSEEN_SECONDS)
    found = []
    waiting = seeks.waiting(connection)
    apart = blocks.pairs(connection, [one.holder for one in waiting])
    for group in groups(waiting, moment, lambda one, other: frozenset((one.holder, other.holder)) not in apart):
        table = base64.b32encode(secrets.token_bytes(8)).decode()[:ID_LENGTH].lower()
        seeks.pair(connection, [one.holder for one in group], table, moment)
        found.append((table, group))
    return found
