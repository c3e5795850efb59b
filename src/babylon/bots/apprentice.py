"""The apprentice: a beginner who sees a few tiles, a few places and no further than this turn."""

from random import Random

from babylon.bots.kernel.beginner import beginner_turn
from babylon.bots.kernel.workspace import Workspace
from babylon.bots.state_bot import StateBot
from babylon.rules.state import GameState, copied

LOOKS = 3  # stacks it looks at before it digs
TRIES = 6  # places it tries a tile at


class Apprentice(StateBot):
    """Random, but sensible."""

    def actions(self, state: GameState, seconds: float, rng: Random) -> list[int]:  # noqa: ARG002 - it needs no time
        """The action numbers of a whole turn."""
        workspace = Workspace(stream=[rng.getrandbits(62)])
        length = beginner_turn([copied(state), copied(state)], workspace, LOOKS, TRIES)
        return workspace.turn[:length]
