"""How far one may believe the net: the margin that it predicts beside the one that comes, by the round.

The net plays itself without search. After some rounds its prediction is noted, and beside it two things to measure it
by: what 21 features refitted by least squares to half of the games predict of the other half, and luck's limit. For
that the rest of each game is played twice, with all that nobody has seen dealt anew: what both outcomes share is all
that anybody could know after that round.
"""

from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from babylon.arena.least_squares import Lesson, fitted
from babylon.arena.net_training import SETTINGS, WEIGHTS
from babylon.bots.engines import engine
from babylon.bots.kernel.evaluation import MOST_ROUNDS
from babylon.bots.kernel.weight_numbers import FEATURE_WEIGHTS, FEATURES
from babylon.bots.kernel.worlds import hide, make_up
from babylon.bots.net_files import net_for
from babylon.bots.runner import KernelRunner
from babylon.bots.weight_files import weights_for
from babylon.ratings.confidence import NINETY_FIVE
from babylon.rules.scoring import score
from babylon.rules.state import GameState, copied
from babylon.rules.turn import MOST_MOVES, OVER, REMOVING, apply

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Reals = NDArray[np.float64]

ROUNDS = (3, 6, 9, 12)
PLAYERS = 2
SAMPLES = 400  # drawings of as many games with replacement, which say how sure a figure is
GROUPS = 10  # of games, by what was predicted


@dataclass(frozen=True, slots=True)
class Look:
    """How a game stood after a round, and what came of it: the margins are the first seat's."""

    round: int
    expected: float  # by the net
    margin: int
    again: int  # what came when the rest was dealt anew
    rows: tuple[tuple[float, ...], ...]  # each seat's garden, as `least_squares.fitted` takes it


@dataclass(frozen=True, slots=True)
class Share:
    """A share of the variance of margins that something explains, and half its 95 % interval."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Line:
    """What is found out about one round."""

    round: int
    missed: float  # by how much the net is wrong: the root of the mean square
    bias: float  # by how much it expects the first seat too far ahead on the average
    slope: float  # points of the margin for each that was predicted: 1 where predictions are neither bold nor timid
    net: Share
    straight: Share  # the net when what half of the games say of its bias and its slope has been put right
    features: Share
    more: Share  # by how much the net explains more than the features
    limit: Share  # what luck leaves to explain


@dataclass(frozen=True, slots=True)
class Group:
    """Games for which the net predicted about the same: the mean of that, and of what came with half its interval."""

    predicted: float
    margin: float
    error: float


class SelfPlay:
    """Games of the net against itself, a turn without search each."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._runner = KernelRunner(engine(), PLAYERS)

    def looks(self, state: GameState) -> Iterator[Look]:
        """A game from its first move to its end, looked at after some rounds."""
        runner = self._runner
        runner.write("settings", astuple(SETTINGS))
        runner.write("weights", weights_for(WEIGHTS, state))
        runner.write("stream", [self._rng.getrandbits(62)])
        for name, row in net_for(state).rows():
            runner.write(name, row)
        state = copied(state)
        stops = []
        for number in ROUNDS:
            while state.phase == REMOVING or state.round < number:
                self._turn(state)
            stops.append((number, copied(state), self._expected(state), [self._row(seat) for seat in range(PLAYERS)]))
        self._finish(state)
        ends = [score(state, garden) for garden in state.gardens]
        for number, then, expected, rows in stops:
            self._deal_anew(then)
            self._finish(then)
            whole = tuple((left, now, end, *features) for (left, now, *features), end in zip(rows, ends, strict=True))
            yield Look(number, expected, margin_of(state), margin_of(then), whole)

    def _turn(self, state: GameState) -> None:
        self._runner.lay(state)
        if state.phase == REMOVING:
            actions = self._runner.quick_turn()
        else:
            self._runner.begin()
            actions = self._runner.take(0)
        for action in actions:
            apply(state, action)

    def _finish(self, state: GameState) -> None:
        while state.phase != OVER:
            self._turn(state)

    def _expected(self, state: GameState) -> float:
        self._runner.lay(state)
        points = []
        for seat in range(PLAYERS):
            self._runner.explain(seat)
            points.append(sum(self._runner.row("lines")) + sum(self._runner.row("net_gains")))
        return points[0] - points[1]

    def _row(self, seat: int) -> tuple[float, ...]:
        left = self._runner.explain(seat) / MOST_ROUNDS
        points = self._runner.note_garden(seat)
        return (left, points, *self._runner.row("features"))

    def _deal_anew(self, state: GameState) -> None:
        hide(state)
        make_up(state, [self._rng.getrandbits(62)], [0] * MOST_MOVES)


