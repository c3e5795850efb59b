"""The parts that people have in games, in order: a page of somebody's games is found by an index alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import ColumnElement, Connection, Select, func, select, tuple_, union_all, update

from babylon.server.store import schema
from babylon.server.wire.enums import Status

_HOLDER, _GAME = schema.holder.c, schema.game.c


class Part(StrEnum):
    """What someone is at a table: the first word of their role there."""

    SEAT = "seat"
    HOST = "host"
    WATCH = "watch"
    REMOVED = "removed"
    # In a tournament, which has no place in lists of games.
    ORGANISER = "organiser"
    ENTRANT = "entrant"


def part_of(role: str) -> Part:
    """The part that a role gives."""
    return Part(role.partition(":")[0])


@dataclass(frozen=True, slots=True)
class Wanted:
    """Games where someone has one of these parts, in one of these states."""

    holder: str
    parts: Sequence[Part]
    statuses: Sequence[Status]
    only: ColumnElement[bool] | None = None


def newest(connection: Connection, wanted: Wanted, most: int, before: str | None = None) -> list[str]:
    """The newest of these games first, or those that follow `before`; none when that is not theirs.

    The index has the games of a part and a status in order: no more of them is read than is told.
    """
    place = None
    if before is not None and (place := _place(connection, wanted.holder, before)) is None:
        return []
    walks = [_walk(wanted, part, status, place, most) for part in wanted.parts for status in wanted.statuses]
    found = union_all(*(select(one.subquery()) for one in walks)).subquery()
    # Who has two parts in a game finds it twice.
    games = select(found.c.game, found.c.created).distinct().order_by(found.c.created.desc(), found.c.game.desc())
    return list(connection.execute(games.limit(most)).scalars())


def _walk(
    wanted: Wanted, part: Part, status: Status, place: tuple[float, str] | None, most: int
) -> Select[tuple[str, float]]:
    """The games of one part and status, each once."""
    walk = select(_HOLDER.game, _HOLDER.created).distinct()
    walk = walk.where(_HOLDER.holder == wanted.holder, _HOLDER.part == part, _HOLDER.status == status)
    if place is not None:
        walk = walk.where(tuple_(_HOLDER.created, _HOLDER.game) < tuple_(*place))
    if wanted.only is not None:
        walk = walk.where(wanted.only)
    return walk.order_by(_HOLDER.created.desc(), _HOLDER.game.desc()).limit(most)


def holds(holder: str, game: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether `holder` has a part in a game, found among the parts of that game: those of a holder may be many."""
    part = schema.holder.alias().c
    # No index has it in this form, so that only that of games can be taken.
    theirs = func.coalesce(part.holder, "") == holder
    return select(part.game).where(part.game == game, theirs, func.coalesce(part.part, "") != Part.REMOVED).exists()


def _place(connection: Connection, holder: str, game: str) -> tuple[float, str] | None:
    """Where a game stands in the order; None when it is not one of theirs."""
    place = select(_GAME.created, _GAME.id).where(_GAME.id == game, holds(holder, _GAME.id))
    row = connection.execute(place).one_or_none()
    return row and (row.created, row.id)


def fill_parts(connection: Connection) -> None:
    """Write what the order is made of where a server of before, or a copy of its database, has left it out."""
    lacking = _HOLDER.part.is_(None)
    if connection.execute(select(_HOLDER.game).where(lacking).limit(1)).scalar() is None:
        return
    status = select(_GAME.status).where(_GAME.id == _HOLDER.game).scalar_subquery()
    created = select(_GAME.created).where(_GAME.id == _HOLDER.game).scalar_subquery()
    for part in Part:
        some = update(schema.holder).where(lacking, _HOLDER.role.startswith(part))
        connection.execute(some.values(part=part, status=status, created=created))
