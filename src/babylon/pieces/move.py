"""Moves as data. `str(move)` is the record's token, and `parse_move` reads one back."""

import re
from dataclasses import dataclass
from typing import TypeAlias

from babylon.pieces.errors import BadNotation
from babylon.pieces.kinds import Keep, Source, Symbol
from babylon.pieces.spaces import CORNERS, SPACES, STACKS, Corner, Space, Stack

SYMBOL_LETTERS = {Symbol.STATUE: "S", Symbol.FOUNTAIN: "F", Symbol.BRIDGE: "B", Symbol.STAIRWAY: "T"}
_SYMBOLS = {letter: symbol for symbol, letter in SYMBOL_LETTERS.items()}
_KEEPS = {"d": Keep.DUG, "s": Keep.STORED, "-": Keep.NONE}
_KEEP_LETTERS = {keep: letter for letter, keep in _KEEPS.items()}
# More moves than a turn has room for: a garden ends with 64 decorations.
MOST_MOVES = 80


@dataclass(frozen=True, slots=True)
class Remove:
    """Take a clay tile out of the game in the setup."""

    stack: Stack

    def __str__(self) -> str:
        return f"x{self.stack}"


@dataclass(frozen=True, slots=True)
class Dig:
    """Take the visible tile of a stack, and the pillars it earns."""

    stack: Stack

    def __str__(self) -> str:
        return str(self.stack)


@dataclass(frozen=True, slots=True)
class Place:
    """Raise a tile on pillars; a belvedere fills the corner that has none."""

    source: Source
    position: Space
    level: int
    turns: int
    open_corner: Corner | None = None

    @property
    def corner_number(self) -> int:
        """The open corner as the rules number it: 0 for none, then from 1 as in `CORNERS`."""
        return CORNERS.index(self.open_corner) + 1 if self.open_corner else 0

    def __str__(self) -> str:
        corner = f"-{self.open_corner}" if self.open_corner else ""
        return f"{self.source[0]}{self.position}/{self.level}>{self.turns}{corner}"


@dataclass(frozen=True, slots=True)
class Decorate:
    """Put up a statue, fountain, bridge or stairway; `star` is the space whose symbol a token stands in for."""

    symbol: Symbol
    spaces: tuple[Space, ...]
    star: Space | None = None

    def __str__(self) -> str:
        marked = (f"{space}*" if space == self.star else str(space) for space in self.spaces)
        return f"{SYMBOL_LETTERS[self.symbol]}:{'-'.join(marked)}"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn, keeping the dug tile, the stored one or none."""

    keep: Keep

    def __str__(self) -> str:
        return f"={_KEEP_LETTERS[self.keep]}"


Move: TypeAlias = Remove | Dig | Place | Decorate | EndTurn


def ends_turn(move: Move) -> bool:
    """Whether the move is the last of a turn; a removal of the setup is a turn by itself."""
    return isinstance(move, EndTurn | Remove)


_PLACE = re.compile(r"([ds])([a-h][1-8])/([0-9]{1,2})>([0-3])(?:-(nw|ne|se|sw))?")
_DECORATE = re.compile(r"([SFBT]):([a-h][1-8])(\*?)(?:-([a-h][1-8])(\*?))?")


def parse_move(text: str) -> Move:
    """The move that a record's token stands for."""
    if text in STACKS:
        return Dig(STACKS[text])
    if text[:1] == "x" and text[1:] in STACKS:
        return Remove(STACKS[text[1:]])
    if text[:1] == "=" and text[1:] in _KEEPS:
        return EndTurn(_KEEPS[text[1:]])
    if found := _PLACE.fullmatch(text):
        return _place(text, found)
    if found := _DECORATE.fullmatch(text):
        return _decorate(text, found)
    raise BadNotation("bad-move", text=text)


def _place(text: str, found: re.Match[str]) -> Place:
    source, position, level, turns, corner = found.groups()
    if level.startswith("0"):
        raise BadNotation("bad-level", text=text)
    kind = Source.DUG if source == "d" else Source.STORED
    return Place(kind, SPACES[position], int(level), int(turns), Corner(corner) if corner else None)


def _decorate(text: str, found: re.Match[str]) -> Decorate:
    letter, first, first_star, second, second_star = found.groups()
    symbol = _SYMBOLS[letter]
    if (second is None) != (symbol is Symbol.STATUE):
        raise BadNotation("bad-space-count", text=text)
    if first_star and second_star:
        raise BadNotation("two-stars", text=text)
    spaces = tuple(SPACES[name] for name in (first, second) if name)
    if spaces != tuple(sorted(set(spaces))):
        raise BadNotation("bad-space-order", text=text)
    star = spaces[0] if first_star else spaces[1] if second_star else None
    return Decorate(symbol, spaces, star)
