"""States carried from one pool into another."""

from babylon.compiled.memory import Pool, overwrite


def carry(there: Pool, target: int, here: Pool, source: int) -> None:
    """Make a state of one pool equal a state of another, of as many players. Compiled, it is one move of memory."""
    overwrite(there[target], here[source])
