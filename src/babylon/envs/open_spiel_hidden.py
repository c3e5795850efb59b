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

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pyspiel

from babylon.envs.event_names import TILES, outcome_name
from babylon.envs.hidden_table import HiddenTable
from babylon.envs.open_spiel import BabylonObserver
from babylon.envs.open_spiel_table import DEFAULTS, TableState, game_info, game_type
from babylon.envs.rewards import Rewards
from babylon.game import Game
from babylon.game.action_numbers import move_of
from babylon.rules.actions import ACTIONS
from babylon.simulate.illegal_action import IllegalAction

if TYPE_CHECKING:
    from babylon.rules.state import GameState

SEED = 1 << 53  # how many different worlds a number between 0 and 1 can tell apart
_TYPE = game_type(
    "python_babylon_hidden",
    "Babylon with a hidden quarry",
    pyspiel.GameType.Information.IMPERFECT_INFORMATION,
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


class HiddenState(TableState):
    """A game somewhere on its way."""

    table: HiddenTable

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
