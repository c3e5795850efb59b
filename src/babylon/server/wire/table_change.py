"""What changed about a table: the members that are other ones now, and no others."""

from pydantic import ConfigDict
from typing_extensions import TypedDict

from babylon.server.wire.base import FlowerWord, Instant, OutWord, SeatWord, Seq, StatusWord
from babylon.server.wire.events import Result
from babylon.server.wire.game_view import TableEdition
from babylon.server.wire.settings import TableSettings
from babylon.server.wire.table_view import PauseInfo, TurnInfo, UndoInfo

_STRICT = ConfigDict(extra="forbid", strict=True)


class _Which(TypedDict):
    seat: int


class SeatChange(_Which, total=False):
    """A seat by its number, and what is new about it."""

    __pydantic_config__ = _STRICT  # type: ignore[misc]  # pydantic's way to say it of such a type

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
    by_link: bool
    away_until: Instant | None


class FairChange(TypedDict, total=False):
    """What is new about what proves the deal."""

    __pydantic_config__ = _STRICT  # type: ignore[misc]

    entropy: list[str]
    secret: str | None


class TableChange(TypedDict, total=False):
    """What is new about a table; of its seats and of the deal's proof only what changed."""

    __pydantic_config__ = _STRICT  # type: ignore[misc]

    seq: Seq
    game_seq: Seq
    status: StatusWord
    settings: TableSettings
    edition: TableEdition
    seats: list[SeatChange]
    turn: TurnInfo | None
    undo: UndoInfo | None
    pause_wish: PauseInfo | None
    paused_until: Instant | None
    practice: bool
    fair: FairChange
    result: Result | None
    rematch: str | None
    sealed: bool
