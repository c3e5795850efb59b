"""What every bot promises, whoever wrote it."""

from random import Random

import pytest

from babylon import EDITIONS, Game
from babylon.bots import NAMES, Bot, make
from babylon.pieces.deal import Deal
from babylon.pieces.move import Dig, EndTurn, Remove
from tests.bots.games import played, take_turn

SECONDS = 0.05
TRIES = 300


def repeatable(name: str) -> Bot:
    """A bot that stops after so many tries if it is one of those that otherwise watch the clock."""
    bot = make(name)
    if hasattr(bot, "tries"):
        bot.tries = TRIES
    return bot


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_it_plays_a_whole_game_by_the_rules(name: str, players: int) -> None:
    game = Game.deal(players=players, edition=sorted(EDITIONS)[players], seed=players)
    bot, rng = make(name), Random(1)
    while not game.is_over:
        take_turn(game, bot, rng, SECONDS)
    assert all(sheet.total > 0 for sheet in game.scores())


@pytest.mark.parametrize("name", NAMES)
def test_it_removes_one_tile_in_the_setup_and_then_plays_whole_turns(name: str) -> None:
    game, bot = Game.deal(players=3, seed=4), make(name)
    assert [type(move) for move in bot.turn(game.view(0), SECONDS, Random(1))] == [Remove]
    moves = bot.turn(played(3, 4).view(1), SECONDS, Random(1))
    assert isinstance(moves[-1], EndTurn)
    assert sum(isinstance(move, EndTurn) for move in moves) == 1


@pytest.mark.parametrize("name", NAMES)
def test_it_goes_on_with_a_turn_that_has_begun(name: str) -> None:
    game, bot = played(2, 14), make(name)
    turn = bot.turn(game.view(game.seat), SECONDS, Random(2))
    for move in turn[:-1]:
        game.play(move)
        rest = bot.turn(game.view(game.seat), SECONDS, Random(3))
        assert not isinstance(rest[0], Dig)
        trial = game.copy()
        for later in rest:
            trial.play(later)
        assert trial.seat != game.seat


@pytest.mark.parametrize("name", NAMES)
def test_the_same_view_and_the_same_stream_give_the_same_turn(name: str) -> None:
    view = played(2, 14).view(0)
    turns = [repeatable(name).turn(view, SECONDS, Random(5)) for _ in range(2)]
    assert turns[0] == turns[1]


def rearranged(deal: Deal, game: Game) -> Deal:
    """The deal with the tiles and tokens that nobody has seen in another order."""
    seen = game.view().deal
    hidden = [[stack[layer] for stack in deal.quarry] for layer in range(3)]
    for layer in range(3):
        unseen = [at for at in range(16) if seen.quarry[at][layer] is None]
        for at, other in zip(unseen, reversed(unseen), strict=True):
            hidden[layer][at] = deal.quarry[other][layer]
    to_come = game.round - 1
    tokens = deal.tokens[:to_come] + deal.tokens[to_come:][::-1]
    basalt, granite, clay = hidden
    return Deal(deal.edition, deal.tiles, deal.seats, tuple(zip(basalt, granite, clay, strict=True)), tokens)


@pytest.mark.parametrize("name", NAMES)
def test_it_is_blind_to_what_nobody_has_seen(name: str) -> None:
    game = played(2, 14)
    other = Game(rearranged(game.dealing, game))
    for move in game.moves:
        other.play(move)
    assert other.dealing != game.dealing
    turns = [repeatable(name).turn(one.view(one.seat), SECONDS, Random(5)) for one in (game, other)]
    assert turns[0] == turns[1]
