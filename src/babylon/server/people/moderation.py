"""What players report, whom hosts keep out, and that all that hosts do is written down."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from sqlalchemy import Connection

from babylon.server.process.addresses import place_of
from babylon.server.process.clock import DAY, now
from babylon.server.process.logs import log
from babylon.server.process.pseudonyms import Pseudonyms
from babylon.server.store import moderation, people
from babylon.server.store.moderation import Ban, HostAct, Report
from babylon.server.store.people_rows import PersonRow, SignedIn
from babylon.server.store.store import Store
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.rated_games import is_person
from babylon.server.wire import events as e
from babylon.server.wire import moderation as m
from babylon.server.wire.errors import Code, Problem

ENTRY_SECONDS = 3600.0
MOST_SAID = 20


class Moderation:
    """Looks after reports and bans for all processes: each question is asked of the store."""

    def __init__(self, store: Store, pseudonyms: Pseudonyms) -> None:
        self._store, self._pseudonyms = store, pseudonyms

    def _place(self, client: str) -> str:
        return self._pseudonyms.of(place_of(client), "bans")

    async def require_welcome(self, holder: str | None, client: str) -> None:
        """Refuse who is kept out, or comes from an address that is."""
        place, moment = self._place(client), now()

        def asked(connection: Connection) -> Ban | None:
            found = moderation.ban_on(connection, holder, place, moment)
            # No host shuts themselves out with their address.
            is_host = found is not None and holder is not None and moderation.is_host(connection, holder)
            return None if is_host else found

        if (found := await self._store.ask(asked)) is not None:
            raise Problem(Code.BANNED, until=found.until, why=found.reason)

    async def report(self, reporter: str, about: "About", given: m.NewReport) -> None:
        """Write a report for the hosts."""
        row = Report(
            id=moderation.new_id(),
            at=now(),
            reporter=reporter,
            holder=about.holder,
            name=about.name,
            game=given.table,
            reason=given.reason,
            note=given.note,
            said=json.dumps(about.said, ensure_ascii=False),
            place=None if about.client is None else self._place(about.client),
        )
        if not await self._store.change(lambda connection: moderation.add_report(connection, row)):
            raise Problem(Code.TOO_OFTEN, most=moderation.MOST_OPEN)
        log.info("reported", reason=str(given.reason))

    async def require_host(self, who: SignedIn) -> float:
        """Until when a host's passkey is enough; refused are others, and who has not shown it lately."""
        person, session = who.person.id, who.session.id

        def asked(connection: Connection) -> tuple[bool, float | None]:
            return moderation.is_host(connection, person), moderation.entered_until(connection, session)

        is_host, until = await self._store.ask(asked)
        if not is_host:
            raise Problem(Code.NOT_SERVER_HOST)
        if until is None or until < now():
            raise Problem(Code.ENTRY_NEEDED)
        return until

    async def enter(self, who: SignedIn, shown: PersonRow) -> None:
        """Let a host in who has shown their passkey."""
        person, session, moment = who.person, who.session.id, now()
        if not await self._store.ask(lambda connection: moderation.is_host(connection, person.id)):
            raise Problem(Code.NOT_SERVER_HOST)
        if shown.id != person.id:
            raise Problem(Code.PASSKEY_REFUSED)

        def write(connection: Connection) -> None:
            moderation.enter(connection, session, moment + ENTRY_SECONDS, moment)
            moderation.note_act(connection, _act(person, m.Act.ENTERED, "", "", moment))

        await self._store.change(write)

    async def settle(self, host: PersonRow, name: str, given: m.Settlement) -> None:
        """Settle a report, maybe with a ban; who was reported at that table is kept out, not who has their seat now."""
        moment = now()

        def write(connection: Connection) -> bool:
            found = moderation.report_of(connection, name)
            if found is None:
                return False
            if given.ban is not None:
                _ban(connection, host, found, given.ban, moment)
            moderation.settle(connection, name, moment)
            moderation.note_act(connection, _act(host, m.Act.SETTLED, found.name, given.note, moment))
            return True

        if not await self._store.change(write):
            raise Problem(Code.NO_REPORT)

    async def ban(self, host: PersonRow, person: PersonRow, client: str | None, given: m.NewBan) -> None:
        """Keep a person out."""
        moment, place = now(), None if client is None else self._place(client)
        about = Report("", moment, "", person.id, person.name, None, "", "", "[]", place)
        await self._store.change(lambda connection: _ban(connection, host, about, given, moment))

    async def admit(self, host: PersonRow, name: str) -> None:
        """Let somebody in again."""
        moment = now()

        def write(connection: Connection) -> None:
            if (found := moderation.drop_ban(connection, name)) is not None:
                moderation.note_act(connection, _act(host, m.Act.ADMITTED, found.name, "", moment))

        await self._store.change(write)

    async def renamed(self, host: PersonRow, before: str, after: str) -> None:
        """Write down that a host has given a person another name."""
        moment = now()
        act = _act(host, m.Act.RENAMED, before, after, moment)
        await self._store.change(lambda connection: moderation.note_act(connection, act))

    async def reports(self, *, settled: bool) -> m.Reports:
        """The newest reports that are open, or that are settled."""

        def asked(connection: Connection) -> tuple[list[Report], dict[str, str]]:
            found = moderation.reports(connection, settled=settled)
            by = {one.reporter for one in found}
            known = {one: row.name for one in by if (row := people.person(connection, one)) is not None}
            return found, known

        found, names = await self._store.ask(asked)
        return m.Reports(reports=[_report(one, names.get(one.reporter, "")) for one in found])

    async def count_open(self) -> int:
        """How many reports wait."""
        return await self._store.ask(moderation.count_open)

    async def hosts(self) -> list[str]:
        """The names of all hosts."""
        return [name for _, name in await self._store.ask(moderation.hosts)]

    async def bans(self) -> m.Bans:
        """Who is kept out."""
        moment = now()
        found = await self._store.ask(lambda connection: moderation.bans(connection, moment))
        return m.Bans(bans=[_shown(one) for one in found])

    async def acts(self) -> m.Acts:
        """What hosts have done."""
        found = await self._store.ask(moderation.acts)
        return m.Acts(acts=[_told(one) for one in found])


