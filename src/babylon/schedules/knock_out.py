"""Rounds that half of a table survives: the best seed meets the worst that is left."""

from collections.abc import Sequence

from babylon.schedules.entrants import sizes


def tables(seeds: Sequence[int], most: int) -> tuple[list[tuple[int, ...]], list[int]]:
    """The tables of the next round for all who are left, the best seed first, and who goes on without playing.

    At tables for two the best seeds sit out the first round, so that a power of two is left after it.
    """
    resting: list[int] = []
    playing = list(seeds)
    if len(playing) < 2:
        return [], playing
    if most == 2:
        full = 1 << (len(seeds) - 1).bit_length()
        resting, playing = playing[: full - len(seeds)], playing[full - len(seeds) :]
    return _dealt_out(playing, sizes(len(playing), most)), resting


def _dealt_out(seeds: Sequence[int], wanted: Sequence[int]) -> list[tuple[int, ...]]:
    """Seeds given to tables to and fro, as children divide into teams: every table has its share of the best."""
    found: list[list[int]] = [[] for _ in wanted]
    left, forth = list(seeds), True
    while left:
        for place in range(len(wanted)) if forth else reversed(range(len(wanted))):
            if left and len(found[place]) < wanted[place]:
                found[place].append(left.pop(0))
        forth = not forth
    return [tuple(table) for table in found]


def surviving(players: int) -> int:
    """How many of a table go on: half of it, one at least."""
    return max(1, players // 2)
