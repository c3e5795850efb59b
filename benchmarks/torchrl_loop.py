"""How many steps of single games a second TorchRL's collector does, of processor time: the best of some rounds.

Through `GymWrapper` around the vector environment, with masks and observations and a policy that draws from the masks.
PyTorch is in a virtual environment of its own:

$(python -m tests.recipes.virtual_environment) -m benchmarks.torchrl_loop [GAMES]
"""

import sys
import time

import torch
from tensordict.nn import TensorDictModule
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper

from babylon.envs.vector import BabylonVectorEnv

ROUNDS, STEPS = 8, 64


def drawn(masks: torch.Tensor) -> torch.Tensor:
    """A legal action for each game."""
    return torch.multinomial(masks.float(), 1)[..., 0]


def main(games: int = 64) -> None:
    """Print a line."""
    torch.set_num_threads(1)
    env = GymWrapper(BabylonVectorEnv(games, autoreset="Disabled"), categorical_action_encoding=True)
    policy = TensorDictModule(drawn, ["action_mask"], ["action"])
    collector = Collector(
        env, policy, frames_per_batch=games * STEPS, total_frames=-1, auto_register_policy_transforms=False
    )
    rounds, best = iter(collector), 0.0
    for number in range(ROUNDS):
        start = time.process_time()
        frames = next(rounds).numel()
        if number:  # the first one loads the machine code
            best = max(best, frames / (time.process_time() - start))
    collector.shutdown()
    print(f"TorchRL, {games} games: {best:,.0f} steps a second (bar: at least 3,000)")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
