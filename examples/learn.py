"""A tiny learner: it finds out by itself what kind of move is worth playing, and then beats the random player.

    python examples/learn.py

Every legal action belongs to one of a few kinds (dig, lay a tile on four pillars, put up a statue, end the turn …). A
kind has one weight; an action is chosen with probability proportional to the exponential of its kind's weight. After
every batch of games against the random player the weights follow the policy gradient (REINFORCE): whatever was played
more often in games that went better than the average gains weight.
"""

import sys
import time
from typing import TYPE_CHECKING

import numpy as np

from babylon.envs.vector import BabylonVectorEnv
from babylon.rules import actions as numbers

if TYPE_CHECKING:
    from numpy.typing import NDArray

GAMES = 128
KINDS = (
    "remove",
    "dig",
    "lay the dug tile",
    "lay the dug tile, a corner open",
    "lay the stored tile",
    "lay the stored tile, a corner open",
    "statue",
    "fountain",
    "stairway",
    "bridge",
    "keep the dug tile",
    "keep the stored tile",
    "keep none",
)


def kind_of(action: int) -> int:
    """The kind of an action, by docs/research.md."""
    if numbers.PLACE <= action < numbers.DECORATE:
        stored, code = divmod(action - numbers.PLACE, 1960)
        return 2 + 2 * stored + (code // 4 % 5 > 0)
    bounds = (numbers.DIG, numbers.PLACE, numbers.STATUES, numbers.FOUNTAINS, numbers.STAIRWAYS, numbers.BRIDGES)
    kinds = {1: 0, 2: 1, 4: 6, 5: 7, 6: 8, 7: 9}
    if action >= numbers.END:
        return 10 + action - numbers.END
    return kinds[1 + sum(action >= bound for bound in bounds)]


OF_KIND = np.eye(len(KINDS))[[kind_of(action) for action in range(numbers.ACTIONS)]]


class Learner:
    """A weight for each kind of action."""

    def __init__(self, seed: int = 1) -> None:
        self.weights = np.zeros(len(KINDS))
        self.rng = np.random.default_rng(seed)

    def chances(self, masks: "NDArray[np.int8]") -> "NDArray[np.float64]":
        """How likely each kind is to be played, by how many legal actions it has and what it weighs."""
        likely = (masks.astype(np.float64) @ OF_KIND) * np.exp(self.weights)
        chances: NDArray[np.float64] = likely / likely.sum(axis=1, keepdims=True)
        return chances

    def choose(self, masks: "NDArray[np.int8]") -> "tuple[NDArray[np.int64], NDArray[np.float64]]":
        """An action for every game, and how each choice would change the weights."""
        chances = self.chances(masks)
        kinds = (chances.cumsum(axis=1) < self.rng.random((len(masks), 1))).sum(axis=1).clip(max=len(KINDS) - 1)
        legal = masks * OF_KIND.T[kinds]
        actions = (legal * self.rng.random(legal.shape)).argmax(axis=1)
        return actions, np.eye(len(KINDS))[kinds] - chances

    def learn(self, traces: "NDArray[np.float64]", rewards: "NDArray[np.float64]", rate: float = 0.6) -> None:
        """Move the weights towards what was done in the better games."""
        advantage = (rewards - rewards.mean()) / (rewards.std() + 1e-9)
        self.weights += rate * (advantage[:, None] * traces).mean(axis=0)


def play(env: BabylonVectorEnv, learner: Learner, seed: int) -> "tuple[NDArray[np.float64], NDArray[np.float64]]":
    """One game each: the traces of the learner's choices, and its rewards. It plays seat 0 in half of the games."""
    observations, infos = env.reset(seed=seed)
    seats = np.arange(env.num_envs) % env.players
    traces, rewards = np.zeros((env.num_envs, len(KINDS))), np.full(env.num_envs, np.nan)
    while np.isnan(rewards).any():
        chosen = env.random_actions().copy()
        mine = (infos["seat"] == seats) & np.isnan(rewards)
        if mine.any():
            chosen[mine], changes = learner.choose(observations["action_mask"][mine])
            traces[mine] += changes
        observations, _, ended, _, infos = env.step(chosen)
        first = ended & np.isnan(rewards)
        if first.any():
            rewards[first] = infos["final_rewards"][first, seats[first]]
    return traces, rewards


def won(rewards: "NDArray[np.float64]") -> float:
    """The part of the games that were won; a draw is half a win."""
    return float(((rewards > 0) + 0.5 * (rewards == 0)).mean())


def main(batches: int = 60) -> float:
    """Learn, tell how it goes, and give the part of the last 512 games that were won."""
    env, learner, start = BabylonVectorEnv(GAMES, rewards="margin"), Learner(), time.perf_counter()
    for batch in range(batches):
        traces, rewards = play(env, learner, seed=batch)
        learner.learn(traces, rewards)
        if batch % 10 == 0:
            print(f"{time.perf_counter() - start:4.0f} s  {batch * GAMES:5} games  won {won(rewards):4.0%}")
    final = np.concatenate([play(env, learner, seed=1000 + test)[1] for test in range(4)])
    print(f"after {batches * GAMES} games: won {won(final):.1%} of {len(final)} against the random player")
    for kind, weight in sorted(zip(KINDS, learner.weights, strict=True), key=lambda pair: -pair[1]):
        print(f"  {weight:+.2f}  {kind}")
    return won(final)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
