"""The key of a day, and all the chance that follows from it (docs/deals.md has test vectors)."""

import hashlib
from datetime import date
from itertools import islice

from babylon.pieces.deal import words_of

SPARE_BITS = 2  # a bot's chance has 62 bits, a word of the stream 64


def day_key(day: date) -> bytes:
    """The key of a day where no server keeps one: it follows from the date alone."""
    return hashlib.sha256(f"babylon day {day.isoformat()}".encode()).digest()


def commitment_of(day: date, key: bytes) -> str:
    """What a server tells of a day's key before its day: it gives nothing away, and the key can be checked by it."""
    return hashlib.sha256(f"babylon day {day.isoformat()} ".encode() + key).hexdigest()


def bot_seeds(key: bytes, turn: int) -> tuple[int, int]:
    """The chance by which a bot plays the turn before which so many were played, removals of the setup among them."""
    stream, worlds = islice(words_of(key + b"bots"), 2 * turn, 2 * turn + 2)
    return stream >> SPARE_BITS, worlds >> SPARE_BITS
