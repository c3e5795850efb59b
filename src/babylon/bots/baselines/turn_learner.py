"""Chooses among whole turns: a prior proposes them, a value says what each leaves behind.

`examples/alphazero.py` trains both; docs/tutorials/trained-agents.md tells how.
"""

from random import Random
from typing import TYPE_CHECKING

import numpy as np

from babylon.bots.baselines.action_parts import PARTS, chances, liked
from babylon.bots.baselines.layers import Numbers, Weights, convolved, linear, rectified
from babylon.bots.baselines.views import LONGEST, gardens, numbers, tables
from babylon.bots.baselines.weights import weights_of
from babylon.bots.state_bot import StateBot
from babylon.rules.turn import OVER
from babylon.simulate import Batch, Snapshot
from babylon.simulate.whole_turns import NO_MOVE, play_turns

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from babylon.rules.state import GameState

TURNS = 64  # that it looks at
POINTS = 40  # what a 1 of the value's net means


def growth(planes: Numbers, storage: Numbers, left: float, weights: Weights) -> Numbers:
    """The points that each garden will still gain, with this share of a long game left."""
    seen = rectified(convolved(planes, weights, "value.near", rim=1))
    known = np.concatenate([seen.mean(axis=(2, 3)), seen.max(axis=(2, 3)), storage], axis=1)
    known = np.concatenate([known, np.full((len(known), 1), left, np.float32)], axis=1)
    told = linear(rectified(linear(known, weights, "value.joined")), weights, "value.told")
    gained: Numbers = POINTS * left * told[:, 0]
    return gained


def parts(planes: Numbers, storage: Numbers, table: Numbers, weights: Weights) -> Numbers:
    """How much the prior likes the parts of actions (`action_parts`)."""
    seen = rectified(convolved(planes, weights, "prior.near", rim=1))
    places = convolved(seen, weights, "prior.places").transpose(0, 2, 3, 1).reshape(len(planes), -1)
    known = np.concatenate([seen.mean(axis=(2, 3)), storage, table], axis=1)
    others = linear(rectified(linear(known, weights, "prior.joined")), weights, "prior.told")
    found = np.concatenate([others, places, np.zeros((len(planes), 1), np.float32)], axis=1)
    assert found.shape[1] == PARTS
    return found


class TurnLearner(StateBot):
    """Looks at many whole turns and takes the one that leaves most, points and what the garden will still gain."""

    def __init__(self, weights: "Weights | None" = None, turns: int = TURNS) -> None:
        self._weights: Weights = weights or weights_of("turn-learner")
        self._turns = turns
        self._batches: dict[int, Batch] = {}

    def actions(self, state: "GameState", seconds: float, rng: Random) -> list[int]:  # noqa: ARG002 - it needs no time
        """The action numbers of a whole turn."""
        if state.players not in self._batches:
            self._batches[state.players] = Batch(self._turns, players=state.players)
        batch = self._batches[state.players]
        batch.reset(seed=rng.getrandbits(62))
        batch.restore(Snapshot.of(state), 0)
        batch.determinize(state.seat, rng, [0])  # one world for all turns: they differ by what is done, not by luck
        batch.copy(0, range(1, batch.n))
        turns = play_turns(batch, chances(self._liking(batch)))
        moves = turns[self._worth(batch, state).argmax()]
        return [int(move) for move in moves[moves != NO_MOVE]]

    def _liking(self, batch: Batch) -> "NDArray[np.float32]":
        seen = batch.observations([0])[:1]
        table = tables(seen, batch.players)
        return liked(parts(gardens(seen, batch.players), numbers(seen, batch.players), table, self._weights))

    def _worth(self, batch: Batch, before: "GameState") -> "NDArray[np.float32]":
        points = batch.scores()[:, before.seat].astype(np.float32)
        left = (before.token_count - before.round) / LONGEST
        if batch.phases[0] == OVER or not left:
            return points
        seen, mover = batch.observations(), batch.players - 1  # whoever has moved is the last to move again
        planes, storage = gardens(seen, batch.players, mover), numbers(seen, batch.players, mover)
        return points + growth(planes, storage, left, self._weights)
