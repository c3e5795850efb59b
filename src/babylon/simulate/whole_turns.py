"""Turns rather than moves: what a seat weighs up is a whole turn, from the dig to what it keeps.

>>> from babylon.simulate import Batch
>>> from babylon.simulate.whole_turns import play_turns
>>> batch = Batch(64)
>>> turns = play_turns(batch)  # in the setup a turn is one removal
>>> turns.shape
(64, 1)
>>> set(batch.seats.tolist())
{1}
"""

from typing import TYPE_CHECKING

import numpy as np

from babylon.rules.actions import DIG, END

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from babylon.simulate.batch import Batch

NO_MOVE = -1  # behind the last move of a turn


def play_turns(
    batch: "Batch", weights: "ArrayLike | None" = None, tables: "ArrayLike | None" = None
) -> "NDArray[np.int64]":
    """Play every game on to the end of the turn in play, by actions drawn as `Batch.random_actions` draws them.

    What comes back are the turns, a row for each game, filled up with NO_MOVE.
    """
    going, moves = ~batch.over, []
    while going.any():
        actions = batch.random_actions(weights, tables)
        batch.step(actions, going)
        moves.append(np.where(going, actions, NO_MOVE))
        going &= (actions >= DIG) & (actions < END)
    return np.stack(moves, axis=1) if moves else np.empty((batch.n, 0), np.int64)
