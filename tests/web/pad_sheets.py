"""Sheets of the score pad as its links hold them (`web/src/pad/link.ts`), made without a hundred clicks."""

from __future__ import annotations

import base64
from functools import reduce
from typing import TYPE_CHECKING

from babylon import EDITIONS, Game
from babylon.game.score_pad import Counts, LaidTile, PadPiece
from babylon.pieces.kinds import FLOWERS, SYMBOLS
from tests.properties.finished_gardens import counted, new_pieces

if TYPE_CHECKING:
    from collections.abc import Sequence

FORM = 1
SPACES = 64
QUICK, EXACT = range(2)


def counts_bytes(counts: Counts) -> list[int]:
    levels = [list(counts.decorations.get(symbol, ())) for symbol in SYMBOLS]
    highest = max((level for each in levels for level, count in enumerate(each, start=1) if count), default=0)
    items = [count for each in levels for count in (*each, *[0] * highest)[:highest]]
    return [highest, *items, counts.belvederes, *counts.flowers, counts.highest, counts.open_notches + 1]


def piece_bytes(piece: PadPiece) -> list[int]:
    if isinstance(piece, LaidTile):
        flower = FLOWERS.index(piece.flower) + len(FLOWERS) * piece.place.corner_number
        return [SPACES + piece.place.position.index, piece.place.level, flower]
    first, last = sorted((piece.spaces[0].index, piece.spaces[-1].index))
    return [first, SYMBOLS.index(piece.symbol), last]


def player_bytes(name: str, flower: int, manner: int, counts: tuple[Counts, Counts], pieces: list[PadPiece]) -> bytes:
    head = [flower, manner, len(name.encode()), *name.encode()]
    laid = [byte for piece in pieces for byte in piece_bytes(piece)]
    return bytes([*head, *counts_bytes(counts[0]), *counts_bytes(counts[1]), len(pieces), *laid])


def code_of(edition: str, players: Sequence[bytes]) -> str:
    """What stands behind `/score#`."""
    body = bytes([FORM, list(EDITIONS).index(edition), len(players), *b"".join(players)])
    total = reduce(lambda sum_, byte: (sum_ * 31 + byte + 1) % 65521, body, 0)
    return base64.urlsafe_b64encode(body + bytes([total >> 8, total & 255])).decode().rstrip("=")


def sheet_of_record(record: str, manner: int, names: Sequence[str], edition: str = "en") -> str:
    """The gardens of a game that was played, counted or rebuilt."""
    whole = Game.from_record(record)
    game = Game(whole.dealing)
    gardens: list[list[PadPiece]] = [[] for _ in range(game.players)]
    for move in whole.moves:
        game.play(move)
        for seat, mine in enumerate(gardens):
            mine.extend(new_pieces(game.garden(seat), mine))
    players = [
        player_bytes(names[seat], seat, manner, counted(game.garden(seat)), pieces if manner == EXACT else [])
        for seat, pieces in enumerate(gardens)
    ]
    return code_of(edition, players)
