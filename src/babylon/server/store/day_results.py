"""The tables of results of days: a guest's first result in each form, and each game once."""

from enum import StrEnum

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from babylon.server.store import schema
from babylon.server.store.rows import DayResult, DayTable, Ranked

MOST_SHOWN = 100
_ROW = schema.day_result.c


class Refusal(StrEnum):
    """Why a result is not written down."""

    COUNTED = "counted"
    COPIED = "copied"
    FULL = "full"


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


def add_result(connection: Connection, one: DayResult, most: int) -> Refusal | None:
    """Write a result down, unless there is a reason not to; the very same one a second time changes nothing."""
    if _stored(connection, one) == one.digest:
        return None
    if refusal := _refusal(connection, one, most):
        return refusal
    try:
        with connection.begin_nested():
            values = {name: getattr(one, name) for name in _ROW.keys()}  # noqa: SIM118 - no dictionary
            connection.execute(insert(schema.day_result), values)
    except IntegrityError:
        # Another process was faster.
        return None if _stored(connection, one) == one.digest else _refusal(connection, one, most)
    return None


def drop_results(connection: Connection, before: str) -> int:
    """Delete the results of all days before that one, and tell how many."""
    return connection.execute(delete(schema.day_result).where(_ROW.date < before)).rowcount


def _refusal(connection: Connection, one: DayResult, most: int) -> Refusal | None:
    there = _of(one.date, one.form)
    if _stored(connection, one) is not None:
        return Refusal.COUNTED
    if _count(connection, there, _ROW.digest == one.digest):
        return Refusal.COPIED
    return Refusal.FULL if _count(connection, there) >= most else None


def _stored(connection: Connection, one: DayResult) -> str | None:
    """The digest of the result that the holder has already."""
    there = _of(one.date, one.form)
    return connection.execute(select(_ROW.digest).where(there, _ROW.holder == one.holder)).scalar()


def _of(date: str, form: str) -> ColumnElement[bool]:
    return and_(_ROW.date == date, _ROW.form == form)


def _count(connection: Connection, *conditions: ColumnElement[bool]) -> int:
    return connection.execute(select(func.count()).select_from(schema.day_result).where(*conditions)).scalar_one()
