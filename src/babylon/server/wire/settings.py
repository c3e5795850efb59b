"""What a host chooses for a table."""

from typing import Annotated, Literal

from pydantic import Field

from babylon.pieces.edition import MOST_PIECES
from babylon.rules.supply import PIECE_KINDS
from babylon.server.process.clock import DAY
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


class NoClock(Wire):
    """Nobody is hurried."""

    kind: Literal["none"] = "none"


class RealTime(Wire):
    """A store of seconds for the whole game, and some back after each turn."""

    kind: Literal["real-time"]
    seconds: Annotated[int, Field(ge=10, le=DAY, description="What each player has for the game.")] = 900
    increment: Annotated[int, Field(ge=0, le=3600, description="What a turn gives back.")] = 20


class Days(Wire):
    """So many days for each turn."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=60, description="What each turn may take.")] = 3


Clock = Annotated[NoClock | RealTime | Days, Field(discriminator="kind")]


SeatCount = Annotated[int, Field(ge=1, le=4)]
Pieces = Annotated[int, Field(ge=0, le=MOST_PIECES)]


class EditionChoice(Wire):
    """An edition by name, and the choices that differ from it."""

    name: Annotated[
        str, Field(min_length=1, max_length=20, examples=["revised"], description="One of the `editions` of `Info`.")
    ] = "revised"
    highest: HighestWord | None = None
    overlap: OverlapWord | None = None
    gap: GapWord | None = None
    belvederes: BelvederesWord | None = None
    supply: Annotated[
        Annotated[list[Pieces], Field(min_length=PIECE_KINDS, max_length=PIECE_KINDS)] | None,
        Field(description="Single and double pillars, belvederes, stairways, fountains, bridges, statues."),
    ] = None


class NewSeat(Wire):
    """One seat of a new table: a bot's when it names one."""

    bot: Annotated[BotName | None, Field(description="One of the `bots` of `Info`; null: a person's.")] = None
    flower: Annotated[FlowerWord | None, Field(description="The board; null: the first that is free.")] = None


class Sit(Wire):
    """Seats the creator takes at once."""

    seats: Annotated[list[SeatNumber], Field(max_length=4, examples=[[0]], description="Which ones.")]
    name: Name


class TableSettings(Wire):
    """What holds for the whole table."""

    players: Annotated[int, Field(ge=2, le=4, description="How many seats there are.")]
    edition: EditionChoice = EditionChoice()
    tiles: Annotated[str, Field(min_length=1, max_length=40, description="One of the `tiles` of `Info`.")] = "standard"
    first: Annotated[FirstWord | None, Field(description="Who begins; null: as the edition's book has it.")] = None
    clock: Clock = NoClock()
    access: AccessWord = Access.LINK
    seats_each: Annotated[
        SeatCount | None,
        Field(
            description="Seats one guest may take; null: one at an open table, all elsewhere. The host may take any."
        ),
    ] = None
    undo: Annotated[bool, Field(description="Whether turns can be taken back if all agree.")] = True
    hints: Annotated[bool, Field(description="Whether bots give hints.")] = True
    chat: ChatWord = ChatRule.FREE
    patience: Annotated[
        int, Field(ge=10, le=7 * DAY, description="Seconds that someone may be away before others call a stand-in.")
    ] = 120
    stand_in: Annotated[
        BotName | None, Field(description="The bot that plays for people; null: the first that the server offers.")
    ] = None
    on_timeout: TimeoutWord = OnTimeout.BOT
    rated: Annotated[
        bool,
        Field(
            description="Whether the game counts for ratings. Such a table has a clock, and neither undo, hints nor "
            "stand-ins: `undo`, `hints`, `on_timeout` and `seats_each` are then what that takes."
        ),
    ] = False


class NewTable(TableSettings):
    """The body of `POST /tables`."""

    seats: Annotated[
        Annotated[list[NewSeat], Field(max_length=4)] | None,
        Field(description="One for each player, in the order of play; null: all for people."),
    ] = None
    sit: Annotated[Sit | None, Field(description="Null: the creator takes none yet.")] = None


class ChangeTable(Wire):
    """What the host may change while people sit at the table."""

    chat: ChatWord
