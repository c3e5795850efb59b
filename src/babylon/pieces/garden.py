"""Gardens and the quarry as they can be looked at: values for pictures, lists and programs."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from babylon.pieces.kinds import Flower, ItemKind, Support
from babylon.pieces.score import Cover, ScoreSheet
from babylon.pieces.spaces import CORNERS, Corner, Space, Stack
from babylon.pieces.tile import Face, Tile


class Pictured:
    """Something that notebooks show as a picture. How is for a higher part to say, which hangs in a painter."""

    __slots__ = ()

    painter: ClassVar[Callable[[Any], str] | None] = None

    def _repr_svg_(self) -> str | None:
        paint = type(self).painter
        return paint(self) if paint else None


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile as it lies in a garden; `supports` and `corners` go nw, ne, se, sw."""

    tile: Tile
    position: Space
    level: int
    turns: int
    open_corner: Corner | None
    supports: tuple[Support, Support, Support, Support]
    visible: bool
    fresh: bool

    @property
    def corners(self) -> Face:
        """The symbols as they lie."""
        return self.tile.turned(self.turns)

    @property
    def spaces(self) -> tuple[Space, ...]:
        """The four spaces it covers, nw, ne, se, sw."""
        return tuple(self.position.corner(corner) for corner in CORNERS)


@dataclass(frozen=True, slots=True)
class Item:
    """A statue, fountain, bridge, stairway or belvedere, the levels of its spaces, and whether it is still seen.

    A statue that `bears` a tile has become a pillar. `hidden_by` is the last tile that took a part of it out of sight,
    None if only the decks of bridges hide it (RULES §8); `fresh` says that it was put up this turn.
    """

    kind: ItemKind
    spaces: tuple[Space, ...]
    levels: tuple[int, ...]
    visible: bool
    bears: bool
    hidden_by: Cover | None
    fresh: bool


@dataclass(frozen=True, slots=True)
class Garden(Pictured):
    """One seat's garden, its storage and its points so far; `surface` has the level of every space, a1 first."""

    seat: int
    flower: Flower
    singles: int
    doubles: int
    stored: Tile | None
    dug: Tile | None
    surface: tuple[int, ...]
    tiles: tuple[PlacedTile, ...]
    items: tuple[Item, ...]
    score: ScoreSheet

    @property
    def top(self) -> int:
        """The highest level built."""
        return max(self.surface)

    def level(self, space: Space) -> int:
        """The level of what one could stand on there."""
        return self.surface[space.index]

    def item_on(self, space: Space) -> Item | None:
        """The item that stands there and is seen."""
        level = self.level(space)
        return next((item for item in self.items if (space, level) in zip(item.spaces, item.levels, strict=True)), None)


@dataclass(frozen=True, slots=True)
class QuarryStack:
    """What is seen of a stack: how many tiles it has, and the top one if it is known."""

    stack: Stack
    height: int
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class Quarry(Pictured):
    """The sixteen stacks, A1 B1 C1 D1 A2 … D4."""

    stacks: tuple[QuarryStack, ...]
