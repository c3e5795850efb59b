"""The list of open tables: those that wait, then those that are played; the first of each maker before the second ones.

So a maker of many tables pushes nobody's only one off the first page. An index has them in this order, however many
there are.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, func, select, tuple_

from babylon.server.store import schema
from babylon.server.store.queries import MOST_LISTED
from babylon.server.store.rows import Line, Listed
from babylon.server.wire.enums import Access, Status

_GAME = schema.game.c
_ORDER = (Status.LOBBY, Status.PLAYING)
PLACE = r"(lobby|playing)~(\d{1,9})~(\d{1,12}(?:\.\d{1,6})?)~([a-z0-9-]{1,16})"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands in the list, also when it is no longer there."""

    status: Status
    nth: int
    created: float
    id: str

    def __str__(self) -> str:
        return f"{self.status}~{self.nth}~{self.created:.6f}~{self.id}"


def place(text: str) -> Place | None:
    """The place that a text tells; None when it tells none."""
    found = re.fullmatch(PLACE, text)
    return found and Place(Status(found[1]), int(found[2]), float(found[3]), found[4])


def listed(connection: Connection, after: Place | None = None) -> Listed:
    """A page of the list, from its beginning or after a place in it."""
    found: list[tuple[Place, Line]] = []
    for status, where in _stretches(after):
        wanted = select(_GAME.nth, _GAME.created, _GAME.id, _GAME.line)
        wanted = wanted.where(_GAME.access == Access.OPEN, _GAME.status == status, _GAME.line.is_not(None), *where)
        rows = connection.execute(
            wanted.order_by(_GAME.nth, _GAME.created.desc(), _GAME.id.desc()).limit(MOST_LISTED + 1 - len(found))
        )
        found += [(Place(status, row.nth, row.created, row.id), Line(row.line)) for row in rows]
        if len(found) > MOST_LISTED:
            break
    lines = tuple(line for _, line in found[:MOST_LISTED])
    return Listed(lines, str(found[MOST_LISTED - 1][0]) if len(found) > MOST_LISTED else None)


def _stretches(after: Place | None) -> Iterator[tuple[Status, list[ColumnElement[bool]]]]:
    """The parts of the list that an index has in one piece each."""
    if after is None:
        yield from ((status, []) for status in _ORDER)
        return
    older = tuple_(_GAME.created, _GAME.id) < tuple_(after.created, after.id)
    yield after.status, [_GAME.nth == after.nth, older]
    yield after.status, [_GAME.nth > after.nth]
    yield from ((status, []) for status in _ORDER[_ORDER.index(after.status) + 1 :])


@dataclass(frozen=True, slots=True)
class Unfinished:
    """How many tables of a maker are not over: all, those that are open to everyone, and those of them that wait."""

    all: int
    open: int
    waiting: int


def count_made(connection: Connection, maker: str) -> Unfinished:
    """The tables of a maker that are not over."""
    wanted = select(_GAME.access, _GAME.status, func.count().label("size"))
    wanted = wanted.where(_GAME.maker == maker, _GAME.status.in_(_ORDER)).group_by(_GAME.access, _GAME.status)
    found = connection.execute(wanted).all()
    shown = [one for one in found if one.access == Access.OPEN]
    return Unfinished(
        all=sum(one.size for one in found),
        open=sum(one.size for one in shown),
        waiting=sum(one.size for one in shown if one.status == Status.LOBBY),
    )
