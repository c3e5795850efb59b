"""Bots that think about the rules' state: from a view to the state, and from action numbers back to moves."""

from abc import ABC, abstractmethod
from functools import cached_property
from random import Random
from time import perf_counter

from babylon.bots.past_bot import PastBot
from babylon.bots.registry import name_of
from babylon.game import View
from babylon.game.action_numbers import move_of
from babylon.pieces.move import Move
from babylon.rules.state import GameState, copied
from babylon.rules.turn import apply
from babylon.wasm.kernels import Kernel
from babylon.wasm.past_game import PastGame


def moves_of(state: GameState, actions: list[int]) -> list[Move]:
    """The moves that these numbers stand for, played one after the other."""
    state = copied(state)
    moves = []
    for action in actions:
        moves.append(move_of(state, action))
        apply(state, action)
    return moves


class StateBot(ABC):
    """A bot that thinks about the rules' state rather than about a view.

    What nobody has seen may stand in that state or be UNKNOWN; the bot looks at neither.
    """

    seconds = 0.1  # that it is usually given

    def turn(self, view: View, seconds: float, rng: Random) -> list[Move]:
        """A whole turn."""
        started = perf_counter()
        game = view.game()
        if isinstance(game, PastGame):
            return self.as_then(game.kernel).turn(view, seconds, rng)
        state = game.state
        return moves_of(state, self.actions(state, seconds - (perf_counter() - started), rng))

    def as_then(self, kernel: Kernel) -> PastBot:
        """The bot as it was when these rules were the present ones."""
        if kernel not in self._past:
            self._past[kernel] = PastBot(kernel, name_of(type(self)))
        return self._past[kernel]

    @cached_property
    def _past(self) -> dict[Kernel, PastBot]:
        return {}

    def hurry(self) -> None:
        """Answer now with the best turn so far; to be called by another thread."""
        for bot in list(self._past.values()):
            bot.hurry()

    @abstractmethod
    def actions(self, state: GameState, seconds: float, rng: Random) -> list[int]:
        """The action numbers of a whole turn."""
