"""What both games for OpenSpiel share: their kind, their limits, and a state that is a table on its way."""

import copy
from typing import TYPE_CHECKING, Any

import pyspiel

from babylon.envs.event_names import OUTCOMES
from babylon.envs.rewards import Rewards, rewards
from babylon.rules.actions import ACTIONS
from babylon.rules.setup import REMOVALS

if TYPE_CHECKING:
    from babylon.pieces.deal import Deal

MOVES_OF_A_TURN = 1 + 2 + 8 + 1  # dig, two tiles, a statue on each of their spaces, end
MOST_POINTS = 500
DEFAULTS = {"players": 2, "edition": "revised", "rewards": "rank"}


def game_type(short_name: str, long_name: str, information: pyspiel.GameType.Information) -> pyspiel.GameType:
    """The kind of a game in which seats know so much."""
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
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


class TableState(pyspiel.State):
    """A game somewhere on its way: its table, and whether that waits for chance."""

    def __init__(self, game: Any) -> None:  # noqa: ANN401 - a game of an untyped library
        super().__init__(game)
        self.how = game.how
        self.table = copy.deepcopy(game.blank)

    def current_player(self) -> int:
        """The seat whose turn it is, or chance, or nobody any more."""
        if self.table.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.table.waits_for_chance else int(self.table.seat)

    def _legal_actions(self, player: int) -> list[int]:
        assert player == self.current_player()
        legal: list[int] = self.table.legal()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may tell now."""
        outcomes: list[tuple[int, float]] = self.table.outcomes()
        return outcomes

    def _apply_action(self, action: int) -> None:
        if self.table.waits_for_chance:
            self.table.reveal(action)
        else:
            self.table.play(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table.is_over)

    def returns(self) -> list[float]:
        """Each seat's reward: 0 before the end."""
        if not self.table.is_over:
            return [0.0] * int(self.table.deal.players)
        return rewards(self.table.results(), self.how)
