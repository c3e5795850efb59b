"""Rows tell of every legal move, and of nothing else."""

from random import Random

import pytest
from hypothesis import given, settings

from babylon import Game
from babylon.game.move_rows import move_rows, moves_in
from tests.properties.tables import chances, games, playing


@pytest.mark.unmeasured
@settings(max_examples=15)
@given(games(), chances())
def test_the_moves_of_the_rows_are_the_legal_ones_in_their_order(game: Game, rng: Random) -> None:
    for now in playing(game, rng):
        if rng.random() < 0.1 or now.is_over:
            assert [move for row in move_rows(now.state) for move in moves_in(row)] == now.legal_moves()
