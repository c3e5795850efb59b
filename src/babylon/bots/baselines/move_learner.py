"""Plays move by move what a small policy likes best, as learners of single agents are trained.

`examples/maskable_ppo.py` and `examples/torchrl_ppo.py` train such policies; docs/tutorials/trained-agents.md tells
how.
"""

from random import Random
from typing import TYPE_CHECKING

import numpy as np

from babylon.bots.baselines.action_parts import PARTS, liked
from babylon.bots.baselines.layers import linear
from babylon.bots.baselines.views import NUMBERS, PLANES, TABLE, gardens, numbers, tables
from babylon.bots.state_bot import StateBot
from babylon.rules.actions import DIG, END
from babylon.simulate import Batch, Snapshot

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from babylon.bots.baselines.layers import Numbers, Weights
    from babylon.rules.state import GameState

SEEN = PLANES * 64 + NUMBERS + TABLE


def seen_by_policy(rows: "NDArray[np.uint8]", players: int) -> "Numbers":
    """What a policy sees of each row: one's own garden and storage, the round, the dug tile, the quarry."""
    planes = gardens(rows, players).reshape(len(rows), -1)
    return np.concatenate([planes, numbers(rows, players), tables(rows, players)], axis=1)


def policy(seen: "Numbers", weights: "Weights") -> "Numbers":
    """How much each action is liked: two layers, then the parts of actions."""
    hidden = np.tanh(linear(np.tanh(linear(seen, weights, "first")), weights, "second"))
    parts = linear(hidden, weights, "parts")
    assert parts.shape[1] == PARTS
    return liked(parts)


class MoveLearner(StateBot):
    """Takes the legal action that its policy likes best, one after the other."""

    def __init__(self, weights: "Weights") -> None:
        self._weights = weights
        self._batches: dict[int, Batch] = {}

    def actions(self, state: "GameState", seconds: float, rng: Random) -> list[int]:  # noqa: ARG002 - it needs no time
        """The action numbers of a whole turn."""
        if state.players not in self._batches:
            self._batches[state.players] = Batch(1, players=state.players)
        batch = self._batches[state.players]
        batch.restore(Snapshot.of(state), 0)
        batch.determinize(state.seat, rng)
        turn = [DIG]
        while DIG <= turn[-1] < END:
            liking = policy(seen_by_policy(batch.observations(), batch.players), self._weights)
            turn.append(int(np.where(batch.legal_masks() == 1, liking, -np.inf).argmax()))
            batch.step(turn[-1:])
        return turn[1:]
