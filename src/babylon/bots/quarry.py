"""The quarry: no player, but what a game alone is played against (docs/solo.md)."""

from random import Random

from babylon.bots.kernel.quarry import quarry_turn
from babylon.bots.kernel.workspace import Workspace
from babylon.bots.state_bot import StateBot
from babylon.rules.state import GameState, copied


class Quarry(StateBot):
    """Takes the tile that would pay the other seat most, and builds nothing. It has no choice, and no chance."""

    def actions(self, state: GameState, seconds: float, rng: Random) -> list[int]:  # noqa: ARG002 - as every bot is asked
        """The action numbers of a whole turn."""
        workspace = Workspace()
        length = quarry_turn([copied(state)], workspace)
        return workspace.turn[:length]
