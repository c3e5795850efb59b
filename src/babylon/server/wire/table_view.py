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
from babylon.server.wire.events import Event, Result, TournamentSeat
from babylon.server.wire.game_view import TableEdition, View
from babylon.server.wire.public_record import Digest, PublicRecord
from babylon.server.wire.settings import TableSettings


class SeatInfo(Wire):
    """Who sits where."""

    seat: Annotated[int, Field(description="Its number, from 0 in the order of play.")]
    flower: FlowerWord
    kind: SeatWord
    name: Annotated[str | None, Field(description="What who sits there is called; null: nobody does.")]
    program: Annotated[str | None, Field(description="What a program that plays there calls itself.")]
    bot: Annotated[str | None, Field(description="The bot that plays there or stands in.")]
    ready: Annotated[bool, Field(description="Whether the game may begin for this seat.")]
    taken_over: Annotated[bool, Field(description="Whether a bot stands in for somebody.")]
    out: Annotated[OutWord | None, Field(description="Why the seat plays no more; null: it plays.")]
    hinted: Annotated[bool, Field(description="Whether a hint was asked for.")]
    remaining: Annotated[float | None, Field(description="Seconds on the clock; null where none counts down.")]
    by_link: Annotated[
        bool, Field(description="Someone was removed from it: while it is open, only a link leads there.")
    ]
    away_until: Annotated[
        Instant | None, Field(description="Until when its holder is on vacation, or was the last time.")
    ] = None


class TurnInfo(Wire):
    """Whose turn it is, since when, and until when."""

    seat: Annotated[int, Field(description="Whose turn it is.")]
    since: Annotated[Instant, Field(description="When it began.")]
    deadline: Annotated[Instant | None, Field(description="When the clock has run out; null: never.")]


class UndoInfo(Wire):
    """A proposal to take turns back: the `seq` of its event, who is asked, and who agrees."""

    seq: Seq
    seat: Annotated[int, Field(description="Who asks.")]
    turns: Annotated[int, Field(description="How many.")]
    asked: Annotated[list[int], Field(description="Seats that have a say.")]
    agreed: Annotated[list[int], Field(description="Those of them that have said yes.")]


class PauseInfo(Wire):
    """A proposal to let the clocks stand still: the `seq` of its event, who is asked, and who agrees."""

    seq: Seq
    seat: Annotated[int, Field(description="Who asks.")]
    days: Annotated[int, Field(description="For how many.")]
    asked: Annotated[list[int], Field(description="Seats that have a say.")]
    agreed: Annotated[list[int], Field(description="Those of them that have said yes.")]


class FairInfo(Wire):
    """What proves the deal: the secret is there after the end."""

    commitment: Annotated[str, Field(description="The server's promise, made before the deal.")]
    entropy: Annotated[list[str], Field(description="What each seat has added, in hexadecimal.")]
    secret: Annotated[str | None, Field(description="What fits the promise; null until the end.")]


class TableHead(Wire):
    """A table without its game, as everyone who may look at it sees it."""

    id: Annotated[str, Field(description="Its id, as in its address.")]
    seq: Annotated[Seq, Field(description="The number of its last event.")]
    game_seq: Annotated[Seq, Field(description="The number of the last event that changed the game: a turn names it.")]
    status: StatusWord
    created: Annotated[Instant, Field(description="When it was opened.")]
    rules: Annotated[str, Field(description="The name of the rules that the game is played by.")]
    settings: Annotated[TableSettings, Field(description="What was chosen for it.")]
    edition: Annotated[TableEdition, Field(description="The edition, with all choices.")]
    seats: Annotated[list[SeatInfo], Field(description="In the order of play.")]
    turn: Annotated[TurnInfo | None, Field(description="Null: nobody is to play.")]
    undo: Annotated[UndoInfo | None, Field(description="Null: nobody asks.")]
    pause_wish: Annotated[PauseInfo | None, Field(description="Null: nobody asks.")]
    paused_until: Annotated[
        Instant | None, Field(description="Until when all have agreed to let the clocks stand still, or had.")
    ]
    practice: Annotated[
        bool, Field(description="Whether it counts nowhere, because turns were taken back without consent.")
    ]
    bots_on: Annotated[BotsOnWord, Field(description="Where the bots think; on devices: in the host's browser.")]
    fair: Annotated[FairInfo, Field(description="What proves the deal.")]
    result: Annotated[Result | None, Field(description="Null until the end.")]
    rematch: Annotated[str | None, Field(description="The table where the same people meet again.")]
    tournament: Annotated[TournamentSeat | None, Field(description="Null: it is of none.")]
    sealed: Annotated[
        bool, Field(description="Others play the same deal: only who sits here may look, until all have ended.")
    ]


class Table(TableHead):
    """A table with the view of its game."""

    view: Annotated[View | None, Field(description="The game as the caller may see it; null before the deal.")]


