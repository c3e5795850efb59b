"""Ratings as they are stored: the games in the order of their ending, the steps that each made, where people stand."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from babylon.server.store import schema
from babylon.server.store.engines import lock_across_processes
from babylon.server.store.people_schema import person as people
from babylon.server.store.rating_schema import rated_game, rating, rating_step
from babylon.server.store.rows import StoredEvent
from babylon.server.wire.enums import Audience, Status

_LOCK = 0x0BAB1108  # any number will do, as long as all processes take the same
_UNTOLD = ("turn", "chat", "undo-proposed", "undo-agreed", "undo-refused", "settings", "seat-away", "links-renewed")
_IS_RATED = '%"rated":true%'


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game that was dealt for ratings and has ended; `void` says why it does not count."""

    game: str
    ended: float
    void: str | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """What a game made of a person's rating; `games` counts theirs in this pool so far."""

    game: str
    person: str
    pool: str
    ended: float
    place: int
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class Place:
    """A line of a leaderboard."""

    rank: int
    person: str
    name: str
    mu: float
    sigma: float
    games: int


def lock(connection: Connection) -> None:
    """Let nobody else change ratings until the transaction ends."""
    lock_across_processes(connection, _LOCK)


def rated_games(connection: Connection) -> list[str]:
    """Every game that was dealt for ratings and has ended, as the log has it."""
    over = select(schema.game.c.id).where(schema.game.c.status == Status.OVER)
    table = schema.event.c
    wanted = select(table.game).where(table.kind == "rated", table.game.in_(over))
    return sorted(set(connection.execute(wanted).scalars()))


def unnoted_games(connection: Connection) -> list[str]:
    """Games for ratings that have ended and are not among the stored ones yet; by their lines, so not by the log."""
    table = schema.game.c
    is_new = ~select(rated_game.c.game).where(rated_game.c.game == table.id).exists()
    wanted = select(table.id).where(table.status == Status.OVER, table.line.like(_IS_RATED), is_new)
    return list(connection.execute(wanted).scalars())


def is_noted(connection: Connection, game: str) -> bool:
    """Whether the game is among the stored ones."""
    return connection.execute(select(rated_game.c.game).where(rated_game.c.game == game)).scalar() is not None


def story(connection: Connection, game: str) -> list[StoredEvent]:
    """The events of a game that say who sat there and how it ended; the turns are not among them."""
    table = schema.event.c
    wanted = select(schema.event).where(table.game == game, table.kind.not_in(_UNTOLD)).order_by(table.seq)
    return [StoredEvent(row.seq, row.at, row.kind, row.body) for row in connection.execute(wanted)]


def hurried_seats(connection: Connection, game: str) -> frozenset[int]:
    """Where a bot had less than its usual time for a turn."""
    table = schema.event.c
    wanted = select(table.body).where(table.game == game, table.kind == "turn", table.body.like('%"hurried":true%'))
    return frozenset(json.loads(body)["seat"] for body in connection.execute(wanted).scalars())


def noted_since(connection: Connection, first: RatedGame) -> list[str]:
    """The stored games that ended after that one."""
    table = rated_game.c
    later = or_(table.ended > first.ended, and_(table.ended == first.ended, table.game > first.game))
    return list(connection.execute(select(table.game).where(later)).scalars())


def forget_games(connection: Connection, games: Sequence[str]) -> None:
    """Take back what these games have made of ratings."""
    if not games:
        return
    gone = rating_step.c.game.in_(games)
    touched = {(row.person, row.pool) for row in connection.execute(select(rating_step).where(gone))}
    connection.execute(delete(rating_step).where(gone))
    connection.execute(delete(rated_game).where(rated_game.c.game.in_(games)))
    for person, pool in sorted(touched):
        _stand(connection, person, pool, last_step(connection, person, pool))


def forget_all(connection: Connection) -> None:
    """Take back everything."""
    for table in (rated_game, rating_step, rating):
        connection.execute(delete(table))


def last_step(connection: Connection, person: str, pool: str) -> Step | None:
    """Where a person stands in a pool by the stored games."""
    table = rating_step.c
    wanted = select(rating_step).where(table.person == person, table.pool == pool)
    row = connection.execute(wanted.order_by(table.ended.desc(), table.game.desc()).limit(1)).mappings().one_or_none()
    return None if row is None else Step(**row)


