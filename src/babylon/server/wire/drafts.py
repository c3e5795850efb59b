"""A turn in the making: what a seat sends, and what it is told."""

from typing import Annotated, Literal

from pydantic import Field

from babylon.server.wire.base import (
    BorderWord,
    BotName,
    CategoryWord,
    CornerWord,
    IncomeWord,
    ItemWord,
    Moves,
    MoveToken,
    PhaseWord,
    SeatNumber,
    Seq,
    SideWord,
    SourceWord,
    Wire,
)
from babylon.server.wire.game_view import Gain, Score, SpaceName, StackName, View
from babylon.server.wire.legal_moves import Legal


class Draft(Wire):
    """The moves of a turn so far."""

    seat: SeatNumber
    seq: Seq | None = None
    moves: Moves = Field(default_factory=list)


class TurnRequest(Wire):
    """A whole turn to be committed."""

    seat: SeatNumber
    seq: Seq
    moves: Moves
    bot: Annotated[
        BotName | None,
        Field(description="The bot whose turn the host's browser has thought out, where bots think on devices."),
    ] = None


class PlaceQuestion(Wire):
    """A space that a tile might be placed on, as low as it can lie there."""

    source: SourceWord
    space: SpaceName
    turns: Annotated[int, Field(ge=0, le=3)] = 0
    open: CornerWord | None = None


class WhyRequest(Draft):
    """A draft, and a move or a space for a tile that might follow it."""

    move: MoveToken | PlaceQuestion


class HintRequest(Draft):
    """A draft to be continued by a bot."""

    bot: BotName | None = None


class PointsRequest(Wire):
    """A garden to be explained, with the owner's draft when there is one."""

    seat: SeatNumber
    moves: Moves = Field(default_factory=list)


class Reason(Wire):
    """One part of what digging pays."""

    kind: IncomeWord
    side: SideWord | None = None
    because: BorderWord | None = None
    singles: int


class Income(Wire):
    """What digging one stack pays, and why."""

    stack: StackName
    tile: str | None
    singles: int
    reasons: list[Reason]


class Preview(Wire):
    """The game as the draft would leave it, seen by its seat, and what may follow."""

    seq: Seq
    seat: SeatNumber
    moves: list[MoveToken]
    phase: PhaseWord
    complete: bool
    view: View
    legal: list[Legal]
    score: Score
    gain: Gain
    income: list[Income]


class Why(Wire):
    """The rule a move breaks; all null when it breaks none."""

    legal: bool
    code: str | None
    section: str | None
    sentence: str | None


class PointLine(Wire):
    """Points of one item, tile or set, or none when a tile hides it or a statue bears one."""

    category: CategoryWord
    what: ItemWord | Literal["set", "tile"]
    spaces: list[SpaceName]
    levels: list[int]
    points: int
    hidden_by: str | None
    sentence: str


class Points(Wire):
    """Where each point of a garden comes from."""

    seat: SeatNumber
    total: int
    lines: list[PointLine]


class HintAlternative(Wire):
    """The best turn that digs or places otherwise; how far its final lead stays behind, ± `error`."""

    moves: list[MoveToken]
    gain: Gain
    behind: float
    error: float


class Hint(Wire):
    """A whole turn that a bot would play, beginning with the draft; bots that compare none know no alternative."""

    bot: str
    moves: list[MoveToken]
    gain: Gain
    alternative: HintAlternative | None
