"""Rows tell of every legal move, and of nothing else."""

from random import Random

import pytest
from hypothesis import given, settings

from babylon import Game
from babylon.game.move_rows import move_rows, moves_in
from tests.drawing.garden import draw
from tests.properties.tables import chances, games, playing


@pytest.mark.unmeasured
@settings(max_examples=15)
@given(games(), chances())
def test_the_moves_of_the_rows_are_the_legal_ones_in_their_order(game: Game, rng: Random) -> None:
    for now in playing(game, rng):
        if rng.random() < 0.1 or now.is_over:
            assert [move for row in move_rows(now.state) for move in moves_in(row)] == now.legal_moves()


def told(game: Game) -> list[str]:
    return [str(move) for row in game.move_rows() for move in moves_in(row)]


def test_each_kind_of_move_is_told() -> None:
    game = Game.deal(players=2, seed=7)
    assert told(game) == [str(move) for move in game.legal_moves()]
    for token in ("xA1", "xB1", "xC1", "xD1", "xA2", "xB2"):
        game.play(token)
    assert told(game) == [str(move) for move in game.legal_moves()]
    assert {row.stack for row in game.income_rows()} == set(range(16))
    game.play("C3")
    assert {move[0] for move in told(game)} == {"d", "s", "="}
    decorated = draw("""
         2  o F F o
         1  o S o o
        L1  a b c d
    """)
    assert {"S:b1", "F:b2-c2"} <= set(told(decorated))
