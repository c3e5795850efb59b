"""Who looks for a game, as it is stored: written by whoever looks, read and paired by any process."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from babylon.server.store import schema
from babylon.server.store.engines import lock_across_processes
from babylon.server.store.rating_schema import rating
from babylon.server.store.rows import SEAT, Line
from babylon.server.store.seek_schema import seek
from babylon.server.wire.enums import Access, Status

_LOCK = 0x0BAB1109  # any number will do, as long as all processes take the same


@dataclass(frozen=True, slots=True)
class Seek:
    """Someone who looks for a game: what they want, their strength, and the table once there is one."""

    holder: str
    name: str
    players: int
    clock: str
    rated: bool
    near: bool
    mu: float
    asked: float
    seen: float
    game: str | None = None
    paired: float | None = None


def lock(connection: Connection) -> None:
    """Let no other process pair people until the transaction ends."""
    lock_across_processes(connection, _LOCK)


def put(connection: Connection, one: Seek) -> None:
    """Write down what someone looks for, instead of what they looked for before."""
    drop(connection, one.holder)
    connection.execute(insert(seek), asdict(one))


def of(connection: Connection, holder: str) -> Seek | None:
    """What someone looks for."""
    row = connection.execute(select(seek).where(seek.c.holder == holder)).mappings().one_or_none()
    return None if row is None else Seek(**row)


def touch(connection: Connection, holder: str, now: float) -> None:
    """Write that someone still looks."""
    connection.execute(update(seek).where(seek.c.holder == holder).values(seen=now))


def drop(connection: Connection, holder: str) -> None:
    """Forget what someone looks for."""
    connection.execute(delete(seek).where(seek.c.holder == holder))


def drop_waiting(connection: Connection, holder: str) -> None:
    """Let someone wait no more; at a table that was made for them others may wait."""
    connection.execute(delete(seek).where(seek.c.holder == holder, seek.c.game.is_(None)))


def sitters(connection: Connection, game: str) -> list[str]:
    """For whom a table was made, as far as they have not looked for another one since."""
    return list(connection.execute(select(seek.c.holder).where(seek.c.game == game)).scalars())


def drop_unseen(connection: Connection, before: float) -> None:
    """Forget who waits and was not heard of since."""
    connection.execute(delete(seek).where(seek.c.game.is_(None), seek.c.seen < before))


def count(connection: Connection) -> int:
    """How many people wait for a game."""
    return int(connection.execute(select(func.count()).select_from(seek).where(seek.c.game.is_(None))).scalar_one())


def waiting(connection: Connection) -> list[Seek]:
    """Who waits for a game, the longest first."""
    wanted = select(seek).where(seek.c.game.is_(None)).order_by(seek.c.asked, seek.c.holder)
    return [Seek(**row) for row in connection.execute(wanted).mappings()]


def is_anyone(connection: Connection) -> bool:
    """Whether there is anything to look after."""
    return connection.execute(select(seek.c.holder).limit(1)).scalar() is not None


def pair(connection: Connection, holders: Sequence[str], game: str, now: float) -> None:
    """Write that these people get a table."""
    connection.execute(update(seek).where(seek.c.holder.in_(holders)).values(game=game, paired=now))


def unpair(connection: Connection, game: str) -> None:
    """Let those wait on whose table could not be made."""
    connection.execute(update(seek).where(seek.c.game == game).values(game=None, paired=None))


def paired(connection: Connection, before: float) -> dict[str, str | None]:
    """Tables that were made for people before that moment, and how far each has come; None: it is not there."""
    table, game = seek.c, schema.game.c
    wanted = select(table.game, game.status).outerjoin(schema.game, game.id == table.game)
    rows = connection.execute(wanted.where(table.game.is_not(None), table.paired < before).distinct())
    return {row.game: row.status for row in rows}


def forget_game(connection: Connection, game: str) -> None:
    """Forget who has got that table."""
    connection.execute(delete(seek).where(seek.c.game == game))


def strength(connection: Connection, person: str, pool: str) -> float | None:
    """The rating of a person in a pool; None: nobody knows."""
    return connection.execute(select(rating.c.mu).where(rating.c.person == person, rating.c.pool == pool)).scalar()


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that anyone may sit down at, and the ratings of those who sit there, by pool."""

    line: Line
    ratings: tuple[tuple[str, float], ...]


def open_tables(connection: Connection, most: int) -> list[OpenTable]:
    """The newest tables that wait for anyone."""
    game, held = schema.game.c, schema.holder.c
    wanted = select(game.id, game.line).where(
        game.access == Access.OPEN, game.status == Status.LOBBY, game.line.is_not(None)
    )
    rows = connection.execute(wanted.order_by(game.created.desc()).limit(most)).all()
    ids = [row.id for row in rows]
    known = select(held.game, rating.c.pool, rating.c.mu).join(rating, rating.c.person == held.holder)
    found: dict[str, list[tuple[str, float]]] = {}
    for row in connection.execute(known.where(held.game.in_(ids), held.role.like(f"{SEAT}%"))):
        found.setdefault(row.game, []).append((row.pool, row.mu))
    return [OpenTable(Line(row.line), tuple(found.get(row.id, ()))) for row in rows]
