"""Games to ask bots about."""

from random import Random

from babylon import Game
from babylon.bots import Bot, make


def played(players: int, turns: int, seed: int = 0, edition: str = "revised") -> Game:
    """A game after so many turns of apprentices."""
    game = Game.deal(players=players, edition=edition, seed=seed)
    rng = Random(seed)
    apprentice = make("apprentice")
    for _ in range(turns):
        take_turn(game, apprentice, rng)
    return game


def take_turn(game: Game, bot: Bot, rng: Random, seconds: float = 1.0) -> None:
    """Let the bot play the turn of the seat to move; the game refuses what is not legal."""
    for move in bot.turn(game.view(game.seat), seconds, rng):
        game.play(move)
