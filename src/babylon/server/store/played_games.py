"""Games as people have them: all that someone has a part in, what those that ended came to, what others may see."""

from collections.abc import Mapping

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, insert, or_, select, update

from babylon.server.store import schema
from babylon.server.store.parts import Part, Wanted, holds, newest
from babylon.server.store.people_rows import PlayedGame
from babylon.server.store.people_schema import outcome
from babylon.server.store.queries import PAGE, as_listed
from babylon.server.store.rows import SEAT, OwnGame
from babylon.server.wire.enums import Access, Status

SHOWN = (Status.PLAYING, Status.OVER)
_DUPLICATE = '%"duplicate":true%'  # of a table's first event; within what people write, quotes look otherwise


def held(connection: Connection, holder: str) -> list[str]:
    """Every game where `holder` has a part, the oldest first."""
    mine = select(schema.holder.c.game).where(schema.holder.c.holder == holder)
    wanted = select(schema.game.c.id).where(schema.game.c.id.in_(mine))
    return list(connection.execute(wanted.order_by(schema.game.c.created, schema.game.c.id)).scalars())


def seated_in(connection: Connection, holder: str, status: Status) -> list[str]:
    """Games in that state where `holder` has a seat."""
    wanted = _seated(holder).where(schema.holder.c.status == status).distinct()
    return [row.game for row in connection.execute(wanted)]


def seated_count(connection: Connection, holder: str) -> int:
    """How many games `holder` has a seat in."""
    wanted = select(func.count()).select_from(_seated(holder).distinct().subquery())
    return int(connection.execute(wanted).scalar_one())


def ended(connection: Connection, person: str) -> list[PlayedGame]:
    """Games with a seat of that person that have ended, the oldest first, and who held which seat.

    Without those whose deal others still play: nobody shall learn what it has brought.
    """
    wanted = (
        select(schema.game.c.id, outcome.c.body)
        .outerjoin(outcome, outcome.c.game == schema.game.c.id)
        .where(schema.game.c.id.in_(_seated(person)), schema.game.c.status == Status.OVER, ~_is_sealed())
        .order_by(schema.game.c.created, schema.game.c.id)
    )
    seats = _holders(connection, _seated(person))
    return [PlayedGame(row.id, row.body, seats.get(row.id, {})) for row in connection.execute(wanted)]


def _is_sealed() -> ColumnElement[bool]:
    """Whether a game has the deal of a tournament's other tables, and nobody may look at it yet."""
    begun, opened = schema.event.alias().c, schema.event.alias().c
    is_common = select(begun.game).where(begun.game == schema.game.c.id, begun.seq == 1, begun.body.like(_DUPLICATE))
    is_open = select(opened.game).where(opened.game == schema.game.c.id, opened.kind == "opened")
    return and_(is_common.exists(), ~is_open.exists())


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
    game, holder = schema.game.c, schema.holder.c
    is_open = select(game.id).where(game.id == holder.game, game.access == Access.OPEN).exists()
    wanted = Wanted(person, (Part.SEAT,), SHOWN, only=or_(is_open, holds(viewer, holder.game)))
    return as_listed(connection, person, newest(connection, wanted, PAGE + 1, before))


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
    return select(table.game).where(table.holder == holder, table.part == Part.SEAT)


def _holders(connection: Connection, games: Select[tuple[str]] | list[str]) -> dict[str, dict[int, str]]:
    """Who has which seat of each of the games."""
    table = schema.holder.c
    found: dict[str, dict[int, str]] = {}
    for row in connection.execute(
        select(table.game, table.role, table.holder).where(table.game.in_(games), table.role.like(f"{SEAT}%"))
    ):
        found.setdefault(row.game, {})[int(row.role.removeprefix(SEAT))] = row.holder
    return found
