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

SpaceName = Annotated[str, Field(pattern=r"^[a-h][1-8]$", examples=["c4"])]
StackName = Annotated[str, Field(pattern=r"^[A-D][1-4]$", examples=["B3"])]
Face = Annotated[list[SymbolWord | None], Field(min_length=4, max_length=4)]


class EditionView(Wire):
    """The choices this game is played with."""

    name: str
    highest: HighestWord
    overlap: OverlapWord
    gap: GapWord
    belvederes: BelvederesWord
    supply: Annotated[list[int], Field(min_length=PIECE_KINDS, max_length=PIECE_KINDS)]


class TableEdition(EditionView):
    """The choices of a table, whether a printed book has them so, and whether they spoil the game."""

    mixed: bool
    broken: bool


class StackView(Wire):
    """A stack of the quarry; its top tile is null when it is empty or unknown."""

    stack: StackName
    height: Annotated[int, Field(ge=0, le=3)]
    tile: str | None


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

    tile: str
    position: SpaceName
    level: int
    turns: Annotated[int, Field(ge=0, le=3)]
    open: CornerWord | None
    corners: Face
    flower: FlowerWord
    supports: Annotated[list[SupportWord], Field(min_length=4, max_length=4)]
    visible: bool
    fresh: bool


class ItemView(Wire):
    """A belvedere or decoration as it stands in a garden."""

    kind: ItemWord
    spaces: list[SpaceName]
    levels: list[int]
    visible: bool
    bears: bool
    hidden_by: str | None
    fresh: bool


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

    open_notches: int


class GardenView(Wire):
    """A seat's garden and what it holds."""

    seat: int
    flower: FlowerWord
    singles: int
    doubles: int
    stored: str | None
    dug: str | None
    surface: Annotated[list[int], Field(min_length=64, max_length=64)]
    tiles: list[PlacedTileView]
    items: list[ItemView]
    score: GardenScore


class View(Wire):
    """All that the public knows of a game."""

    edition: EditionView
    players: int
    seats: list[FlowerWord]
    phase: PhaseWord
    seat: int
    round: int
    rounds: int
    token: TokenWord | None
    tokens_seen: list[TokenWord]
    tokens_left: int
    quarry: list[StackView]
    tiles: dict[str, TileView]
    stored_singles: Annotated[int, Field(description="How many single pillars a player may keep after a turn.")]
    supply: SupplyView
    gardens: list[GardenView]
    winners: list[int] | None


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
