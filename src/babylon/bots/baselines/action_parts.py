"""Actions as sums of a few parts, so that a small net answers with 540 numbers instead of 4,339.

How much an action is liked is how much its kind is, plus its place, plus its quarter turns; what an action has none of
is the last part, which is always 0.
"""

from typing import TYPE_CHECKING

import numpy as np

from babylon.rules import actions
from babylon.simulate.factors import END, FACTORS, PLACE_STORED

if TYPE_CHECKING:
    from numpy.typing import NDArray

KINDS = 2 * 9 + 3  # each kind of move with a corner open and without, and the three ways to end a turn
STACKS, TURNS, PLACES = 32, 4, 490
AT_STACK = KINDS
AT_TURNS = AT_STACK + STACKS
AT_PLACE = AT_TURNS + TURNS
NONE = AT_PLACE + PLACES
PARTS = NONE + 1


def _parts_of(action: int) -> tuple[int, int, int]:
    kind, place, _, _, corner, turns = FACTORS[action].tolist()
    if action < actions.PLACE:
        return 2 * kind, AT_STACK + action, NONE
    if kind <= PLACE_STORED:
        code = action - (actions.PLACE_STORED if kind == PLACE_STORED else actions.PLACE)
        return 2 * kind + (corner > 0), AT_PLACE + code // 4, AT_TURNS + turns
    return (2 * END + place if kind == END else 2 * kind), NONE, NONE


INDEX: "NDArray[np.int64]" = np.array([_parts_of(action) for action in range(actions.ACTIONS)])


def liked(parts: "NDArray[np.float32]") -> "NDArray[np.float32]":
    """How much each action is liked, a row for each row of parts."""
    parts = parts.copy()
    parts[:, NONE] = 0
    summed: NDArray[np.float32] = parts[:, INDEX].sum(axis=2)
    return summed


def chances(liking: "NDArray[np.float32]") -> "NDArray[np.float64]":
    """What each action weighs when one is drawn: e to the power of how much it is liked, against the best one."""
    weights: NDArray[np.float64] = np.exp((liking - liking.max(axis=1, keepdims=True)).astype(np.float64))
    return weights
