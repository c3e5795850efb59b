"""Many games at once, in the style of Gymnasium's vector environments, for self-play.

In each game the seat whose turn it is acts; `infos["seat"]` says which. A game that ends is dealt anew at once
(Gymnasium's mode SAME_STEP): `infos["final_obs"]` and `infos["final_info"]` have how it ended, and what it was worth to
every seat stands in `infos["final_rewards"]` as well. With `autoreset="Disabled"` it stays as it ended until
`reset(options={"reset_mask": …})` deals it anew, which TorchRL prefers.

>>> from babylon.envs.vector import BabylonVectorEnv
>>> env = BabylonVectorEnv(num_envs=8, players=2)
>>> observations, infos = env.reset(seed=1)
>>> observations, rewards, terminations, truncations, infos = env.step(env.random_actions())
>>> observations["action_mask"].shape
(8, 4339)
"""

from secrets import randbits
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
SEED_BITS = 63


class BabylonVectorEnv(VectorEnv):
    """So many games, stepped together.

    With `copy` off, observations and masks are the environment's own arrays, written anew by the next step.
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
        copy: bool = True,
        autoreset: "str | AutoresetMode" = AutoresetMode.SAME_STEP,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise ValueError(
                f"render_mode is {render_mode!r}, but many games at once are not drawn: it can only be None"
            )
        self.autoreset_mode = _autoreset(autoreset)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.num_envs, self.players, self.how = num_envs, players, Rewards(rewards)
        self.copy = copy
        self.batch = Batch(num_envs, players, edition, randbits(SEED_BITS), tiles=tiles, threads=threads)
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
        """Deal every game anew, or those of `options["reset_mask"]`; without a seed, what comes is always different."""
        super().reset(seed=seed, options=options)
        self.batch.reset((options or {}).get("reset_mask"), seed=seed)
        return self._observations(), self._infos()

    def step(
        self, actions: "ArrayLike"
    ) -> "tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]":
        """Play an action in every game; an illegal one is a ValueError."""
        movers, before = self.batch.seats.copy(), self.batch.over
        self.batch.step(actions)
        over, gained = self.batch.over, np.zeros(self.num_envs)
        infos = self._finish(over & ~before, movers, gained)
        return self._observations(), gained, over, self._truncations.copy(), infos | self._infos()

    def random_actions(self) -> "NDArray[np.int64]":
        """A legal action for each game, all equally likely, reproducible by the seed."""
        return self.batch.random_actions()

    def _observations(self) -> Observations:
        rows, masks = self.batch.observations(), self.batch.legal_masks()
        return (
            {"observation": rows.copy(), "action_mask": masks.copy()}
            if self.copy
            else {"observation": rows, "action_mask": masks}
        )

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.batch.seats.copy(), "_seat": np.ones(self.num_envs, bool)}

    def _finish(
        self, over: "NDArray[np.bool_]", seats: "NDArray[np.int64]", gained: "NDArray[np.float64]"
    ) -> dict[str, Any]:
        """What Gymnasium wants to know of games that have just ended, each name with a mask of those it is about.

        What the seats have gained is added, and the games are dealt anew if that is the mode.
        """
        if not over.any():
            return {}
        points = self.batch.scores(over).copy()
        worth = self._worth(over, points)
        gained[over] += worth[over, seats[over]]
        infos: dict[str, Any] = {"final_rewards": worth, "final_points": points}
        if self.autoreset_mode is AutoresetMode.SAME_STEP:
            last = {"seat": np.where(over, self.batch.seats, 0), "rewards": worth.copy(), "points": points.copy()}
            infos |= {"final_obs": self._final_observations(over), "final_info": _masked(last, over)}
            self.batch.reset(over)
        return _masked(infos, over)

    def _worth(self, over: "NDArray[np.bool_]", points: "NDArray[np.int16]") -> "NDArray[np.float64]":
        notches = self.batch.notches(over)
        worth = np.zeros((self.num_envs, self.players))
        for game in np.flatnonzero(over):
            results = list(zip(points[game].tolist(), notches[game].tolist(), strict=True))
            worth[game] = rewards(results, self.how)
        return worth

    def _final_observations(self, over: "NDArray[np.bool_]") -> "NDArray[np.object_]":
        rows = self.batch.observations(over)
        final = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(over):
            final[game] = {"observation": rows[game].copy(), "action_mask": np.zeros(ACTIONS, np.int8)}
        return final


def _autoreset(mode: "str | AutoresetMode") -> AutoresetMode:
    known = {one.value: one for one in (AutoresetMode.SAME_STEP, AutoresetMode.DISABLED)}
    found = known.get(mode.value if isinstance(mode, AutoresetMode) else mode)
    if found is None:
        raise ValueError(f"autoreset is {mode!r}, none of {', '.join(known)}")
    return found


def _masked(infos: dict[str, Any], which: "NDArray[np.bool_]") -> dict[str, Any]:
    return infos | {f"_{name}": which.copy() for name in infos}
