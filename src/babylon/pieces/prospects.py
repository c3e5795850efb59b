"""What a turn makes possible later."""

from dataclasses import dataclass

from babylon.pieces.kinds import Flower, Symbol
from babylon.pieces.spaces import Space


@dataclass(frozen=True, slots=True)
class Waiting:
    """A symbol that only a second one is missing to, and the level that the item would be on or lead up to."""

    symbol: Symbol
    space: Space
    level: int


@dataclass(frozen=True, slots=True)
class Prospects:
    """What the turn in play has made possible."""

    waiting: tuple[Waiting, ...]
    opened: int | None  # a level
    statue: Space | None  # that others can line up with
    item: Symbol | None  # all that a set of four decorations lacks
    flower: Flower | None  # all that a set of four flowers lacks
