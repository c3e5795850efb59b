"""Bots at a table of former rules."""

import random

import pytest

from babylon import Game
from babylon.bots import NAMES, make
from babylon.bots.past_bot import PastBot
from babylon.bots.state_bot import StateBot
from babylon.game.public_deal import public_deal
from babylon.game.public_game import PublicGame
from babylon.wasm.kernels import present
from babylon.wasm.past_game import PastGame
from tests.wasm.former_rules import former

pytestmark = pytest.mark.unmeasured


def in_play(game: PublicGame) -> PublicGame:
    """The game when the first player has dug."""
    while game.phase == "remove":
        game.play(game.legal_moves()[0])
    game.play(game.legal_moves()[3])
    return game


def deal(players: int, edition: str = "revised") -> Game:
    whole = Game.deal(players, edition=edition, seed=5)
    return Game(public_deal(whole.dealing, whole.state))


@pytest.mark.parametrize("name", NAMES)
def test_each_thinks_by_the_kernel_of_then(name: str) -> None:
    game = in_play(PastGame(former(), deal(3).dealing))
    bot = make(name)
    assert isinstance(bot, StateBot)
    bot.as_then(former()).hurry()
    for move in bot.turn(game.view(0), 0.3, random.Random(1)):
        assert game.why_not(move) is None
        game.play(move)
    assert game.seat == 1


@pytest.mark.parametrize("name", ["apprentice", "mason", "gardener"])
def test_by_the_present_kernel_they_play_as_they_do(name: str) -> None:
    plain, past = (in_play(game) for game in (PublicGame(deal(2).dealing), PastGame(present(), deal(2).dealing)))
    turns = [make(name).turn(game.view(0), 1.0, random.Random(2)) for game in (plain, past)]
    assert turns[0] == turns[1]


@pytest.mark.parametrize("name", ["architect", "nebuchadnezzar", "semiramis"])
@pytest.mark.parametrize("edition", ["revised", "en"])  # each has weights and a net of its own
def test_by_the_present_kernel_a_turn_looks_to_them_as_it_does(name: str, edition: str) -> None:
    dealing = deal(2, edition).dealing
    plain, past = (in_play(game) for game in (PublicGame(dealing), PastGame(present(), dealing)))
    no_time = 0.0  # what is chosen then is the turn that looks best before any try
    turns = [make(name).turn(game.view(0), no_time, random.Random(2)) for game in (plain, past)]
    assert turns[0] == turns[1]


def test_who_came_later_is_played_by_the_strongest_of_then() -> None:
    game = in_play(PastGame(former(), deal(2).dealing))
    assert PastBot(former(), "tiamat").turn(game.view(0), 0.1, random.Random(3))
