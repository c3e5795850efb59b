"""Many games at once, in the style of Gymnasium's vector environments, for self-play.

In each game the seat whose turn it is acts; `infos["seat"]` says which. A game that ends is dealt anew at once, and
what it was worth to every seat stands in `infos["final_rewards"]`.

>>> from babylon.envs.vector import BabylonVectorEnv
>>> env = BabylonVectorEnv(num_envs=8, players=2)
>>> observations, infos = env.reset(seed=1)
>>> observations, rewards, terminations, truncations, infos = env.step(env.random_actions())
>>> observations["action_mask"].shape
(8, 4339)
"""

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from babylon.envs.rewards import Rewards, rewards
from babylon.envs.table import OBSERVATION_SIZE
from babylon.rules.actions import ACTIONS
from babylon.simulate import Batch

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from babylon.pieces.edition import Edition
    from babylon.pieces.tile import TileSet

Observations = dict[str, "NDArray[np.uint8] | NDArray[np.int8]"]


class BabylonVectorEnv(VectorEnv):
    """So many games, stepped together.

    Observations and masks are the environment's own arrays, written anew by the next step: copy what is to be kept.
    A reward is that of the seat that has just moved: 0 but for the last move of a game.
    """

    def __init__(
        self,
        num_envs: int,
        *,
        players: int = 2,
        edition: "str | Edition" = "revised",
        tiles: "str | TileSet" = "standard",
        rewards: str = "rank",
        threads: int = 1,
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.num_envs, self.players, self.how = num_envs, players, Rewards(rewards)
        self.batch = Batch(num_envs, players, edition, tiles=tiles, threads=threads)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (OBSERVATION_SIZE[players],), np.uint8),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._truncations = np.zeros(num_envs, bool)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal every game anew."""
        del options
        self.batch.reset(seed=seed)
        return self._observations(), {"seat": self.batch.seats.copy()}

    def step(
        self, actions: "ArrayLike"
    ) -> "tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]":
        """Play an action in every game; an illegal one is a ValueError."""
        movers = self.batch.seats.copy()
        self.batch.step(actions)
        over = self.batch.over
        gained = np.zeros(self.num_envs)
        infos: dict[str, Any] = {}
        if over.any():
            infos = self._finish(over)
            gained[over] = infos["final_rewards"][over, movers[over]]
        infos["seat"] = self.batch.seats.copy()
        return self._observations(), gained, over, self._truncations.copy(), infos

    def random_actions(self) -> "NDArray[np.int64]":
        """A legal action for each game, all equally likely, reproducible by the seed."""
        return self.batch.random_actions()

    def _observations(self) -> Observations:
        return {"observation": self.batch.observations(), "action_mask": self.batch.legal_masks()}

    def _finish(self, over: "NDArray[np.bool_]") -> dict[str, Any]:
        points, notches = self.batch.scores(over), self.batch.notches(over)
        worth = np.zeros((self.num_envs, self.players))
        for game in np.flatnonzero(over):
            results = list(zip(points[game].tolist(), notches[game].tolist(), strict=True))
            worth[game] = rewards(results, self.how)
        infos = {"final_rewards": worth, "final_points": points.copy()}
        self.batch.reset(over)
        return infos
