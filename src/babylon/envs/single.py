"""The environment for Gymnasium: one agent plays one seat, opponents the others. Importing this module registers it.

>>> import gymnasium
>>> env = gymnasium.make("babylon.envs.single:Babylon-v0", players=2, opponent="random")
>>> observation, info = env.reset(seed=7)
>>> int(observation["action_mask"].sum())
16

`BabylonSelfPlay-v0`, for `gymnasium.make_vec`, is `babylon.envs.vector`: many games at once, every seat an agent's.
"""

from random import Random
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces

from babylon.envs.opponents import RANDOM, Opponent, opponent_of
from babylon.envs.pictures import drawn
from babylon.envs.rewards import Rewards, rewards
from babylon.envs.table import OBSERVATION_SIZE, Table
from babylon.game import Game
from babylon.pieces.deal import flowers_for
from babylon.rules.actions import ACTIONS
from babylon.simulate.illegal_action import IllegalAction

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from babylon.pieces.edition import Edition
    from babylon.pieces.tile import TileSet

ILLEGAL = -1.0  # the reward for an illegal action, which ends the game
ANY_SEAT = None


class BabylonEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a table.

    An observation has `observation`, the numbers of docs/research.md, and `action_mask`. The reward comes at the end,
    by `rank` or by `margin`. `opponent` is `random`, a bot's name or a function (`babylon.envs.opponents`); with the
    seat None every game draws another one.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 2,
    }

    def __init__(
        self,
        *,
        players: int = 2,
        edition: "str | Edition" = "revised",
        tiles: "str | TileSet" = "standard",
        rewards: str = "rank",
        opponent: "str | Opponent" = RANDOM,
        seconds: float = 0.1,
        seat: int | None = 0,
        render_mode: str | None = None,
    ) -> None:
        flowers_for(players)
        if seat is not ANY_SEAT and not 0 <= seat < players:
            raise ValueError(f"seat is {seat}, none of {', '.join(map(str, range(players)))}, nor None for any")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is {render_mode!r}, none of {self.metadata['render_modes']}")
        self.players, self.edition, self.tiles, self.how = players, edition, tiles, Rewards(rewards)
        self.opponents = [opponent_of(opponent, seconds) for _ in range(players)]
        self.render_mode, self._seat = render_mode, seat
        self.action_space = spaces.Discrete(ACTIONS)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (OBSERVATION_SIZE[players],), np.uint8),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal anew; with a seed the deal that `Game.deal` gives for it, and the same ones after it."""
        super().reset(seed=seed, options=options)
        drawn_number = int(self.np_random.integers(1 << 32))
        number = drawn_number if seed is None else seed
        self.table = Table(Game.deal(self.players, self.edition, number, tiles=self.tiles).dealing)
        self.seat = int(self.np_random.integers(self.players)) if self._seat is ANY_SEAT else self._seat
        self._random = Random(drawn_number)
        self._others_play()
        return self._observation(), self._info()

    def step(self, action: "int | np.int64") -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others play until it is one's turn again; an illegal one loses the game."""
        try:
            self.table.play(int(action))
        except IllegalAction as error:
            return self._observation(), ILLEGAL, True, False, self._info() | {"illegal": str(error)}
        self._others_play()
        over = self.table.is_over
        gained = rewards(self.table.results(), self.how)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), gained, over, False, self._info()

    def action_masks(self) -> "NDArray[np.bool_]":
        """Which actions are legal now, as Stable-Baselines3 asks for it."""
        return self.table.mask().astype(bool)

    def render(self) -> "str | NDArray[np.uint8] | None":
        """The table as text (`ansi`; `human` prints it) or as pixels (`rgb_array`)."""
        return drawn(self.table, self.render_mode)

    def _others_play(self) -> None:
        while not self.table.is_over and self.table.seat != self.seat:
            self.table.play(self.opponents[self.table.seat](self.table, self._random))

    def _observation(self) -> dict[str, Any]:
        return {"observation": self.table.observation(self.seat), "action_mask": self.table.mask()}

    def _info(self) -> dict[str, Any]:
        points = [points for points, _ in self.table.results()] if self.table.is_over else None
        return {"seat": self.seat} | ({} if points is None else {"points": points})


gymnasium.register("Babylon-v0", entry_point="babylon.envs.single:BabylonEnv")
gymnasium.register("BabylonSelfPlay-v0", vector_entry_point="babylon.envs.vector:BabylonVectorEnv")
