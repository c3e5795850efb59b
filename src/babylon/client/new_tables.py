"""What a new table may be told besides how many play; all of it may be left out."""

from typing import NotRequired, TypedDict

from babylon.client.shapes import Access, ChatRule, Clock, EditionChoice, FirstPlayer, OnTimeout


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
    seats: list[NewSeat] | None
    sit: Sit | None
