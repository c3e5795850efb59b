"""Bots of somebody else, for better or worse."""

from random import Random
from typing import ClassVar

from babylon import EndTurn, Keep, Move, View
from babylon.bots import make


class Spy:
    """Plays as an apprentice and keeps what it was shown."""

    shown: ClassVar[list[View]] = []

    def turn(self, view: View, seconds: float, rng: Random) -> list[Move]:
        self.shown.append(view)
        return make("apprentice").turn(view, seconds, rng)


class Cheat:
    """Knows no rules."""

    answer: tuple[Move, ...] = (EndTurn(Keep.DUG),)

    def turn(self, view: View, seconds: float, rng: Random) -> list[Move]:  # noqa: ARG002 - as every bot
        return list(self.answer)


class Lazy(Cheat):
    """Says nothing."""

    answer = ()


class Greedy:
    """Plays its turn, and its rival's as well."""

    def turn(self, view: View, seconds: float, rng: Random) -> list[Move]:
        game = view.game()
        for _ in range(2):
            for move in make("apprentice").turn(game.view(game.seat), seconds, rng):
                game.play(move)
        return list(game.moves[view.game().ply :])
