"""What a bot suggests to a player: its turn, and the best one that is played otherwise."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from babylon.bots.search import Finding
from babylon.pieces.move import Dig, Move, Place, Remove

ENOUGH = 4  # tries: fewer say nothing about how sure their mean is


@dataclass(frozen=True, slots=True)
class Alternative:
    """A turn, how far it stays behind the suggested one, and the standard error of that: at most so much.

    Both were tried in the same worlds, so most of their errors is the same luck.
    """

    moves: tuple[Move, ...]
    behind: float
    error: float


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A whole turn, or what is left of one; bots that do not compare turns know no alternative."""

    moves: tuple[Move, ...]
    alternative: Alternative | None = None


def suggested(found: Sequence[Finding], moves_of: Callable[[list[int]], list[Move]]) -> Suggestion:
    """The best of what was found, and the next best that digs or places otherwise."""
    best = tuple(moves_of(found[0].actions))
    for other in found[1:]:
        moves = tuple(moves_of(other.actions))
        if min(found[0].tries, other.tries) >= ENOUGH and outline(moves) != outline(best):
            error = math.hypot(found[0].error, other.error)
            return Suggestion(best, Alternative(moves, max(0.0, found[0].margin - other.margin), error))
    return Suggestion(best)


def outline(moves: Sequence[Move]) -> tuple[str, ...]:
    """What sets turns apart for people: which tile is taken, and where tiles come to lie."""
    taken = [str(move) for move in moves if isinstance(move, Dig | Remove)]
    return (*taken, *(f"{move.position}/{move.level}" for move in moves if isinstance(move, Place)))
