"""Random numbers that plain and compiled code agree on: one stream for each game, all from one seed.

Numbers have 63 bits, so that they are never negative and shift alike in Python and in the machine.
"""

from babylon.compiled.arrays import numbers

MASK = (1 << 63) - 1
# A linear congruential generator (Knuth's MMIX multiplier); only its upper half is used.
MULTIPLIER, INCREMENT = 6364136223846793005, 1442695040888963407
# Odd numbers without pattern, to scatter the seeds as SplitMix64 does.
SEED, STREAM, FIRST, SECOND = 0x1E3779B97F4A7C15, 0x5851F42D4C957F2D, 0x3F58476D1CE4E5B9, 0x14D049BB133111EB


def wrapped(a: int, b: int, c: int) -> int:
    """The lower 63 bits of a × b + c. Everywhere else in a kernel numbers must not grow past 64 bits."""
    return (a * b + c) & MASK


def below(streams: list[int], which: int, limit: int) -> int:
    """A number from 0 to limit - 1 out of the stream with this number."""
    state = wrapped(streams[which], MULTIPLIER, INCREMENT)
    streams[which] = state
    return ((state >> 31) * limit) >> 32


def seeded(seed: int, which: int) -> int:
    """Where the stream with this number starts."""
    mixed = wrapped(seed, SEED, wrapped(which, STREAM, STREAM))
    mixed = wrapped(mixed ^ (mixed >> 30), FIRST, 0)
    mixed = wrapped(mixed ^ (mixed >> 27), SECOND, 0)
    return mixed ^ (mixed >> 31)


def streams(seed: int, size: int) -> list[int]:
    """So many streams of random numbers."""
    rows = numbers(size)
    for which in range(size):
        rows[which] = seeded(seed & MASK, which)
    return rows
