"""A turn looked at afterwards: the best one that can be found, and what both lead to in the same possible worlds.

The page has the same few calls in `web/src/review/judged.ts`; a test holds both to the same numbers.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass

from babylon.bots.kernel import review
from babylon.bots.kernel.clock import ENDLESS
from babylon.bots.kernel_bots import CHOOSING
from babylon.bots.nebuchadnezzar import manner
from babylon.bots.runner import KernelRunner, quick_settings, runner_for
from babylon.bots.weight_files import weights_for
from babylon.questions.score_sheet import LINES
from babylon.rules.state import GameState

SETTINGS, WEIGHTS = quick_settings(digs=4, width=2, pairs=1), "quick"  # how worlds are played on
SEEDS = 1 << 31


@dataclass(frozen=True, slots=True)
class Depth:
    """How much to think about each turn: tries to find the best one, worlds to compare it with the one played."""

    tries: int
    worlds: int


DEPTHS = {"quick": Depth(120, 100), "deep": Depth(500, 300)}


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure in points, and half its 95 % interval, squared."""

    value: float
    square: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is found out about a turn; for each seat where there is more than one figure."""

    best: tuple[int, ...]
    cost: Figure  # by how much the best turn leaves its seat further ahead of the best other one
    gains: tuple[Figure, ...]  # the points that it brings
    leads: tuple[Figure, ...]  # how far ahead of the mean of the others after the turn
    lucks: tuple[Figure, ...]  # how much further what the turn revealed brought it
    tile_lucks: tuple[Figure, ...]  # … the tile of that
    token_lucks: tuple[Figure, ...]  # … and the round token
    points: tuple[Figure, ...]  # after the turn
    lines: tuple[tuple[float, ...], ...]  # what the best turn brings by lines of the pad


def judgement_text(judgement: Judgement) -> str:
    """A judgement as text; no figure loses a digit."""
    return json.dumps(astuple(judgement), separators=(",", ":"))


def judgement_in(text: str) -> Judgement:
    """The judgement of a text."""
    best, cost, *figures, lines = json.loads(text)
    gains, leads, lucks, tiles, tokens, points = (tuple(Figure(*one) for one in row) for row in figures)
    by_lines = tuple(map(tuple, lines))
    return Judgement(tuple(best), Figure(*cost), gains, leads, lucks, tiles, tokens, points, by_lines)


class Judge:
    """Looks at turns, one after the other, by a seed."""

    def __init__(self, depth: Depth, seed: int = 0) -> None:
        self._depth = depth
        self._seed = seed % SEEDS
        self._runner: KernelRunner | None = None

    def judged(self, state: GameState, number: int, actions: Sequence[int]) -> Judgement:
        """What a turn was worth, by its number in the game; without actions only the position is looked at."""
        *_, judgement = self.steps(state, number, actions)
        assert judgement is not None
        return judgement

    def steps(self, state: GameState, number: int, actions: Sequence[int]) -> Iterator[Judgement | None]:
        """The same step by step: nothing until the last one."""
        runner = self._runner = runner_for(state.players, self._runner)
        runner.lay(state, hidden=False)
        runner.note_truth(actions)
        best: Sequence[int] = ()
        if actions:
            runner.review(self._seed, 2 * number)
            self._begin(runner, state)
            while not runner.search_alone(0):
                yield None
            best, _ = runner.find(0)
        better = () if list(best) == list(actions) else best
        runner.review(self._seed, 2 * number + 1)
        runner.write("settings", SETTINGS)
        runner.write("weights", weights_for(WEIGHTS, state))
        runner.write("better", better)
        for _ in range(self._depth.worlds):
            runner.judge(len(actions), len(better))
            yield None
        yield _judgement(runner, best)

    def _begin(self, runner: KernelRunner, state: GameState) -> None:
        how = manner(state.players)
        runner.write("settings", astuple(how.settings))
        runner.write("choosing", weights_for(CHOOSING, state))
        runner.write("playing", weights_for(how.playing, state))
        runner.write("limit", [self._depth.tries, 1])
        runner.write("clock", [ENDLESS, 0, 0])
        runner.choose()


def _judgement(runner: KernelRunner, best: Sequence[int]) -> Judgement:
    seats, worlds = range(runner.players), runner.row("judged")[0]

    def figures(first: int) -> tuple[Figure, ...]:
        return tuple(Figure(*runner.figure(first + seat)) for seat in seats)

    lines = runner.row("line_total")
    return Judgement(
        best=tuple(best),
        cost=Figure(*runner.figure(review.COST)),
        gains=figures(review.GAINS),
        leads=figures(review.LEADS),
        lucks=figures(review.LUCKS),
        tile_lucks=figures(review.TILE_LUCKS),
        token_lucks=figures(review.TOKEN_LUCKS),
        points=figures(review.POINTS),
        lines=tuple(tuple(one / worlds for one in lines[LINES * seat : LINES * (seat + 1)]) for seat in seats),
    )
