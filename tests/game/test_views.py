"""What a seat may know."""

import json
from dataclasses import replace

import pytest

from babylon import Game, IllegalMove, Token, View
from tests.drawing.table import idle_round, idle_turn, table


def begun() -> Game:
    game = table(["extra-single", "change-symbol", "fill-blank"])
    idle_round(game)
    idle_turn(game)
    return game


def test_a_view_hides_the_tiles_under_others() -> None:
    seen = begun().view(0).deal.quarry
    hidden = [sum(tile is None for tile in stack) for stack in seen]
    assert hidden == [max(stack.height - 1, 0) for stack in begun().quarry.stacks]


def test_a_view_hides_the_tokens_to_come() -> None:
    assert begun().view(0).deal.tokens == (Token.EXTRA_SINGLE, *[None] * 9)


def test_a_view_has_no_seed() -> None:
    assert "Seed" not in str(begun().view(0).record())


def test_every_seat_and_every_spectator_sees_the_same() -> None:
    game = begun()
    assert game.view(0).as_json() == game.view(3).as_json() == game.view().as_json()
    assert game.view(2).seat == 2


def test_a_view_replays_to_the_same_table() -> None:
    game = begun()
    seen = game.view(1).game()
    assert seen.gardens() == game.gardens()
    assert seen.quarry == game.quarry
    assert seen.legal_moves() == game.legal_moves()


def test_a_view_can_be_played_on_as_far_as_it_is_known() -> None:
    seen = begun().view(1).game()
    seen.play("D4")
    assert seen.quarry.stacks[15].tile is None
    assert seen.quarry.stacks[15].height == 2
    for move in ("=d", "D3", "=d"):
        seen.play(move)
    assert seen.why_not("D4") is not None


def test_nobody_digs_what_the_view_does_not_know() -> None:
    seen = begun().view(1).game()
    for move in ("D4", "=d"):
        seen.play(move)
    with pytest.raises(IllegalMove) as caught:
        seen.play("D4")
    assert caught.value.code == "not-revealed"
    assert "D4" not in [str(move) for move in seen.legal_moves()]


def test_nobody_digs_under_a_token_the_view_does_not_know() -> None:
    seen = begun().view(1).game()
    for stack in ("D4", "D3", "D2"):
        seen.play(stack)
        seen.play("=-")
    assert seen.token is None
    assert seen.legal_moves() == []
    reason = seen.why_not("A4")
    assert reason is not None
    assert reason.code == "not-revealed"


def test_deals_that_differ_in_what_is_hidden_look_alike() -> None:
    game = begun()
    deal = game.dealing
    quarry = list(deal.quarry)
    quarry[14], quarry[15] = (
        (quarry[15][0], quarry[15][1], quarry[14][2]),
        (quarry[14][0], quarry[14][1], quarry[15][2]),
    )
    other = Game(replace(deal, quarry=tuple(quarry), tokens=deal.tokens[:1] + deal.tokens[:0:-1]))
    for move in game.moves:
        other.play(move)
    assert other.dealing != deal
    assert other.view(0) == game.view(0)
    assert json.dumps(other.view(0).as_json()) == json.dumps(game.view(0).as_json())
    assert str(other.view(0).record()) == str(game.view(0).record())


def test_a_finished_game_tells_its_winners() -> None:
    game = table()
    for _ in range(11):
        idle_round(game)
    view: View = game.view()
    assert view.as_json()["winners"] == [0, 1, 2, 3]
    assert begun().view().as_json()["winners"] is None