def margin_of(state: GameState) -> int:
    """By how much the first seat is ahead."""
    first, second = (score(state, garden) for garden in state.gardens)
    return first - second


def games(number: int, seed: int, edition: str) -> Iterator[list[Look]]:
    """So many games, each with what was noted of it."""
    play = SelfPlay(seed)
    for state in Lesson(number, seed, edition, PLAYERS).deals():
        yield list(play.looks(state))


def groups(looks: Sequence[Look]) -> list[Group]:
    """The games of a round in groups of about one size, from the lowest prediction to the highest."""
    order = sorted(looks, key=lambda look: look.expected)
    return [
        Group(
            predicted=float(np.mean([look.expected for look in some])),
            margin=float(np.mean([look.margin for look in some])),
            error=NINETY_FIVE * float(np.std([look.margin for look in some], ddof=1)) / len(some) ** 0.5,
        )
        for number in range(GROUPS)
        if len(some := order[number * len(order) // GROUPS : (number + 1) * len(order) // GROUPS]) > 1
    ]


def lines(found: Sequence[Sequence[Look]], seed: int = 0) -> list[Line]:
    """What the games say of each round; the features are fitted to one half of them, and all is told of the other."""
    half = len(found) // 2
    rows = np.array([row for looks in found[:half] for look in looks for row in look.rows])
    weights, _ = fitted((0.0,) * (FEATURE_WEIGHTS + 2 * FEATURES), rows)
    learnt = np.array(weights[FEATURE_WEIGHTS:])
    rng = np.random.default_rng(seed)
    by_round = [
        ([looks[place] for looks in found[:half]], [looks[place] for looks in found[half:]])
        for place in range(len(ROUNDS))
    ]
    return [_line(looks, learnt, straightening(seen), rng) for seen, looks in by_round]


def straightening(looks: Sequence[Look]) -> tuple[float, float]:
    """The slope and the bias of predictions: points of the margin for each that was predicted, and for none."""
    slope, bias = np.polyfit([look.expected for look in looks], [look.margin for look in looks], 1)
    return float(slope), float(bias)


def _line(looks: Sequence[Look], learnt: "Reals", put_right: tuple[float, float], rng: np.random.Generator) -> Line:
    margins, again = np.array([(look.margin, look.again) for look in looks], float).T
    net = np.array([look.expected for look in looks])
    features = np.array([_by_features(np.array(look.rows), learnt) for look in looks])
    draws = [np.arange(len(looks)), *(rng.integers(len(looks), size=len(looks)) for _ in range(SAMPLES))]
    slope, bias = put_right
    by_net = [explained(margins[some], net[some]) for some in draws]
    by_features = [explained(margins[some], features[some]) for some in draws]
    return Line(
        round=looks[0].round,
        missed=float(np.sqrt(((margins - net) ** 2).mean())),
        bias=float((net - margins).mean()),
        slope=straightening(looks)[0],
        net=_share(by_net),
        straight=_share([explained(margins[some], slope * net[some] + bias) for some in draws]),
        features=_share(by_features),
        more=_share([mine - theirs for mine, theirs in zip(by_net, by_features, strict=True)]),
        limit=_share([shared(margins[some], again[some]) for some in draws]),
    )


def _by_features(rows: "Reals", learnt: "Reals") -> float:
    """The margin that the features predict of two gardens."""
    left, now, features = rows[:, :1], rows[:, 1], rows[:, 3:]
    ends = now + np.hstack([features * left, features * left * left]) @ learnt
    return float(ends[0] - ends[1])


def explained(margins: "Reals", predicted: "Reals") -> float:
    """R²: the share of the margins' variance that a prediction takes away."""
    return float(1 - ((margins - predicted) ** 2).sum() / ((margins - margins.mean()) ** 2).sum())


def shared(one: "Reals", other: "Reals") -> float:
    """The share of their variance that two outcomes of the same positions have in common."""
    both = np.concatenate([one, other])
    return float(((one - both.mean()) * (other - both.mean())).mean() / both.var())


def _share(values: Sequence[float]) -> Share:
    """The first value is that of the games as they were, the others those of drawings from them."""
    return Share(values[0], NINETY_FIVE * float(np.std(values[1:])))
