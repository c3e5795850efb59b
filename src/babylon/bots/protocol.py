"""What a bot is: somebody who sees what a seat sees, and answers with a whole turn."""

from random import Random
from typing import Protocol

from babylon.game import View
from babylon.pieces.move import Move


class Bot(Protocol):
    """A player. All chance comes from `rng`, so that a game can be played again."""

    def turn(self, view: View, seconds: float, rng: Random) -> list[Move]:
        """The whole turn of the seat to move, ending with EndTurn; in the setup a single Remove.

        `seconds` is the most it may think; a bot that needs less takes less. When the view is of a turn that has
        begun, the answer is what is left of it.
        """
