"""The supply (RULES §2 and §8): what pieces there are besides tiles and tokens, and how a state counts them."""

from dataclasses import astuple, dataclass, fields


@dataclass(frozen=True, slots=True)
class Supply:
    """How many of each piece; a state counts them in this order."""

    singles: int
    doubles: int
    belvederes: int
    stairways: int
    fountains: int
    bridges: int
    statues: int

    def __str__(self) -> str:
        return " ".join(str(number) for number in astuple(self))


PIECES = tuple(field.name for field in fields(Supply))
PIECE_KINDS = len(PIECES)
SINGLES, DOUBLES, BELVEDERES = (PIECES.index(name) for name in ("singles", "doubles", "belvederes"))
# Where each kind of decoration is counted, in the order of `board`: statue, fountain, bridge, stairway.
DECORATIONS = tuple(PIECES.index(name) for name in ("statues", "fountains", "bridges", "stairways"))
