"""The closed sets of the game. A value is the word that records and programs use; the order is the rules' own."""

from enum import StrEnum

from babylon.rules.tokens import TOKENS, Token

__all__ = [
    "DISCARDS",
    "FLOWERS",
    "ITEM_KINDS",
    "KEEPS",
    "PHASES",
    "SUPPORTS",
    "SYMBOLS",
    "TOKENS",
    "Discarded",
    "Flower",
    "ItemKind",
    "Keep",
    "Material",
    "Phase",
    "Source",
    "Support",
    "Symbol",
    "Token",
]


class Flower(StrEnum):
    """The flower of a board and of a tile."""

    WHITE = "white"
    PINK = "pink"
    BLUE = "blue"
    YELLOW = "yellow"


class Symbol(StrEnum):
    """A symbol printed on a tile's corner, and the decoration it is for."""

    STATUE = "statue"
    FOUNTAIN = "fountain"
    BRIDGE = "bridge"
    STAIRWAY = "stairway"


class Material(StrEnum):
    """What a tile is made of; the starting tiles are of none."""

    CLAY = "clay"
    GRANITE = "granite"
    BASALT = "basalt"
    START = "start"


class Phase(StrEnum):
    """What the table waits for."""

    REMOVE = "remove"
    DIG = "dig"
    BUILD = "build"
    OVER = "over"


class Source(StrEnum):
    """Where a tile to be placed comes from."""

    DUG = "dug"
    STORED = "stored"


class Keep(StrEnum):
    """Which tile stays in the storage slot at the end of a turn."""

    DUG = "dug"
    STORED = "stored"
    NONE = "none"


class Discarded(StrEnum):
    """Which tiles leave the game at the end of a turn."""

    NONE = "none"
    DUG = "dug"
    STORED = "stored"
    BOTH = "both"


class Support(StrEnum):
    """What carries a tile's corner."""

    OPEN = "open"
    SINGLE = "single"
    DOUBLE = "double"
    STATUE = "statue"


class ItemKind(StrEnum):
    """What can stand on a tile."""

    STATUE = "statue"
    FOUNTAIN = "fountain"
    BRIDGE = "bridge"
    STAIRWAY = "stairway"
    BELVEDERE = "belvedere"


FLOWERS = tuple(Flower)
DISCARDS = tuple(Discarded)
KEEPS = tuple(Keep)
SYMBOLS = tuple(Symbol)
PHASES = tuple(Phase)
SUPPORTS = tuple(Support)
ITEM_KINDS = tuple(ItemKind)