class You(Wire):
    """What the caller is at this table."""

    guest: Annotated[bool, Field(description="Whether the caller has an identity.")]
    host: Annotated[bool, Field(description="Whether the table is theirs.")]
    seats: Annotated[list[int], Field(description="Which are theirs.")]
    watcher: Annotated[bool, Field(description="Whether they may look on.")]
    removed: Annotated[bool, Field(description="The host has made you get up: only a new link leads to a seat.")]


class Presence(Wire):
    """Who is connected right now, and why bots who should play do not."""

    seats: Annotated[list[int], Field(description="Those whose holders are connected.")]
    watchers: Annotated[int, Field(description="How many look on.")]
    paused: Annotated[PauseWord | None, Field(description="Why bots do not play on; null: they do.")]


class TableAnswer(Wire):
    """A table, what the caller is there, and the game as it may be played again."""

    table: Annotated[Table, Field(description="The table.")]
    you: Annotated[You, Field(description="What the caller is there.")]
    present: Annotated[Presence, Field(description="Who is connected.")]
    record: Annotated[PublicRecord | None, Field(description="Null before the deal.")]
    digest: Annotated[Digest | None, Field(description="Null before the deal.")]


class Links(Wire):
    """Keys of the links; null where none is of use."""

    seats: Annotated[list[str | None], Field(description="By seats.")]
    watch: Annotated[str | None, Field(description="For spectators.")]


class Invitation(Wire):
    """What there is to know before one sits down."""

    host: Annotated[str | None, Field(description="The host's name; null where the host has no seat.")]
    table: Annotated[TableHead, Field(description="To which table.")]
    present: Annotated[Presence, Field(description="Who is connected.")]


class CreatedAnswer(Wire):
    """A new table with its links and the recovery codes of the seats one holds."""

    table: Annotated[Table, Field(description="The table.")]
    you: Annotated[You, Field(description="What the caller is there.")]
    links: Annotated[Links, Field(description="Keys for others.")]
    recovery: Annotated[list[str | None], Field(description="By seats; null where the caller does not sit.")]


class TableLine(Wire):
    """A table in the lobby's list."""

    id: Annotated[str, Field(description="Its id, as in its address.")]
    status: StatusWord
    created: Annotated[Instant, Field(description="When it was opened.")]
    settings: Annotated[TableSettings, Field(description="What was chosen for it.")]
    seats: Annotated[list[SeatInfo], Field(description="In the order of play.")]
    practice: Annotated[bool, Field(description="Whether it counts nowhere.")]


class TableList(Wire):
    """The lobby, a page at a time."""

    tables: Annotated[list[TableLine], Field(description="This page of them.")]
    next: Annotated[str | None, Field(description="Where the next page begins; null where there is none.")]


class Progress(Wire):
    """How far a game has come; what an older server has not stored is null until the next turn."""

    turn: Annotated[TurnInfo | None, Field(description="Null: nobody is to play.")]
    since: Annotated[Instant, Field(description="When it was last played.")]
    turns: Annotated[int | None, Field(description="Those that count.")] = None
    round: Annotated[int | None, Field(description="The round in play, from 1.")]
    rounds: Annotated[int | None, Field(description="How many there are.")]
    points: Annotated[list[int] | None, Field(description="By seats, as if the game ended now.")]
    result: Annotated[Result | None, Field(description="Null until the end.")]
    paused_until: Annotated[Instant | None, Field(description="Until when clocks stand still, or stood.")] = None


class OwnGame(Wire):
    """A game where the caller has seats."""

    table: Annotated[TableLine, Field(description="Where it is played.")]
    rules: Annotated[str, Field(description="The name of the rules that it is played by.")]
    seats: Annotated[list[int], Field(description="The caller's.")]
    progress: Annotated[Progress | None, Field(description="Null before the deal.")]


class OwnGames(Wire):
    """A page of the caller's games. With `more`, the next one follows the last game of this."""

    games: Annotated[list[OwnGame], Field(description="This page of them.")]
    more: Annotated[bool, Field(description="Whether there are others.")]


class Accepted(Wire):
    """The sequence number after what was asked for."""

    seq: Seq


class Claimed(Wire):
    """A seat is yours; the code takes it to another device."""

    seq: Seq
    you: Annotated[You, Field(description="What the caller is there now.")]
    recovery: Annotated[str, Field(examples=["K7QF2-M9XPD-RT4WA"], description="To be kept: it is not told again.")]


class EventList(Wire):
    """The answer of a long poll: new events and, with the last page of them, the table that they led to.

    With `more` the next page follows `seq`. The record comes with a deal and when turns were taken back.
    """

    seq: Annotated[Seq, Field(description="The number of the last event that is told.")]
    events: Annotated[list[Event], Field(description="In order.")]
    you: Annotated[You | None, Field(description="What the caller is there.")]
    table: Annotated[
        TableHead | None,
        Field(description="The table after them; null, as all here, where nothing is new or others follow."),
    ]
    record: Annotated[
        PublicRecord | None, Field(description="The public game, where it has to be played from the start.")
    ]
    digest: Annotated[Digest | None, Field(description="Of the game after them.")]
    more: Annotated[bool, Field(description="Whether others follow.")]
