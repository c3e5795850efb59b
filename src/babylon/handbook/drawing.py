"""Reading drawings of gardens.

A picture shows the tiles of one level, rows from north to south, with the rows' numbers at the left and the columns'
letters below; the level stands in the corner:

     2  S o F o
     1  o o o o
    L1  a b c d

`.` no tile, `o` a blank corner, `S F B T` a statue, fountain, bridge or stairway symbol, `^` an open corner with its
belvedere, `v` an open corner that stays empty because no belvedere is left (the table then plays *while they last*).
Below a picture may stand decorations (`S:a2 F:b1-c1`); `---` starts a new turn.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from babylon.pieces.move import Decorate, parse_move
from babylon.pieces.spaces import CORNERS, SPACES, Corner, Space
from babylon.pieces.tile import LETTERS, Face


@dataclass(frozen=True, slots=True)
class DrawnTile:
    """A tile of a picture, its face as it lies."""

    position: Space
    level: int
    face: Face
    open_corner: Corner | None
    belvedere_left: bool


@dataclass(frozen=True, slots=True)
class NewTurn:
    """The line between two turns."""


Step: TypeAlias = DrawnTile | Decorate | NewTurn


def face_of(letters: str) -> Face:
    """The face that four letters nw ne se sw describe."""
    nw, ne, se, sw = (LETTERS.get(letter) for letter in letters)
    return nw, ne, se, sw


def steps(text: str) -> Iterator[Step]:
    """What a drawing tells, one thing after another."""
    rows: list[list[str]] = []
    for words in (line.split() for line in text.splitlines() if line.strip()):
        if words == ["---"]:
            yield NewTurn()
        elif re.fullmatch(r"[1-8]", words[0]):
            rows.append(words)
        elif re.fullmatch(r"L\d+", words[0]):
            yield from _tiles(int(words[0][1:]), rows, words[1:])
            rows = []
        else:
            yield from (_decoration(word) for word in words)
    assert not rows, "a picture ends with its level and columns"


def _decoration(word: str) -> Decorate:
    move = parse_move(word)
    assert isinstance(move, Decorate), word
    return move


def _tiles(level: int, rows: list[list[str]], columns: list[str]) -> Iterator[DrawnTile]:
    cells = {
        SPACES[f"{column}{row}"]: cell
        for row, *marks in rows
        for column, cell in zip(columns, marks, strict=True)
        if cell != "."
    }
    while cells:
        # Tiles of one level never overlap, so the first cell in reading order is some tile's north-west corner.
        first = next(iter(cells))
        position = Space(first.col, first.row - 1)
        letters = "".join(cells.pop(position.corner(corner)) for corner in CORNERS)
        opened = [corner for corner, letter in zip(CORNERS, letters, strict=True) if letter in "^v"]
        assert len(opened) <= 1, f"the tile at {position} has {len(opened)} open corners"
        yield DrawnTile(position, level, face_of(letters), opened[0] if opened else None, "v" not in letters)