def note(connection: Connection, game: RatedGame, steps: Iterable[Step]) -> None:
    """Write a game down, and what it makes of the ratings."""
    connection.execute(insert(rated_game), asdict(game))
    for step in steps:
        connection.execute(insert(rating_step), asdict(step))
        _stand(connection, step.person, step.pool, step)


def _stand(connection: Connection, person: str, pool: str, step: Step | None) -> None:
    connection.execute(delete(rating).where(rating.c.person == person, rating.c.pool == pool))
    if step is not None:
        stands = {"mu": step.mu, "sigma": step.sigma, "floor": step.mu - 3 * step.sigma, "games": step.games}
        connection.execute(insert(rating), {"person": person, "pool": pool, **stands})


def rename(connection: Connection, person: str, shade: str) -> None:
    """Let the games of someone who leaves belong to nobody known: others' ratings rest on them.

    A game that ended by their leaving may be there under both names: it is taken back with all later ones.
    """
    table = rating_step.c
    first = select(table.game, table.ended).where(table.person == shade).order_by(table.ended, table.game).limit(1)
    if (row := connection.execute(first).one_or_none()) is not None:
        forget_games(connection, [row.game, *noted_since(connection, RatedGame(row.game, row.ended))])
    for one in (rating_step, rating):
        connection.execute(update(one).where(one.c.person == person).values(person=shade))


def standings(connection: Connection, persons: Sequence[str]) -> dict[tuple[str, str], tuple[float, float, int]]:
    """Rating, uncertainty and games of each of these people by person and pool."""
    rows = connection.execute(select(rating).where(rating.c.person.in_(persons)))
    return {(row.person, row.pool): (row.mu, row.sigma, row.games) for row in rows}


def course(connection: Connection, person: str, most: int) -> list[Step]:
    """The newest steps of a person in all pools, the oldest of them first."""
    table = rating_step.c
    wanted = select(rating_step).where(table.person == person)
    rows = connection.execute(wanted.order_by(table.ended.desc(), table.game.desc()).limit(most)).mappings()
    return [Step(**row) for row in rows][::-1]


def leaders(connection: Connection, pool: str, viewer: str | None, most: int) -> tuple[list[Place], Place | None, int]:
    """The best of a pool whom everyone may see, the viewer wherever they stand, and how many there are in all."""
    shown = and_(rating.c.pool == pool, people.c.id == rating.c.person)
    seen = and_(shown, people.c.profile == Audience.EVERYONE)
    columns = select(rating.c.person, people.c.name, rating.c.mu, rating.c.sigma, rating.c.floor, rating.c.games)
    best = connection.execute(columns.where(seen).order_by(rating.c.floor.desc(), rating.c.person).limit(most))
    places = [Place(rank, row.person, row.name, row.mu, row.sigma, row.games) for rank, row in enumerate(best, start=1)]
    count = connection.execute(select(func.count()).select_from(rating).join(people, seen)).scalar_one()
    own = connection.execute(columns.where(shown, rating.c.person == (viewer or ""))).one_or_none()
    if own is None:
        return places, None, count
    ahead = select(func.count()).select_from(rating).join(people, seen)
    ahead = ahead.where(
        or_(rating.c.floor > own.floor, and_(rating.c.floor == own.floor, rating.c.person < own.person))
    )
    rank = connection.execute(ahead).scalar_one() + 1
    return places, Place(rank, own.person, own.name, own.mu, own.sigma, own.games), count


def counted(connection: Connection) -> int:
    """How many stored games count."""
    counting = select(func.count()).select_from(rated_game).where(rated_game.c.void.is_(None))
    return int(connection.execute(counting).scalar_one())


def everything(connection: Connection) -> list[tuple[object, ...]]:
    """All that is stored about ratings, in one order: to be compared."""
    found: list[tuple[object, ...]] = []
    for table in (rated_game, rating_step, rating):
        rows = connection.execute(select(table).order_by(*table.primary_key.columns))
        found += [(table.name, *row) for row in rows]
    return found
