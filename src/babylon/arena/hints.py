"""Hints for a player: which turns are best now, how far ahead they lead, and what they score at once."""

import math
from dataclasses import dataclass
from random import Random

from babylon.arena.intervals import Interval
from babylon.arena.turn_comparison import Comparison
from babylon.bots.advice import Advice, Adviser, advice_of
from babylon.bots.engines import PlainMemory, engine
from babylon.bots.last_round import is_last_round, last_round
from babylon.bots.search import Finding
from babylon.game import Game
from babylon.pieces.move import Move
from babylon.pieces.score import Category
from babylon.ratings.confidence import NINETY_FIVE


@dataclass(frozen=True, slots=True)
class Effort:
    """How much to think: so long, or so many tries, to find the turns; so many worlds to compare them."""

    seconds: float = 2.0
    tries: int | None = None
    worlds: int = 300


@dataclass(frozen=True, slots=True)
class Hint:
    """A whole turn, or what is left of one; the margin it leads to, and the lines of the score pad it changes."""

    moves: tuple[Move, ...]
    margin: Interval
    gains: dict[Category, int]

    @property
    def gain(self) -> int:
        """All that changes at once."""
        return sum(self.gains.values())


def hints(game: Game, effort: Effort, seed: int, most: int = 5) -> list[Hint]:
    """The best turns, the best one first; none when the game is over.

    The search finds them, but has tried each as often as it seemed worth it, and those that seemed best are those that
    were lucky. So they are compared again, all in the same new worlds. In plain Python that would take
    minutes, and what the search has noted must do. In the last round of two nothing need be guessed.
    """
    if engine() is not PlainMemory and is_last_round(game.state):
        return _known_exactly(game)[:most]
    found = Adviser().advice(game, Random(seed), effort.seconds, effort.tries)[:most]
    if engine() is PlainMemory:
        return [Hint(one.moves, _noted(one), one.gains) for one in found]
    comparison = Comparison(effort.worlds)
    state = game.view(game.seat).game().state
    margins = [comparison.prospect(state, one.moves, seed).margin for one in found]
    compared = [Hint(one.moves, margin, one.gains) for one, margin in zip(found, margins, strict=True)]
    return sorted(compared, key=lambda hint: -hint.margin.value)


def _known_exactly(game: Game) -> list[Hint]:
    known = game.view(game.seat).game()
    turns = last_round(known.state)
    found = [advice_of(known, Finding(list(turn.actions), turn.margin, 0.0, 1)) for turn in turns]
    return [Hint(one.moves, Interval(one.margin, one.margin, one.margin), one.gains) for one in found]


def _noted(found: Advice) -> Interval:
    half = NINETY_FIVE * found.error if found.tries > 1 else math.inf
    return Interval(found.margin, found.margin - half, found.margin + half)
