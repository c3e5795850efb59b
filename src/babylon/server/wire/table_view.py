"""A table as its visitors see it."""

from typing import Annotated

from pydantic import Field

from babylon.server.wire.base import (
    BotsOnWord,
    FlowerWord,
    Instant,
    OutWord,
    PauseWord,
    SeatWord,
    Seq,
    StatusWord,
    Wire,
)
from babylon.server.wire.events import Event, Result
from babylon.server.wire.game_view import TableEdition, View
from babylon.server.wire.public_record import Digest, PublicRecord
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
    hinted: bool
    remaining: float | None
    by_link: Annotated[
        bool, Field(description="Someone was removed from it: while it is open, only a link leads there.")
    ]


class TurnInfo(Wire):
    """Whose turn it is, since when, and until when."""

    seat: int
    since: Instant
    deadline: Instant | None


class UndoInfo(Wire):
    """A proposal to take turns back: the `seq` of its event, who is asked, and who agrees."""

    seq: Seq
    seat: int
    turns: int
    asked: list[int]
    agreed: list[int]


class FairInfo(Wire):
    """What proves the deal: the secret is there after the end."""

    commitment: str
    entropy: list[str]
    secret: str | None


class TableHead(Wire):
    """A table without its game, as everyone who may look at it sees it."""

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
    practice: bool
    bots_on: Annotated[BotsOnWord, Field(description="Where the bots think; on devices: in the host's browser.")]
    fair: FairInfo
    result: Result | None
    rematch: str | None


class Table(TableHead):
    """A table with the view of its game."""

    view: View | None


class You(Wire):
    """What the caller is at this table."""

    guest: bool
    host: bool
    seats: list[int]
    watcher: bool
    removed: Annotated[bool, Field(description="The host has made you get up: only a new link leads to a seat.")]


class Presence(Wire):
    """Who is connected right now, and why bots who should play do not."""

    seats: list[int]
    watchers: int
    paused: PauseWord | None


class TableAnswer(Wire):
    """A table, what the caller is there, and the game as it may be played again."""

    table: Table
    you: You
    present: Presence
    record: PublicRecord | None
    digest: Digest | None


class Links(Wire):
    """Keys of the links; null where none is of use."""

    seats: list[str | None]
    watch: str | None


class Invitation(Wire):
    """What there is to know before one sits down."""

    host: Annotated[str | None, Field(description="The host's name; null where the host has no seat.")]
    table: TableHead
    present: Presence


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
    practice: bool


class TableList(Wire):
    """The lobby."""

    tables: list[TableLine]


class Progress(Wire):
    """How far a game has come; what an older server has not stored is null until the next turn."""

    turn: TurnInfo | None
    since: Annotated[Instant, Field(description="When it was last played.")]
    round: int | None
    rounds: int | None
    points: Annotated[list[int] | None, Field(description="By seats, as if the game ended now.")]
    result: Result | None


class OwnGame(Wire):
    """A game where the caller has seats."""

    table: TableLine
    rules: str
    seats: Annotated[list[int], Field(description="The caller's.")]
    progress: Progress | None


class OwnGames(Wire):
    """A page of the caller's games. With `more`, the next one follows the last game of this."""

    games: list[OwnGame]
    more: bool


class Accepted(Wire):
    """The sequence number after what was asked for."""

    seq: Seq


class Claimed(Wire):
    """A seat is yours; the code takes it to another device."""

    seq: Seq
    you: You
    recovery: Annotated[str, Field(examples=["K7QF2-M9XPD-RT4WA"])]


class EventList(Wire):
    """The answer of a long poll: new events and, with the last page of them, the table that they led to.

    With `more` the next page follows `seq`. The record comes with a deal and when turns were taken back.
    """

    seq: Seq
    events: list[Event]
    you: You | None
    table: TableHead | None
    record: PublicRecord | None
    digest: Digest | None
    more: bool
