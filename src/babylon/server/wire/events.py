"""The events of a table's log, discriminated by `kind`."""

from typing import Annotated, Literal

from pydantic import Field

from babylon.pieces.kinds import Discarded
from babylon.rules.setup import TOKENS_IN_PLAY
from babylon.server.config import BotsOn
from babylon.server.wire.base import (
    BotsOnWord,
    ChatWord,
    DiscardedWord,
    EndWord,
    FlowerWord,
    Instant,
    OutWord,
    Seq,
    TakeoverWord,
    TokenWord,
    Wire,
)
from babylon.server.wire.game_view import StackName
from babylon.server.wire.settings import TableSettings


def _seldom(schema: dict[str, object]) -> None:
    """Describe a field that may be left out, without a value that it would have then."""
    del schema["default"]


# True or left out: most turns have no mark, and every one is sent to many.
_Mark = Annotated[bool, Field(json_schema_extra=_seldom)]


class Logged(Wire):
    """What every event has once it is in the log."""

    seq: Seq = 0
    at: Instant = 0.0


class SeatStart(Wire):
    """A seat as the host laid it out."""

    flower: FlowerWord
    bot: str | None


class Result(Wire):
    """How a game ended, and whether a tie in points made visible notches decide."""

    winners: list[int]
    scores: list[int]
    reason: EndWord
    tie_break: bool = False


class Revealed(Wire):
    """The tile that digging brought to light; null tile: the stack is empty now."""

    stack: StackName
    tile: str | None


class Created(Logged):
    """A table was opened."""

    kind: Literal["created"] = "created"
    settings: TableSettings
    seats: list[SeatStart]
    commitment: str
    rules: str
    bots_on: BotsOnWord = BotsOn.SERVER


class SettingsChanged(Logged):
    """The host switched the chat."""

    kind: Literal["settings"] = "settings"
    chat: ChatWord


class SeatBot(Logged):
    """The host gave a seat to a bot, or opened it again."""

    kind: Literal["seat-bot"] = "seat-bot"
    seat: int
    bot: str | None


class SeatClaimed(Logged):
    """Someone sat down."""

    kind: Literal["seat-claimed"] = "seat-claimed"
    seat: int
    name: str
    program: str | None


class SeatRecovered(Logged):
    """A seat moved to another device."""

    kind: Literal["seat-recovered"] = "seat-recovered"
    seat: int


class SeatRenamed(Logged):
    """Who sits there is called otherwise now: they are no longer a person of this server."""

    kind: Literal["seat-renamed"] = "seat-renamed"
    seat: int
    name: str


class SeatLeft(Logged):
    """Someone got up before the deal."""

    kind: Literal["seat-left"] = "seat-left"
    seat: int


class SeatRemoved(Logged):
    """The host made someone get up before the deal; from now on only a link leads to the seat."""

    kind: Literal["seat-removed"] = "seat-removed"
    seat: int
    name: str


class LinksRenewed(Logged):
    """The host made new links; the old ones fit no more."""

    kind: Literal["links-renewed"] = "links-renewed"


class SeatReady(Logged):
    """A seat said that it is ready, or no longer."""

    kind: Literal["seat-ready"] = "seat-ready"
    seat: int
    ready: bool
    entropy: str


class SeatFlower(Logged):
    """A seat chose its flower; whoever had it before gets the seat's former one."""

    kind: Literal["seat-flower"] = "seat-flower"
    seat: int
    flower: FlowerWord


class Dealt(Logged):
    """The game began; only the clay tiles can be seen. The seat that was `first` is seat 0 now, the next is seat 1."""

    kind: Literal["dealt"] = "dealt"
    first: int = 0
    flowers: list[FlowerWord]
    quarry: list[str]
    tokens: Annotated[int, Field(ge=0, le=max(TOKENS_IN_PLAY.values()))]


class Turn(Logged):
    """A seat's whole turn, which tiles it discarded as far as the log says, and what chance revealed by it."""

    kind: Literal["turn"] = "turn"
    seat: int
    moves: list[str]
    discarded: DiscardedWord = Discarded.NONE
    bot: str | None
    revealed: Revealed | None
    token: TokenWord | None
    remaining: float | None
    hurried: Annotated[_Mark, Field(description="The bot was asked to come to an end because others waited.")] = False
    device: Annotated[_Mark, Field(description="The bot thought in the browser of the table's host.")] = False


class UndoProposed(Logged):
    """A seat asks others to take turns back; null: an old log, which does not tell whom."""

    kind: Literal["undo-proposed"] = "undo-proposed"
    seat: int
    turns: int
    asked: list[int] | None = None


class UndoAgreed(Logged):
    """A seat agrees."""

    kind: Literal["undo-agreed"] = "undo-agreed"
    seat: int


class UndoRefused(Logged):
    """A seat does not agree, or asks no longer; the proposal is gone."""

    kind: Literal["undo-refused"] = "undo-refused"
    seat: int
    withdrawn: bool = False


class Undone(Logged):
    """Turns were taken back by agreement of all; with nobody else to agree, the game is practice from now on."""

    kind: Literal["undone"] = "undone"
    turns: int
    to: Seq
    practice: bool = False


class Hinted(Logged):
    """A bot advised a seat, for the first time in this game."""

    kind: Literal["hinted"] = "hinted"
    seat: int


class SeatOut(Logged):
    """A seat can no longer win."""

    kind: Literal["seat-out"] = "seat-out"
    seat: int
    reason: OutWord


class TakenOver(Logged):
    """A bot plays for a person."""

    kind: Literal["taken-over"] = "taken-over"
    seat: int
    bot: str
    reason: TakeoverWord


class HandedBack(Logged):
    """The person plays again."""

    kind: Literal["handed-back"] = "handed-back"
    seat: int


class Chat(Logged):
    """Something was said: free text or one of the phrases."""

    kind: Literal["chat"] = "chat"
    seat: int | None
    text: str | None = None
    phrase: str | None = None


class Over(Logged):
    """The game ended; the secret opens the commitment."""

    kind: Literal["over"] = "over"
    result: Result
    secret: str


class Rematch(Logged):
    """The same people meet again at another table."""

    kind: Literal["rematch"] = "rematch"
    table: str


class Closed(Logged):
    """The host closed the table before the deal."""

    kind: Literal["closed"] = "closed"


Event = Annotated[
    Created
    | SettingsChanged
    | SeatBot
    | SeatClaimed
    | SeatRecovered
    | SeatRenamed
    | SeatLeft
    | SeatRemoved
    | LinksRenewed
    | SeatReady
    | SeatFlower
    | Dealt
    | Turn
    | UndoProposed
    | UndoAgreed
    | UndoRefused
    | Undone
    | Hinted
    | SeatOut
    | TakenOver
    | HandedBack
    | Chat
    | Over
    | Rematch
    | Closed,
    Field(discriminator="kind"),
]

GAME_CHANGING = (Dealt, Turn, Undone, SeatOut, Over)
MARKS = {"hurried", "device"}  # of a turn
