"""Questions about tournaments, and the append to one: the same log as the tables', under a row of another kind."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, delete, func, insert, select, update

from babylon.server.store import queries, schema
from babylon.server.store.rows import StoredTournament, TournamentRow, TournamentText
from babylon.server.store.tournament_schema import tournament
from babylon.server.wire.enums import Stage

MOST_LISTED = 50
GOING_ON = (Stage.OPEN, Stage.RUNNING)
MAKER = "maker"  # among the secrets: a hash of the address that a tournament was called from


def advance(connection: Connection, row: TournamentRow, expected: int) -> int | None:
    """Let the row go on to where an append leads; else where it stands, and nothing has changed."""
    values = asdict(row)
    if expected == 0:
        connection.execute(insert(tournament), values)
        return None
    wanted = tournament.c.id == row.id, tournament.c.seq == expected
    if connection.execute(update(tournament).where(*wanted).values(values)).rowcount == 1:
        return None
    return int(connection.execute(select(tournament.c.seq).where(tournament.c.id == row.id)).scalar() or 0)


def whole(connection: Connection, name: str) -> StoredTournament | None:
    """All that the store has on a tournament."""
    row = connection.execute(select(tournament).where(tournament.c.id == name)).mappings().one_or_none()
    if row is None:
        return None
    return StoredTournament(
        TournamentRow(**row),
        queries.events_after(connection, name, 0),
        queries.secrets(connection, name),
        queries.holders(connection, name),
    )


def running(connection: Connection) -> list[str]:
    """The tournaments that are played now."""
    wanted = select(tournament.c.id).where(tournament.c.status == Stage.RUNNING).order_by(tournament.c.created)
    return list(connection.execute(wanted).scalars())


def going_on(connection: Connection) -> int:
    """How many tournaments there are that have not ended."""
    wanted = select(func.count()).select_from(tournament).where(tournament.c.status.in_(GOING_ON))
    return int(connection.execute(wanted).scalar_one())


def listed(connection: Connection) -> list[TournamentText]:
    """Those that everyone may join or look at, the newest first."""
    wanted = (
        select(tournament.c.line)
        .where(tournament.c.listed, tournament.c.status.in_((*GOING_ON, Stage.OVER)))
        .order_by(tournament.c.created.desc())
        .limit(MOST_LISTED)
    )
    return [TournamentText(line) for line in connection.execute(wanted).scalars()]


def mine(connection: Connection, holder: str) -> list[TournamentText]:
    """Those where `holder` has a part, the newest first."""
    part = select(schema.holder.c.game).where(schema.holder.c.holder == holder)
    wanted = (
        select(tournament.c.line)
        .where(tournament.c.id.in_(part), tournament.c.status != Stage.CLOSED)
        .order_by(tournament.c.created.desc())
        .limit(MOST_LISTED)
    )
    return [TournamentText(line) for line in connection.execute(wanted).scalars()]


def called_by(connection: Connection, holder: str) -> int:
    """How many tournaments that have not ended someone has called."""
    mine_alone = select(schema.holder.c.game).where(
        schema.holder.c.holder == holder, schema.holder.c.role == "organiser"
    )
    wanted = (
        select(func.count())
        .select_from(tournament)
        .where(tournament.c.id.in_(mine_alone), tournament.c.status.in_(GOING_ON))
    )
    return int(connection.execute(wanted).scalar_one())


def made_by(connection: Connection, maker: str) -> int:
    """How many tournaments that have not ended were called from one place."""
    told = schema.secret.c
    mine = select(told.game).where(told.name == MAKER, told.value == maker)
    wanted = select(func.count()).select_from(tournament)
    found = connection.execute(wanted.where(tournament.c.status.in_(GOING_ON), tournament.c.id.in_(mine)))
    return int(found.scalar_one())


def drop_unbegun(connection: Connection, before: float) -> list[str]:
    """Delete the tournaments that never began and in which nothing has happened since; their names."""
    last = select(func.max(schema.event.c.at)).where(schema.event.c.game == tournament.c.id).scalar_subquery()
    unbegun = tournament.c.status.in_((Stage.OPEN, Stage.CLOSED)), tournament.c.line.like('%"rounds":0}')
    names = list(connection.execute(select(tournament.c.id).where(*unbegun, last < before)).scalars())
    for table in (schema.event, schema.secret, schema.holder, schema.answer):
        connection.execute(delete(table).where(table.c.game.in_(names)))
    connection.execute(delete(tournament).where(tournament.c.id.in_(names)))
    return names


def statuses(connection: Connection, tables: Sequence[str]) -> dict[str, str]:
    """How far tables have come; those that do not exist are left out."""
    found: dict[str, str] = {}
    for start in range(0, len(tables), 500):
        some = tables[start : start + 500]
        rows = connection.execute(select(schema.game.c.id, schema.game.c.status).where(schema.game.c.id.in_(some)))
        found.update((row.id, row.status) for row in rows)
    return found


def adopt(connection: Connection, guest: str, person: str) -> None:
    """Give a person what a guest is in tournaments."""
    ours = select(tournament.c.id)
    connection.execute(
        update(schema.holder)
        .where(schema.holder.c.holder == guest, schema.holder.c.game.in_(ours))
        .values(holder=person)
    )


def held(connection: Connection, holder: str) -> list[str]:
    """Every tournament where `holder` has a part."""
    part = select(schema.holder.c.game).where(schema.holder.c.holder == holder)
    return list(connection.execute(select(tournament.c.id).where(tournament.c.id.in_(part))).scalars())


def forget(connection: Connection, name: str, holder: str, bodies: dict[int, str]) -> None:
    """Let `holder` have no part in a tournament, and put other bodies in the place of events that tell of them."""
    for seq, body in bodies.items():
        told = schema.event.c.game == name, schema.event.c.seq == seq
        connection.execute(update(schema.event).where(*told).values(body=body))
    for table in (schema.holder, schema.answer):
        connection.execute(table.delete().where(table.c.game == name, table.c.holder == holder))
