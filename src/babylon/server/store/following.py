"""Whom people follow, the game that is shown to all, and invitations by name."""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, and_, delete, func, insert, or_, select

from babylon.server.store import schema
from babylon.server.store.follow_schema import follow, invitation
from babylon.server.store.people_schema import person as people
from babylon.server.store.rating_schema import rating
from babylon.server.store.rows import SEAT, Line
from babylon.server.wire.enums import Access, Audience, Status

SEATS = f"{SEAT}%"
MOST_RUNNING = 200


@dataclass(frozen=True, slots=True)
class Followed:
    """Someone who is followed, and an open game of theirs that goes on."""

    id: str
    name: str
    game: str | None


@dataclass(frozen=True, slots=True)
class Invited:
    """A seat that a host keeps for a person."""

    person: str
    game: str
    seat: int
    host: str
    name: str
    at: float


def add(connection: Connection, person: str, other: str, at: float, most: int) -> bool:
    """Follow someone; whether there was room for one more. A second time changes nothing."""
    table = follow.c
    own = table.person == person
    if connection.execute(select(table.at).where(own, table.other == other)).scalar() is not None:
        return True
    if connection.execute(select(func.count()).select_from(follow).where(own)).scalar_one() >= most:
        return False
    connection.execute(insert(follow), {"person": person, "other": other, "at": at})
    return True


def take_back(connection: Connection, person: str, other: str) -> None:
    """Follow someone no longer."""
    connection.execute(delete(follow).where(follow.c.person == person, follow.c.other == other))


def followed(connection: Connection, person: str) -> list[Followed]:
    """Whom a person follows, by name: whose profile is for everyone, and a game of theirs that anyone may watch."""
    held, game = schema.holder.c, schema.game.c
    wanted = select(people.c.id, people.c.name).join(follow, follow.c.other == people.c.id)
    wanted = wanted.where(follow.c.person == person, people.c.profile == Audience.EVERYONE)
    rows = connection.execute(wanted.order_by(people.c.name, people.c.id)).all()
    playing = (
        select(held.holder, game.id)
        .join(schema.game, game.id == held.game)
        .where(held.holder.in_([row.id for row in rows]), held.role.like(SEATS))
        .where(held.status == Status.PLAYING, game.access == Access.OPEN)
        .order_by(game.created)
    )
    games = {row.holder: row.id for row in connection.execute(playing)}
    return [Followed(row.id, row.name, games.get(row.id)) for row in rows]


def featured(connection: Connection) -> Line | None:
    """The open game that goes on between the strongest; among equals the one that was begun last."""
    game, held = schema.game.c, schema.holder.c
    newest = (
        select(game.id, game.line, game.created)
        .where(game.access == Access.OPEN, game.status == Status.PLAYING, game.line.is_not(None))
        .order_by(game.nth, game.created.desc())
        .limit(MOST_RUNNING)
        .subquery()
    )
    strength = func.coalesce(func.sum(rating.c.mu), 0.0)
    seated = and_(held.game == newest.c.id, held.role.like(SEATS))
    wanted = (
        select(newest.c.line)
        .outerjoin(schema.holder, seated)
        .outerjoin(rating, rating.c.person == held.holder)
        .group_by(newest.c.id, newest.c.line, newest.c.created)
        .order_by(strength.desc(), func.count(held.holder).desc(), newest.c.created.desc())
        .limit(1)
    )
    found = connection.execute(wanted).scalar()
    return None if found is None else Line(found)


def invite(connection: Connection, one: Invited, most: int, most_from_one: int) -> int:
    """Keep a seat for a person, instead of another at the same table; 0, or how many are all that there may be.

    So many may be kept for them at the tables of one maker, so that nobody takes all the room there is for others.
    """
    table, game = invitation.c, schema.game.c
    connection.execute(
        delete(invitation).where(table.game == one.game, or_(table.person == one.person, table.seat == one.seat))
    )
    waiting = select(schema.game.c.id).where(schema.game.c.status == Status.LOBBY)
    connection.execute(delete(invitation).where(table.person == one.person, table.game.not_in(waiting)))
    own = select(func.count()).select_from(invitation).where(table.person == one.person)
    maker = select(game.maker).where(game.id == one.game).scalar_subquery()
    near = own.join(schema.game, game.id == table.game).where(game.maker == maker)
    for wanted, bound in ((own, most), (near, most_from_one)):
        if connection.execute(wanted).scalar_one() >= bound:
            return bound
    connection.execute(insert(invitation), asdict(one))
    return 0


def invitations(connection: Connection, person: str) -> list[Invited]:
    """The seats that are kept for a person at tables that still wait, the newest first."""
    wanted = select(invitation).join(schema.game, schema.game.c.id == invitation.c.game)
    wanted = wanted.where(invitation.c.person == person, schema.game.c.status == Status.LOBBY)
    rows = connection.execute(wanted.order_by(invitation.c.at.desc(), invitation.c.game)).mappings()
    return [Invited(**row) for row in rows]


def all_invitations(connection: Connection, person: str) -> list[Invited]:
    """All seats that are kept for a person, or by them for others, the oldest first."""
    wanted = select(invitation).where(or_(invitation.c.person == person, invitation.c.host == person))
    rows = connection.execute(wanted.order_by(invitation.c.at, invitation.c.game, invitation.c.seat)).mappings()
    return [Invited(**row) for row in rows]


def decline(connection: Connection, person: str, game: str) -> None:
    """Want no seat at that table."""
    connection.execute(delete(invitation).where(invitation.c.person == person, invitation.c.game == game))


def forget(connection: Connection, person: str) -> None:
    """Let nobody follow or invite someone who leaves, nor be followed by them."""
    connection.execute(delete(follow).where(or_(follow.c.person == person, follow.c.other == person)))
    connection.execute(delete(invitation).where(or_(invitation.c.person == person, invitation.c.host == person)))
