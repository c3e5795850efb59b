"""The headers of a record that say what was dealt."""

from collections.abc import Iterable
from enum import StrEnum
from typing import TypeVar

from babylon.pieces.deal import Deal
from babylon.pieces.edition import (
    EDITIONS,
    MOST_PIECES,
    Belvederes,
    Edition,
    Gap,
    Highest,
    Overlap,
    Supply,
    is_number_of_pieces,
)
from babylon.pieces.errors import BadRecord, BadTiles
from babylon.pieces.kinds import FLOWERS, TOKENS, Flower, Token
from babylon.pieces.tile import IDS, PER_MATERIAL, TileSet, parse_tile, tile_set, tiles
from babylon.record.headers import Header
from babylon.rules.setup import TOKENS_IN_PLAY
from babylon.rules.supply import PIECE_KINDS
from babylon.words import Listing

STACKS = 16
UNKNOWN = "?"
E = TypeVar("E", bound=StrEnum)


def read_deal(headers: dict[str, Header], faces: list[Header], last_line: int) -> Deal:
    """The deal that the headers describe."""
    for name in ("Edition", "Tiles", "Seats", "Quarry", "Tokens"):
        if name not in headers:
            raise BadRecord("header-missing", last_line, 1, header=name)
    seats = _seats(headers["Seats"])
    return Deal(
        edition=_edition(headers),
        tiles=_tiles(headers["Tiles"], faces),
        seats=seats,
        quarry=_quarry(headers["Quarry"]),
        tokens=_tokens(headers["Tokens"], TOKENS_IN_PLAY[len(seats)]),
    )


def _edition(headers: dict[str, Header]) -> Edition:
    named = headers["Edition"]
    if named.value not in EDITIONS:
        raise named.bad("unknown-value", value=named.value, known=Listing(tuple(EDITIONS)))
    return EDITIONS[named.value].mixed(
        highest=_choice(headers.get("Highest"), Highest),
        overlap=_choice(headers.get("Overlap"), Overlap),
        gap=_choice(headers.get("Gap"), Gap),
        belvederes=_choice(headers.get("Belvederes"), Belvederes),
        supply=_supply(headers.get("Supply")),
    )


def _choice(header: Header | None, choices: type[E]) -> E | None:
    if header is None:
        return None
    if header.value not in list(choices):
        raise header.bad("unknown-value", value=header.value, known=Listing(tuple(choices)))
    return choices(header.value)


def _supply(header: Header | None) -> Supply | None:
    if header is None:
        return None
    words = list(header.words())
    for word, column in words:
        if not is_number_of_pieces(word):
            raise header.bad("bad-number", column, value=word, most=MOST_PIECES)
    _check_size(header, words, PIECE_KINDS)
    return Supply(*(int(word) for word, _ in words))


def _check_size(header: Header, words: list[tuple[str, int]], needed: int) -> None:
    if len(words) != needed:
        raise header.bad("wrong-count", count=len(words), needed=needed)


def _tiles(header: Header, faces: list[Header]) -> TileSet:
    standard = tiles("standard")
    if header.value == standard.name and not faces:
        return standard
    parsed = []
    for face in faces:
        try:
            parsed.append(parse_tile(face.value))
        except BadTiles as error:
            raise face.bad("bad-tiles", reason=error) from error
    try:
        return tile_set(header.value, parsed)
    except BadTiles as error:
        raise header.bad("bad-tiles", reason=error) from error


def _seats(header: Header) -> tuple[Flower, ...]:
    seats = []
    for word, column in header.words():
        if word not in FLOWERS:
            raise header.bad("unknown-value", column, value=word, known=Listing(FLOWERS))
        if word in seats:
            raise header.bad("value-twice", column, value=word)
        seats.append(word)
    if len(seats) not in TOKENS_IN_PLAY:
        raise header.bad("seat-count", count=len(seats))
    return tuple(Flower(seat) for seat in seats)


def _quarry(header: Header) -> tuple[tuple[str | None, str | None, str | None], ...]:
    words = list(header.words())
    _check_size(header, words, STACKS)
    seen: set[str] = set()
    stacks = []
    for word, column in words:
        names = word.split("/")
        if len(names) != len(_LAYERS):
            raise header.bad("bad-stack", column, value=word)
        for name, layer in zip(names, _LAYERS, strict=True):
            if name != UNKNOWN and name not in layer:
                raise header.bad("bad-stack", column, value=word)
            if name in seen:
                raise header.bad("value-twice", column, value=name)
        seen |= set(names) - {UNKNOWN}
        basalt, granite, clay = (None if name == UNKNOWN else name for name in names)
        stacks.append((basalt, granite, clay))
    return tuple(stacks)


_LAYERS: tuple[Iterable[str], ...] = tuple(
    IDS[start : start + PER_MATERIAL] for start in (2 * PER_MATERIAL, PER_MATERIAL, 0)
)


def _tokens(header: Header, needed: int) -> tuple[Token | None, ...]:
    words = list(header.words())
    _check_size(header, words, needed)
    tokens: list[Token | None] = []
    for word, column in words:
        if word != UNKNOWN and word not in TOKENS:
            raise header.bad("unknown-value", column, value=word, known=Listing(TOKENS))
        tokens.append(None if word == UNKNOWN else Token(word))
    return tuple(tokens)
