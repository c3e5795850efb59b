"""A turn at a time, for one agent: it chooses among whole turns, by what each would leave.

For any library of Gymnasium. An action is the number of a turn. Before each step so many turns are drawn blindly,
played in a possible world that all of them share, and seen as numbers: what the agent's garden is then worth and looks
like. Whatever scores a row of such numbers is a policy; one that takes the first column, the points, is no beginner.

>>> import gymnasium
>>> env = gymnasium.make("babylon.envs.turns:BabylonTurns-v0", opponent="apprentice", progress=0.1)
>>> observation, info = env.reset(seed=7)
>>> observation.shape
(32, 65)
>>> observation, reward, terminated, truncated, info = env.step(observation[:, 0].argmax())
"""

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces

from babylon.bots.baselines.views import LONGEST, NUMBERS, PLANES, gardens, numbers
from babylon.envs.against import RANDOM, BatchOpponent, BotsOpponent, batch_opponent
from babylon.envs.pixels import table_pixels
from babylon.envs.rewards import Rewards, rewards
from babylon.simulate import Batch
from babylon.simulate.whole_turns import NO_MOVE, play_turns

if TYPE_CHECKING:
    from random import Random

    from numpy.typing import NDArray

    from babylon.pieces.edition import Edition

TURNS = 32
FEATURES = 2 + PLANES + NUMBERS
POINTS = 0.05  # a point counts so much, so that all that is seen is about as large
LEAST, MOST = -16.0, 64.0  # what the numbers stay between
SEED_BITS = 62


def proposed(batch: Batch, rng: "Random | np.random.Generator") -> "tuple[NDArray[np.int64], NDArray[np.float32]]":
    """A turn for each row, from the position of the first row on, and what each turn leaves: FEATURES numbers a row.

    The rows then stand where the turns have led; nothing that its seat can't know decides about any of them.
    """
    before = batch.state(0)
    batch.determinize(before.seat, rng, [0])
    batch.copy(0, range(1, batch.n))
    turns = play_turns(batch)
    seen, mover = batch.observations(), (before.seat - int(batch.seats[0])) % batch.players
    found = np.empty((batch.n, FEATURES), np.float32)
    found[:, 0] = POINTS * batch.scores()[:, before.seat]
    found[:, 1] = (before.token_count - before.round) / LONGEST
    found[:, 2 : 2 + PLANES] = 4 * gardens(seen, batch.players, mover).mean(axis=(2, 3))
    found[:, 2 + PLANES :] = numbers(seen, batch.players, mover)
    return turns, found


class BabylonTurnsEnv(gymnasium.Env["NDArray[np.float32]", np.int64]):
    """One seat of a table, a turn at a time.

    The reward comes at the end, by `rank` or `margin`; with `progress` every turn besides brings the points that the
    garden has gained, times `progress`. `opponent` is that of `babylon.envs.against`; without a seat it is another one
    each game.
    """

    metadata: dict[str, Any] = {"render_modes": ["rgb_array"], "render_fps": 2}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        *,
        players: int = 2,
        turns: int = TURNS,
        edition: "str | Edition" = "revised",
        rewards: str = "rank",
        opponent: "str | BatchOpponent" = RANDOM,
        seconds: float = 0.1,
        seat: int | None = None,
        progress: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is {render_mode!r}, none of {self.metadata['render_modes']}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat is {seat}, none of {', '.join(map(str, range(players)))}, nor None for any")
        self.batch, self.how = Batch(turns, players, edition), Rewards(rewards)
        self.opponent, self.progress, self._seat = batch_opponent(opponent, seconds), progress, seat
        self.render_mode = render_mode
        self._first = np.arange(turns) == 0
        self.action_space = spaces.Discrete(turns)
        self.observation_space = spaces.Box(LEAST, MOST, (turns, FEATURES), np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> "tuple[NDArray[np.float32], dict[str, Any]]":
        """Deal anew; a seed decides about the deal and all chance, the opponents' too."""
        super().reset(seed=seed, options=options)
        number = int(self.np_random.integers(1 << SEED_BITS))
        self.batch.reset(seed=number)
        if seed is not None and isinstance(self.opponent, BotsOpponent):
            self.opponent.begin(number)
        self.seat = int(self.np_random.integers(self.batch.players)) if self._seat is None else self._seat
        self._others_play()
        return self._observation(), {"seat": self.seat}

    def step(self, action: "int | np.int64") -> "tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]":
        """Take one of the turns, and let the others play until it is one's turn again."""
        if not 0 <= action < self.batch.n:
            raise ValueError(f"{action} is the number of no turn: there are 0 to {self.batch.n - 1}")
        self.batch.restore(self._here, [0])
        before = self._points()
        for move in self._turns[action][self._turns[action] != NO_MOVE]:
            self.batch.step(np.full(self.batch.n, move), self._first)
        gained = self.progress * (self._points() - before)
        self._others_play()
        over = bool(self.batch.over[0])
        told: dict[str, Any] = {"seat": self.seat}
        if over:
            told["points"] = self.batch.scores()[0].tolist()
            results = list(zip(told["points"], self.batch.notches()[0].tolist(), strict=True))
            gained += rewards(results, self.how)[self.seat]
        return self._observation(), float(gained), over, False, told

    def render(self) -> "NDArray[np.uint8] | None":
        """The table as pixels (`rgb_array`), as it was before the turns to choose from."""
        if self.render_mode is None:
            return None
        self.batch.restore(self._here, [0])
        return table_pixels(self.batch.observations([0])[0], self.batch.players)

    def _points(self) -> int:
        return int(self.batch.scores()[0, self.seat])

    def _others_play(self) -> None:
        while not self.batch.over[0] and self.batch.seats[0] != self.seat:
            self.batch.step(self.opponent(self.batch, self._first), self._first)
        self._here = self.batch.save([0])

    def _observation(self) -> "NDArray[np.float32]":
        if not self.batch.over[0]:
            self._turns, self._seen = proposed(self.batch, self.np_random)
        return self._seen.copy()


gymnasium.register("BabylonTurns-v0", entry_point="babylon.envs.turns:BabylonTurnsEnv")
