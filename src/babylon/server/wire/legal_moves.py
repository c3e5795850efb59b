"""A legal move with all that a client needs to show it."""

from typing import Annotated, Literal

from pydantic import Field

from babylon.server.wire.base import (
    CornerWord,
    DiscardedWord,
    KeepWord,
    MoveToken,
    SourceWord,
    SupportWord,
    SymbolWord,
    Wire,
)
from babylon.server.wire.game_view import Gain, SpaceName, StackName


class LegalMove(Wire):
    """What all moves have: the token of the record, and its words when a language was asked for."""

    token: MoveToken
    words: Annotated[str | None, Field(description="What it does, in words.")] = None


class LegalRemove(LegalMove):
    """Setup: a clay tile leaves the game."""

    kind: Literal["remove"]
    stack: StackName


class LegalDig(LegalMove):
    """A stack to dig, and what it pays."""

    kind: Literal["dig"]
    stack: StackName
    tile: Annotated[str | None, Field(description="The one on top.")]
    singles: Annotated[int, Field(description="Single pillars that it pays.")]


class LegalPlace(LegalMove):
    """A tile to place, how it would stand, and what it costs."""

    kind: Literal["place"]
    source: SourceWord
    tile: Annotated[str, Field(description="Its id.")]
    position: Annotated[SpaceName, Field(description="The tile's south-west space.")]
    level: int
    turns: Annotated[int, Field(ge=0, le=3, description="Quarter turns clockwise.")]
    open: Annotated[CornerWord | None, Field(description="The corner that hangs free; null: none.")]
    belvedere: Annotated[bool, Field(description="Whether a belvedere would stand on the open corner.")]
    supports: Annotated[
        list[SupportWord],
        Field(min_length=4, max_length=4, description="What would carry each corner: nw, ne, se, sw."),
    ]
    singles: Annotated[int, Field(description="Single pillars that it costs.")]
    doubles: Annotated[int, Field(description="Double pillars that it costs.")]
    gain: Annotated[Gain, Field(description="The points that it brings.")]


class LegalDecorate(LegalMove):
    """An item to put up."""

    kind: Literal["decorate"]
    symbol: SymbolWord
    spaces: Annotated[list[SpaceName], Field(description="Where.")]
    star: Annotated[
        SpaceName | None, Field(description="The space where the round token stands in for a symbol; null: nowhere.")
    ]
    gain: Annotated[Gain, Field(description="The points that it brings.")]


class LegalEnd(LegalMove):
    """An end of the turn, and which tiles it discards."""

    kind: Literal["end"]
    keep: KeepWord
    discarded: DiscardedWord


Legal = Annotated[LegalRemove | LegalDig | LegalPlace | LegalDecorate | LegalEnd, Field(discriminator="kind")]