@dataclass(frozen=True, slots=True)
class About:
    """Whom a report is about, as they were known when it was made."""

    holder: str
    name: str
    said: tuple[str, ...] = ()
    client: str | None = None


def said_at(table: LiveTable, events: Sequence[e.Event], seat: int) -> tuple[str, ...]:
    """What a seat's holder has said last at a table, the newest last."""
    claimed = table.state.seats[seat].claimed
    words = (
        one.text or one.phrase or ""
        for one in reversed(events)
        if isinstance(one, e.Chat) and one.seat == seat and one.seq > claimed
    )
    return tuple(islice(words, MOST_SAID))[::-1]


def choose_host(connection: Connection, person: PersonRow, moment: float, *, chosen: bool) -> None:
    """Make a person a host, or none any more, as the operator of the machine; it is written down as an act, too."""
    (moderation.add_host(connection, person.id, moment) if chosen else moderation.drop_host(connection, person.id))
    act = m.Act.CHOSEN if chosen else m.Act.RELEASED
    moderation.note_act(connection, HostAct(moment, "", "", act, person.name, ""))


def _ban(connection: Connection, host: PersonRow, about: Report, given: m.NewBan, moment: float) -> None:
    until = None if given.days is None else moment + given.days * DAY
    place = about.place if given.address else None
    row = Ban(moderation.new_id(), about.holder, about.name, place, moment, until, given.reason)
    moderation.add_ban(connection, row)
    moderation.note_act(connection, _act(host, m.Act.BANNED, about.name, given.reason, moment))


def _act(host: PersonRow, act: m.Act, about: str, note: str, moment: float) -> HostAct:
    return HostAct(moment, host.id, host.name, act, about, note)


def _told(one: HostAct) -> m.ActInfo:
    return m.ActInfo(at=one.at, host=one.name, act=m.Act(one.act), about=one.about, note=one.note)


def _report(one: Report, by: str) -> m.ReportInfo:
    return m.ReportInfo(
        id=one.id,
        at=one.at,
        name=one.name,
        person=one.holder if is_person(one.holder) else None,
        by=by,
        table=one.game,
        reason=m.Complaint(one.reason),
        note=one.note,
        said=json.loads(one.said),
        settled=one.settled,
    )


def _shown(one: Ban) -> m.BanInfo:
    return m.BanInfo(
        id=one.id,
        name=one.name,
        person=one.holder if is_person(one.holder) else None,
        address=one.place is not None,
        at=one.at,
        until=one.until,
        reason=one.reason,
    )
