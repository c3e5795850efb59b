"""Questions about people and changes of what is kept about them, each inside one transaction."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from babylon.server.store import people_schema as schema
from babylon.server.store.alerts import drop_channels, drop_devices
from babylon.server.store.people_rows import ChallengeRow, PasskeyRow, PersonRow, SessionRow, SignedIn
from babylon.server.store.plans import drop_plans
from babylon.server.store.schema import day_result

AT_ONCE = 500  # ids in one question: databases take only so many


def add_person(connection: Connection, person: PersonRow, forms: Iterable[str]) -> None:
    """Write a person; IntegrityError when someone has a name like theirs."""
    connection.execute(insert(schema.person), asdict(person))
    _add_forms(connection, person.id, forms)


def _add_forms(connection: Connection, person: str, forms: Iterable[str]) -> None:
    connection.execute(insert(schema.person_name), [{"form": form, "person": person} for form in forms])


def rename_person(connection: Connection, person: str, name: str, forms: Iterable[str]) -> None:
    """Give a person another name; IntegrityError when someone has one like it."""
    connection.execute(delete(schema.person_name).where(schema.person_name.c.person == person))
    _add_forms(connection, person, forms)
    connection.execute(update(schema.person).where(schema.person.c.id == person).values(name=name))


def change_person(connection: Connection, person: str, values: dict[str, str]) -> None:
    """Change who sees what of a person."""
    connection.execute(update(schema.person).where(schema.person.c.id == person).values(values))


def person(connection: Connection, name: str) -> PersonRow | None:
    """The person of that id."""
    row = connection.execute(select(schema.person).where(schema.person.c.id == name)).mappings().one_or_none()
    return None if row is None else PersonRow(**row)


def named(connection: Connection, forms: Sequence[str]) -> set[str]:
    """The people who have a name with one of these forms."""
    table = schema.person_name.c
    return set(connection.execute(select(table.person).where(table.form.in_(forms))).scalars())


def people_among(connection: Connection, holders: Sequence[str]) -> set[str]:
    """Those of the holders who are people rather than guests."""
    found: set[str] = set()
    for start in range(0, len(holders), AT_ONCE):
        some = schema.person.c.id.in_(holders[start : start + AT_ONCE])
        found.update(connection.execute(select(schema.person.c.id).where(some)).scalars())
    return found


def drop_person(connection: Connection, person: str) -> None:
    """Forget a person, their results of days, and all ways in."""
    connection.execute(delete(day_result).where(day_result.c.holder == person))
    drop_channels(connection, person)
    drop_plans(connection, person)
    for table in (schema.person_name, schema.passkey, schema.recovery_code, schema.session, schema.challenge):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(schema.person).where(schema.person.c.id == person))


def adopt_days(connection: Connection, guest: str, person: str) -> None:
    """Give a person the results of a guest on days where they have none of their own."""
    own = day_result.alias()
    has_one = exists().where(own.c.holder == person, own.c.date == day_result.c.date, own.c.form == day_result.c.form)
    connection.execute(update(day_result).where(day_result.c.holder == guest, ~has_one).values(holder=person))


def days_of(connection: Connection, person: str) -> list[dict[str, str | int | float | None]]:
    """The results of a person on days, in their order."""
    table = day_result.c
    wanted = select(table.date, table.form, table.name, table.points, table.medal, table.at, table.moves)
    rows = connection.execute(wanted.where(table.holder == person).order_by(table.date, table.form))
    return [dict(row) for row in rows.mappings()]


def add_passkey(connection: Connection, passkey: PasskeyRow) -> None:
    """Write a passkey; IntegrityError when it is known already."""
    connection.execute(insert(schema.passkey), asdict(passkey))


def passkey(connection: Connection, name: str) -> PasskeyRow | None:
    """The passkey of that id."""
    row = connection.execute(select(schema.passkey).where(schema.passkey.c.id == name)).mappings().one_or_none()
    return None if row is None else PasskeyRow(**row)


def passkeys(connection: Connection, person: str) -> list[PasskeyRow]:
    """All passkeys of a person, the oldest first."""
    wanted = select(schema.passkey).where(schema.passkey.c.person == person).order_by(schema.passkey.c.created)
    return [PasskeyRow(**row) for row in connection.execute(wanted).mappings()]


def drop_passkey(connection: Connection, person: str, name: str) -> bool:
    """Forget a passkey, unless it is the last one; whether it was forgotten."""
    # Locks the person, so that of two who each take away one of the last two, the second sees what the first did.
    connection.execute(update(schema.person).where(schema.person.c.id == person).values(id=person))
    if len(passkeys(connection, person)) < 2:
        return False
    table = schema.passkey
    connection.execute(delete(table).where(table.c.person == person, table.c.id == name))
    return True


def note_use(connection: Connection, name: str, sign_count: int, now: float) -> None:
    """Write that a passkey was used."""
    changed = update(schema.passkey).where(schema.passkey.c.id == name)
    connection.execute(changed.values(sign_count=sign_count, used=now))


def replace_codes(connection: Connection, person: str, codes: Iterable[str]) -> None:
    """Keep these recovery codes of a person, as hashes, instead of those before."""
    connection.execute(delete(schema.recovery_code).where(schema.recovery_code.c.person == person))
    connection.execute(insert(schema.recovery_code), [{"id": code, "person": person} for code in codes])


def codes_left(connection: Connection, person: str) -> int:
    """How many recovery codes a person has not used."""
    table = schema.recovery_code
    wanted = select(func.count()).select_from(table).where(table.c.person == person)
    return int(connection.execute(wanted).scalar_one())


def spend_code(connection: Connection, code: str) -> str | None:
    """Whose recovery code that is, which nobody can use again; None when it is none."""
    table = schema.recovery_code
    owner = connection.execute(select(table.c.person).where(table.c.id == code)).scalar()
    spent = connection.execute(delete(table).where(table.c.id == code)).rowcount
    return owner if spent else None


def add_session(connection: Connection, session: SessionRow, most: int) -> bool:
    """Sign someone in; whether another of their sessions has ended for it, the one that was seen longest ago."""
    table = schema.session.c
    known = select(table.id).where(table.person == session.person).order_by(table.seen.desc(), table.id)
    gone = connection.execute(known.offset(most - 1).limit(AT_ONCE)).scalars().all()
    for name in gone:
        drop_sessions(connection, session.person, name)
    connection.execute(insert(schema.session), asdict(session))
    return bool(gone)


def signed_in(connection: Connection, session: str) -> SignedIn | None:
    """The session of that hash, and whose it is."""
    row = connection.execute(select(schema.session).where(schema.session.c.id == session)).mappings().one_or_none()
    whose = None if row is None else person(connection, row["person"])
    return None if row is None or whose is None else SignedIn(SessionRow(**row), whose)


def sessions(connection: Connection, person: str) -> list[SessionRow]:
    """Where a person is signed in, the newest first."""
    wanted = select(schema.session).where(schema.session.c.person == person).order_by(schema.session.c.created.desc())
    return [SessionRow(**row) for row in connection.execute(wanted).mappings()]


def note_seen(connection: Connection, session: str, now: float) -> None:
    """Write that someone came by a session."""
    connection.execute(update(schema.session).where(schema.session.c.id == session).values(seen=now))


def drop_sessions(connection: Connection, person: str, session: str | None = None) -> None:
    """Sign a person out of one session, or of all; a device where they were is told nothing more."""
    drop_devices(connection, person, session)
    gone = delete(schema.session).where(schema.session.c.person == person)
    connection.execute(gone if session is None else gone.where(schema.session.c.id == session))


def add_challenge(connection: Connection, challenge: ChallengeRow, now: float) -> None:
    """Write what a passkey is asked to sign; what came too late goes."""
    connection.execute(delete(schema.challenge).where(schema.challenge.c.expires < now))
    connection.execute(insert(schema.challenge), asdict(challenge))


def spend_challenge(connection: Connection, challenge: str, purpose: str, now: float) -> ChallengeRow | None:
    """A challenge that was given for this, and not long ago; nobody can use it again."""
    table = schema.challenge
    row = connection.execute(select(table).where(table.c.id == challenge)).mappings().one_or_none()
    spent = connection.execute(delete(table).where(table.c.id == challenge)).rowcount
    if row is None or not spent:
        return None
    found = ChallengeRow(**row)
    return found if found.purpose == purpose and found.expires >= now else None
