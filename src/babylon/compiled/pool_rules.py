"""The rules over pools: what is asked of a single state, by the number it has in its pool."""

from babylon.compiled.memory import Pool, copy
from babylon.rules.scoring import open_notches, score
from babylon.rules.turn import apply, legal


def legal_actions(pool: Pool, index: int, out: list[int], scratch: list[int]) -> int:
    """Write every legal action of the state into `out`; return how many."""
    return legal(pool[index], out, scratch)


def copy_state(pool: Pool, target: int, source: int) -> None:
    """Make a state of the pool equal another one."""
    copy(pool, target, source)


def play(pool: Pool, index: int, action: int) -> None:
    """Play a legal action."""
    apply(pool[index], action)


def points(pool: Pool, index: int, seat: int) -> int:
    """All points of a seat."""
    return score(pool[index], pool[index].gardens[seat])


def turn_of(pool: Pool, index: int) -> int:
    """The seat whose turn it is."""
    return pool[index].seat


def phase_of(pool: Pool, index: int) -> int:
    """What the table waits for (`rules.turn`: REMOVING, DIGGING, BUILDING, OVER)."""
    return pool[index].phase


def notches(pool: Pool, index: int, seat: int) -> int:
    """Notches of a seat's board that are visible: what breaks ties."""
    return open_notches(pool[index], pool[index].gardens[seat])
