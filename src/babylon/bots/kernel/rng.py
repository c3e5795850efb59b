"""A stream of random numbers that is the same compiled and as plain Python: a list with one number in it.

Multiply with carry (Marsaglia) on 31 bits: what grows past 63 bits is undefined in compiled code, and nothing does.
"""

_MULTIPLIER = 2147483583  # × 2³¹ - 1 is a safe prime, so that the period is almost 2⁶¹
_31_BITS = (1 << 31) - 1


def below(stream: list[int], limit: int) -> int:
    """A number from 0 up to `limit`, and not including it."""
    stream[0] = _MULTIPLIER * (stream[0] & _31_BITS) + (stream[0] >> 31)
    return ((stream[0] & _31_BITS) * limit) >> 31
