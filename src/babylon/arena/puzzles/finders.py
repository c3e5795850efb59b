"""How hard a puzzle is: which bots find its turn, each as often as it was asked by another chance."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from babylon.arena.puzzles.worth import Judge
from babylon.bots.apprentice import Apprentice
from babylon.bots.architect import Architect
from babylon.bots.gardener import Gardener
from babylon.bots.mason import Mason
from babylon.bots.nebuchadnezzar import Nebuchadnezzar
from babylon.bots.state_bot import StateBot, moves_of
from babylon.rules.state import GameState

ARCHITECT_TRIES = 200
KING_TRIES = 600  # a fraction of what three seconds allow, late in a game


@dataclass(frozen=True, slots=True)
class Finder:
    """A bot, how often it is asked, and how much its success says about the ease of a puzzle."""

    name: str
    bot: StateBot
    times: int
    weight: float


def finders() -> list[Finder]:
    """The ladder, from the weakest to the strongest."""
    return [
        Finder("apprentice", Apprentice(), 4, 0.25),
        Finder("mason", Mason(), 4, 0.25),
        Finder("gardener", Gardener(), 2, 0.25),
        Finder("architect", Architect(tries=ARCHITECT_TRIES), 3, 0.25),
        Finder("nebuchadnezzar", Nebuchadnezzar(tries=KING_TRIES), 2, 0.0),
    ]


BOTS = ("apprentice", "mason", "gardener", "architect", "nebuchadnezzar")
MASON, KING = 1, 4
HARDEST, EASIEST = 2000, 900  # ratings: nobody but the king finds it, everybody does


class Grader:
    """Asks the ladder."""

    def __init__(self) -> None:
        self.finders = finders()

    def share(self, finder: Finder, state: GameState, judge: Judge, margin: float, seed: int) -> float:
        """How often a bot finds the turn."""
        seen: dict[tuple[int, ...], bool] = {}
        found = 0
        for time in range(finder.times):
            actions = finder.bot.actions(state, finder.bot.seconds, Random(f"{seed} {finder.name} {time}"))
            key = tuple(actions)
            if key not in seen:
                seen[key] = judge.solves(moves_of(state, actions), margin)
            found += seen[key]
        return found / finder.times

    def rating(self, finds: Sequence[float]) -> int:
        """The rating that a puzzle begins with."""
        ease = sum(finder.weight * share for finder, share in zip(self.finders, finds, strict=True))
        return round(HARDEST - (HARDEST - EASIEST) * ease)
