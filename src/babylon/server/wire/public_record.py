"""A game as everybody may tell it: the deal as far as it lay open, and the turns that stand."""

from typing import Annotated

from pydantic import Field

from babylon.rules.setup import TOKENS_IN_PLAY
from babylon.server.wire.base import FlowerWord, TokenWord, Wire
from babylon.server.wire.game_view import EditionView

STACKS = 16

Digest = Annotated[
    str, Field(pattern="^[0-9a-f]{8}$", description="Of all that is public about a game.", examples=["1f0c9a7e"])
]
TokenCount = Annotated[int, Field(ge=0, le=max(TOKENS_IN_PLAY.values()))]
PlayedMoves = Annotated[str, Field(description="Moves with blanks between them.", examples=["B2 dc4/1>2-ne =s"])]


class PublicDeal(Wire):
    """A deal before the first move: what is played with, and the clay tiles that lie on top of the stacks."""

    edition: EditionView
    seats: list[FlowerWord]
    tiles: Annotated[
        str | list[str], Field(description="The name of a set that comes with the game, or the faces, one a tile.")
    ]
    box: Annotated[list[TokenWord] | None, Field(description="All round tokens of the box; null: two of each.")]
    quarry: Annotated[list[str], Field(min_length=STACKS, max_length=STACKS)]
    tokens: TokenCount


class PublicRecord(Wire):
    """The deal and the turns that stand: moves, the tile that was uncovered, the token of the round that began."""

    deal: PublicDeal
    turns: list[tuple[PlayedMoves, str | None, TokenWord | None]]
