"""MaskablePPO of Stable-Baselines3-contrib, on many games at once.

    python examples/maskable_ppo.py --minutes 15

The agent plays single moves against a random player. Two things make it learn in minutes: the policy's last
layer answers with the parts of actions (`babylon.bots.baselines.action_parts`) instead of one number for each of 4,339,
and besides winning it is rewarded for the points that its garden gains with each move. The run can be stopped and goes
on where it was; its learning curve and the weights for a `MoveLearner` go to --out.
"""

import json
import time
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from gymnasium import spaces
from policy import Parts, named
from recipe import Curve, arguments, match, next_look
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from babylon.bots.baselines import weights
from babylon.bots.baselines.move_learner import SEEN, MoveLearner, seen_by_policy
from babylon.envs.against import BabylonAgainstVectorEnv

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

GAMES, STEPS, WIDTHS = 64, 64, [128, 64]
PROGRESS = 0.1  # reward for each point gained


class Games(VecEnv):
    """The environment as Stable-Baselines3 knows many at once."""

    def __init__(self, env: BabylonAgainstVectorEnv) -> None:
        self.env = env
        super().__init__(env.num_envs, spaces.Box(-np.inf, np.inf, (SEEN,), np.float32), env.single_action_space)

    def reset(self) -> "NDArray[np.float32]":
        """Deal all games anew."""
        return self._seen(self.env.reset()[0])

    def step_async(self, actions: "NDArray[np.int64]") -> None:
        """Note what is to be played."""
        self.actions = actions

    def step_wait(self) -> Any:  # noqa: ANN401 - as Stable-Baselines3 has it
        """Play it."""
        observations, rewards, over, _, infos = self.env.step(self.actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(over):
            last = infos["final_obs"][game]["observation"][None]
            told[game] = {
                "terminal_observation": seen_by_policy(last, self.env.players)[0],
                "TimeLimit.truncated": False,
            }
        return self._seen(observations), rewards.astype(np.float32), over, told

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **named: Any) -> list[Any]:  # noqa: ANN401, ARG002
        """What MaskablePPO asks for: `action_masks`."""
        assert method_name == "action_masks"
        return list(self.env.batch.legal_masks().astype(bool))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:  # noqa: ANN401, ARG002
        """An attribute of each game; `action_masks` says that there are masks."""
        return [None if attr_name == "action_masks" else getattr(self.env, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ANN401, ARG002
        """Set an attribute of all games."""
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ANN401, ARG002
        """Nothing is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """There is nothing to close."""

    def _seen(self, observations: "dict[str, NDArray[Any]]") -> "NDArray[np.float32]":
        return seen_by_policy(observations["observation"], self.env.players)


class PartsPolicy(MaskableActorCriticPolicy):
    """The usual policy with that last layer."""

    def _build(self, lr_schedule: Any) -> None:  # noqa: ANN401
        super()._build(lr_schedule)
        self.action_net = Parts(self.mlp_extractor.latent_dim_pi)
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


def weights_of(model: MaskablePPO) -> "dict[str, NDArray[np.float32]]":
    """The weights of the policy, by the names that the bot knows."""
    first, _, second, _ = model.policy.mlp_extractor.policy_net
    return named(first=first, second=second, parts=model.policy.action_net.parts)


class Looks(BaseCallback):
    """Looks every few minutes at what has been learnt, keeps it, and ends the run in time."""

    def __init__(self, curve: Curve, kept: "Path", minutes: float, games: int) -> None:
        super().__init__()
        self.curve, self.kept, self.end, self.games = curve, kept, minutes, games
        self.spent = curve.rows[-1]["minutes"] if curve.rows else 0.0
        self.next_look, self.clock = next_look(self.spent), time.process_time()

    def _on_rollout_start(self) -> None:
        self.spent += (time.process_time() - self.clock) / 60
        if self.spent >= min(self.next_look, self.end):
            self.look()
            self.next_look = next_look(self.spent)
        self.clock = time.process_time()

    def look(self) -> None:
        """Play matches and note how they went."""
        bot = MoveLearner(weights_of(self.model))
        won = {f"won against {rival}": match(bot, rival, self.games).won for rival in ("random", "apprentice")}
        self.curve.add(self.spent, steps=float(self.model.num_timesteps), **won)
        self.model.save(self.kept)
        self.kept.with_suffix(".json").write_text(json.dumps(self.curve.rows), "utf-8")

    def _on_step(self) -> bool:
        return self.spent < self.end


def learner() -> MaskablePPO:
    """MaskablePPO that knows nothing yet."""
    widths = {"net_arch": {"pi": WIDTHS, "vf": WIDTHS}}
    settings = {"gamma": 0.997, "ent_coef": 0.003, "learning_rate": 6e-4}
    return MaskablePPO(
        PartsPolicy,
        games(),
        n_steps=STEPS,
        batch_size=512,
        n_epochs=2,
        policy_kwargs=widths,
        seed=1,
        device="cpu",
        **settings,
    )


def games() -> Games:
    """Games against a random player, rewarded by the result and by points on the way."""
    return Games(BabylonAgainstVectorEnv(GAMES, opponent="random", progress=PROGRESS))


def train(minutes: float, out: "Path", kept: "Path", *, check: int = 40, proof: int = 400) -> Curve:
    """Learn for so many minutes of one processor, with looks at what has been learnt, and proof at the end."""
    torch.set_num_threads(1)
    curve = Curve("MaskablePPO (Stable-Baselines3-contrib)", out / "maskable-ppo")
    rows = kept.with_suffix(".json")
    if kept.exists():
        model, curve.rows = MaskablePPO.load(kept, env=games(), device="cpu"), json.loads(rows.read_text("utf-8"))
    else:
        model = learner()
    model.learn(10**9, callback=Looks(curve, kept, minutes, check), reset_num_timesteps=not curve.rows)
    weights.write(out / "maskable-ppo.npz", weights_of(model))
    bot = MoveLearner(weights_of(model))
    rivals = dict.fromkeys(("random", "apprentice"), proof)
    curve.finish(bot, MoveLearner(weights_of(learner())), rivals, steps=model.num_timesteps)
    return curve


if __name__ == "__main__":
    train(**vars(arguments(__doc__, minutes=15, kept="maskable-ppo.zip", check=40)))
