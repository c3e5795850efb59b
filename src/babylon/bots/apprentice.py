"""The apprentice: a beginner who sees a few tiles, a few places and no further than this turn."""

from random import Random

from babylon.bots.kernel.beginner import beginner_turn
from babylon.bots.thinking import plain_desk, seated, spoken
from babylon.game import View
from babylon.pieces.move import Move

LOOKS = 3  # stacks it looks at before it digs
TRIES = 6  # places it tries a tile at


class Apprentice:
    """Random, but sensible."""

    def turn(self, view: View, _seconds: float, rng: Random) -> list[Move]:
        """A whole turn."""
        state = seated(view)
        games, desk = plain_desk(state, rng)
        length = beginner_turn(games, desk, LOOKS, TRIES)
        return spoken(state, desk.turn[:length])
