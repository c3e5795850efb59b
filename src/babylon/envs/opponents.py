"""Who plays the other seats where an environment has only one agent."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from babylon.bots import make
from babylon.bots.state_bot import StateBot
from babylon.envs.table import Table
from babylon.game.action_numbers import action_of

# Answers with an action for the seat whose turn it is; all chance comes from the generator.
Opponent: TypeAlias = Callable[[Table, Random], int]
RANDOM = "random"


def at_random(table: Table, rng: Random) -> int:
    """Any legal action, all equally likely."""
    return rng.choice(table.legal())


class BotOpponent:
    """A bot of the ladder, or any other by its name, which decides about a whole turn at once."""

    def __init__(self, name: str, seconds: float) -> None:
        self._bot, self._seconds = make(name), seconds
        self._planned: list[int] = []

    def __call__(self, table: Table, rng: Random) -> int:
        """The next action of its turn."""
        if not self._planned:
            self._planned = self._turn(table, rng)[::-1]
        return self._planned.pop()

    def _turn(self, table: Table, rng: Random) -> list[int]:
        if isinstance(self._bot, StateBot):
            return self._bot.actions(table.state(), self._seconds, rng)
        game, actions = table.game(), []
        for move in self._bot.turn(game.view(game.seat), self._seconds, rng):
            actions.append(action_of(game.state, move))
            game.play(move)
        return actions


def opponent_of(name: "str | Opponent", seconds: float) -> Opponent:
    """The opponent: `random`, a bot's name (docs/bots.md), or a function of one's own."""
    if not isinstance(name, str):
        return name
    return at_random if name == RANDOM else BotOpponent(name, seconds)
