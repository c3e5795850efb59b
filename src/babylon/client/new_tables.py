"""What a new table or tournament may be told besides how many play, or its name; all of it may be left out."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from babylon.client.shapes import Access, ChatRule, Clock, Days, EditionChoice, FirstPlayer, Format, OnTimeout, RealTime

# How fast one wants to play who looks for a game: ten minutes, half an hour, or three days for a turn.
PairingClock: TypeAlias = Literal["fast", "slow", "days"]


class NewSeat(TypedDict):
    """One seat of a new table: a bot's when it names one."""

    bot: NotRequired[str | None]
    flower: NotRequired[str | None]


class Sit(TypedDict):
    """Seats that the creator takes at once."""

    seats: list[int]
    name: str


class NewTable(TypedDict, total=False):
    """The settings of a new table, as `POST /tables` takes them."""

    edition: EditionChoice
    tiles: str
    first: FirstPlayer | None
    clock: Clock
    access: Access
    seats_each: int | None
    undo: bool
    hints: bool
    chat: ChatRule
    patience: int
    stand_in: str | None
    on_timeout: OnTimeout
    rated: bool
    seats: list[NewSeat] | None
    sit: Sit | None


class NewTournament(TypedDict, total=False):
    """The settings of a new tournament, as `POST /tournaments` takes them."""

    format: Format
    players: int
    clock: RealTime | Days
    duplicate: bool
    edition: EditionChoice
    rounds: int
    minutes: int
    boards: int
    fill: str | None
    no_show: int
    late: bool
    listed: bool
