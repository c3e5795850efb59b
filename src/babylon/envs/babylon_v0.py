"""The environment for PettingZoo: seats take turns (AEC), and one acts as often in a row as its turn has moves.

>>> from babylon.envs import babylon_v0
>>> env = babylon_v0.env(players=2)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> int(observation["action_mask"].sum())
16
"""

from operator import index
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from babylon.envs.guards import OrderEnforcing, TerminateIllegal
from babylon.envs.pictures import drawn
from babylon.envs.rewards import Rewards, rewards
from babylon.envs.table import OBSERVATION_SIZE, Table
from babylon.game import Game
from babylon.pieces.deal import flowers_for
from babylon.rules.actions import ACTIONS
from babylon.simulate.factors import SIZES, actions_of_factors, marginal_masks
from babylon.simulate.illegal_action import IllegalAction

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from babylon.pieces.edition import Edition
    from babylon.pieces.tile import TileSet

ILLEGAL = -1.0  # the reward of whoever plays an illegal action, which ends the game


def env(**settings: Any) -> AECEnv:  # noqa: ANN401 - they are those of `raw_env`, which says of what types
    """The environment with PettingZoo's usual guards around it; the settings are those of `raw_env`."""
    return OrderEnforcing(TerminateIllegal(raw_env(**settings)))


class raw_env(AECEnv):  # noqa: N801 - PettingZoo's name for it
    """The bare environment.

    An observation has `observation`, the numbers of docs/research.md as one row or as planes of 8 × 8, and
    `action_mask`, all 0 for a seat whose turn it is not. Rewards come at the end, by `rank` or by `margin`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "babylon_v0",
        "render_modes": ["human", "ansi", "svg", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        *,
        players: int = 2,
        edition: "str | Edition" = "revised",
        tiles: "str | TileSet" = "standard",
        rewards: str = "rank",
        layout: str = "flat",
        actions: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if layout not in {"flat", "planes"}:
            raise ValueError(f"layout is {layout!r}, neither 'flat' nor 'planes'")
        if actions not in {"flat", "factored"}:
            raise ValueError(f"actions is {actions!r}, neither 'flat' nor 'factored'")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is {render_mode!r}, none of {self.metadata['render_modes']}")
        flowers_for(players)
        self.players, self.edition, self.tiles = players, edition, tiles
        self.how, self.planes, self.render_mode = Rewards(rewards), layout == "planes", render_mode
        self.factored = actions == "factored"
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        shape = (OBSERVATION_SIZE[players] // 64, 8, 8) if self.planes else (OBSERVATION_SIZE[players],)
        masks = _factor_mask_space() if self.factored else spaces.Box(0, 1, (ACTIONS,), np.int8)
        numbers = spaces.Box(0, 255, shape, np.uint8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": numbers, "action_mask": masks}) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.MultiDiscrete([*SIZES]) if self.factored else spaces.Discrete(ACTIONS)
            for agent in self.possible_agents
        }
        self._random = Random()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an observation of this agent looks like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal anew; with a seed the deal that `Game.deal` gives for it, and the same ones after it."""
        if seed is not None:
            self._random = Random(seed)
        number = self._random.getrandbits(32) if seed is None else seed
        self.table = Table(Game.deal(self.players, self.edition, number, tiles=self.tiles).dealing)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and what it may do now."""
        row = self.table.observation(self.possible_agents.index(agent))
        mask = self.table.mask() if agent == self.agent_selection else np.zeros(ACTIONS, np.int8)
        return {
            "observation": row.reshape(-1, 8, 8) if self.planes else row,
            "action_mask": marginal_masks(mask) if self.factored else mask,
        }

    def step(self, action: Any) -> None:  # noqa: ANN401 - a number, factors, or None
        """Play the action of the agent whose turn it is; None for one whose game is over."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.table.play(factored_number(action) if self.factored else action_number(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.agent_selection = self.possible_agents[self.table.seat]
        if self.table.is_over:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        results = self.table.results()
        self.rewards = dict(zip(self.agents, rewards(results, self.how), strict=True))
        self.infos = {agent: {"points": points} for agent, (points, _) in zip(self.agents, results, strict=True)}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def forfeit(self) -> None:
        """End the game: whoever's turn it is loses, and nobody wins."""
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0) | {self.agent_selection: ILLEGAL}
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> "str | NDArray[np.uint8] | None":
        """The table as text (`ansi`; `human` prints it), as a picture in space (`svg`) or as pixels (`rgb_array`)."""
        return drawn(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def action_number(action: object) -> int:
    """The action as a number, whatever library it comes from."""
    try:
        return index(action)  # type: ignore[arg-type]  # that is what is asked
    except TypeError:
        raise TypeError(f"an action is a whole number, not {action!r}") from None


def factored_number(action: object) -> int:
    """The number of the action with these factors."""
    factors = np.asarray(action)
    if factors.shape != (len(SIZES),) or factors.dtype.kind not in "iu":
        raise TypeError(f"an action has {len(SIZES)} factors, all of them whole numbers, and is not {action!r}")
    if not all(0 <= value < size for value, size in zip(factors.tolist(), SIZES, strict=True)):
        raise IllegalAction(f"the factors {factors.tolist()} are not below {list(SIZES)}")
    return int(actions_of_factors(factors))


def _factor_mask_space() -> spaces.Space[Any]:
    return spaces.Tuple([spaces.Box(0, 1, (size,), np.int8) for size in SIZES])
