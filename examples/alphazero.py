"""An AlphaZero-style loop over whole turns, on the batch API: a prior proposes, a value judges, search improves both.

    python examples/alphazero.py --minutes 15

What is chosen here is a *turn*: the prior (a net that sees the table) draws 48 of them for each of 32 games at a time,
the batch plays them all, the value (a net that sees the garden that a turn leaves) says what each garden will still
gain, and the best one is played, with Gumbel noise to explore. From games so played the value learns how gardens go on
(TD(λ) on the points of their own seat), and the prior to propose what was found good: among the turns that were drawn,
those in proportion to e^(worth / 3 points). It knows the rules and nothing else: the first games are drawn blindly.

The run can be stopped and goes on where it was; it prints its learning curve and writes it to --out, with the weights
that the bot `turn-learner` plays by (NumPy alone).
"""

import time
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import torch
from recipe import Curve, arguments, match, next_look
from torch import nn
from torch.nn import functional

from babylon.bots.baselines import weights
from babylon.bots.baselines.action_parts import AT_PLACE, INDEX, chances
from babylon.bots.baselines.turn_learner import POINTS, TurnLearner
from babylon.bots.baselines.views import LONGEST, NUMBERS, PLANES, TABLE, gardens, numbers, tables
from babylon.rules.turn import DIGGING, OVER
from babylon.simulate import Batch
from babylon.simulate.whole_turns import play_turns

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

PLAYERS, GAMES, TURNS = 2, 32, 48
MOST_MOVES = 24  # of a turn that is learnt from
RIVALS = {"apprentice": 1.0, "mason": 0.25, "gardener": 0.25}  # and the share of the proof's games against each
KEPT = 40  # generations that are learnt from
STEPS, VALUE_ROWS, PRIOR_ROWS = 8, 512, 96  # of learning, after each generation
LAMBDA = 0.8
WARMTH = 3.0  # points: what the prior takes for hardly better


class Value(nn.Module):
    """What a garden will still gain: in points, divided by POINTS and by the share of the game that is left."""

    def __init__(self, near: int = 32, wide: int = 64) -> None:
        super().__init__()
        self.near = nn.Conv2d(PLANES, near, 3, padding=1)
        self.joined = nn.Linear(2 * near + NUMBERS + 1, wide)
        self.told = nn.Linear(wide, 1)
        nn.init.zeros_(self.told.weight)
        nn.init.zeros_(self.told.bias)

    def forward(self, planes: torch.Tensor, storage: torch.Tensor, left: torch.Tensor) -> torch.Tensor:
        """The points to come."""
        seen = functional.relu(self.near(planes))
        known = torch.cat([seen.mean(dim=(2, 3)), seen.amax(dim=(2, 3)), storage, left[:, None]], dim=1)
        return POINTS * left * self.told(functional.relu(self.joined(known)))[:, 0]


class Prior(nn.Module):
    """How much each action is liked at the beginning of a turn, as a sum of parts."""

    def __init__(self, near: int = 24, wide: int = 64) -> None:
        super().__init__()
        self.near = nn.Conv2d(PLANES, near, 3, padding=1)
        self.places = nn.Conv2d(near, 10, 2)  # for each position of a tile: lift and open corner
        self.joined = nn.Linear(near + NUMBERS + TABLE, wide)
        self.told = nn.Linear(wide, AT_PLACE)
        for layer in (self.places, self.told):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, planes: torch.Tensor, storage: torch.Tensor, table: torch.Tensor) -> torch.Tensor:
        """A number for each action."""
        seen = functional.relu(self.near(planes))
        places = self.places(seen).permute(0, 2, 3, 1).flatten(1)
        others = self.told(functional.relu(self.joined(torch.cat([seen.mean(dim=(2, 3)), storage, table], dim=1))))
        parts = torch.cat([others, places, torch.zeros(len(planes), 1)], dim=1)
        return parts[:, torch.from_numpy(INDEX)].sum(dim=2)


class Choices(NamedTuple):
    """The turns that were to choose from: what was seen, drawn and found, a row for each game and turn."""

    roots: "NDArray[np.uint8]"
    turns: "NDArray[np.int16]"
    worth: "NDArray[np.float32]"


class Step(NamedTuple):
    """What the turns taken have come to: the tables after them, points, worth, and the share of the game left."""

    after: "NDArray[np.uint8]"
    points: "NDArray[np.float32]"
    worth: "NDArray[np.float32]"
    left: float


class Gardens(NamedTuple):
    """The gardens that turns have left: what is seen of them, the share of the game left, the points to come."""

    seen: "NDArray[np.uint8]"
    left: "NDArray[np.float32]"
    gain: "NDArray[np.float32]"


def tensors(*arrays: "NDArray[np.generic]") -> list[torch.Tensor]:
    """The same numbers for PyTorch."""
    return [torch.from_numpy(np.ascontiguousarray(one)) for one in arrays]


