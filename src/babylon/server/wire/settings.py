"""What a host chooses for a table."""

from typing import Annotated, Literal

from pydantic import Field

from babylon.pieces.edition import MOST_PIECES
from babylon.rules.supply import PIECE_KINDS
from babylon.server.wire.base import (
    AccessWord,
    BelvederesWord,
    BotName,
    ChatWord,
    FirstWord,
    FlowerWord,
    GapWord,
    HighestWord,
    Name,
    OverlapWord,
    SeatNumber,
    TimeoutWord,
    Wire,
)
from babylon.server.wire.enums import Access, ChatRule, OnTimeout

DAY = 86_400


class NoClock(Wire):
    """Nobody is hurried."""

    kind: Literal["none"] = "none"


class RealTime(Wire):
    """A store of seconds for the whole game, and some back after each turn."""

    kind: Literal["real-time"]
    seconds: Annotated[int, Field(ge=10, le=DAY)] = 900
    increment: Annotated[int, Field(ge=0, le=3600)] = 20


class Days(Wire):
    """So many days for each turn."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=60)] = 3


Clock = Annotated[NoClock | RealTime | Days, Field(discriminator="kind")]


SeatCount = Annotated[int, Field(ge=1, le=4)]
Pieces = Annotated[int, Field(ge=0, le=MOST_PIECES)]


class EditionChoice(Wire):
    """An edition by name, and the choices that differ from it."""

    name: Annotated[str, Field(min_length=1, max_length=20, examples=["revised"])] = "revised"
    highest: HighestWord | None = None
    overlap: OverlapWord | None = None
    gap: GapWord | None = None
    belvederes: BelvederesWord | None = None
    supply: Annotated[list[Pieces], Field(min_length=PIECE_KINDS, max_length=PIECE_KINDS)] | None = None


class NewSeat(Wire):
    """One seat of a new table: a bot's when it names one."""

    bot: BotName | None = None
    flower: FlowerWord | None = None


class Sit(Wire):
    """Seats the creator takes at once."""

    seats: Annotated[list[SeatNumber], Field(max_length=4, examples=[[0]])]
    name: Name


class TableSettings(Wire):
    """What holds for the whole table."""

    players: Annotated[int, Field(ge=2, le=4)]
    edition: EditionChoice = EditionChoice()
    tiles: Annotated[str, Field(min_length=1, max_length=40)] = "standard"
    first: Annotated[FirstWord | None, Field(description="Who begins; null: as the edition's book has it.")] = None
    clock: Clock = NoClock()
    access: AccessWord = Access.LINK
    seats_each: Annotated[
        SeatCount | None,
        Field(
            description="Seats one guest may take; null: one at an open table, all elsewhere. The host may take any."
        ),
    ] = None
    undo: bool = True
    hints: bool = True
    chat: ChatWord = ChatRule.FREE
    patience: Annotated[
        int, Field(ge=10, le=7 * DAY, description="Seconds that someone may be away before others call a stand-in.")
    ] = 120
    stand_in: Annotated[
        BotName | None, Field(description="The bot that plays for people; null: the first that the server offers.")
    ] = None
    on_timeout: TimeoutWord = OnTimeout.BOT


class NewTable(TableSettings):
    """The body of `POST /tables`."""

    seats: Annotated[list[NewSeat], Field(max_length=4)] | None = None
    sit: Sit | None = None


class ChangeTable(Wire):
    """What the host may change while people sit at the table."""

    chat: ChatWord
