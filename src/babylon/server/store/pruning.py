"""What goes: games that ended long ago or never began, whole, and answers that nobody will ask for again."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Select, delete, func, or_, select, tuple_

from babylon.server.store import schema
from babylon.server.store.alert_schema import alert
from babylon.server.store.follow_schema import invitation
from babylon.server.store.people_schema import outcome
from babylon.server.store.plan_schema import plan
from babylon.server.store.rating_schema import rated_game
from babylon.server.wire.enums import Status

ENDED = (Status.OVER, Status.CLOSED)
WAITING = (Status.LOBBY,)
RUNNING = (Status.PLAYING,)  # of these only where no clock runs: they come to an end by themselves
AT_ONCE = 500
_OF_LOG = (schema.event, schema.secret, schema.holder, schema.answer, schema.review)
_ABOUT_GAMES = (*_OF_LOG, outcome, alert, plan, invitation)


@dataclass(frozen=True, slots=True)
class OldGame:
    """A game in which nothing has happened since."""

    id: str
    status: str
    last: float


def old_games(connection: Connection, statuses: Sequence[Status], before: float) -> list[OldGame]:
    """The games of these statuses whose last event lies before that moment, the oldest first."""
    rows = connection.execute(_old(statuses, before))
    return [OldGame(row.id, row.status, row.last) for row in rows]


def drop(connection: Connection, statuses: Sequence[Status], before: float, games: Sequence[str]) -> list[str]:
    """Delete those of `games` that are still as old, with all that was written about them; their ids."""
    dropped: list[str] = []
    for start in range(0, len(games), AT_ONCE):
        some = games[start : start + AT_ONCE]
        rows = connection.execute(_old(statuses, before).where(schema.game.c.id.in_(some)))
        names = [row.id for row in rows]
        for table in _ABOUT_GAMES:
            connection.execute(delete(table).where(table.c.game.in_(names)))
        connection.execute(delete(schema.game).where(schema.game.c.id.in_(names)))
        dropped += names
    return dropped


def drop_answers(connection: Connection, before: float) -> int:
    """Delete some of the answers that were given before that moment, and tell how many."""
    answer = schema.answer.c
    key = tuple_(answer.game, answer.holder, answer.key)
    some = select(answer.game, answer.holder, answer.key).where(answer.at < before).order_by(answer.at).limit(AT_ONCE)
    return connection.execute(delete(schema.answer).where(key.in_(some))).rowcount


def _old(statuses: Sequence[Status], before: float) -> Select[tuple[str, str, float]]:
    game, event = schema.game.c, schema.event.c
    last = select(func.max(event.at)).where(event.game == game.id).scalar_subquery()
    return (
        select(game.id, game.status, last.label("last"))
        .where(game.status.in_(statuses), game.created < before, last < before)
        # Ratings are made anew from the log, so what they rest on stays.
        .where(game.id.not_in(select(rated_game.c.game)))
        # A server has nothing to do there, or has not been able to do it for as long.
        .where(or_(game.status != Status.PLAYING, game.wake_at.is_(None), game.wake_at < before))
        .order_by(last, game.id)
    )
