"""Gardens of the printed game, typed in by their owners to be scored (docs/cli.md describes the form).

`garden Ada` begins a player's garden; one alone needs no such line. A garden is put together again, one thing a line,
from the bottom up: `c4/2 pink` is a tile at c4 on level 2 with a pink flower; on `c4/2 pink -ne` a belvedere stands on
its open north-eastern corner, with `~ne` that corner is open without one. `S:c4`, `F:c4-d4`, `B:c4-e4`, `T:c4-d4` are
decorations as in a record. Or its pieces are counted: `statues 3 1` are three on level 1 and one on level 2.
"""

import re
from dataclasses import dataclass, field

from babylon.cli.problems import CliProblem
from babylon.game.score_pad import Counts, LaidTile, PadPiece
from babylon.pieces.errors import BabylonError
from babylon.pieces.kinds import FLOWERS, SYMBOLS, Flower, Source
from babylon.pieces.move import Decorate, Place, parse_move
from babylon.pieces.spaces import SPACES, Corner
from babylon.rules.setup import TOKENS_IN_PLAY
from babylon.rules.state import LEVELS, TILES
from babylon.words import Listing

_GARDEN = re.compile(r"garden(?:\s+(.+))?")
_TILE = re.compile(r"([a-h][1-8])/([1-9]\d?)\s+(\w+)(?:\s+([-~])(nw|ne|se|sw))?")
_COUNT = re.compile(r"(decks\s+)?([a-z]+)((?:\s+\d{1,2})+)")
_BARE = "~"  # marks an open corner without a belvedere
_BY_LEVEL = {f"{symbol}s": symbol for symbol in SYMBOLS}
NOTCHES = "notches"
# How many numbers may stand after each word.
_COUNTED = dict.fromkeys(_BY_LEVEL, LEVELS - 1) | {
    "belvederes": 1,
    "flowers": len(FLOWERS),
    "highest": 1,
    NOTCHES: 1,
}


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the form that puts a piece down."""

    number: int
    piece: PadPiece


@dataclass(slots=True)
class FormGarden:
    """A player's garden: the lines that put it together, or the numbers after each word that counts."""

    name: str
    lines: list[Line] = field(default_factory=list)
    seen: dict[str, tuple[int, ...]] = field(default_factory=dict)
    under_decks: dict[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def is_counted(self) -> bool:
        """Whether its pieces were counted."""
        return bool(self.seen or self.under_decks)


def gardens_of(text: str) -> list[FormGarden]:
    """The form, read."""
    gardens = [FormGarden("")]
    for number, raw in enumerate(text.splitlines(), start=1):
        if content := raw.partition("#")[0].strip():
            try:
                _read(gardens, number, content)
            except BabylonError as error:
                raise CliProblem("garden-line", line=number, reason=error) from error
    if len(gardens) > 1 and not (gardens[0].lines or gardens[0].is_counted):
        del gardens[0]
    if len(gardens) > max(TOKENS_IN_PLAY):
        raise CliProblem("garden-count", most=max(TOKENS_IN_PLAY), count=len(gardens))
    return gardens


def _read(gardens: list[FormGarden], number: int, content: str) -> None:
    garden = gardens[-1]
    if begun := _GARDEN.fullmatch(content):
        gardens.append(FormGarden(begun.group(1) or str(len(gardens))))
    elif counted := _COUNT.fullmatch(content):
        decks, word, numbers = counted.groups()
        (garden.under_decks if decks else garden.seen)[word] = _numbers(word, numbers)
    else:
        garden.lines.append(Line(number, _piece(content)))
    if garden.lines and garden.is_counted:
        raise CliProblem("garden-mixed")
    if sum(isinstance(line.piece, LaidTile) for line in garden.lines) > TILES:
        raise CliProblem("garden-tiles", most=TILES)


def _numbers(word: str, text: str) -> tuple[int, ...]:
    if word not in _COUNTED:
        raise CliProblem("bad-count", value=word, known=Listing(tuple(_COUNTED)))
    numbers = tuple(int(number) for number in text.split())
    if len(numbers) > _COUNTED[word]:
        raise CliProblem("too-many-counts", value=word, most=_COUNTED[word])
    return numbers


def _piece(content: str) -> PadPiece:
    if found := _TILE.fullmatch(content):
        position, level, flower, mark, corner = found.groups()
        if flower not in FLOWERS:
            raise CliProblem("bad-flower", value=flower, known=Listing(FLOWERS))
        place = Place(Source.DUG, SPACES[position], int(level), 0, Corner(corner) if corner else None)
        return LaidTile(place, Flower(flower), bare=mark == _BARE)
    if content[1:2] != ":":
        raise CliProblem("garden-form", value=content)
    decoration = parse_move(content)
    assert isinstance(decoration, Decorate)
    return decoration


def counts_of(words: dict[str, tuple[int, ...]]) -> Counts:
    """What the numbers after the words count."""

    def one(word: str) -> int:
        return words.get(word, (0,))[0]

    flowers = words.get("flowers", ())
    return Counts(
        decorations={symbol: words[word] for word, symbol in _BY_LEVEL.items() if word in words},
        belvederes=one("belvederes"),
        flowers=(*flowers, *[0] * (len(FLOWERS) - len(flowers))),
        highest=one("highest"),
        open_notches=one(NOTCHES),
    )
