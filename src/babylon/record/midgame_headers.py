"""The headers of a record that begins in the middle of a game: what is built, what is left, whose turn it is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from babylon.pieces.errors import BadNotation, BadRecord
from babylon.pieces.kinds import FLOWERS, Flower
from babylon.pieces.midgame import BuiltGarden, LaidTile, Midgame, Piece, parse_piece
from babylon.pieces.tile import IDS, PER_MATERIAL
from babylon.rules.setup import REMOVALS
from babylon.rules.turn import STORED_SINGLES
from babylon.words import Listing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from babylon.pieces.deal import Deal
    from babylon.record.headers import Header

MIDGAME = ("Heights", "Round", "Turn")
GARDEN = "Garden"
NOTHING = "-"
LAYERS = ("basalt", "granite", "clay")
_INITIALS = tuple(layer[0] for layer in LAYERS)


@dataclass(slots=True)
class _Used:
    """The tiles that lie somewhere: in a stack that is still there, or in a garden."""

    deal: Deal
    heights: tuple[int, ...]
    tiles: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        for stack, height in zip(self.deal.quarry, self.heights, strict=True):
            self.tiles |= {tile for tile in stack[:height] if tile}

    def take(self, header: Header, column: int, tile: str, flower: str) -> None:
        if tile not in IDS or (tile in FLOWERS and tile != flower):
            raise header.bad("no-such-tile", column, value=tile, flower=flower)
        if tile in self.tiles:
            raise header.bad("tile-elsewhere", column, value=tile)
        self.tiles.add(tile)


def read_midgame(headers: dict[str, Header], gardens: Sequence[Header], deal: Deal, last_line: int) -> Midgame:
    """Where the record begins."""
    for name in MIDGAME:
        if name not in headers:
            raise BadRecord("header-missing", last_line, 1, header=name)
    heights = _heights(headers["Heights"])
    round_, seat = _round(headers["Round"], deal), _seat(headers["Turn"], deal)
    used = _Used(deal, heights)
    built = dict(_garden(header, deal, used) for header in gardens)
    _check_seats(gardens, deal, last_line)
    midgame = Midgame(round_, seat, heights, tuple(built[flower] for flower in deal.seats))
    _check_tokens(headers["Tokens"], deal, midgame)
    _check_quarry(headers["Heights"], deal, midgame)
    _check_gardens(gardens, deal, midgame)
    return midgame


def _heights(header: Header) -> tuple[int, ...]:
    words = list(header.words())
    for word, column in words:
        _number(header, word, column, len(LAYERS))
    if len(words) != PER_MATERIAL:
        raise header.bad("wrong-count", count=len(words), needed=PER_MATERIAL)
    return tuple(int(word) for word, _ in words)


def _number(header: Header, word: str, column: int, most: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= len(str(most)) and int(word) <= most):
        raise header.bad("bad-number", column, value=word, most=most)
    return int(word)


def _round(header: Header, deal: Deal) -> int:
    found = _number(header, header.value, header.column, deal.rounds)
    if found == 0:
        raise header.bad("bad-round", value=header.value, most=deal.rounds)
    return found


def _seat(header: Header, deal: Deal) -> int:
    if header.value not in deal.seats:
        raise header.bad("unknown-value", value=header.value, known=Listing(deal.seats))
    return deal.seats.index(Flower(header.value))


def _garden(header: Header, deal: Deal, used: _Used) -> tuple[Flower, BuiltGarden]:
    """A garden: its flower, the singles and the tile that are kept, and the pieces."""
    words = list(header.words())
    if len(words) < 3:
        raise header.bad("bad-garden")
    (flower, column), (singles, second), (stored, third), *rest = words
    if flower not in deal.seats:
        raise header.bad("unknown-value", column, value=flower, known=Listing(deal.seats))
    kept = _number(header, singles, second, STORED_SINGLES)
    if stored != NOTHING:
        used.take(header, third, stored, flower)
    pieces = tuple(_pieces(header, rest, flower, used))
    places = tuple((header.line, column) for _, column in rest)
    return Flower(flower), BuiltGarden(
        kept, None if stored == NOTHING else stored, pieces, places, (header.line, second)
    )


def _pieces(header: Header, words: list[tuple[str, int]], flower: str, used: _Used) -> Iterator[Piece]:
    for word, column in words:
        try:
            piece = parse_piece(word)
        except BadNotation as error:
            raise header.bad("bad-piece", column, text=word, reason=error) from error
        if isinstance(piece, LaidTile):
            used.take(header, column, piece.tile, flower)
        yield piece


def _check_seats(gardens: Sequence[Header], deal: Deal, last_line: int) -> None:
    seen: set[str] = set()
    for header in gardens:
        flower, column = next(header.words())
        if flower in seen:
            raise header.bad("value-twice", column, value=flower)
        seen.add(flower)
    for flower in deal.seats:
        if flower not in seen:
            raise BadRecord("garden-missing", last_line, 1, flower=flower)


def _check_tokens(header: Header, deal: Deal, midgame: Midgame) -> None:
    """The box holds as many tokens, and that of the round is known."""
    for token, count in Counter(token for token in deal.tokens if token).items():
        if count > (most := deal.tiles.tokens.count(token)):
            raise header.bad("too-many-tokens", value=token, count=count, most=most)
    if midgame.round > 1 and deal.tokens[midgame.round - 2] is None:
        raise header.bad("token-unknown", round=midgame.round)


def _check_quarry(header: Header, deal: Deal, midgame: Midgame) -> None:
    """Every turn took one tile, and the setup took clay; what lies in gardens came from there."""
    removed = REMOVALS[deal.players]
    count, needed = sum(midgame.heights), len(LAYERS) * PER_MATERIAL - removed - midgame.turns
    if count != needed:
        raise header.bad("wrong-quarry", count=count, needed=needed)
    laid = Counter(tile[0] for garden in midgame.gardens for tile in garden.tiles if tile not in FLOWERS)
    for layer, (material, initial) in enumerate(zip(LAYERS, _INITIALS, strict=True)):
        gone = sum(height <= layer for height in midgame.heights) - (removed if material == "clay" else 0)
        if gone < 0:
            raise header.bad("clay-not-removed", count=gone + removed, needed=removed)
        if laid[initial] > gone:
            raise header.bad("too-few-dug", material=material, count=laid[initial], gone=gone)
    for initial, layer in zip(_INITIALS, range(len(LAYERS)), strict=True):
        _check_slots(header, deal, midgame, layer, initial)


def _check_slots(header: Header, deal: Deal, midgame: Midgame, layer: int, initial: str) -> None:
    """What the record says of the tiles that were dug leaves room for those that lie in gardens."""
    dug = [stack[layer] for stack, height in zip(deal.quarry, midgame.heights, strict=True) if height <= layer]
    laid = {tile for garden in midgame.gardens for tile in garden.tiles if tile[0] == initial and tile not in FLOWERS}
    if missing := sorted(laid - set(dug))[dug.count(None) :]:
        raise header.bad("never-dug", value=missing[0])


def _check_gardens(gardens: Sequence[Header], deal: Deal, midgame: Midgame) -> None:
    """Nobody has more tiles than they dug, besides the starting tile."""
    for header in gardens:
        flower, _ = next(header.words())
        seat = deal.seats.index(Flower(flower))
        count = sum(tile not in FLOWERS for tile in midgame.gardens[seat].tiles)
        if count > (most := midgame.turns_of(seat)):
            raise header.bad("too-many-tiles", flower=flower, count=count, most=most)
