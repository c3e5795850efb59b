"""Games to draw."""

from functools import cache
from random import Random

from babylon import Decorate, Game, Place

EVERYTHING = 3  # the seed of a game in which every kind of item is built


@cache
def played(seed: int, players: int = 2) -> Game:
    """A random game that decorates and builds whenever it can."""
    rng = Random(seed)
    game = Game.deal(players=players, seed=seed)
    while not game.is_over:
        moves = game.legal_moves()
        decorations = [move for move in moves if isinstance(move, Decorate)]
        places = [move for move in moves if isinstance(move, Place)]
        game.play(rng.choice(decorations or places or moves))
    return game
