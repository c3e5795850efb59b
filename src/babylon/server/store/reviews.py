"""Reviews of games as they are stored: asked for, worked at by one process at a time, done."""

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from babylon.server.store import schema
from babylon.server.store.rows import StoredReview

_ROW = schema.review.c
_OPEN = _ROW.body.is_(None)


def stored_review(connection: Connection, game: str, depth: str) -> StoredReview | None:
    """The review of a game, in whatever state it is."""
    row = connection.execute(select(schema.review).where(_of(game, depth))).mappings().one_or_none()
    return None if row is None else StoredReview(**row)


def ask_review(connection: Connection, one: StoredReview) -> None:
    """Write down that a review is wanted, in place of one that another engine has made."""
    connection.execute(delete(schema.review).where(_of(one.game, one.depth), _ROW.engine != one.engine))
    if stored_review(connection, one.game, one.depth) is None:
        values = {name: getattr(one, name) for name in _ROW.keys()}  # noqa: SIM118 - no dictionary
        connection.execute(insert(schema.review), values)


def count_open(connection: Connection, holder: str | None = None, before: float | None = None) -> int:
    """How many reviews are still to be made: in all, for a holder, or of those that were asked for earlier."""
    conditions: list[ColumnElement[bool]] = [_OPEN]
    conditions += [] if holder is None else [_ROW.holder == holder]
    conditions += [] if before is None else [_ROW.asked < before]
    return connection.execute(select(func.count()).select_from(schema.review).where(*conditions)).scalar_one()


def askers(connection: Connection) -> list[str]:
    """For whom reviews are still to be made, each as often as they have asked."""
    return list(connection.execute(select(_ROW.holder).where(_OPEN)).scalars())


def open_reviews(connection: Connection, now: float) -> list[tuple[str, str]]:
    """Game and depth of the reviews that nobody works at, those first that were asked for first."""
    found = select(_ROW.game, _ROW.depth).where(_OPEN, _ROW.lease < now).order_by(_ROW.asked)
    return [(row.game, row.depth) for row in connection.execute(found)]


def claim_review(connection: Connection, game: str, depth: str, now: float, lease: float) -> StoredReview | None:
    """The review, for who works at it from now on until their lease ends; None when someone else does."""
    free = and_(_of(game, depth), _OPEN, _ROW.lease < now)
    if not connection.execute(update(schema.review).where(free).values(lease=lease)).rowcount:
        return None
    return stored_review(connection, game, depth)


def note_review(connection: Connection, one: StoredReview) -> bool:
    """Write down what is known of a review by now; False when nobody wants it any more, or more is known."""
    known = and_(_of(one.game, one.depth), _OPEN, _ROW.done <= one.done, _ROW.engine == one.engine)
    values = {"lease": one.lease, "done": one.done, "found": one.found, "body": one.body}
    return bool(connection.execute(update(schema.review).where(known).values(**values)).rowcount)


def drop_open(connection: Connection, *conditions: ColumnElement[bool]) -> int:
    """Delete reviews that are not made yet, and tell how many."""
    return connection.execute(delete(schema.review).where(_OPEN, *conditions)).rowcount


def drop_late(connection: Connection, before: float, engine: str) -> int:
    """Delete the open reviews that were asked for before that moment, or of another engine; how many."""
    return drop_open(connection, or_(_ROW.asked < before, _ROW.engine != engine))


def give_up(connection: Connection, game: str, depth: str) -> int:
    """Delete a review that can't be made."""
    return drop_open(connection, _of(game, depth))


def free_all(connection: Connection) -> None:
    """End all leases: whoever had one is gone."""
    connection.execute(update(schema.review).where(_OPEN).values(lease=0.0))


def _of(game: str, depth: str) -> ColumnElement[bool]:
    return and_(_ROW.game == game, _ROW.depth == depth)
