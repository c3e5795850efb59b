"""Appends inside a transaction: the check of the expected `seq`, and all the rows."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from babylon.server.store import schema
from babylon.server.store.rows import Append, Appended, Outcome, Repeated, Stale, StoredAnswer

_Row = dict[str, Any]
_ROW: dict[str, BindParameter[Any]] = {column.name: bindparam(f"new_{column.name}") for column in schema.game.c}
_INSERT_GAME = insert(schema.game).values(_ROW)
_UPDATE_GAME = (
    update(schema.game)
    .where(schema.game.c.id == bindparam("new_id"), schema.game.c.seq == bindparam("expected"))
    .values({name: value for name, value in _ROW.items() if name != "id"})
)
_SEQ = select(schema.game.c.seq).where(schema.game.c.id == bindparam("game"))
_ANSWER = select(schema.answer).where(
    schema.answer.c.game == bindparam("game"),
    schema.answer.c.holder == bindparam("holder"),
    schema.answer.c.key == bindparam("key"),
)
_DROP_SECRET = delete(schema.secret).where(
    schema.secret.c.game == bindparam("of_game"), schema.secret.c.name == bindparam("of_name")
)
_DROP_HOLDER = delete(schema.holder).where(
    schema.holder.c.game == bindparam("of_game"), schema.holder.c.role == bindparam("of_role")
)


def stored_answer(connection: Connection, game: str, holder: str, key: str) -> StoredAnswer | None:
    """What the holder was answered to this key."""
    row = connection.execute(_ANSWER, {"game": game, "holder": holder, "key": key}).one_or_none()
    return None if row is None else StoredAnswer(row.holder, row.key, row.digest, row.status, row.body)


def append(connection: Connection, wishes: Sequence[Append]) -> list[Outcome]:
    """Write each wish whole, or nothing of it and why; IntegrityError when one collides with a row that is there."""
    outcomes = [_advanced(connection, wish) for wish in wishes]
    written = [wish for wish, outcome in zip(wishes, outcomes, strict=True) if isinstance(outcome, Appended)]
    # Answers are not looked for before: of a wish that comes in time, hardly one was answered already.
    for statement, rows in (
        (insert(schema.event), [row for wish in written for row in _events(wish)]),
        (_DROP_SECRET, [{"of_game": wish.row.id, "of_name": name} for wish in written for name in wish.secrets]),
        (insert(schema.secret), [row for wish in written for row in _secrets(wish)]),
        (_DROP_HOLDER, [{"of_game": wish.row.id, "of_role": role} for wish in written for role in wish.holders]),
        (insert(schema.holder), [row for wish in written for row in _holders(wish)]),
        (insert(schema.answer), [row for wish in written for row in _answers(wish)]),
    ):
        if rows:
            connection.execute(statement, rows)
    return outcomes


def append_alone(connection: Connection, wish: Append) -> Outcome:
    """Write one wish that, when it fails, leaves the rest of the transaction alone."""
    if earlier := _earlier(connection, wish):
        return earlier
    try:
        with connection.begin_nested():
            return append(connection, [wish])[0]
    except IntegrityError:
        return Stale(wish.expected)


def _earlier(connection: Connection, wish: Append) -> Repeated | None:
    given = wish.answer
    answer = None if given is None else stored_answer(connection, wish.row.id, given.holder, given.key)
    return None if answer is None else Repeated(answer)


def _advanced(connection: Connection, wish: Append) -> Outcome:
    """Whether the game stands where the wish expects it, and now goes on."""
    values = {f"new_{name}": getattr(wish.row, name) for name in wish.row.__slots__}
    if wish.expected == 0:
        connection.execute(_INSERT_GAME, values)
        return Appended()
    if connection.execute(_UPDATE_GAME, {**values, "expected": wish.expected}).rowcount == 1:
        return Appended()
    return _earlier(connection, wish) or Stale(connection.execute(_SEQ, {"game": wish.row.id}).scalar() or 0)


def _events(wish: Append) -> list[_Row]:
    return [
        {"game": wish.row.id, "seq": event.seq, "at": event.at, "kind": event.kind, "body": event.body}
        for event in wish.events
    ]


def _secrets(wish: Append) -> list[_Row]:
    return [{"game": wish.row.id, "name": name, "value": value} for name, value in wish.secrets.items()]


def _holders(wish: Append) -> list[_Row]:
    bound = {role: holder for role, holder in wish.holders.items() if holder is not None}
    return [{"game": wish.row.id, "role": role, "holder": holder} for role, holder in bound.items()]


def _answers(wish: Append) -> list[_Row]:
    return [] if wish.answer is None else [{"game": wish.row.id, **asdict(wish.answer)}]
