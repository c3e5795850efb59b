"""Actions in factors: what is done, where, and how, each a choice among few, for nets that find 4,339 too many.

=========  =======  ===========================================================================================
factor     choices
=========  =======  ===========================================================================================
kind       9        remove, dig, place the dug tile, the stored one, statue, fountain, stairway, bridge, end the turn
place      64       a stack, the position of a tile (7 × row + column), a space; at the end what is kept
direction  2        of a pair of spaces: to the east, to the north
lift       2        of a tile
corner     5        the open one
turns      4        of a tile
=========  =======  ===========================================================================================

What a kind of move has no use for is 0. Choose one factor after the other, each by its mask given those before:

>>> import numpy as np
>>> from babylon.simulate import Batch
>>> batch, rng = Batch(3), np.random.default_rng(1)
>>> chosen = np.zeros((3, 0), np.int64)
>>> for _ in SIZES:
...     masks = factor_masks(batch.legal_masks(), chosen)
...     drawn = [rng.choice(np.flatnonzero(row)) for row in masks]
...     chosen = np.column_stack([chosen, drawn])
>>> batch.step(actions_of_factors(chosen))
"""

from typing import TYPE_CHECKING

import numpy as np

from babylon.rules import actions
from babylon.rules.board import BRIDGE, FOUNTAIN, STAIRWAY, STATUE
from babylon.simulate.illegal_action import IllegalAction

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

NAMES = ("kind", "place", "direction", "lift", "corner", "turns")
SIZES = (9, 64, 2, 2, 5, 4)
REMOVE, DIG, PLACE_DUG, PLACE_STORED = range(4)
DECORATIONS = {STATUE: 4, FOUNTAIN: 5, STAIRWAY: 6, BRIDGE: 7}
END = 8


def factors_of(action: int) -> tuple[int, int, int, int, int, int]:
    """The factors of an action."""
    if action < actions.DIG:
        return REMOVE, action, 0, 0, 0, 0
    if action < actions.PLACE:
        return DIG, action - actions.DIG, 0, 0, 0, 0
    if action < actions.DECORATE:
        stored = action >= actions.PLACE_STORED
        code = action - (actions.PLACE_STORED if stored else actions.PLACE)
        how = actions.lift_of(code), actions.corner_of(code), actions.turns_of(code)
        return PLACE_STORED if stored else PLACE_DUG, actions.position_of(code), 0, *how
    if action < actions.END:
        item = action - actions.DECORATE
        first, second = actions.SPACE_A[item], actions.SPACE_B[item]
        return DECORATIONS[actions.KIND[item]], first, int(second - first >= 8), 0, 0, 0
    return END, action - actions.END, 0, 0, 0, 0


FACTORS: "NDArray[np.int64]" = np.array([factors_of(action) for action in range(actions.ACTIONS)])
_NONE = -1
_ACTIONS: "NDArray[np.int16]" = np.full(SIZES, _NONE, np.int16)
_ACTIONS[tuple(FACTORS.T)] = np.arange(actions.ACTIONS)
_IS = [(FACTORS[:, factor, None] == np.arange(size)).astype(np.float32) for factor, size in enumerate(SIZES)]


def actions_of_factors(factors: "ArrayLike") -> "NDArray[np.int64]":
    """The actions with these factors, a row for each; an IllegalAction where there is no such action."""
    chosen = np.asarray(factors)
    found: NDArray[np.int64] = _ACTIONS[tuple(np.moveaxis(chosen, -1, 0))].astype(np.int64)
    if (found == _NONE).any():
        first = chosen.reshape(-1, len(SIZES))[int(np.argmax(found.reshape(-1) == _NONE))]
        raise IllegalAction(f"no action has the factors {dict(zip(NAMES, first.tolist(), strict=True))}")
    return found


def factor_masks(masks: "NDArray[np.int8]", chosen: "NDArray[np.int64]") -> "NDArray[np.int8]":
    """For each game which values of the next factor a legal action has that has the factors chosen before."""
    rows, factor = chosen.shape
    left = masks.reshape(rows, -1).astype(np.float32)
    for before in range(factor):
        left *= FACTORS[:, before] == chosen[:, before, None]
    fits: NDArray[np.int8] = (left @ _IS[factor] > 0).astype(np.int8)
    return fits


def marginal_masks(mask: "NDArray[np.int8]") -> "tuple[NDArray[np.int8], ...]":
    """For each factor which of its values any legal action has, whatever the others are."""
    left = mask.astype(np.float32)
    return tuple((left @ one > 0).astype(np.int8) for one in _IS)
