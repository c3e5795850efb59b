"""Actions in factors are the same actions."""

import numpy as np
import pytest

from babylon.rules.actions import ACTIONS
from babylon.simulate import Batch
from babylon.simulate.factors import FACTORS, SIZES, actions_of_factors, factor_masks, marginal_masks
from babylon.simulate.illegal_action import IllegalAction


def test_every_action_has_factors_of_its_own() -> None:
    assert np.array_equal(actions_of_factors(FACTORS), np.arange(ACTIONS))
    assert (FACTORS.max(axis=0) < SIZES).all()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_choosing_factor_after_factor_is_always_legal_and_reaches_all(players: int) -> None:
    batch, rng = Batch(8, players, seed=players), np.random.default_rng(players)
    while not batch.over.any():
        masks = batch.legal_masks()
        chosen = np.zeros((8, 0), np.int64)
        for _ in SIZES:
            drawn = [rng.choice(np.flatnonzero(row)) for row in factor_masks(masks, chosen)]
            chosen = np.column_stack([chosen, drawn])
        reached = np.prod([mask[FACTORS[:, factor]] for factor, mask in enumerate(marginal_masks(masks[0]))], axis=0)
        assert (reached >= masks[0]).all()
        batch.step(actions_of_factors(chosen))


def test_factors_of_no_action_are_refused_by_name() -> None:
    with pytest.raises(IllegalAction, match=r"no action has the factors \{'kind': 1, 'place': 16,"):
        actions_of_factors([[1, 3, 0, 0, 0, 0], [1, 16, 0, 0, 0, 0]])
