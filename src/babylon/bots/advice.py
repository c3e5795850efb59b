"""Advice for a player: the best turns, how far ahead they lead, and what they bring at once."""

from dataclasses import dataclass
from random import Random

from babylon.bots.kernel_bots import Thinker
from babylon.bots.nebuchadnezzar import manner
from babylon.bots.search import Finding, Limit
from babylon.bots.state_bot import moves_of
from babylon.game import Game
from babylon.pieces.kinds import Phase
from babylon.pieces.move import Move
from babylon.pieces.score import Category


@dataclass(frozen=True, slots=True)
class Advice:
    """A whole turn, or what is left of one; the margin it leads to on the average, with its standard error."""

    moves: tuple[Move, ...]
    margin: float
    error: float
    tries: int
    gains: dict[Category, int]  # the lines of the score pad that change at once

    @property
    def gain(self) -> int:
        """All that changes at once."""
        return sum(self.gains.values())


class Adviser:
    """Looks for the best turns; with `tries` by count, otherwise by the clock."""

    def __init__(self, threads: int = 1) -> None:
        self._thinker = Thinker(manner, threads)

    def advice(self, game: Game, rng: Random, seconds: float = 2.0, tries: int | None = None) -> list[Advice]:
        """The turns that were compared, the best one first; none when the game is over."""
        if game.phase is Phase.OVER:
            return []
        known = game.view(game.seat).game()
        found = self._thinker.findings(known.state, rng, Limit.of(seconds, tries))
        return [advice_of(known, finding) for finding in found]


def advice_of(game: Game, finding: Finding) -> Advice:
    """What was found out about a turn, and what it brings at once."""
    moves = tuple(moves_of(game.state, finding.actions))
    after = game.copy()
    for move in moves:
        after.play(move)
    before, then = game.scores()[game.seat], after.scores()[game.seat]
    gains = {line: then.points(line) - before.points(line) for line in Category}
    return Advice(
        moves, finding.margin, finding.error, finding.tries, {line: gain for line, gain in gains.items() if gain}
    )
