"""PPO of TorchRL, on many games at once.

    python examples/torchrl_ppo.py --minutes 8

All is TorchRL's own: `GymWrapper` around many games whose resets are left to it (`autoreset="Disabled"`), collector,
the masked distribution, the advantages and the loss. The agent plays single moves against a random player and is
rewarded for winning and, on the way, for the points that its garden gains. The run can be stopped and goes on where it
was; its learning curve and the weights for a `MoveLearner` go to --out.
"""

import time
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from gymnasium import spaces
from gymnasium.vector.utils import batch_space
from policy import Parts, named
from recipe import Curve, arguments, match, next_look
from tensordict.nn import TensorDictModule, TensorDictSequential
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from babylon.bots.baselines import weights
from babylon.bots.baselines.move_learner import SEEN, MoveLearner, seen_by_policy
from babylon.envs.against import BabylonAgainstVectorEnv
from babylon.rules.actions import ACTIONS

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray
    from tensordict import TensorDictBase

GAMES, STEPS, EPOCHS, ROWS = 64, 64, 2, 512
WIDE, NARROW = 128, 64
PROGRESS = 0.1  # reward for each point gained


class Games(BabylonAgainstVectorEnv):
    """The environment with what the small net sees instead of whole observations."""

    def __init__(self) -> None:
        super().__init__(GAMES, opponent="random", progress=PROGRESS, autoreset="Disabled")
        mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
        seen = spaces.Box(-np.inf, np.inf, (SEEN,), np.float32)
        self.single_observation_space = spaces.Dict({"observation": seen, "action_mask": mask})
        self.observation_space = batch_space(self.single_observation_space, GAMES)

    def _observations(self) -> Any:  # noqa: ANN401 - other numbers than those of the environment
        told = super()._observations()
        return told | {"observation": seen_by_policy(told["observation"].astype(np.uint8), self.players)}


def trunk() -> list[nn.Module]:
    """Two layers."""
    return [nn.Linear(SEEN, WIDE), nn.Tanh(), nn.Linear(WIDE, NARROW), nn.Tanh()]


class Learner:
    """The environment, what plays in it, and what learns from that."""

    def __init__(self) -> None:
        env = GymWrapper(Games(), categorical_action_encoding=True)
        self.net = nn.Sequential(*trunk(), Parts(NARROW))
        logits = TensorDictModule(self.net, ["observation"], ["logits"])
        mask = TensorDictModule(torch.Tensor.bool, ["action_mask"], ["mask"])
        actor = ProbabilisticActor(
            TensorDictSequential(logits, mask),
            in_keys=["logits", "mask"],
            distribution_class=MaskedCategorical,
            return_log_prob=True,
            spec=env.action_spec,
        )
        critic = ValueOperator(nn.Sequential(*trunk(), nn.Linear(NARROW, 1)), in_keys=["observation"])
        self.collector = Collector(
            env, actor, frames_per_batch=GAMES * STEPS, total_frames=-1, auto_register_policy_transforms=False
        )
        self.advantage = GAE(gamma=0.997, lmbda=0.95, value_network=critic)
        self.loss = ClipPPOLoss(actor, critic, entropy_coeff=0.003, critic_coeff=0.5)
        self.optimizer = torch.optim.Adam(self.loss.parameters(), 6e-4)

    def learn(self, played: "TensorDictBase") -> None:
        """Learn from what was played."""
        with torch.no_grad():
            self.advantage(played)
        rows = played.reshape(-1)
        for _ in range(EPOCHS):
            for chosen in torch.randperm(len(rows)).split(ROWS):
                losses = self.loss(rows[chosen])
                self.optimizer.zero_grad()
                (losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]).backward()
                nn.utils.clip_grad_norm_(self.loss.parameters(), 0.5)
                self.optimizer.step()

    def weights(self) -> "dict[str, NDArray[np.float32]]":
        """The weights of the policy, by the names that the bot knows."""
        first, _, second, _, last = self.net
        return named(first=first, second=second, parts=last.parts)


def train(minutes: float, out: "Path", kept: "Path", *, check: int = 40, proof: int = 400) -> Curve:
    """Learn for so many minutes of one processor, with looks at what has been learnt, and proof at the end."""
    torch.manual_seed(1)
    torch.set_num_threads(1)
    curve, learner, spent, steps = Curve("PPO (TorchRL)", out / "torchrl-ppo"), Learner(), 0.0, 0
    if kept.exists():
        state = torch.load(kept, weights_only=True)
        learner.loss.load_state_dict(state["loss"])
        learner.optimizer.load_state_dict(state["optimizer"])
        curve.rows, spent, steps = state["curve"], state["spent"], state["steps"]
    look_at, clock = next_look(spent), time.process_time()
    for played in learner.collector:
        learner.learn(played)
        steps += played.numel()
        spent += (time.process_time() - clock) / 60
        if spent >= min(look_at, minutes):
            look_at = next_look(spent)
            bot = MoveLearner(learner.weights())
            won = {f"won against {rival}": match(bot, rival, check).won for rival in ("random", "apprentice")}
            curve.add(spent, steps=float(steps), **won)
            nets = {"loss": learner.loss.state_dict(), "optimizer": learner.optimizer.state_dict()}
            torch.save(nets | {"curve": curve.rows, "spent": spent, "steps": steps}, kept)
        if spent >= minutes:
            break
        clock = time.process_time()
    learner.collector.shutdown()
    weights.write(out / "torchrl-ppo.npz", learner.weights())
    bot = MoveLearner(learner.weights())
    torch.manual_seed(1)
    rivals = dict.fromkeys(("random", "apprentice"), proof)
    curve.finish(bot, MoveLearner(Learner().weights()), rivals, steps=steps)
    return curve


if __name__ == "__main__":
    train(**vars(arguments(__doc__, minutes=8, kept="torchrl-ppo.pt", check=40)))
