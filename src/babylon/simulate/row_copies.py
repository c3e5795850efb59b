"""Games copied from row to row, in kernels: the state and the actions that led to it; and their random numbers."""

from babylon.compiled import Pool, carry
from babylon.compiled.rng import seeded


def copy_games(
    there: Pool,
    played_there: list[list[int]],
    plies_there: list[int],
    targets: list[int],
    here: Pool,
    played_here: list[list[int]],
    plies_here: list[int],
    sources: list[int],
) -> None:
    """Make each target row equal its source row; no row that is written may be read after it."""
    for number in range(len(targets)):
        target = targets[number]
        source = sources[number]
        carry(there, target, here, source)
        plies = plies_here[source]
        plies_there[target] = plies
        for ply in range(plies):
            played_there[target][ply] = played_here[source][ply]


def copy_turns(pool: Pool, targets: list[int], seats: list[int], phases: list[int], fresh: list[int]) -> None:
    """Write whose turn it is in each of these rows, and that nothing is known of its position."""
    for number in range(len(targets)):
        target = targets[number]
        seats[target] = pool[target].seat
        phases[target] = pool[target].phase
        fresh[target] = 0


def copy_numbers(there: list[int], targets: list[int], here: list[int], sources: list[int]) -> None:
    """Make each target number equal its source number."""
    for number in range(len(targets)):
        there[targets[number]] = here[sources[number]]


def sow(streams: list[int], which: list[int], seed: int) -> None:
    """Begin the streams of random numbers of these rows, each as in any batch of that seed."""
    for row in range(len(streams)):
        if which[row]:
            streams[row] = seeded(seed, row)
