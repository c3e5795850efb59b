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
    words: str | None = None


class LegalRemove(LegalMove):
    """Setup: a clay tile leaves the game."""

    kind: Literal["remove"]
    stack: StackName


class LegalDig(LegalMove):
    """A stack to dig, and what it pays."""

    kind: Literal["dig"]
    stack: StackName
    tile: str | None
    singles: int


class LegalPlace(LegalMove):
    """A tile to place, how it would stand, and what it costs."""

    kind: Literal["place"]
    source: SourceWord
    tile: str
    position: SpaceName
    level: int
    turns: Annotated[int, Field(ge=0, le=3)]
    open: CornerWord | None
    belvedere: Annotated[bool, Field(description="Whether a belvedere would stand on the open corner.")]
    supports: Annotated[list[SupportWord], Field(min_length=4, max_length=4)]
    singles: int
    doubles: int
    gain: Gain


class LegalDecorate(LegalMove):
    """An item to put up."""

    kind: Literal["decorate"]
    symbol: SymbolWord
    spaces: list[SpaceName]
    star: SpaceName | None
    gain: Gain


class LegalEnd(LegalMove):
    """An end of the turn, and which tiles it discards."""

    kind: Literal["end"]
    keep: KeepWord
    discarded: DiscardedWord


Legal = Annotated[LegalRemove | LegalDig | LegalPlace | LegalDecorate | LegalEnd, Field(discriminator="kind")]
