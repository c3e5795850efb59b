"""A table in the middle of a game, as a record may begin with it: what is built, what is left, whose turn it is."""

import re
from dataclasses import dataclass, field
from typing import TypeAlias

from babylon.pieces.errors import BadNotation
from babylon.pieces.move import Decorate, Place, parse_move
from babylon.pieces.tile import IDS


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile that lies in a garden; `bare` when no belvedere was left for its open corner."""

    tile: str
    place: Place
    bare: bool = False

    def __str__(self) -> str:
        return f"{self.tile}:{str(self.place)[1:]}{'!' if self.bare else ''}"


Piece: TypeAlias = LaidTile | Decorate


@dataclass(frozen=True, slots=True)
class BuiltGarden:
    """A garden and its storage: the single pillars and the tile that are kept, the pieces in the order of building.

    `places` are the pieces' lines and columns in the text they were read from, `place` is that of the singles.
    """

    singles: int = 0
    stored: str | None = None
    pieces: tuple[Piece, ...] = ()
    places: tuple[tuple[int, int], ...] = field(default=(), compare=False, repr=False)
    place: tuple[int, int] = field(default=(0, 0), compare=False, repr=False)

    @property
    def tiles(self) -> tuple[str, ...]:
        """The tiles that lie in the garden, and the stored one."""
        laid = tuple(piece.tile for piece in self.pieces if isinstance(piece, LaidTile))
        return (*laid, self.stored) if self.stored else laid

    def place_of(self, number: int) -> tuple[int, int]:
        """The line and column of a piece; 0 when there was no text."""
        return self.places[number] if self.places else (0, 0)


@dataclass(frozen=True, slots=True)
class Midgame:
    """The beginning of a turn: its round from 1, its seat, how many tiles each stack has, the gardens by seats."""

    round: int
    seat: int
    heights: tuple[int, ...]
    gardens: tuple[BuiltGarden, ...]

    @property
    def turns(self) -> int:
        """How many turns have been played."""
        return (self.round - 1) * len(self.gardens) + self.seat

    def turns_of(self, seat: int) -> int:
        """How many of them were this seat's."""
        return self.round - 1 + (seat < self.seat)


_LAID = re.compile(r"([a-z][a-z0-9]+):([a-h][1-8]/.*?)(!?)")


def parse_piece(text: str) -> Piece:
    """The piece that a word of a garden stands for."""
    if found := _LAID.fullmatch(text):
        tile, place, bare = found.groups()
        move = parse_move(f"d{place}")
        if tile in IDS and isinstance(move, Place) and (move.open_corner or not bare):
            return LaidTile(tile, move, bool(bare))
    elif decoration := _decoration(text):
        return decoration
    raise BadNotation("bad-piece", text=text)


def _decoration(text: str) -> Decorate | None:
    move = parse_move(text) if text[1:2] == ":" else None
    return move if isinstance(move, Decorate) and move.star is None else None
