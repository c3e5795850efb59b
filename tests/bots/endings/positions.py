"""Last turns out of games of bots that play without search: of every edition, for two, three and four seats."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from babylon import EDITIONS, Game
from babylon.bots.kernel_bots import QuickBot
from babylon.rules.state import GameState

PLAYERS = (4, 3, 2)  # the fewer tiles the quarry has left, the fewer turns there are


def exact_gardener() -> QuickBot:
    """The gardener with the best last turn there is."""
    return QuickBot("learned", digs=16, width=6, pairs=3, exact=True)


def games() -> Iterator[tuple[Game, QuickBot, Random]]:
    """Games without end, and who plays them: now with care, now by what catches the eye."""
    careful, careless = QuickBot("learned", digs=16, width=6, pairs=3), QuickBot("mason", digs=1, width=1, pairs=0)
    editions = sorted(EDITIONS)
    number = 0
    while True:
        players, edition = PLAYERS[number % len(PLAYERS)], editions[number // len(PLAYERS) % len(editions)]
        bot = careless if number % 4 == 0 else careful
        yield Game.deal(players=players, edition=edition, seed=number), bot, Random(number)
        number += 1


def last_turns(first: int, last: int) -> Iterator[GameState]:
    """The positions before the last turns of the games with these numbers."""
    for game, bot, rng in islice(games(), first, last):
        while not game.is_over:
            state = game.state
            if state.round == state.token_count:
                yield state
            for move in bot.turn(game.view(game.seat), 1.0, rng):
                game.play(move)
