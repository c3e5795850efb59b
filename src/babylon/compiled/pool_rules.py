"""The rules over pools: what is asked of a single state, by the number it has in its pool."""

from babylon.compiled.memory import Pool, copy
from babylon.questions.digest import public_digest
from babylon.rules.scoring import open_notches, score
from babylon.rules.setup import begin
from babylon.rules.turn import apply, legal, reveal_tile, reveal_token, uncovered_stack


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


def begin_game(pool: Pool, index: int) -> None:
    """Begin the game whose deal the state has the numbers of."""
    begin(pool[index])


def revealed_stack(pool: Pool, index: int) -> int:
    """The stack whose visible tile nobody has seen yet, or NOTHING."""
    return uncovered_stack(pool[index])


def learn_tile(pool: Pool, index: int, stack: int, tile: int) -> None:
    """Learn the tile that a turn reveals."""
    reveal_tile(pool[index], stack, tile)


def learn_token(pool: Pool, index: int, token: int) -> None:
    """Learn the token that a round reveals."""
    reveal_token(pool[index], token)


def digest(pool: Pool, index: int, gardens: list[int]) -> int:
    """All that is public of the state as one number."""
    return public_digest(pool[index], gardens)
