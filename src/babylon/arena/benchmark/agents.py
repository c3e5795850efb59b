"""Who is scored: a bot, what it may be asked besides turns, and how it is asked again from a file."""

from dataclasses import dataclass
from random import Random
from typing import Protocol, runtime_checkable

from babylon.arena.contestants import contestant
from babylon.bots import Bot
from babylon.game import View


@runtime_checkable
class Predictor(Protocol):
    """A bot that can say how a game will end."""

    def margin(self, view: View, seconds: float, rng: Random) -> float:
        """By how many points the seat to move will be ahead of the best other one in the end."""


@runtime_checkable
class Student(Protocol):
    """A bot that wants to know its opponent before it exploits it."""

    def study(self, opponent: Bot) -> None:
        """Get to know a bot of the very kind that will sit on the other seat."""


@dataclass(frozen=True, slots=True)
class Agent:
    """A bot and its patience, by a spelling of the arena's: a name, `name@seconds`, `name#tries`, `module:factory`."""

    spelling: str
    bot: Bot
    seconds: float

    @property
    def predicts(self) -> bool:
        """Whether it takes part in predicting margins."""
        return isinstance(self.bot, Predictor)


def agent_of(spelling: str) -> Agent:
    """The agent that a text names."""
    who = contestant(spelling)
    bot = who.bot()
    return Agent(spelling, bot, who.patience(bot))
