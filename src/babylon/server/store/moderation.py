"""Questions and changes about hosts, reports and bans, each inside one transaction."""

import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from babylon.server.store.moderation_schema import ban, host_act, host_entry, report, server_host
from babylon.server.store.people_schema import person as people
from babylon.server.store.people_schema import session as sessions

PAGE = 100
MOST_OPEN = 1000  # reports that nobody has settled


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody found wrong about a holder."""

    id: str
    at: float
    reporter: str
    holder: str
    name: str
    game: str | None
    reason: str
    note: str
    said: str
    place: str | None
    settled: float | None = None


@dataclass(frozen=True, slots=True)
class Ban:
    """Who may begin nothing here, until when, and why."""

    id: str
    holder: str
    name: str
    place: str | None
    at: float
    until: float | None
    reason: str


@dataclass(frozen=True, slots=True)
class HostAct:
    """What a host has done, and to whom."""

    at: float
    host: str
    name: str
    act: str
    about: str
    note: str


def new_id() -> str:
    """A name for a row."""
    return secrets.token_hex(8)


def hosts(connection: Connection) -> list[tuple[str, str]]:
    """Ids and names of all hosts, by name."""
    wanted = select(people.c.id, people.c.name).join(server_host, server_host.c.person == people.c.id)
    return [(row.id, row.name) for row in connection.execute(wanted.order_by(people.c.name))]


def is_host(connection: Connection, person: str) -> bool:
    """Whether a person looks after this server."""
    return connection.execute(select(server_host.c.since).where(server_host.c.person == person)).scalar() is not None


def add_host(connection: Connection, person: str, at: float) -> None:
    """Let a person look after this server. A second time changes nothing."""
    if not is_host(connection, person):
        connection.execute(insert(server_host), {"person": person, "since": at})


def drop_host(connection: Connection, person: str) -> None:
    """Let a person look after it no more, from now on."""
    connection.execute(delete(server_host).where(server_host.c.person == person))
    own = select(sessions.c.id).where(sessions.c.person == person)
    connection.execute(delete(host_entry).where(host_entry.c.session.in_(own)))


def enter(connection: Connection, session: str, until: float, now: float) -> None:
    """Note that a host has shown the passkey."""
    connection.execute(delete(host_entry).where(or_(host_entry.c.session == session, host_entry.c.until < now)))
    connection.execute(insert(host_entry), {"session": session, "until": until})


def entered_until(connection: Connection, session: str) -> float | None:
    """Until when a host's passkey is enough in a session."""
    return connection.execute(select(host_entry.c.until).where(host_entry.c.session == session)).scalar()


def add_report(connection: Connection, one: Report) -> bool:
    """Write a report, unless the same holder is reported already, and open, by the same one; whether there was room."""
    table = report.c
    is_open = table.settled.is_(None)
    same = select(table.id).where(table.reporter == one.reporter, table.holder == one.holder, is_open)
    if connection.execute(same.limit(1)).scalar() is not None:
        return True
    if connection.execute(select(func.count()).select_from(report).where(is_open)).scalar_one() >= MOST_OPEN:
        return False
    connection.execute(insert(report), asdict(one))
    return True


def reports(connection: Connection, *, settled: bool) -> list[Report]:
    """The newest reports that are open, or that are settled."""
    table = report.c
    wanted = table.settled.is_not(None) if settled else table.settled.is_(None)
    order = table.settled.desc() if settled else table.at.desc()
    rows = connection.execute(select(report).where(wanted).order_by(order, table.id).limit(PAGE)).mappings()
    return [Report(**row) for row in rows]


def report_of(connection: Connection, name: str) -> Report | None:
    """The report of that id."""
    row = connection.execute(select(report).where(report.c.id == name)).mappings().one_or_none()
    return None if row is None else Report(**row)


def count_open(connection: Connection) -> int:
    """How many reports nobody has settled."""
    return int(connection.execute(select(func.count()).where(report.c.settled.is_(None))).scalar_one())


def settle(connection: Connection, name: str, at: float) -> None:
    """Note that a report is settled."""
    connection.execute(update(report).where(report.c.id == name, report.c.settled.is_(None)).values(settled=at))


def add_ban(connection: Connection, one: Ban) -> None:
    """Keep somebody out, instead of what held for them before."""
    connection.execute(delete(ban).where(ban.c.holder == one.holder))
    connection.execute(insert(ban), asdict(one))


def drop_ban(connection: Connection, name: str) -> Ban | None:
    """Let somebody in again; who it was."""
    row = connection.execute(select(ban).where(ban.c.id == name)).mappings().one_or_none()
    connection.execute(delete(ban).where(ban.c.id == name))
    return None if row is None else Ban(**row)


def bans(connection: Connection, now: float) -> list[Ban]:
    """Who is kept out now, the latest first."""
    holds = or_(ban.c.until.is_(None), ban.c.until > now)
    rows = connection.execute(select(ban).where(holds).order_by(ban.c.at.desc(), ban.c.id)).mappings()
    return [Ban(**row) for row in rows]


def ban_on(connection: Connection, holder: str | None, place: str, now: float) -> Ban | None:
    """What keeps a holder out who comes from an address; None: nothing does."""
    whose = ban.c.place == place if holder is None else or_(ban.c.holder == holder, ban.c.place == place)
    holds = or_(ban.c.until.is_(None), ban.c.until > now)
    row = connection.execute(select(ban).where(whose, holds).limit(1)).mappings().one_or_none()
    return None if row is None else Ban(**row)


def note_act(connection: Connection, one: HostAct) -> None:
    """Write down what a host has done."""
    connection.execute(insert(host_act), {"id": new_id(), **asdict(one)})


def acts(connection: Connection) -> list[HostAct]:
    """What hosts have done, the latest first."""
    table = host_act.c
    wanted = select(table.at, table.host, table.name, table.act, table.about, table.note)
    rows = connection.execute(wanted.order_by(table.at.desc(), table.id).limit(PAGE)).mappings()
    return [HostAct(**row) for row in rows]


def reported_by(connection: Connection, holder: str) -> Sequence[Report]:
    """What somebody has reported."""
    rows = connection.execute(select(report).where(report.c.reporter == holder).order_by(report.c.at)).mappings()
    return [Report(**row) for row in rows]


def forget(connection: Connection, person: str, name: str, nobody: str) -> None:
    """Take a person who leaves out of reports, bans and the list of hosts; what they did as a host stays without name.

    A ban of their address holds until it ends.
    """
    drop_host(connection, person)
    connection.execute(delete(report).where(report.c.holder == person))
    connection.execute(update(report).where(report.c.reporter == person).values(reporter=nobody))
    connection.execute(delete(ban).where(ban.c.holder == person, ban.c.place.is_(None)))
    connection.execute(update(ban).where(ban.c.holder == person).values(name=nobody))
    connection.execute(update(host_act).where(host_act.c.host == person).values(name=nobody))
    for column in (host_act.c.about, host_act.c.note):
        connection.execute(update(host_act).where(column == name).values({column.name: nobody}))
