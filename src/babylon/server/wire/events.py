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


class TournamentSeat(Wire):
    """Which tournament a table belongs to, and which deal it has there.

    A `duplicate` deal is that of all tables of the round, and nobody but who sits here may look until they have ended.
    """

    id: str
    round: int
    deal: int
    name: str
    duplicate: bool
    entropy: str


class Created(Logged):
    """A table was opened."""

    kind: Literal["created"] = "created"
    settings: TableSettings
    seats: list[SeatStart]
    commitment: str
    rules: str
    bots_on: BotsOnWord = BotsOn.SERVER
    tournament: TournamentSeat | None = None


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


class BotRating(Wire):
    """What a bot was worth when the game was dealt."""

    mu: float
    sigma: float


class Rated(Logged):
    """The game that has just been dealt counts for ratings: who sits where; null: a bot.

    `anchors` are the bots' ratings by seats, by which people's are counted however often this log is read; null for
    people. An old log does not tell them.
    """

    kind: Literal["rated"] = "rated"
    people: list[str | None]
    anchors: list[BotRating | None] | None = None


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


class PauseProposed(Logged):
    """A seat asks the others to let the clocks stand still for some days."""

    kind: Literal["pause-proposed"] = "pause-proposed"
    seat: int
    days: int
    asked: list[int]


class PauseAgreed(Logged):
    """A seat agrees to a pause."""

    kind: Literal["pause-agreed"] = "pause-agreed"
    seat: int


class PauseRefused(Logged):
    """A seat does not agree to a pause, or asks no longer; the proposal is gone."""

    kind: Literal["pause-refused"] = "pause-refused"
    seat: int
    withdrawn: bool = False


class Paused(Logged):
    """All agree: the clocks stand still until then."""

    kind: Literal["paused"] = "paused"
    until: Instant


class Resumed(Logged):
    """A seat ends the pause: the clocks run again."""

    kind: Literal["resumed"] = "resumed"
    seat: int


class SeatAway(Logged):
    """A person is on vacation until then, or is back (null); the clock of their seat stands still meanwhile."""

    kind: Literal["seat-away"] = "seat-away"
    seat: int
    until: Instant | None


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


class Opened(Logged):
    """All tables with this deal have ended: everyone may look at them, and the secret opens the commitment."""

    kind: Literal["opened"] = "opened"
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
    | Rated
    | Turn
    | UndoProposed
    | UndoAgreed
    | UndoRefused
    | Undone
    | PauseProposed
    | PauseAgreed
    | PauseRefused
    | Paused
    | Resumed
    | SeatAway
    | Hinted
    | SeatOut
    | TakenOver
    | HandedBack
    | Chat
    | Over
    | Opened
    | Rematch
    | Closed,
    Field(discriminator="kind"),
]

GAME_CHANGING = (Dealt, Turn, Undone, SeatOut, Over)
MARKS = {"hurried", "device"}  # of a turn
