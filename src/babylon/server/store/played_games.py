"""Games as people have them: all that someone has a part in, what those that ended came to, what others may see."""

from collections.abc import Mapping

from sqlalchemy import Connection, Select, and_, delete, func, insert, or_, select, update

from babylon.server.store import schema
from babylon.server.store.people_rows import PlayedGame
from babylon.server.store.people_schema import outcome
from babylon.server.store.queries import PAGE
from babylon.server.store.rows import Line, OwnGame, ProgressText
from babylon.server.wire.enums import Access, Status

SEAT = "seat:"
SHOWN = (Status.PLAYING, Status.OVER)


def held(connection: Connection, holder: str) -> list[str]:
    """Every game where `holder` has a part, the oldest first."""
    mine = select(schema.holder.c.game).where(schema.holder.c.holder == holder)
    wanted = select(schema.game.c.id).where(schema.game.c.id.in_(mine))
    return list(connection.execute(wanted.order_by(schema.game.c.created, schema.game.c.id)).scalars())


def seated_count(connection: Connection, holder: str) -> int:
    """How many games `holder` has a seat in."""
    wanted = select(func.count()).select_from(_seated(holder).distinct().subquery())
    return int(connection.execute(wanted).scalar_one())


def ended(connection: Connection, person: str) -> list[PlayedGame]:
    """Games with a seat of that person that have ended, the oldest first, and who held which seat."""
    wanted = (
        select(schema.game.c.id, outcome.c.body)
        .outerjoin(outcome, outcome.c.game == schema.game.c.id)
        .where(schema.game.c.id.in_(_seated(person)), schema.game.c.status == Status.OVER)
        .order_by(schema.game.c.created, schema.game.c.id)
    )
    seats = _holders(connection, _seated(person))
    return [PlayedGame(row.id, row.body, seats.get(row.id, {})) for row in connection.execute(wanted)]


def keep_outcome(connection: Connection, game: str, body: str) -> None:
    """Write what a game came to, unless another has."""
    if connection.execute(select(outcome.c.game).where(outcome.c.game == game)).scalar() is None:
        connection.execute(insert(outcome), {"game": game, "body": body})


def have_met(connection: Connection, one: str, other: str) -> bool:
    """Whether the two have had seats at the same table."""
    wanted = _seated(one).where(schema.holder.c.game.in_(_seated(other))).limit(1)
    return connection.execute(wanted).scalar() is not None


def seen_games(connection: Connection, person: str, viewer: str, before: str | None) -> list[OwnGame]:
    """Dealt games of `person` that `viewer` may look at, newest first: a page, and one more if there is another."""
    game = schema.game.c
    part = select(schema.holder.c.game).where(
        schema.holder.c.holder == viewer, schema.holder.c.role.not_like("removed:%")
    )
    wanted = (
        select(game.id, game.rules, game.line, game.progress)
        .where(game.id.in_(_seated(person)), game.status.in_(SHOWN), game.line.is_not(None))
        .where(or_(game.access == Access.OPEN, game.id.in_(part)))
        .order_by(game.created.desc(), game.id.desc())
        .limit(PAGE + 1)
    )
    if before is not None:
        created = select(game.created).where(game.id == before, game.id.in_(_seated(person))).scalar_subquery()
        wanted = wanted.where(or_(game.created < created, and_(game.created == created, game.id < before)))
    rows = connection.execute(wanted).all()
    seats = _holders(connection, [row.id for row in rows])
    return [
        OwnGame(
            row.id,
            row.rules,
            Line(row.line),
            row.progress and ProgressText(row.progress),
            tuple(sorted(seat for seat, holder in seats[row.id].items() if holder == person)),
        )
        for row in rows
    ]


def forget(connection: Connection, game: str, holder: str, bodies: Mapping[int, str]) -> None:
    """Let `holder` have no part in a game, and put other bodies in the place of events that tell of them."""
    for seq, body in bodies.items():
        told = schema.event.c.game == game, schema.event.c.seq == seq
        connection.execute(update(schema.event).where(*told).values(body=body))
    connection.execute(delete(schema.holder).where(schema.holder.c.game == game, schema.holder.c.holder == holder))
    connection.execute(delete(schema.answer).where(schema.answer.c.game == game, schema.answer.c.holder == holder))
    connection.execute(delete(outcome).where(outcome.c.game == game))


def _seated(holder: str) -> Select[tuple[str]]:
    table = schema.holder.c
    return select(table.game).where(table.holder == holder, table.role.like(f"{SEAT}%"))


def _holders(connection: Connection, games: Select[tuple[str]] | list[str]) -> dict[str, dict[int, str]]:
    """Who has which seat of each of the games."""
    table = schema.holder.c
    found: dict[str, dict[int, str]] = {}
    for row in connection.execute(
        select(table.game, table.role, table.holder).where(table.game.in_(games), table.role.like(f"{SEAT}%"))
    ):
        found.setdefault(row.game, {})[int(row.role.removeprefix(SEAT))] = row.holder
    return found
