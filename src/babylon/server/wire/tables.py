"""A table as its visitors see it, and what they may ask of it."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from babylon.server.wire.base import BotName, ChatText, Entropy, FlowerWord, Instant, Key, Name, SeatNumber, Seq, Wire
from babylon.server.wire.events import Event, Result
from babylon.server.wire.settings import TableSettings
from babylon.server.wire.view import View

Status = Literal["lobby", "playing", "over", "closed"]


class SeatInfo(Wire):
    """Who sits where."""

    seat: int
    flower: FlowerWord
    kind: Literal["open", "human", "bot"]
    name: str | None
    program: str | None
    bot: str | None
    ready: bool
    taken_over: bool
    out: Literal["resigned", "time"] | None
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
    status: Status
    created: Instant
    rules: str
    settings: TableSettings
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
    status: Status
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


class Nothing(Wire):
    """An empty body."""


class WatchRequest(Wire):
    """The key of the watch link."""

    key: Key


class SeatRequest(Wire):
    """A bot for a seat, or null to open it again."""

    bot: BotName | None


class ClaimRequest(Wire):
    """A name to sit down with; the key of the seat's link unless the table is open."""

    name: Name
    key: Key | None = None
    program: Name | None = None


class RecoverRequest(Wire):
    """The code that was given when the seat was claimed."""

    code: Annotated[str, Field(min_length=1, max_length=40)]


class ReadyRequest(Wire):
    """Ready or not, and one's own randomness for the deal."""

    ready: bool = True
    entropy: Entropy = ""


class TakeoverRequest(Wire):
    """The bot that shall play."""

    bot: BotName


class UndoRequest(Wire):
    """How many turns to take back."""

    seat: SeatNumber
    turns: Annotated[int, Field(ge=1, le=20)] = 1


class UndoAnswer(Wire):
    """Whether a seat agrees to the proposal."""

    seat: SeatNumber
    agree: bool


class SeatOnly(Wire):
    """The seat that asks."""

    seat: SeatNumber


class ChatRequest(Wire):
    """Free text or a phrase, one of the two."""

    seat: SeatNumber | None = None
    text: ChatText | None = None
    phrase: Annotated[str, Field(min_length=1, max_length=40, examples=["good-game"])] | None = None

    @model_validator(mode="after")
    def either(self) -> Self:
        """Itself, when it says exactly one thing."""
        if (self.text is None) == (self.phrase is None):
            raise ValueError("needs either text or phrase")
        return self
