"""One append inside a transaction: the check of the expected `seq`, and all the rows."""

from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, select, update

from babylon.server.store import schema
from babylon.server.store.rows import Append, Appended, GameRow, Outcome, Repeated, Stale, StoredAnswer

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


def append(connection: Connection, wish: Append) -> Outcome:
    """Write all of `wish`, or nothing and why."""
    if wish.answer is not None:
        earlier = stored_answer(connection, wish.row.id, wish.answer.holder, wish.answer.key)
        if earlier is not None:
            return Repeated(earlier)
    if not _advance(connection, wish.expected, wish.row):
        return Stale(connection.execute(_SEQ, {"game": wish.row.id}).scalar() or 0)
    _write_events(connection, wish)
    _write_secrets(connection, wish)
    _write_holders(connection, wish)
    _write_answer(connection, wish)
    return Appended()


def _advance(connection: Connection, expected: int, row: GameRow) -> bool:
    values = {f"new_{name}": getattr(row, name) for name in row.__slots__}
    if expected == 0:
        connection.execute(_INSERT_GAME, values)
        return True
    return connection.execute(_UPDATE_GAME, {**values, "expected": expected}).rowcount == 1


def _write_events(connection: Connection, wish: Append) -> None:
    if wish.events:
        rows = [
            {"game": wish.row.id, "seq": event.seq, "at": event.at, "kind": event.kind, "body": event.body}
            for event in wish.events
        ]
        connection.execute(insert(schema.event), rows)


def _write_secrets(connection: Connection, wish: Append) -> None:
    for name, value in wish.secrets.items():
        connection.execute(_DROP_SECRET, {"of_game": wish.row.id, "of_name": name})
        connection.execute(insert(schema.secret), {"game": wish.row.id, "name": name, "value": value})


def _write_holders(connection: Connection, wish: Append) -> None:
    for role, holder in wish.holders.items():
        connection.execute(_DROP_HOLDER, {"of_game": wish.row.id, "of_role": role})
        if holder is not None:
            connection.execute(insert(schema.holder), {"game": wish.row.id, "role": role, "holder": holder})


def _write_answer(connection: Connection, wish: Append) -> None:
    if wish.answer is not None:
        given = wish.answer
        row = {"game": wish.row.id, "holder": given.holder, "key": given.key, "digest": given.digest}
        connection.execute(insert(schema.answer), {**row, "status": given.status, "body": given.body})
