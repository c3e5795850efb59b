"""Games to look at."""

from functools import cache
from random import Random

from babylon import Dig, EndTurn, Game, Keep
from babylon.bots import make


def take_turn(game: Game, name: str, rng: Random) -> None:
    for move in make(name).turn(game.view(game.seat), 1.0, rng):
        game.play(move)


@cache
def finished(players: int = 2, seed: int = 1, blunder: int | None = None) -> Game:
    """A game of gardeners; in the turn of this number the tile is dug and nothing else done."""
    game, rng = Game.deal(players=players, seed=seed), Random(seed)
    turn = 0
    while not game.is_over:
        turn += 1
        if turn == blunder:
            game.play(next(move for move in game.legal_moves() if isinstance(move, Dig)))
            game.play(EndTurn(Keep.DUG))
        else:
            take_turn(game, "gardener", rng)
    return game