class Loop:
    """Self-play and learning."""

    def __init__(self, games: int = GAMES, turns: int = TURNS) -> None:
        self.value, self.prior = Value(), Prior()
        self.optimizers = [torch.optim.Adam(net.parameters(), 2e-3) for net in (self.value, self.prior)]
        self.games, self.turns = games, turns
        self.batch = Batch(games * turns, PLAYERS)
        self.rng = np.random.default_rng(1)
        self.generation, self.minutes = 0, 0.0
        self.choices: list[Choices] = []
        self.gardens: list[Gardens] = []

    def play(self) -> float:
        """Play a generation of games and keep what can be learnt from them; the mean points of a seat."""
        batch, first = self.batch, np.arange(0, self.batch.n, self.turns)
        self.noise = max(0.5, 3.0 * 0.97**self.generation)
        batch.reset(seed=int(self.rng.integers(1 << 62)))
        self.spread(first)
        steps: list[tuple[int, Step]] = []
        while not batch.over.all():
            seat = int(batch.seats[0])
            if batch.phases[0] != DIGGING:  # the removals of the setup are left to chance
                batch.step(batch.random_actions())
                self.spread(first)
            else:
                steps.append((seat, self.turn(seat, first)))
        points = batch.scores()[first].astype(np.float32)
        for seat in range(PLAYERS):
            self.gardens.append(learnt_from([step for mover, step in steps if mover == seat], points[:, seat]))
        del self.gardens[: -KEPT * PLAYERS], self.choices[: -KEPT * LONGEST * PLAYERS]
        return float(points.mean())

    def turn(self, seat: int, first: "NDArray[np.int64]") -> "Step":
        """Let each game take a turn."""
        batch = self.batch
        roots = batch.observations(first)[first].copy()
        state = batch.state(0)
        left = (state.token_count - state.round) / LONGEST
        with torch.no_grad():
            liking = self.prior(*seen_at(roots)).numpy()
        turns = play_turns(batch, chances(liking), np.repeat(np.arange(self.games), self.turns))
        points = batch.scores()[:, seat].astype(np.float32)
        after = batch.observations()
        worth = (points + self.growth(after, left)).reshape(self.games, -1)
        picked = first + (worth / self.noise + self.rng.gumbel(size=worth.shape)).argmax(axis=1)
        self.choices.append(Choices(roots, fitted(turns).reshape(self.games, self.turns, -1), worth))
        taken = Step(after[picked].copy(), points[picked], worth.reshape(-1)[picked], left)
        self.spread(picked)
        return taken

    def spread(self, rows: "NDArray[np.int64]") -> None:
        """Make every row of a game's the one that was chosen."""
        self.batch.copy(np.repeat(rows, self.turns), np.arange(self.batch.n))

    def growth(self, after: "NDArray[np.uint8]", left: float) -> "NDArray[np.float32]":
        """What the gardens of whoever has just moved will still gain."""
        if not left or self.batch.phases[0] == OVER:
            return np.zeros(len(after), np.float32)
        with torch.no_grad():
            share = np.full(len(after), left, np.float32)
            found: NDArray[np.float32] = self.value(*garden_left(after), *tensors(share)).numpy()
        return found

    def learn(self) -> tuple[float, float]:
        """Some steps of learning: how far off the value was, in points, and how surprised the prior."""
        off, surprise = [], []
        for _ in range(STEPS):
            off.append(self.learn_value())
            surprise.append(self.learn_prior())
        return float(np.mean(off)), float(np.mean(surprise))

    def drawn(self, kept: "list[Choices] | list[Gardens]", rows: int) -> "list[NDArray[Any]]":
        """So many rows of what was kept, drawn at random, field by field."""
        parts = [kept[at] for at in self.rng.integers(len(kept), size=8)]
        chosen = [self.rng.integers(len(part[0]), size=rows // 8) for part in parts]
        return [
            np.concatenate([one[at] for one, at in zip(same, chosen, strict=True)]) for same in zip(*parts, strict=True)
        ]

    def learn_value(self) -> float:
        """One step towards what gardens have gained."""
        seen, left, gain = self.drawn(self.gardens, VALUE_ROWS)
        told, wanted = self.value(*garden_left(seen), *tensors(left)), torch.from_numpy(gain)
        self.step(0, functional.smooth_l1_loss(told / 5, wanted / 5))
        return float((told - wanted).detach().abs().mean())

    def learn_prior(self) -> float:
        """One step towards the turns that were found good."""
        roots, turns, worth = self.drawn(self.choices, PRIOR_ROWS)
        moves = torch.from_numpy(turns.astype(np.int64))
        liking = self.prior(*seen_at(roots)).gather(1, moves.clamp(min=0).flatten(1)).view(moves.shape)
        told = functional.log_softmax((liking * (moves >= 0)).sum(dim=2), dim=1)
        loss = -(functional.softmax(torch.from_numpy(worth / WARMTH), dim=1) * told).sum(dim=1).mean()
        self.step(1, loss)
        return float(loss.detach())

    def step(self, which: int, loss: torch.Tensor) -> None:
        """Follow the gradient."""
        optimizer = self.optimizers[which]
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_((self.value, self.prior)[which].parameters(), 1.0)
        optimizer.step()

    def bot(self) -> TurnLearner:
        """The bot as it is now, with weights as they are written: half a number's size."""
        return TurnLearner({name: one.astype(np.float16).astype(np.float32) for name, one in self.weights().items()})

    def weights(self) -> "dict[str, NDArray[np.float32]]":
        """The weights of both nets by their names."""
        nets: dict[str, nn.Module] = {"value": self.value, "prior": self.prior}
        return {f"{name}.{key}": one.numpy() for name, net in nets.items() for key, one in net.state_dict().items()}

    def save(self, file: "Path", curve: Curve) -> None:
        """Keep all that a later run needs to go on; the games it learns from it plays anew."""
        kept = {name: getattr(self, name) for name in ("generation", "minutes")}
        nets = [one.state_dict() for one in (self.value, self.prior, *self.optimizers)]
        torch.save(kept | {"nets": nets, "rng": self.rng.bit_generator.state, "curve": curve.rows}, file)

    def load(self, file: "Path", curve: Curve) -> None:
        """Go on where a run has stopped."""
        kept = torch.load(file, weights_only=False)
        for one, state in zip((self.value, self.prior, *self.optimizers), kept["nets"], strict=True):
            one.load_state_dict(state)
        self.generation, self.minutes, curve.rows = kept["generation"], kept["minutes"], kept["curve"]
        self.rng.bit_generator.state = kept["rng"]


def seen_at(roots: "NDArray[np.uint8]") -> list[torch.Tensor]:
    """What the prior sees at the beginning of turns."""
    return tensors(gardens(roots, PLAYERS), numbers(roots, PLAYERS), tables(roots, PLAYERS))


def garden_left(after: "NDArray[np.uint8]") -> list[torch.Tensor]:
    """What the value sees after turns: the garden of whoever has moved, the last to move again."""
    return tensors(gardens(after, PLAYERS, PLAYERS - 1), numbers(after, PLAYERS, PLAYERS - 1))


def fitted(turns: "NDArray[np.int64]") -> "NDArray[np.int16]":
    """The turns at one length; of very long ones the beginning."""
    found = np.full((len(turns), MOST_MOVES), -1, np.int16)
    found[:, : turns.shape[1]] = turns[:, :MOST_MOVES]
    return found


def learnt_from(steps: list[Step], final: "NDArray[np.float32]") -> Gardens:
    """One seat's gardens, and what each has gained by TD(λ): what came of it, mixed with what it promised."""
    came, gains = final, []
    for step in reversed(steps):
        gains.append(came - step.points)
        came = LAMBDA * came + (1 - LAMBDA) * step.worth
    seen = np.concatenate([step.after for step in steps])
    left = np.concatenate([np.full(len(final), step.left, np.float32) for step in steps])
    return Gardens(seen, left, np.concatenate(gains[::-1]))


def train(
    minutes: float, out: "Path", kept: "Path", *, check: int = 24, proof: int = 400, generations: int = 10**9
) -> Curve:
    """Learn for so many minutes of one processor, with ever rarer looks at what has been learnt.

    What is learnt depends on the generations alone, in one run from the beginning: so many of them bring these weights
    again, on a like machine.
    """
    torch.manual_seed(1)
    torch.set_num_threads(1)
    curve, loop = Curve("AlphaZero-style loop over turns", out / "alphazero"), Loop()
    if kept.exists():
        loop.load(kept, curve)
    look_at = next_look(loop.minutes)
    while loop.minutes < minutes and loop.generation < generations:
        start = time.process_time()
        points = loop.play()
        off, surprise = loop.learn()
        loop.generation += 1
        loop.minutes += (time.process_time() - start) / 60
        if loop.minutes >= min(look_at, minutes) or loop.generation == generations:
            look_at = next_look(loop.minutes)
            won = {f"won against {rival}": match(loop.bot(), rival, check).won for rival in list(RIVALS)[:2]}
            told = {"games": float(loop.generation * loop.games), "points": points, "off by": off, "surprise": surprise}
            curve.add(loop.minutes, **told, **won)
            loop.save(kept, curve)
            weights.write(out / "turn-learner.npz", loop.weights())
    torch.manual_seed(1)
    shares = {rival: max(2, int(share * proof)) for rival, share in RIVALS.items()}
    curve.finish(loop.bot(), Loop().bot(), shares, generations=loop.generation, weights=weights.digest(loop.weights()))
    return curve


if __name__ == "__main__":
    train(**vars(arguments(__doc__, minutes=15, kept="alphazero.pt", check=24, generations=10**9)))
