"""Many games at once for libraries that know a single agent: it has one seat of each, opponents play the others.

Every step is the agent's in every game: the environment plays the others on until it is its turn again. A game that
ends is dealt anew at once (Gymnasium's mode SAME_STEP, or as `babylon.envs.vector` tells), and the agent gets the next
seat there.

>>> from babylon.envs.against import BabylonAgainstVectorEnv
>>> env = BabylonAgainstVectorEnv(num_envs=8, opponent="random")
>>> observations, infos = env.reset(seed=1)
>>> observations, rewards, terminations, truncations, infos = env.step(env.random_actions())
>>> rewards.shape
(8,)

An opponent is `random`, the name of a bot (docs/bots.md), or a function of one's own that is given the batch and the
games that wait, and answers with an action for each game of the batch: an earlier self, say.
"""

from random import Random
from secrets import randbits
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from gymnasium.vector import AutoresetMode

from babylon.bots import make
from babylon.bots.state_bot import StateBot
from babylon.envs.vector import SEED_BITS, BabylonVectorEnv, Observations
from babylon.game.action_numbers import action_of
from babylon.simulate import Batch

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import ArrayLike, NDArray

BatchOpponent: TypeAlias = "Callable[[Batch, NDArray[np.bool_]], ArrayLike]"
RANDOM = "random"
ANY_SEAT = None


class BotsOpponent:
    """A bot by its name, in all games that wait: it decides about a whole turn at once."""

    def __init__(self, name: str, seconds: float) -> None:
        self._bot, self._seconds = make(name), seconds
        self.begin(randbits(SEED_BITS))

    def begin(self, seed: int) -> None:
        """Draw by this seed from now on."""
        self._rng = Random(seed)
        self._planned: dict[int, list[int]] = {}

    def __call__(self, batch: Batch, waiting: "NDArray[np.bool_]") -> "NDArray[np.int64]":
        """The next action of its turn in each game."""
        actions = np.full(batch.n, -1)
        for row in np.flatnonzero(waiting).tolist():
            if not self._planned.get(row):
                self._planned[row] = self._turn(batch, row)[::-1]
            actions[row] = self._planned[row].pop()
        return actions

    def _turn(self, batch: Batch, row: int) -> list[int]:
        if isinstance(self._bot, StateBot):
            return self._bot.actions(batch.state(row), self._seconds, self._rng)
        game, actions = batch.game(row), []
        for move in self._bot.turn(game.view(game.seat), self._seconds, self._rng):
            actions.append(action_of(game.state, move))
            game.play(move)
        return actions


def at_random(batch: Batch, waiting: "NDArray[np.bool_]") -> "NDArray[np.int64]":  # noqa: ARG001 - as every opponent
    """Any legal action, all equally likely."""
    return batch.random_actions()


class BabylonAgainstVectorEnv(BabylonVectorEnv):
    """So many games, in each of which the agent has one seat.

    Rewards come at the end, by `rank` or `margin`. With `progress` the agent besides gets, with each of its moves, the
    points that its garden has gained by it, times `progress`. With the seat None it has each seat in turn.
    """

    def __init__(
        self,
        num_envs: int,
        *,
        opponent: "str | BatchOpponent" = RANDOM,
        seconds: float = 0.1,
        seat: int | None = ANY_SEAT,
        progress: float = 0.0,
        **settings: Any,  # noqa: ANN401 - those of BabylonVectorEnv
    ) -> None:
        super().__init__(num_envs, **settings)
        if seat is not ANY_SEAT and not 0 <= seat < self.players:
            raise ValueError(f"seat is {seat}, none of {', '.join(map(str, range(self.players)))}, nor None for any")
        self.opponent = batch_opponent(opponent, seconds)
        self.progress, self._seat = progress, seat
        self.agent_seats: NDArray[np.int64] = np.full(num_envs, 0 if seat is ANY_SEAT else seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal every game anew, or those of `options["reset_mask"]`; without a seed, what comes is always different."""
        chosen = (options or {}).get("reset_mask")
        if chosen is None:
            self._sit(np.arange(self.num_envs))
        else:
            self._sit(np.where(chosen, self.agent_seats + 1, self.agent_seats))
        super().reset(seed=seed, options=options)
        if seed is not None and isinstance(self.opponent, BotsOpponent):
            self.opponent.begin(seed)
        self._others_play()
        return self._observations(), self._infos()

    def step(
        self, actions: "ArrayLike"
    ) -> "tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]":
        """Play an action in every game, and let the others play on; an illegal one is a ValueError."""
        points, before = self._points(), self.batch.over
        self.batch.step(actions)
        gained = self.progress * (self._points() - points)
        self._others_play()
        over = self.batch.over
        infos = self._finish(over & ~before, self.agent_seats, gained)
        if self.autoreset_mode is AutoresetMode.SAME_STEP:
            self._sit(self.agent_seats + over)
            self._others_play()
        return self._observations(), gained, over, self._truncations.copy(), infos | self._infos()

    def _sit(self, seats: "NDArray[np.int64]") -> None:
        if self._seat is ANY_SEAT:
            self.agent_seats = seats % self.players

    def _points(self) -> "NDArray[np.float64]":
        if not self.progress:
            return np.zeros(self.num_envs)
        return self.batch.scores()[np.arange(self.num_envs), self.agent_seats].astype(np.float64)

    def _others_play(self) -> None:
        waiting = ~self.batch.over & (self.batch.seats != self.agent_seats)
        while waiting.any():
            self.batch.step(self.opponent(self.batch, waiting), waiting)
            waiting = ~self.batch.over & (self.batch.seats != self.agent_seats)


def batch_opponent(opponent: "str | BatchOpponent", seconds: float) -> BatchOpponent:
    """The opponent: `random`, a bot's name (docs/bots.md), or a function of one's own."""
    if not isinstance(opponent, str):
        return opponent
    return at_random if opponent == RANDOM else BotsOpponent(opponent, seconds)
