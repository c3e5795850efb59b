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
    seq: Annotated[Seq | None, Field(description="Where the table stood: refused when the game has moved on.")] = None
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
    space: Annotated[SpaceName, Field(description="Where.")]
    turns: Annotated[int, Field(ge=0, le=3, description="Quarter turns.")] = 0
    open: Annotated[CornerWord | None, Field(description="The corner that is to stay open; null: none.")] = None


class WhyRequest(Draft):
    """A draft, and a move or a space for a tile that might follow it."""

    move: MoveToken | PlaceQuestion


class HintRequest(Draft):
    """A draft to be continued by a bot."""

    bot: Annotated[BotName | None, Field(description="Who is asked; null: the bot that the server chooses.")] = None


class PointsRequest(Wire):
    """A garden to be explained, with the owner's draft when there is one."""

    seat: SeatNumber
    moves: Moves = Field(default_factory=list)


class Reason(Wire):
    """One part of what digging pays."""

    kind: IncomeWord
    side: SideWord | None = None
    because: BorderWord | None = None
    singles: Annotated[int, Field(description="Single pillars; below 0 where a token takes some.")]


class Income(Wire):
    """What digging one stack pays, and why."""

    stack: StackName
    tile: Annotated[str | None, Field(description="The tile on top; null where it is unknown.")]
    singles: Annotated[int, Field(description="Single pillars in all.")]
    reasons: Annotated[list[Reason], Field(description="What they are paid for.")]


class Preview(Wire):
    """The game as the draft would leave it, seen by its seat, and what may follow."""

    seq: Annotated[Seq, Field(description="What the table stands at.")]
    seat: SeatNumber
    moves: Annotated[list[MoveToken], Field(description="The draft as it was understood.")]
    phase: PhaseWord
    complete: Annotated[bool, Field(description="Whether the turn can be confirmed like that.")]
    view: Annotated[View, Field(description="What it leads to.")]
    legal: Annotated[list[Legal], Field(description="What may follow.")]
    score: Annotated[Score, Field(description="The points that it leads to.")]
    gain: Annotated[Gain, Field(description="The points that it brings.")]
    income: Annotated[list[Income], Field(description="What digging pays.")]


class Why(Wire):
    """The rule a move breaks; all null when it breaks none."""

    legal: Annotated[bool, Field(description="Whether it may be played.")]
    code: Annotated[str | None, Field(description="The rule's code.")]
    section: Annotated[str | None, Field(description="The section of the rules.")]
    sentence: Annotated[str | None, Field(description="Why not, in the caller's language.")]


class PointLine(Wire):
    """Points of one item, tile or set, or none when a tile hides it or a statue bears one."""

    category: CategoryWord
    what: ItemWord | Literal["set", "tile"]
    spaces: Annotated[list[SpaceName], Field(description="Where.")]
    levels: Annotated[list[int], Field(description="How high, by spaces.")]
    points: Annotated[int, Field(description="How many; 0 where it is hidden.")]
    hidden_by: Annotated[str | None, Field(description="The tile that hides it.")]
    sentence: Annotated[str, Field(description="The same in words.")]


class Points(Wire):
    """Where each point of a garden comes from."""

    seat: SeatNumber
    total: Annotated[int, Field(description="All together.")]
    lines: Annotated[list[PointLine], Field(description="One for each item, tile or set.")]


class HintAlternative(Wire):
    """The best turn that digs or places otherwise; how far its final lead stays behind, ± `error`."""

    moves: Annotated[list[MoveToken], Field(description="The turn.")]
    gain: Annotated[Gain, Field(description="The points that it brings.")]
    behind: Annotated[float, Field(description="Points.")]
    error: Annotated[float, Field(description="The standard error of that.")]


class Hint(Wire):
    """A whole turn that a bot would play, beginning with the draft; bots that compare none know no alternative."""

    bot: Annotated[str, Field(description="Who was asked.")]
    moves: Annotated[list[MoveToken], Field(description="The turn.")]
    gain: Annotated[Gain, Field(description="The points that it brings.")]
    alternative: Annotated[HintAlternative | None, Field(description="Null where none was compared.")]
