"""The deal: what chance decides before and during a game, and how a key decides it.

The order of tiles and tokens follows from a 32-byte key by a rule that any language can repeat: the stream of
SHA-256(key, counter), read as 64-bit numbers, drives Fisher-Yates shuffles (docs/deals.md has test vectors).
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from babylon.pieces.edition import Edition
from babylon.pieces.errors import BadNotation
from babylon.pieces.kinds import FLOWERS, Flower, Token
from babylon.pieces.midgame import Midgame
from babylon.pieces.tile import IDS, PER_MATERIAL, TileSet
from babylon.rules.setup import TOKENS_IN_PLAY

_WORD = 1 << 64
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Deal:
    """A table before its first move. What is not known is None: a view has such deals.

    With a `midgame` it has been played on, by nobody knows which moves: it begins there.
    """

    edition: Edition
    tiles: TileSet
    seats: tuple[Flower, ...]
    quarry: tuple[tuple[str | None, str | None, str | None], ...]
    tokens: tuple[Token | None, ...]
    midgame: Midgame | None = None

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def rounds(self) -> int:
        """How many rounds are played: one before the first token, and one for each."""
        return len(self.tokens) + 1

    @property
    def turns_before(self) -> int:
        """How many turns were played before the first one that can be told."""
        return self.midgame.turns if self.midgame else 0


def words_of(key: bytes) -> Iterator[int]:
    """The 64-bit numbers that a key stands for, one after another and without end."""
    counter = 0
    while True:
        block = hashlib.sha256(key + counter.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[start : start + 8], "big") for start in range(0, len(block), 8))
        counter += 1


def _below(words: Iterator[int], limit: int) -> int:
    # The words past the last whole multiple of the limit would favour small numbers.
    fair = _WORD - _WORD % limit
    return next(word for word in words if word < fair) % limit


def _shuffled(words: Iterator[int], things: tuple[T, ...]) -> tuple[T, ...]:
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = _below(words, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def drawn_seat(key: bytes, players: int) -> int:
    """The seat that begins when the first player is drawn by lot (docs/deals.md)."""
    return _below(words_of(key + b"first player"), players)


def seed_key(seed: int) -> bytes:
    """The key of a numbered deal."""
    return hashlib.sha256(f"babylon deal {seed}".encode()).digest()


def flowers_for(players: int) -> tuple[Flower, ...]:
    """The boards of so many seats, unless they choose."""
    if players not in TOKENS_IN_PLAY:
        raise BadNotation("player-count", text=str(players))
    return FLOWERS[:players]


def dealt(key: bytes, edition: Edition, tiles: TileSet, seats: tuple[Flower, ...], *, by_lot: bool = False) -> Deal:
    """The deal that follows from a key: basalt, granite, clay, then the tokens (RULES §3).

    By lot the key also draws who begins; the others follow in the order of `seats`.
    """
    assert len(seats) in TOKENS_IN_PLAY, "two to four can play"
    assert len(set(seats)) == len(seats), "every seat has a board of its own"
    words = words_of(key)
    clay, granite, basalt = (IDS[start : start + PER_MATERIAL] for start in (0, PER_MATERIAL, 2 * PER_MATERIAL))
    bottom, middle, top = (_shuffled(words, layer) for layer in (basalt, granite, clay))
    tokens = _shuffled(words, tiles.tokens)
    first = drawn_seat(key, len(seats)) if by_lot else 0
    quarry: tuple[tuple[str, str, str], ...] = tuple(zip(bottom, middle, top, strict=True))
    return Deal(edition, tiles, seats[first:] + seats[:first], quarry, tokens[: TOKENS_IN_PLAY[len(seats)]])
