"""The game for OpenSpiel: importing this module registers `python_babylon`.

Chance tells each tile and token when it becomes visible, so all that is decided is known to every seat: a game of
perfect information with chance nodes.

>>> import pyspiel
>>> import babylon.envs.open_spiel
>>> game = pyspiel.load_game("python_babylon(players=3,edition=ja)")
>>> game.num_players(), game.num_distinct_actions()
(3, 4339)
"""

import copy
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from babylon.envs.chance_table import ChanceTable
from babylon.envs.event_names import OUTCOMES, outcome_name
from babylon.envs.rewards import Rewards, rewards
from babylon.envs.table import OBSERVATION_SIZE
from babylon.game import Game
from babylon.rules.actions import ACTIONS
from babylon.rules.setup import REMOVALS
from babylon.simulate.chance_events import NOTHING_AWAITED

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from babylon.pieces.deal import Deal

MOVES_OF_A_TURN = 1 + 2 + 8 + 1  # dig, two tiles, a statue on each of their spaces, end
MOST_POINTS = 500
DEFAULTS = {"players": 2, "edition": "revised", "rewards": "rank"}
_TYPE = pyspiel.GameType(
    short_name="python_babylon",
    long_name="Babylon",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


def game_info(deal: "Deal", how: Rewards) -> pyspiel.GameInfo:
    """What OpenSpiel wants to know of a game before it begins."""
    most = 1.0 if how is Rewards.RANK else float(MOST_POINTS)
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=OUTCOMES,
        num_players=deal.players,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0,
        max_game_length=REMOVALS[deal.players] + deal.rounds * deal.players * MOVES_OF_A_TURN,
    )


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


class BabylonState(pyspiel.State):
    """A game somewhere on its way."""

    def __init__(self, game: BabylonGame) -> None:
        super().__init__(game)
        self.how = game.how
        self.table = copy.deepcopy(game.blank)

    def current_player(self) -> int:
        """The seat whose turn it is, or chance, or nobody any more."""
        if self.table.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.seat if self.table.awaited == NOTHING_AWAITED else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        assert player == self.current_player()
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be revealed now."""
        return self.table.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.table.reveal(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return outcome_name(action)
        return str(self.table.move(action))

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.table.is_over

    def returns(self) -> list[float]:
        """Each seat's reward: 0 before the end."""
        if not self.table.is_over:
            return [0.0] * self.table.deal.players
        return rewards(self.table.results(), self.how)

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
