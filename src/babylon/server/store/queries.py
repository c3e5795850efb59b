"""Questions to the store, each inside one read transaction."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, select

from babylon.server.store import schema
from babylon.server.store.parts import Part, Wanted, newest
from babylon.server.store.rows import SEAT, GameRow, Line, OwnGame, ProgressText, Secrets, StoredEvent, StoredGame
from babylon.server.wire.enums import Status

MOST_LISTED = 100
PAGE = 50
SHOWN = (Status.LOBBY, Status.PLAYING, Status.OVER)  # in a list of one's own: not what its host has closed

# Also of a database that has no lines yet.
_ROW = [column for column in schema.game.c if column.name not in {"line", "progress", "maker", "nth"}]
_GAME = select(*_ROW).where(schema.game.c.id == bindparam("game"))
_EVENTS = (
    select(schema.event)
    .where(schema.event.c.game == bindparam("game"), schema.event.c.seq > bindparam("after"))
    .order_by(schema.event.c.seq)
)
_SECRETS = select(schema.secret).where(schema.secret.c.game == bindparam("game"))
_HOLDERS = select(schema.holder).where(schema.holder.c.game == bindparam("game"))
_MINE = (
    select(schema.game.c.line)
    .where(schema.game.c.id.in_(bindparam("games", expanding=True)), schema.game.c.line.is_not(None))
    .order_by(schema.game.c.created.desc(), schema.game.c.id.desc())
)
_OWN = (
    select(schema.game.c.id, schema.game.c.rules, schema.game.c.line, schema.game.c.progress)
    .where(schema.game.c.id.in_(bindparam("games", expanding=True)), schema.game.c.line.is_not(None))
    .order_by(schema.game.c.created.desc(), schema.game.c.id.desc())
)
# By the games, not by the holder: whoever has many games has many rows.
_SEATS = select(schema.holder.c.game, schema.holder.c.role, schema.holder.c.holder).where(
    schema.holder.c.game.in_(bindparam("games", expanding=True)),
    schema.holder.c.role.in_([f"{SEAT}{seat}" for seat in range(4)]),
)
_UNLINED = (
    select(schema.game.c.id)
    .where(schema.game.c.line.is_(None), schema.game.c.id > bindparam("after"))
    .order_by(schema.game.c.id)
    .limit(MOST_LISTED)
)
_DUE = (
    select(schema.game.c.id)
    .where(schema.game.c.wake_at.is_not(None), schema.game.c.wake_at <= bindparam("now"))
    .order_by(schema.game.c.wake_at)
    .limit(MOST_LISTED)
)
_ALL = select(schema.game.c.id).order_by(schema.game.c.created, schema.game.c.id)


def events_after(connection: Connection, game: str, after: int) -> tuple[StoredEvent, ...]:
    """The events of `game` that follow `after`, in order."""
    rows = connection.execute(_EVENTS, {"game": game, "after": after})
    return tuple(StoredEvent(row.seq, row.at, row.kind, row.body) for row in rows)


def page(connection: Connection, game: str, after: int, most: int) -> tuple[StoredEvent, ...]:
    """The first events of `game` that follow `after`, in order."""
    rows = connection.execute(_EVENTS.limit(bindparam("most")), {"game": game, "after": after, "most": most})
    return tuple(StoredEvent(row.seq, row.at, row.kind, row.body) for row in rows)


def whole_game(connection: Connection, game: str) -> StoredGame | None:
    """All that the store has on `game`."""
    row = connection.execute(_GAME, {"game": game}).mappings().one_or_none()
    if row is None:
        return None
    return StoredGame(
        GameRow(**row), events_after(connection, game, 0), secrets(connection, game), holders(connection, game)
    )


def secrets(connection: Connection, game: str) -> Secrets:
    """What `game` hides."""
    return Secrets({row.name: row.value for row in connection.execute(_SECRETS, {"game": game})})


def holders(connection: Connection, game: str) -> dict[str, str]:
    """Who is who at `game`, by role."""
    return {row.role: row.holder for row in connection.execute(_HOLDERS, {"game": game})}


def mine(connection: Connection, holder: str) -> list[Line]:
    """Tables where `holder` has a role, newest first. Who was removed has no part in it any more."""
    games = newest(connection, Wanted(holder, (Part.SEAT, Part.HOST, Part.WATCH), SHOWN), MOST_LISTED)
    return [Line(line) for line in connection.execute(_MINE, {"games": games}).scalars()]


def own_games(connection: Connection, holder: str, statuses: Sequence[Status], before: str | None) -> list[OwnGame]:
    """Games of these statuses where `holder` has a seat, newest first: a page, and one more if there is another.

    With `before`, those that follow that game of theirs; none when it is not theirs.
    """
    wanted = Wanted(holder, (Part.SEAT,), statuses)
    return as_listed(connection, holder, newest(connection, wanted, PAGE + 1, before))


def as_listed(connection: Connection, holder: str, games: Sequence[str]) -> list[OwnGame]:
    """These games as a list tells them to whom it is about, who is `holder`."""
    seats: dict[str, list[int]] = {game: [] for game in games}
    for held in connection.execute(_SEATS, {"games": games}):
        if held.holder == holder:
            seats[held.game].append(int(held.role.removeprefix(SEAT)))
    return [
        OwnGame(
            row.id,
            row.rules,
            Line(row.line),
            row.progress and ProgressText(row.progress),
            tuple(sorted(seats[row.id])),
        )
        for row in connection.execute(_OWN, {"games": games})
    ]


def unlined(connection: Connection, after: str) -> list[str]:
    """Games after that one whose line is still to be made."""
    return list(connection.execute(_UNLINED, {"after": after}).scalars())


def due(connection: Connection, now: float) -> list[str]:
    """Games that should have been woken by `now`, the longest overdue first."""
    return list(connection.execute(_DUE, {"now": now}).scalars())


def all_games(connection: Connection) -> list[str]:
    """Every game, oldest first."""
    return list(connection.execute(_ALL).scalars())
