"""The tables of results of days: a guest's first result in each form, and each game once."""

from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from babylon.server.store import schema
from babylon.server.store.rows import DayResult, DayTable, Ranked

MOST_SHOWN = 100
HOUSEHOLD = 4  # results of one client that give way to none but better ones
_ROW = schema.day_result.c


class Refusal(StrEnum):
    """Why a result is not written down."""

    COUNTED = "counted"
    COPIED = "copied"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Room:
    """How many results the table of a day in one form has, and how many of them one client may have (0: all)."""

    most: int
    most_of_client: int = 0


def day_table(connection: Connection, date: str, form: str, holder: str | None) -> DayTable:
    """The best results, the earlier ones first among equals, and that of a holder wherever it stands."""
    there = _of(date, form)
    best = connection.execute(
        select(_ROW.name, _ROW.points, _ROW.medal)
        .where(there)
        .order_by(_ROW.points.desc(), _ROW.at, _ROW.holder)
        .limit(MOST_SHOWN)
    ).all()
    ranks = {row.points: place for place, row in reversed(list(enumerate(best, start=1)))}
    own = connection.execute(
        select(_ROW.name, _ROW.points, _ROW.medal).where(there, _ROW.holder == (holder or ""))
    ).one_or_none()
    return DayTable(
        count=_count(connection, there),
        best=tuple(Ranked(ranks[row.points], row.name, row.points, row.medal) for row in best),
        own=own and Ranked(_count(connection, there, _ROW.points > own.points) + 1, own.name, own.points, own.medal),
    )


def add_result(connection: Connection, one: DayResult, room: Room) -> Refusal | None:
    """Write a result down, unless there is a reason not to; the very same one a second time changes nothing."""
    if _stored(connection, one) == one.digest:
        return None
    try:
        with connection.begin_nested():
            if refusal := _refusal(connection, one) or _made_room(connection, one, room):
                return refusal
            values = {name: getattr(one, name) for name in _ROW.keys()}  # noqa: SIM118 - no dictionary
            connection.execute(insert(schema.day_result), values)
    except IntegrityError:
        # Another process was faster.
        return None if _stored(connection, one) == one.digest else _refusal(connection, one)
    return None


def drop_results(connection: Connection, before: str) -> int:
    """Delete the results of all days before that one, and tell how many."""
    return connection.execute(delete(schema.day_result).where(_ROW.date < before)).rowcount


def _refusal(connection: Connection, one: DayResult) -> Refusal | None:
    if _stored(connection, one) is not None:
        return Refusal.COUNTED
    return Refusal.COPIED if _count(connection, _of(one.date, one.form), _ROW.digest == one.digest) else None


def _made_room(connection: Connection, one: DayResult, room: Room) -> Refusal | None:
    """Let a result go for a new one where there are enough; or refuse the new one.

    A client who has enough gives up their own worst for a better one. Where the table is full, it is the worst of the
    client who has most of it that goes; where nobody has more than a household, the worst of all for a better one.
    """
    there = _of(one.date, one.form)
    own = and_(there, _ROW.client == one.client)
    count = _count(connection, own)
    if 0 < room.most_of_client <= count:
        return _given_up(connection, own, below=one.points)
    if _count(connection, there) < room.most:
        return None
    if not room.most:
        return Refusal.FULL
    crowd = connection.execute(
        select(_ROW.client, func.count().label("size"))
        .where(there, _ROW.client.is_not(None))
        .group_by(_ROW.client)
        .order_by(func.count().desc())
        .limit(1)
    ).one_or_none()
    if crowd is not None and crowd.size > max(HOUSEHOLD, count + 1):
        return _given_up(connection, and_(there, _ROW.client == crowd.client))
    return _given_up(connection, there, below=one.points)


def _given_up(connection: Connection, among: ColumnElement[bool], below: int | None = None) -> Refusal | None:
    """Delete the worst of some results, the latest among equals; refused when it is no worse than a new one."""
    worst = connection.execute(
        select(_ROW.date, _ROW.form, _ROW.holder, _ROW.points)
        .where(among)
        .order_by(_ROW.points, _ROW.at.desc(), _ROW.holder.desc())
        .limit(1)
    ).one()
    if below is not None and worst.points >= below:
        return Refusal.FULL
    its = _of(worst.date, worst.form), _ROW.holder == worst.holder
    connection.execute(delete(schema.day_result).where(*its))
    return None


def _stored(connection: Connection, one: DayResult) -> str | None:
    """The digest of the result that the holder has already."""
    there = _of(one.date, one.form)
    return connection.execute(select(_ROW.digest).where(there, _ROW.holder == one.holder)).scalar()


def _of(date: str, form: str) -> ColumnElement[bool]:
    return and_(_ROW.date == date, _ROW.form == form)


def _count(connection: Connection, *conditions: ColumnElement[bool]) -> int:
    return connection.execute(select(func.count()).select_from(schema.day_result).where(*conditions)).scalar_one()
