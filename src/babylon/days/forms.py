"""The two forms in which a day's deal is played, and who plays the other seat."""

from random import Random
from typing import Final

from babylon.bots.registry import QUARRY, make
from babylon.bots.state_bot import StateBot, moves_of
from babylon.days.keys import bot_seeds
from babylon.days.kinds import Form
from babylon.game import Game
from babylon.pieces.deal import Deal, dealt
from babylon.pieces.edition import edition
from babylon.pieces.kinds import Flower
from babylon.pieces.move import Move, Remove, ends_turn
from babylon.pieces.tile import tiles

EDITION: Final = "revised"
TILES: Final = "standard"
SEATS: Final = (Flower.WHITE, Flower.PINK)
PLAYER, RIVAL = range(2)
RIVALS: Final = {Form.SOLO: QUARRY, Form.DUEL: "gardener"}


class GivenChance(Random):
    """Numbers that were drawn before, in their order: a bot asks for nothing else."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__()
        self._left = iter(numbers)

    def getrandbits(self, _bits: int, /) -> int:
        """The next number."""
        return next(self._left)


def day_deal(key: bytes) -> Deal:
    """The deal of a day's key: the player has the white board and begins."""
    return dealt(key, edition(EDITION), tiles(TILES), SEATS)


def day_game(key: bytes) -> Game:
    """A day's game before its first move."""
    return Game(day_deal(key))


def turns_of(game: Game) -> int:
    """How many turns were played, removals of the setup among them."""
    return sum(isinstance(move, Remove) or ends_turn(move) for move in game.moves)


def bot_turn(bot: StateBot, game: Game, key: bytes) -> list[Move]:
    """What a bot plays on this day in this position, the same on every machine."""
    chance = GivenChance(bot_seeds(key, turns_of(game)))
    return moves_of(game.state, bot.actions(game.state, 0.0, chance))


def rival(form: Form) -> StateBot:
    """Who plays the other seat."""
    bot = make(RIVALS[form])
    assert isinstance(bot, StateBot), "the day's rivals are our own bots"
    return bot
