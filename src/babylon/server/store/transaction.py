"""Appends inside a transaction: the check of the expected `seq`, and all the rows."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from babylon.server.store import schema, tournaments
from babylon.server.store.parts import part_of
from babylon.server.store.pruning import ENDED
from babylon.server.store.rows import (
    Append,
    Appended,
    GameRow,
    Line,
    Outcome,
    ProgressText,
    Repeated,
    Stale,
    StoredAnswer,
    StoredEvent,
    TournamentRow,
)

LAST_ANSWERS = 1  # that stay of each holder's when a game ends, besides the one that ends it

_Row = dict[str, object]
_ROW: dict[str, BindParameter[object]] = {column.name: bindparam(f"new_{column.name}") for column in schema.game.c}
_INSERT_GAME = insert(schema.game).values(_ROW)
_EXPECTED = update(schema.game).where(
    schema.game.c.id == bindparam("new_id"), schema.game.c.seq == bindparam("expected")
)
_FIXED = {"id", "maker", "nth"}
_UPDATE_ALL = _EXPECTED.values({name: value for name, value in _ROW.items() if name not in _FIXED})
# Most turns change nothing that is seen in a list.
_UPDATE_GAME = _EXPECTED.values({name: value for name, value in _ROW.items() if name not in {*_FIXED, "line"}})
_FILL_LINE = (
    update(schema.game)
    .where(
        schema.game.c.id == bindparam("of_game"), schema.game.c.seq == bindparam("of_seq"), schema.game.c.line.is_(None)
    )
    .values(line=bindparam("new_line"), progress=bindparam("new_progress"))
)
_SEQ = select(schema.game.c.seq).where(schema.game.c.id == bindparam("game"))
_ANSWER = select(schema.answer).where(
    schema.answer.c.game == bindparam("game"),
    schema.answer.c.holder == bindparam("holder"),
    schema.answer.c.key == bindparam("key"),
)
_FROM = (
    select(schema.event)
    .where(
        schema.event.c.game == bindparam("game"),
        schema.event.c.seq >= bindparam("first"),
        schema.event.c.seq <= bindparam("last"),
    )
    .order_by(schema.event.c.seq)
)
_DROP_SECRET = delete(schema.secret).where(
    schema.secret.c.game == bindparam("of_game"), schema.secret.c.name == bindparam("of_name")
)
_MOVE_HOLDERS = (
    update(schema.holder).where(schema.holder.c.game == bindparam("of_game")).values(status=bindparam("new_status"))
)
_LATER = schema.answer.alias()
# Whoever has had an answer since does not ask for an earlier one again.
_DROP_EARLIER_ANSWERS = delete(schema.answer).where(
    schema.answer.c.game == bindparam("of_game"),
    schema.answer.c.at
    < select(_LATER.c.at)
    .where(_LATER.c.game == schema.answer.c.game, _LATER.c.holder == schema.answer.c.holder, _LATER.c.at.is_not(None))
    .order_by(_LATER.c.at.desc())
    .offset(LAST_ANSWERS - 1)
    .limit(1)
    .scalar_subquery(),
)
_DROP_HOLDER = delete(schema.holder).where(
    schema.holder.c.game == bindparam("of_game"), schema.holder.c.role == bindparam("of_role")
)


def stored_answer(connection: Connection, game: str, holder: str, key: str) -> StoredAnswer | None:
    """What the holder was answered to this key."""
    row = connection.execute(_ANSWER, {"game": game, "holder": holder, "key": key}).one_or_none()
    return None if row is None else StoredAnswer(row.holder, row.key, row.digest, row.status, row.body, row.at)


def fill_line(connection: Connection, game: str, seq: int, line: Line, progress: ProgressText) -> None:
    """Write the line of a game that has none, unless the game has gone on since `seq`: then it has got one."""
    connection.execute(_FILL_LINE, {"of_game": game, "of_seq": seq, "new_line": line, "new_progress": progress})


def is_stored(connection: Connection, one: Append) -> bool:
    """Whether the log has the very events of an append: they were written before, and the answer got lost."""
    first = one.expected + 1
    rows = connection.execute(_FROM, {"game": one.row.id, "first": first, "last": one.row.seq})
    found = tuple(StoredEvent(row.seq, row.at, row.kind, row.body) for row in rows)
    return bool(found) and found == one.events


def append(connection: Connection, appends: Sequence[Append]) -> list[Outcome]:
    """Write each append whole, or nothing of it and why; IntegrityError when one collides with a row that is there."""
    outcomes = [_advanced(connection, one) for one in appends]
    written = [one for one, outcome in zip(appends, outcomes, strict=True) if isinstance(outcome, Appended)]
    # Answers are not looked for before: hardly one that comes in time was answered already.
    for statement, rows in (
        (insert(schema.event), [row for one in written for row in _events(one)]),
        (_DROP_SECRET, [{"of_game": one.row.id, "of_name": name} for one in written for name in one.secrets]),
        (insert(schema.secret), [row for one in written for row in _secrets(one)]),
        (_DROP_HOLDER, [{"of_game": one.row.id, "of_role": role} for one in written for role in one.holders]),
        (_MOVE_HOLDERS, [{"of_game": one.row.id, "new_status": one.row.status} for one in written if _is_other(one)]),
        (insert(schema.holder), [row for one in written for row in _holders(one)]),
        (_DROP_EARLIER_ANSWERS, [{"of_game": one.row.id} for one in written if _is_other(one) and _has_ended(one)]),
        (insert(schema.answer), [row for one in written for row in _answers(one)]),
    ):
        if rows:
            connection.execute(statement, rows)
    return outcomes


def append_alone(connection: Connection, one: Append) -> Outcome:
    """Write an append that, when it fails, leaves the rest of the transaction alone."""
    if earlier := _earlier(connection, one):
        return earlier
    try:
        with connection.begin_nested():
            return append(connection, [one])[0]
    except IntegrityError:
        return Stale(one.expected)


def _earlier(connection: Connection, one: Append) -> Repeated | None:
    given = one.answer
    answer = None if given is None else stored_answer(connection, one.row.id, given.holder, given.key)
    return None if answer is None else Repeated(answer)


def _advanced(connection: Connection, one: Append) -> Outcome:
    """Whether the game stands where the append expects it, and now goes on."""
    if isinstance(one.row, TournamentRow):
        seq = tournaments.advance(connection, one.row, one.expected)
        return Appended() if seq is None else _earlier(connection, one) or Stale(seq)
    values = {f"new_{name}": getattr(one.row, name) for name in one.row.__slots__}
    if one.expected == 0:
        connection.execute(_INSERT_GAME, values)
        return Appended()
    statement = _UPDATE_ALL if one.row.line is not None else _UPDATE_GAME
    if connection.execute(statement, {**values, "expected": one.expected}).rowcount == 1:
        return Appended()
    return _earlier(connection, one) or Stale(connection.execute(_SEQ, {"game": one.row.id}).scalar() or 0)


def _events(one: Append) -> list[_Row]:
    return [
        {"game": one.row.id, "seq": event.seq, "at": event.at, "kind": event.kind, "body": event.body}
        for event in one.events
    ]


def _secrets(one: Append) -> list[_Row]:
    return [{"game": one.row.id, "name": name, "value": value} for name, value in one.secrets.items()]


def _is_other(one: Append) -> bool:
    """Whether a game that was there is on another list of its holders' now."""
    return one.expected > 0 and not one.is_status_same


def _has_ended(one: Append) -> bool:
    return isinstance(one.row, GameRow) and one.row.status in ENDED


def _holders(one: Append) -> list[_Row]:
    row = {"game": one.row.id, "status": one.row.status, "created": one.row.created}
    bound = {role: holder for role, holder in one.holders.items() if holder is not None}
    return [{**row, "role": role, "holder": holder, "part": part_of(role)} for role, holder in bound.items()]


def _answers(one: Append) -> list[_Row]:
    return [] if one.answer is None else [{"game": one.row.id, **asdict(one.answer)}]
