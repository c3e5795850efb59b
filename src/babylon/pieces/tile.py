"""Tiles and tile sets. A set is text: one face a line, `c01 white S.F.` (id, flower, corners nw ne se sw).

A line `tokens none none extra-single …` tells which round tokens come with them, if not two of each.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING

from babylon.pieces.errors import BadTiles
from babylon.pieces.kinds import FLOWERS, SYMBOLS, TOKENS, Flower, Material, Symbol, Token
from babylon.pieces.move import SYMBOL_LETTERS
from babylon.rules.board import NO_SYMBOL, face_of
from babylon.rules.tokens import BOX, COPIES
from babylon.words import Listing

if TYPE_CHECKING:
    from pathlib import Path

LETTERS: dict[str, Symbol | None] = {letter: symbol for symbol, letter in SYMBOL_LETTERS.items()} | {".": None}
PER_MATERIAL = 16
_INITIALS = {"c": Material.CLAY, "g": Material.GRANITE, "b": Material.BASALT}
IDS = tuple(f"{initial}{number:02}" for initial in _INITIALS for number in range(1, PER_MATERIAL + 1)) + tuple(FLOWERS)
TWO_OF_EACH = tuple(token for token in TOKENS for _ in range(COPIES))
_TOKENS = "tokens"  # the word that begins a line of tokens

Face = tuple[Symbol | None, Symbol | None, Symbol | None, Symbol | None]


@dataclass(frozen=True, slots=True)
class Tile:
    """A terrace tile; its face shows the corners nw, ne, se, sw as printed."""

    id: str
    flower: Flower
    face: Face

    @property
    def material(self) -> Material:
        """What the tile is made of."""
        return Material.START if self.id in FLOWERS else _INITIALS[self.id[0]]

    def turned(self, turns: int) -> Face:
        """The corners nw, ne, se, sw as the tile lies after so many quarter turns clockwise."""
        nw, ne, se, sw = (self.face[(corner - turns) % 4] for corner in range(4))
        return nw, ne, se, sw

    @property
    def bits(self) -> int:
        """The face as the rules keep it: four bits a symbol."""
        nw, ne, se, sw = (NO_SYMBOL if symbol is None else SYMBOLS.index(symbol) for symbol in self.face)
        return face_of(nw, ne, se, sw)

    def __str__(self) -> str:
        corners = "".join(SYMBOL_LETTERS[symbol] if symbol else "." for symbol in self.face)
        return f"{self.id} {self.flower} {corners}"


@dataclass(frozen=True)
class TileSet(Mapping[str, Tile]):
    """All 52 tiles by their ids, and the round tokens that come with them.

    A record tells the tiles and the tokens in play but not those left in the box, so sets differ by their tiles only.
    """

    name: str
    by_id: dict[str, Tile] = field(compare=True)
    tokens: tuple[Token, ...] = field(default=TWO_OF_EACH, compare=False)

    def __getitem__(self, tile: str) -> Tile:
        return self.by_id[tile]

    def __iter__(self) -> Iterator[str]:
        return iter(self.by_id)

    def __len__(self) -> int:
        return len(self.by_id)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.name, tuple(self.by_id.values())))


def parse_tile(line: str) -> Tile:
    """The tile that a line `c01 white S.F.` describes."""
    words = line.split()
    if len(words) != 3:
        raise BadTiles("bad-line", text=line)
    name, flower, corners = words
    if name not in IDS:
        raise BadTiles("unknown-id", text=name)
    if flower not in FLOWERS:
        raise BadTiles("unknown-flower", text=flower, known=Listing(FLOWERS))
    if len(corners) != 4 or not set(corners) <= set(LETTERS):
        raise BadTiles("bad-face", text=corners)
    nw, ne, se, sw = (LETTERS[letter] for letter in corners)
    return Tile(name, Flower(flower), (nw, ne, se, sw))


def parse_tokens(line: str) -> tuple[Token, ...]:
    """The tokens that a line `tokens none none extra-single …` tells."""
    words = line.split()[1:]
    for word in words:
        if word not in TOKENS:
            raise BadTiles("unknown-token", text=word, known=Listing(TOKENS))
    if len(words) != BOX:
        raise BadTiles("token-count", count=len(words), needed=BOX)
    return tuple(Token(word) for word in words)


def tile_set(name: str, tiles: list[Tile], tokens: tuple[Token, ...] = TWO_OF_EACH) -> TileSet:
    """The set of these tiles, or an error that says what it lacks (RULES §2)."""
    by_id: dict[str, Tile] = {}
    for tile in tiles:
        if tile.id in by_id:
            raise BadTiles("twice", text=tile.id)
        by_id[tile.id] = tile
    if missing := [name for name in IDS if name not in by_id]:
        raise BadTiles("missing", text=missing[0], count=len(missing))
    for tile in tiles:
        _check(tile)
    return TileSet(name, {name: by_id[name] for name in IDS}, tokens)


SYMBOLS_ON = {Material.CLAY: 2, Material.GRANITE: 3, Material.BASALT: 4}


def _check(tile: Tile) -> None:
    shown = sum(symbol is not None for symbol in tile.face)
    needed = SYMBOLS_ON.get(tile.material, shown)
    if shown != needed:
        raise BadTiles("symbol-count", text=tile.id, count=shown, needed=needed)
    if tile.material is Material.START and tile.id != tile.flower:
        raise BadTiles("start-flower", text=tile.id, flower=tile.flower.value)


def parse_tiles(name: str, text: str) -> TileSet:
    """The set in a text of one face a line; `#` starts a comment."""
    tiles: list[Tile] = []
    boxes: list[tuple[Token, ...]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if content := line.partition("#")[0].strip():
            try:
                if content.split()[0] == _TOKENS:
                    boxes.append(parse_tokens(content))
                else:
                    tiles.append(parse_tile(content))
            except BadTiles as error:
                raise BadTiles("line", line=number, reason=error) from error
    if len(boxes) > 1:
        raise BadTiles("tokens-twice")
    return tile_set(name, tiles, *boxes)


@cache
def tiles(name: str = "standard") -> TileSet:
    """A tile set that comes with the package."""
    # What finds files takes as long to import as all the rules, and only those who look for a set need it.
    from importlib.resources import files  # noqa: PLC0415

    source = files("babylon") / "data" / f"{name}.tiles"
    if not name.isidentifier() or not source.is_file():
        raise BadTiles("unknown-set", text=name)
    return parse_tiles(name, source.read_text("utf-8"))


def load_tiles(path: "str | Path") -> TileSet:
    """A tile set from a file of one's own, named after it."""
    from pathlib import Path  # noqa: PLC0415

    return parse_tiles(Path(path).stem, Path(path).read_text("utf-8"))
