"""PPO of Stable-Baselines3, as it comes, choosing among whole turns.

    python examples/turn_ppo.py --minutes 6

The environment (`babylon.envs.turns`) draws 32 turns blindly, and the agent takes one of them by what each would leave.
The policy is a small net that scores a turn by its numbers, the same for all of them. It plays against `apprentice`
from the first game on. The run can be stopped and goes on where it was.
"""

import json
import time
from typing import TYPE_CHECKING, Any

import torch
from recipe import Curve, arguments, match, next_look
from stable_baselines3 import PPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.policies import ActorCriticPolicy
from torch import nn

from babylon.bots.baselines import weights
from babylon.bots.state_bot import StateBot
from babylon.envs.turns import FEATURES, TURNS, proposed
from babylon.simulate import Batch, Snapshot
from babylon.simulate.whole_turns import NO_MOVE

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

    from babylon.rules.state import GameState

GAMES, STEPS, WIDE = 16, 128, 64
PROGRESS = 0.1  # reward for each point gained
RIVALS = ("random", "apprentice", "mason")


class Scores(nn.Module):
    """A number for each turn, by the same net; or one for all of them, the best that it sees."""

    def __init__(self, *, together: bool) -> None:
        super().__init__()
        self.net = nn.Sequential(nn.Linear(FEATURES, WIDE), nn.Tanh(), nn.Linear(WIDE, WIDE), nn.Tanh())
        self.told = nn.Linear(WIDE, 1)
        nn.init.orthogonal_(self.told.weight, 0.01)
        nn.init.zeros_(self.told.bias)
        self.together = together

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """The turns as they come from the environment, flat."""
        hidden = self.net(seen.view(-1, TURNS, FEATURES))
        return self.told(hidden.mean(dim=1)) if self.together else self.told(hidden)[..., 0]


class TurnsPolicy(ActorCriticPolicy):
    """The usual policy with such nets as its last layers, and no others."""

    def _build(self, lr_schedule: Any) -> None:  # noqa: ANN401 - as Stable-Baselines3 has it
        super()._build(lr_schedule)
        self.action_net, self.value_net = Scores(together=False), Scores(together=True)
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


class Chooser(StateBot):
    """Plays by a policy: the best of as many turns as it has learnt with."""

    def __init__(self, scores: nn.Module) -> None:
        self.scores, self.batch = scores, Batch(TURNS)

    def actions(self, state: "GameState", seconds: float, rng: "Random") -> list[int]:  # noqa: ARG002 - it needs no time
        """The action numbers of a whole turn."""
        self.batch.reset(seed=rng.getrandbits(62))
        self.batch.restore(Snapshot.of(state), 0)
        turns, seen = proposed(self.batch, rng)
        with torch.no_grad():
            best = turns[int(self.scores(torch.from_numpy(seen).flatten()).argmax())]
        return [int(move) for move in best[best != NO_MOVE]]


class Looks(BaseCallback):
    """Looks every now and then at what has been learnt, keeps it, and ends the run in time."""

    def __init__(self, curve: Curve, kept: "Path", minutes: float, games: int) -> None:
        super().__init__()
        self.curve, self.kept, self.end, self.games = curve, kept, minutes, games
        self.spent = curve.rows[-1]["minutes"] if curve.rows else 0.0
        self.next_look, self.clock = next_look(self.spent), time.process_time()

    def _on_rollout_start(self) -> None:
        self.spent += (time.process_time() - self.clock) / 60
        if self.spent >= min(self.next_look, self.end):
            bot = Chooser(self.model.policy.action_net)
            won = {f"won against {rival}": match(bot, rival, self.games).won for rival in RIVALS[1:]}
            self.curve.add(self.spent, steps=float(self.model.num_timesteps), **won)
            self.model.save(self.kept)
            self.kept.with_suffix(".json").write_text(json.dumps(self.curve.rows), "utf-8")
            self.next_look = next_look(self.spent)
        self.clock = time.process_time()

    def _on_step(self) -> bool:
        return self.spent < self.end


def games() -> Any:  # noqa: ANN401 - many environments of Stable-Baselines3
    """Games against `apprentice`, rewarded by the result and by points on the way."""
    settings = {"opponent": "apprentice", "progress": PROGRESS}
    return make_vec_env("babylon.envs.turns:BabylonTurns-v0", GAMES, seed=1, env_kwargs=settings)


def learner() -> PPO:
    """PPO that knows nothing yet."""
    settings = {"gamma": 1.0, "gae_lambda": 0.9, "ent_coef": 0.003, "learning_rate": 1e-3}
    widths: dict[str, list[int]] = {"net_arch": []}
    return PPO(
        TurnsPolicy,
        games(),
        n_steps=STEPS,
        batch_size=256,
        n_epochs=4,
        policy_kwargs=widths,
        seed=1,
        device="cpu",
        **settings,
    )


def train(minutes: float, out: "Path", kept: "Path", *, check: int = 40, proof: int = 400) -> Curve:
    """Learn for so many minutes of one processor, with looks at what has been learnt, and proof at the end."""
    torch.set_num_threads(1)
    curve = Curve("PPO over whole turns (Stable-Baselines3)", out / "turn-ppo")
    if kept.exists():
        model = PPO.load(kept, env=games(), device="cpu")
        curve.rows = json.loads(kept.with_suffix(".json").read_text("utf-8"))
    else:
        model = learner()
    model.learn(10**9, callback=Looks(curve, kept, minutes, check), reset_num_timesteps=not curve.rows)
    weights.write(
        out / "turn-ppo.npz", {name: one.numpy() for name, one in model.policy.action_net.state_dict().items()}
    )
    bots = [Chooser(one.policy.action_net) for one in (model, learner())]
    curve.finish(*bots, dict.fromkeys(RIVALS, proof), steps=model.num_timesteps)
    return curve


if __name__ == "__main__":
    train(**vars(arguments(__doc__, minutes=6, kept="turn-ppo.zip", check=40)))
