"""The score pad, and where each of its points comes from."""

from dataclasses import dataclass, fields
from enum import StrEnum

from babylon.pieces.spaces import Space
from babylon.rules.standings import Result


class Category(StrEnum):
    """A line of the score pad."""

    STATUES = "statues"
    FOUNTAINS = "fountains"
    BRIDGES = "bridges"
    STAIRWAYS = "stairways"
    DIVERSITY = "diversity"
    FLOWERS = "flowers"
    BELVEDERES = "belvederes"
    HIGHEST = "highest"


CATEGORIES = tuple(Category)  # in the order of the questions' lines


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Points, one field for each line of the paper score pad, and what breaks a tie."""

    statues: int = 0
    fountains: int = 0
    bridges: int = 0
    stairways: int = 0
    diversity: int = 0
    flowers: int = 0
    belvederes: int = 0
    highest: int = 0
    open_notches: int = 64

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.points(category) for category in Category)

    @property
    def result(self) -> Result:
        """What decides who is ahead."""
        return self.total, self.open_notches

    def points(self, category: Category) -> int:
        """One line of the pad."""
        number: int = getattr(self, category.value)
        return number

    def as_json(self) -> dict[str, int]:
        """Every line, the total and the open notches."""
        return {one.name: getattr(self, one.name) for one in fields(self)} | {"total": self.total}


@dataclass(frozen=True, slots=True)
class Cover:
    """A tile that takes something out of sight: its id, and where it lies."""

    id: str
    position: Space
    level: int


@dataclass(frozen=True, slots=True)
class Point:
    """Points of one item, tile or set, or the reason why it has none.

    `what` is the item's kind, "tile" for the highest one, or "set"; `hidden_by` is the tile that took an item's last
    part out of sight; a statue that `bears` it has become a pillar. Only bridges hide an item that is `under_bridges`.
    """

    category: Category
    what: str
    spaces: tuple[Space, ...]
    levels: tuple[int, ...]
    points: int
    hidden_by: Cover | None = None
    bears: bool = False
    under_bridges: bool = False
