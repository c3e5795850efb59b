"""A table as its visitors see it."""

from typing import Annotated

from pydantic import Field

from babylon.server.wire.base import FlowerWord, Instant, OutWord, SeatWord, Seq, StatusWord, Wire
from babylon.server.wire.events import Event, Result
from babylon.server.wire.game_view import TableEdition, View
from babylon.server.wire.settings import TableSettings


class SeatInfo(Wire):
    """Who sits where."""

    seat: int
    flower: FlowerWord
    kind: SeatWord
    name: str | None
    program: str | None
    bot: str | None
    ready: bool
    taken_over: bool
    out: OutWord | None
    remaining: float | None


class TurnInfo(Wire):
    """Whose turn it is, since when, and until when."""

    seat: int
    since: Instant
    deadline: Instant | None


class UndoInfo(Wire):
    """A proposal to take turns back, and who agrees."""

    seat: int
    turns: int
    agreed: list[int]


class FairInfo(Wire):
    """What proves the deal: the secret is there after the end."""

    commitment: str
    entropy: list[str]
    secret: str | None


class Table(Wire):
    """A table, as everyone who may look at it sees it."""

    id: str
    seq: Seq
    game_seq: Seq
    status: StatusWord
    created: Instant
    rules: str
    settings: TableSettings
    edition: TableEdition
    seats: list[SeatInfo]
    turn: TurnInfo | None
    undo: UndoInfo | None
    fair: FairInfo
    result: Result | None
    rematch: str | None
    view: View | None


class You(Wire):
    """What the caller is at this table."""

    guest: bool
    host: bool
    seats: list[int]
    watcher: bool


class Presence(Wire):
    """Who is connected right now."""

    seats: list[int]
    watchers: int


class TableAnswer(Wire):
    """A table, and what the caller is there."""

    table: Table
    you: You
    present: Presence


class Links(Wire):
    """Keys of the links; null where none is of use."""

    seats: list[str | None]
    watch: str | None


class CreatedAnswer(Wire):
    """A new table with its links and the recovery codes of the seats one holds."""

    table: Table
    you: You
    links: Links
    recovery: list[str | None]


class TableLine(Wire):
    """A table in the lobby's list."""

    id: str
    status: StatusWord
    created: Instant
    settings: TableSettings
    seats: list[SeatInfo]


class TableList(Wire):
    """The lobby."""

    tables: list[TableLine]


class Accepted(Wire):
    """The sequence number after what was asked for."""

    seq: Seq


class Claimed(Wire):
    """A seat is yours; the code takes it to another device."""

    seq: Seq
    you: You
    recovery: Annotated[str, Field(examples=["K7QF2-M9XPD-RT4WA"])]


class EventList(Wire):
    """The answer of a long poll."""

    seq: Seq
    events: list[Event]
    state: Table | None
