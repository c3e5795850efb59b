"""A stream of random numbers that is the same compiled and as plain Python: a list with one number in it."""

from babylon.compiled.chance import wrapped

_MULTIPLIER = 6364136223846793005  # Knuth's for 64 bits, with an increment of his
_INCREMENT = 1442695040888963407


def below(stream: list[int], limit: int) -> int:
    """A number from 0 up to `limit`, less than a million, and not including it."""
    stream[0] = wrapped(stream[0], _MULTIPLIER, _INCREMENT)
    return ((stream[0] >> 33) * limit) >> 30
