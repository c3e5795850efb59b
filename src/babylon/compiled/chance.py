"""Random numbers that plain and compiled code agree on: one stream for each game, all from one seed."""

from babylon.compiled.arrays import numbers

MASK = (1 << 63) - 1
WORD = (1 << 64) - 1
# A linear congruential generator of 63 bits (Knuth's MMIX multiplier); only its upper half is used.
MULTIPLIER, INCREMENT = 6364136223846793005, 1442695040888963407


def below(streams: list[int], which: int, limit: int) -> int:
    """A number from 0 to limit - 1 out of the stream with this number."""
    state = (streams[which] * MULTIPLIER + INCREMENT) & MASK
    streams[which] = state
    return ((state >> 31) * limit) >> 32


def seeded(seed: int, which: int) -> int:
    """Where the stream with this number starts: SplitMix64 scatters the seeds."""
    mixed = (seed * 0x9E3779B97F4A7C15 + which * 0xD1342543DE82EF95 + 0x632BE59BD9B4E019) & WORD
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
    return (mixed ^ (mixed >> 31)) & MASK


def streams(seed: int, size: int) -> list[int]:
    """So many streams of random numbers."""
    rows = numbers(size)
    for which in range(size):
        rows[which] = seeded(seed, which)
    return rows
