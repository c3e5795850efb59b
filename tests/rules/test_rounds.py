"""RULES §7: the change of rounds and the end of the game."""

import random

import pytest

from babylon import Game, Phase, Token
from babylon.pieces.move import EndTurn
from babylon.rules.turn import reveals_token
from tests.drawing.table import idle_round, idle_turn, table
from tests.drawing.verdict import tokens, verdict


def test_the_first_round_has_no_token() -> None:
    assert table(["extra-single"]).token is Token.NONE


def test_the_top_token_is_revealed_after_the_last_seats_turn() -> None:
    game = table(["double-flower", "fewer-pillars"])
    for _ in range(3):
        idle_turn(game)
        assert game.token is Token.NONE
    idle_turn(game)
    assert game.token is Token.DOUBLE_FLOWER
    assert game.round == 2


def test_a_token_holds_for_every_players_turn_of_the_next_round() -> None:
    given, without = table(["extra-single"]), table(["none"])
    idle_round(given)
    idle_round(without)
    for seat in range(4):
        assert given.garden(seat).singles == without.garden(seat).singles + 1
        idle_turn(given)
        idle_turn(without)
    assert given.token is Token.NONE


def test_the_next_token_replaces_the_last() -> None:
    game = table(["double-flower", "fewer-pillars"])
    idle_round(game)
    idle_round(game)
    assert game.token is Token.FEWER_PILLARS


@pytest.mark.parametrize(("players", "rounds"), [(2, 15), (3, 13), (4, 11)])
def test_the_game_ends_when_no_token_is_left_to_reveal(players: int, rounds: int) -> None:
    game = table(players=players)
    while game.phase is Phase.REMOVE:
        game.play(game.legal_moves()[0])
    for number in range(1, rounds + 1):
        assert not game.is_over
        assert game.round == number
        idle_round(game)
    assert game.is_over
    assert game.winners() != ()


def test_nothing_can_be_played_once_the_game_is_over() -> None:
    game = table()
    for _ in range(11):
        idle_round(game)
    assert tokens(game) == []
    assert [verdict(game, move) for move in ("xA1", "A1", "sc4/1>0", "S:c4", "=-")] == ["game-over"] * 5


def test_it_is_known_before_a_turn_ends_whether_it_reveals_a_token() -> None:
    game, rng, revealed = Game.deal(3, seed=4), random.Random(4), 0
    while not game.is_over:
        ends = [move for move in game.legal_moves() if isinstance(move, EndTurn)]
        before, reveals = game.round, bool(ends) and reveals_token(game.state)
        game.play(rng.choice(ends or game.legal_moves()))
        assert reveals == (game.round > before)
        revealed += reveals
    assert revealed == game.rounds - 1
