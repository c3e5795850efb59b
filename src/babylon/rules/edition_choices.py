"""The choices in which the editions differ, as a state keeps them (RULES §8). A choice is its place in its enum."""

from enum import StrEnum


class Highest(StrEnum):
    """What the highest tile scores: twice its level, or its level squared."""

    DOUBLE = "double"
    SQUARE = "square"


class Overlap(StrEnum):
    """When a tile overlaps another completely."""

    NEVER = "never"
    ONE_LEVEL = "one-level"
    BENEATH = "beneath"


class Gap(StrEnum):
    """The space under a bridge: empty for good, open to items, or covered by the deck as by a tile."""

    EMPTY = "empty"
    OPEN = "open"
    COVERED = "covered"


class Belvederes(StrEnum):
    """Whether an open corner needs a belvedere, or may go without one when none is left."""

    REQUIRED = "required"
    WHILE_THEY_LAST = "while-they-last"


# Compiled code knows the choices by these numbers.
DOUBLED, SQUARED = range(len(Highest))
NEVER, ONE_LEVEL, BENEATH = range(len(Overlap))
GAP_EMPTY, GAP_OPEN, GAP_COVERED = range(len(Gap))
REQUIRED, WHILE_THEY_LAST = range(len(Belvederes))


def number_of(choice: StrEnum) -> int:
    """A choice as a state keeps it."""
    return list(type(choice)).index(choice)
