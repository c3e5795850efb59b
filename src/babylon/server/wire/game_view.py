"""The view of a game, as the browser draws it: all that is public, nothing that is hidden."""

from typing import Annotated

from pydantic import Field

from babylon.rules.supply import PIECE_KINDS
from babylon.server.wire.base import (
    BelvederesWord,
    CornerWord,
    FlowerWord,
    GapWord,
    HighestWord,
    ItemWord,
    MaterialWord,
    OverlapWord,
    PhaseWord,
    SupportWord,
    SymbolWord,
    TokenWord,
    Wire,
)

SpaceName = Annotated[str, Field(pattern=r"^[a-h][1-8]$", examples=["c4"], description="A space.")]
StackName = Annotated[str, Field(pattern=r"^[A-D][1-4]$", examples=["B3"], description="A stack.")]
Face = Annotated[list[SymbolWord | None], Field(min_length=4, max_length=4, description="Symbols: nw, ne, se, sw.")]


class EditionView(Wire):
    """The choices this game is played with."""

    name: Annotated[str, Field(description="The book's.")]
    highest: HighestWord
    overlap: OverlapWord
    gap: GapWord
    belvederes: BelvederesWord
    supply: Annotated[
        list[int],
        Field(
            min_length=PIECE_KINDS,
            max_length=PIECE_KINDS,
            description="Single and double pillars, belvederes, stairways, fountains, bridges, statues.",
        ),
    ]


class TableEdition(EditionView):
    """The choices of a table, whether a printed book has them so, and whether they spoil the game."""

    mixed: Annotated[bool, Field(description="Whether no printed book has them so.")]
    broken: Annotated[bool, Field(description="Whether they spoil the game.")]


class StackView(Wire):
    """A stack of the quarry; its top tile is null when it is empty or unknown."""

    stack: Annotated[StackName, Field(description="Its name.")]
    height: Annotated[int, Field(ge=0, le=3, description="How many tiles it has.")]
    tile: Annotated[str | None, Field(description="The one on top.")]


class TileView(Wire):
    """A tile's printed face, corners nw ne se sw."""

    face: Face
    flower: FlowerWord
    material: MaterialWord


class SupplyView(Wire):
    """Pieces left for all."""

    singles: int
    doubles: int
    belvederes: int
    stairways: int
    fountains: int
    bridges: int
    statues: int


class PlacedTileView(Wire):
    """A tile as it lies in a garden."""

    tile: Annotated[str, Field(description="Its id, one of `tiles` of the view.")]
    position: Annotated[SpaceName, Field(description="Its south-west space.")]
    level: int
    turns: Annotated[int, Field(ge=0, le=3, description="Quarter turns clockwise.")]
    open: Annotated[CornerWord | None, Field(description="The corner that hangs free; null: none.")]
    corners: Annotated[Face, Field(description="The symbols as it lies: nw, ne, se, sw.")]
    flower: FlowerWord
    supports: Annotated[
        list[SupportWord], Field(min_length=4, max_length=4, description="What carries each corner: nw, ne, se, sw.")
    ]
    visible: Annotated[bool, Field(description="Whether any of it is seen from above.")]
    fresh: Annotated[bool, Field(description="Whether it was placed in the turn in play.")]


class ItemView(Wire):
    """A belvedere or decoration as it stands in a garden."""

    kind: ItemWord
    spaces: Annotated[list[SpaceName], Field(description="Where it stands.")]
    levels: Annotated[list[int], Field(description="How high, by spaces.")]
    visible: Annotated[bool, Field(description="Whether it is seen from above, so that it counts.")]
    bears: Annotated[bool, Field(description="Whether it supports a tile.")]
    hidden_by: Annotated[str | None, Field(description="The tile that hides it.")]
    fresh: Annotated[bool, Field(description="Whether it was built in the turn in play.")]


class Score(Wire):
    """A garden's points, by the lines of the score pad."""

    statues: int
    fountains: int
    bridges: int
    stairways: int
    diversity: int
    flowers: int
    belvederes: int
    highest: int
    total: int


class GardenScore(Score):
    """A score with what breaks a tie."""

    open_notches: Annotated[int, Field(description="Notches of the board that are seen: fewer win a tie.")]


class GardenView(Wire):
    """A seat's garden and what it holds."""

    seat: Annotated[int, Field(description="Whose.")]
    flower: FlowerWord
    singles: Annotated[int, Field(description="Single pillars in hand.")]
    doubles: Annotated[int, Field(description="Double pillars in hand.")]
    stored: Annotated[str | None, Field(description="The stored tile.")]
    dug: Annotated[str | None, Field(description="The tile that was dug in the turn in play.")]
    surface: Annotated[
        list[int],
        Field(min_length=64, max_length=64, description="How high each space is, from a1 to h1, then a2 and so on."),
    ]
    tiles: Annotated[list[PlacedTileView], Field(description="In the order of placing.")]
    items: Annotated[list[ItemView], Field(description="In the order of building.")]
    score: Annotated[GardenScore, Field(description="What counts now.")]


class View(Wire):
    """All that the public knows of a game."""

    edition: EditionView
    players: Annotated[int, Field(description="How many play.")]
    seats: Annotated[list[FlowerWord], Field(description="The boards, in the order of play.")]
    phase: PhaseWord
    seat: Annotated[int, Field(description="Whose turn it is.")]
    round: Annotated[int, Field(description="From 1.")]
    rounds: Annotated[int, Field(description="How many there are.")]
    token: Annotated[TokenWord | None, Field(description="That of this round; null: none.")]
    tokens_seen: Annotated[list[TokenWord], Field(description="Those so far.")]
    tokens_left: Annotated[int, Field(description="Those to come.")]
    quarry: Annotated[list[StackView], Field(description="Its stacks.")]
    tiles: Annotated[dict[str, TileView], Field(description="What is printed on each tile that is known, by its id.")]
    stored_singles: Annotated[int, Field(description="How many single pillars a player may keep after a turn.")]
    supply: SupplyView
    gardens: list[GardenView]
    winners: Annotated[list[int] | None, Field(description="Their seats; null until the end.")]


class Gain(Wire):
    """Points won or lost, only the lines that change, and their total."""

    statues: int = 0
    fountains: int = 0
    bridges: int = 0
    stairways: int = 0
    diversity: int = 0
    flowers: int = 0
    belvederes: int = 0
    highest: int = 0
    total: int
