"""Places: the spaces of a garden, the stacks of the quarry, the corners of a tile."""

from dataclasses import dataclass
from enum import StrEnum

GARDEN_SIZE = 8
QUARRY_SIZE = 4
COLUMNS = "abcdefgh"


class Corner(StrEnum):
    """A corner of a tile as it lies in the garden, clockwise from the north-west."""

    NW = "nw"
    NE = "ne"
    SE = "se"
    SW = "sw"

    @property
    def steps(self) -> tuple[int, int]:
        """Columns east and rows north of the tile's position."""
        return _STEPS[self]


CORNERS = tuple(Corner)
_STEPS = {Corner.NW: (0, 1), Corner.NE: (1, 1), Corner.SE: (1, 0), Corner.SW: (0, 0)}


@dataclass(frozen=True, slots=True, order=True)
class Space:
    """A space of a garden, `a1` in the south-west to `h8` in the north-east. Ordered by column, then row."""

    col: int
    row: int

    @classmethod
    def at(cls, index: int) -> "Space":
        """The space with this number in the rules."""
        return _SPACES[index]

    @property
    def index(self) -> int:
        """The space's number in the rules."""
        return GARDEN_SIZE * self.row + self.col

    def corner(self, corner: Corner) -> "Space":
        """The space of this corner of a tile at this position."""
        return _CORNERS[self.index][corner]

    def __str__(self) -> str:
        return f"{COLUMNS[self.col]}{self.row + 1}"


@dataclass(frozen=True, slots=True, order=True)
class Stack:
    """One stack of the quarry, `A1` in the south-west to `D4` in the north-east."""

    col: int
    row: int

    @classmethod
    def at(cls, index: int) -> "Stack":
        """The stack with this number in the rules."""
        return _STACKS[index]

    @property
    def index(self) -> int:
        """The stack's number in the rules and in a record's quarry."""
        return QUARRY_SIZE * self.row + self.col

    def __str__(self) -> str:
        return f"{COLUMNS[self.col].upper()}{self.row + 1}"


_SPACES = tuple(Space(col, row) for row in range(GARDEN_SIZE) for col in range(GARDEN_SIZE))
_CORNERS = tuple(
    {corner: Space(space.col + east, space.row + north) for corner, (east, north) in _STEPS.items()}
    for space in _SPACES
)
_STACKS = tuple(Stack(col, row) for row in range(QUARRY_SIZE) for col in range(QUARRY_SIZE))
SPACES = {str(space): space for space in _SPACES}
STACKS = {str(stack): stack for stack in _STACKS}
