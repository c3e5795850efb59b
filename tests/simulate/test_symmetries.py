"""A game that is turned or mirrored is played like the game itself."""

import numpy as np
import pytest

from babylon.game import Game
from babylon.rules.actions import ACTIONS
from babylon.simulate import Batch
from babylon.simulate.symmetries import (
    ACTION_TABLE,
    INVERSE,
    SYMMETRIES,
    mirrored,
    observation_table,
    transformed_deal,
)


def seen_as(game: Game, symmetry: int) -> Batch:
    """A batch of one game: this one, transformed."""
    deal = transformed_deal(game.dealing, symmetry)
    batch = Batch(1, game.players, game.edition, tiles=deal.tiles)
    batch.put(0, Game(deal))
    return batch


@pytest.mark.parametrize("symmetry", range(SYMMETRIES))
@pytest.mark.parametrize(("players", "edition"), [(2, "zh-Hans"), (3, "ja"), (4, "en")])
def test_playing_a_transformed_game_gives_the_transformed_game(players: int, edition: str, symmetry: int) -> None:
    game = Game.deal(players, edition, seed=10 * players + symmetry)
    plain, other = seen_as(game, 0), seen_as(game, symmetry)
    table, back = observation_table(players)[symmetry], ACTION_TABLE[INVERSE[symmetry]]
    while not plain.over.all():
        masks = plain.legal_masks()[:, back]
        assert np.array_equal(other.legal_masks(), masks)
        assert np.array_equal(other.observations(), plain.observations()[:, table])
        actions = decorated(plain)
        plain.step(actions)
        other.step(ACTION_TABLE[symmetry][actions])
    assert other.over.all()
    assert np.array_equal(other.scores(), plain.scores())
    assert np.array_equal(other.notches(), plain.notches())


def decorated(batch: Batch) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """A decoration wherever one is legal, else anything but the end of the turn where there is anything else."""
    legal = np.flatnonzero(batch.legal_masks()[0])
    items = legal[(legal >= 3952) & (legal < 4336)]
    if items.size:
        return items[-1:]
    drawn = batch.random_actions()
    return np.where(drawn >= 4336, legal[:1], drawn)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_only_change_places(players: int) -> None:
    for symmetry in range(SYMMETRIES):
        assert sorted(ACTION_TABLE[symmetry].tolist()) == list(range(ACTIONS))
        numbers = observation_table(players)[symmetry]
        assert sorted(numbers.tolist()) == list(range(len(numbers)))
        assert np.array_equal(ACTION_TABLE[INVERSE[symmetry]][ACTION_TABLE[symmetry]], np.arange(ACTIONS))
        assert np.array_equal(numbers[observation_table(players)[INVERSE[symmetry]]], np.arange(len(numbers)))


def test_nothing_stays_as_it_is_under_all_but_one() -> None:
    assert len({tuple(row) for row in ACTION_TABLE.tolist()}) == SYMMETRIES
    assert np.array_equal(ACTION_TABLE[0], np.arange(ACTIONS))


def test_a_mirror_of_a_mirror_is_the_tile_itself() -> None:
    tiles = Game.deal().dealing.tiles
    assert mirrored(mirrored(tiles)).by_id == tiles.by_id
    assert mirrored(tiles).by_id != tiles.by_id
