"""The game for OpenSpiel with its secrets: importing this module registers `python_babylon_hidden`.

Chance deals the whole quarry and all tokens before the first move, and no seat is told: a game of imperfect
information, for searches over information states such as `open_spiel.python.algorithms.ismcts`. Played, it is the same
game as `python_babylon`.

>>> import pyspiel
>>> import babylon.envs.open_spiel_hidden
>>> game = pyspiel.load_game("python_babylon_hidden(players=2)")
>>> game.max_chance_nodes_in_history()
62
"""

import copy
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pyspiel

from babylon.envs.event_names import TILES, outcome_name
from babylon.envs.hidden_table import HiddenTable
from babylon.envs.open_spiel import DEFAULTS, BabylonObserver, game_info
from babylon.envs.rewards import Rewards, rewards
from babylon.game import Game
from babylon.game.action_numbers import move_of
from babylon.rules.actions import ACTIONS
from babylon.simulate.illegal_action import IllegalAction

if TYPE_CHECKING:
    from babylon.rules.state import GameState

SEED = 1 << 53  # how many different worlds a number between 0 and 1 can tell apart
_TYPE = pyspiel.GameType(
    short_name="python_babylon_hidden",
    long_name="Babylon with a hidden quarry",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
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


class HiddenGame(pyspiel.Game):
    """Babylon for a number of players, in an edition, dealt before it begins."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen: dict[str, Any] = DEFAULTS | (params or {})
        self.players, self.how = int(chosen["players"]), Rewards(chosen["rewards"])
        self.blank = HiddenTable(Game.deal(self.players, str(chosen["edition"])).dealing)
        super().__init__(_TYPE, game_info(self.blank.deal, self.how), params or {})

    def max_chance_nodes_in_history(self) -> int:
        """Every tile and every token is dealt once."""
        return TILES + len(self.blank.deal.tokens)

    def new_initial_state(self) -> "HiddenState":
        """A state before anything has been dealt."""
        return HiddenState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "HiddenObserver":  # noqa: ANN401, ARG002
        """What writes the state as a seat sees it."""
        return HiddenObserver(self.players)


class HiddenState(pyspiel.State):
    """A game somewhere on its way."""

    def __init__(self, game: HiddenGame) -> None:
        super().__init__(game)
        self.how = game.how
        self.table = copy.deepcopy(game.blank)

    def current_player(self) -> int:
        """The seat whose turn it is, or chance, or nobody any more."""
        if self.table.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.seat if self.table.is_dealt else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        assert player == self.current_player()
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be dealt now."""
        return self.table.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.table.is_dealt:
            self.table.play(action)
        else:
            self.table.reveal(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return outcome_name(action)
        if not 0 <= action < ACTIONS:
            raise IllegalAction(f"there is no action {action}: actions have the numbers 0 to {ACTIONS - 1}")
        return str(move_of(self._plain(), action))

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "HiddenState":
        """A state that looks the same to the player, with other secrets: each world is as likely as it is to them."""
        del player_id  # all seats see the same
        other: HiddenState = self.get_game().new_initial_state()
        for outcome in self.table.another_deal(int(SEED * sampler())):
            other.apply_action(outcome)
        for action in self.table.actions:
            other.apply_action(action)
        return other

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.table.is_over

    def returns(self) -> list[float]:
        """Each seat's reward: 0 before the end."""
        if not self.table.is_over:
            return [0.0] * self.table.deal.players
        return rewards(self.table.results(), self.how)

    def _plain(self) -> "GameState":
        return self.table.state()

    def __str__(self) -> str:
        return self.table.told()


class HiddenObserver(BabylonObserver):
    """Writes what a seat may know, as planes and as text."""

    def string_from(self, state: HiddenState, player: int) -> str:
        """All that the player has seen since the deal."""
        return f"{player}: {state.table.seen()}"


pyspiel.register_game(_TYPE, HiddenGame)
