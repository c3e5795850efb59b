"""The game for OpenSpiel: importing this module registers `python_babylon`.

Chance tells each tile and token when it becomes visible, so all that is decided is known to every seat: a game of
perfect information with chance nodes.

>>> import pyspiel
>>> import babylon.envs.open_spiel
>>> game = pyspiel.load_game("python_babylon(players=3,edition=ja)")
>>> game.num_players(), game.num_distinct_actions()
(3, 4339)
"""

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from babylon.envs.chance_table import ChanceTable
from babylon.envs.event_names import outcome_name
from babylon.envs.open_spiel_table import DEFAULTS, TableState, game_info, game_type
from babylon.envs.rewards import Rewards
from babylon.envs.table import OBSERVATION_SIZE
from babylon.game import Game

if TYPE_CHECKING:
    from numpy.typing import NDArray

_TYPE = game_type("python_babylon", "Babylon", pyspiel.GameType.Information.PERFECT_INFORMATION)


class BabylonGame(pyspiel.Game):
    """Babylon for a number of players, in an edition."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen: dict[str, Any] = DEFAULTS | (params or {})
        self.players, self.how = int(chosen["players"]), Rewards(chosen["rewards"])
        self.blank = ChanceTable(Game.deal(self.players, str(chosen["edition"])).dealing)
        super().__init__(_TYPE, game_info(self.blank.deal, self.how), params or {})

    def new_initial_state(self) -> "BabylonState":
        """A state before anything has been dealt."""
        return BabylonState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:  # noqa: ANN401 - untyped library
        """What writes the state as numbers or text."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return BabylonObserver(self.players)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class BabylonState(TableState):
    """A game somewhere on its way."""

    table: ChanceTable

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return outcome_name(action)
        return str(self.table.move(action))

    def __str__(self) -> str:
        return " ".join(self.table.told)


class BabylonObserver:
    """Writes what a seat may know into a tensor of planes."""

    def __init__(self, players: int) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(OBSERVATION_SIZE[players], np.float32)
        self.dict = {"observation": self.tensor.reshape(-1, 8, 8)}

    def set_from(self, state: BabylonState, player: int) -> None:
        """Write the state as this player sees it."""
        self.tensor[:] = state.table.observation(player)

    def string_from(self, state: BabylonState, player: int) -> str:
        """The state as text, the same for every player."""
        del player
        return str(state)


pyspiel.register_game(_TYPE, BabylonGame)
