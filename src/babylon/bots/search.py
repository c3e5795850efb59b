"""Search with a clock: which turn is best, by how much, and how sure that is."""

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass
from random import Random
from time import perf_counter
from typing import Any

from babylon.bots.engines import engine
from babylon.bots.kernel.clock import ENDLESS
from babylon.bots.kernel.search import GOES_ON, STAGE_OVER
from babylon.bots.net_files import Net, net_for
from babylon.bots.runner import TO_THE_END, KernelRunner
from babylon.rules.state import GameState

MILLION = 1_000_000  # the kernel's time is in millionths of a second
# The rows of a workspace that tell other workers what there is to choose from, and where the search stands.
CHOSEN = ("weights", "choices", "listed", "order", "tries", "total", "squares", "cursor")


@dataclass(frozen=True, slots=True)
class Settings:
    """How thoroughly to think, in the order of the workspace."""

    choices: int  # turns to compare
    digs: int  # stacks they may dig
    room: int  # how many of them may dig the same one
    width: int  # placements of a tile to try out
    pairs: int  # of these, how many to try a second one after
    quick_digs: int  # the same for turns that are played on
    quick_width: int
    quick_pairs: int
    horizon: int = TO_THE_END  # turns to play on
    prior: int = 0  # tries that the first impression of a turn is worth
    net: int = 0  # 1: gardens are valued by the net, in the end of a try and at first sight
    exact: int = 0  # 1: a last turn is the best of all there are
    overlook: int = 0  # of a thousand turns that are chosen without search


@dataclass(frozen=True, slots=True)
class Weights:
    """By what to choose the turns to compare, and by what to play them on."""

    choosing: tuple[float, ...]
    playing: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """A turn, how far ahead it leaves the seat on the average, and how uncertain that is (a standard error)."""

    actions: list[int]
    margin: float
    error: float
    tries: int


@dataclass(frozen=True, slots=True)
class Limit:
    """When to stop: at a time of the clock, or after so many tries. Only the latter can be repeated exactly."""

    deadline: float = math.inf
    tries: int = 0

    @classmethod
    def of(cls, seconds: float, tries: int | None) -> "Limit":
        """So many tries if that is said, or else so many seconds from now."""
        return cls(tries=tries) if tries else cls(deadline=perf_counter() + seconds)


class Worker:
    """One thread's states and workspace."""

    def __init__(self, runner: KernelRunner) -> None:
        self.runner = runner
        self.hurried = False
        self._net: Net | None = None

    def take_net(self, net: Net) -> None:
        """Value gardens by this net; it stays in the workspace from turn to turn."""
        if net is not self._net:
            for name, row in net.rows():
                self.runner.write(name, row)
            self._net = net

    def whole(self, start: float) -> None:
        """Search alone until the end."""
        while not self.runner.search_alone(self._now(start)):
            pass

    def stage(self, start: float) -> bool:
        """Search until a stage is over, or the clock forbids; return whether it was over."""
        stands = GOES_ON
        while stands == GOES_ON:
            stands = self.runner.search(self._now(start))
        return stands == STAGE_OVER

    def _now(self, start: float) -> int:
        return ENDLESS if self.hurried else int(MILLION * (perf_counter() - start))


class Search:
    """Compares the best whole turns of a state."""

    def __init__(self, settings: Settings, threads: int = 1) -> None:
        self.settings = settings
        self.threads = threads
        self._workers: list[Worker] = []

    def __getstate__(self) -> dict[str, Any]:
        # A running kernel can't be copied, and nothing in it outlives a turn.
        return vars(self) | {"_workers": []}

    def findings(self, state: GameState, weights: Weights, rng: Random, limit: Limit, most: int = 64) -> list[Finding]:
        """The best turns, the best one first. What nobody has seen of the state is not looked at."""
        workers = self._at_work(state.players)
        for worker in workers:
            worker.hurried = False
            worker.runner.lay(state)
            worker.runner.write("stream", [rng.getrandbits(62)])
            worker.runner.write("world_stream", [rng.getrandbits(62)])
            worker.runner.write("choosing", weights.choosing)
            worker.runner.write("playing", weights.playing)
            worker.runner.write("limit", (limit.tries, len(workers)))
            if self.settings.net:
                worker.take_net(net_for(state))
        first = workers[0].runner
        found = first.choose()
        for worker in workers[1:]:
            _copy(first, worker.runner, CHOSEN)
        self._halve(workers, limit)
        return [_finding(first, rank) for rank in range(min(found, most))]

    def hurry(self) -> None:
        """Let the search that another thread is at end as if its time were over."""
        for worker in self._workers:
            worker.hurried = True

    def _at_work(self, players: int) -> list[Worker]:
        if not self._workers or self._workers[0].runner.players != players:
            self._workers = [Worker(KernelRunner(engine(), players)) for _ in range(self.threads)]
            for worker in self._workers:
                worker.runner.write("settings", astuple(self.settings))
        return self._workers

    def _halve(self, workers: list[Worker], limit: Limit) -> None:
        """Give up the worse half of the choices again and again, until one is left or the time is over."""
        start, in_time, to_come = perf_counter(), True, True
        end = ENDLESS if math.isinf(limit.deadline) else int(MILLION * (limit.deadline - start))
        for worker in workers:
            worker.runner.write("clock", (end, 0, 0))
        if len(workers) == 1:
            workers[0].whole(start)
            return
        while in_time and to_come:
            in_time = self._stage(workers, start)
            to_come = workers[0].runner.end_stage()
            for worker in workers[1:]:
                _copy(workers[0].runner, worker.runner, ("order", "cursor"))

    def _stage(self, workers: list[Worker], start: float) -> bool:
        with ThreadPoolExecutor(len(workers)) as threads:
            in_time = all(list(threads.map(lambda worker: worker.stage(start), workers)))
        for worker in workers[1:]:
            _gather(workers[0].runner, worker.runner)
        return in_time


def _finding(runner: KernelRunner, rank: int) -> Finding:
    actions, (margin, variance, tries) = runner.find(rank)
    return Finding(actions, margin, math.sqrt(variance), int(tries))


def _copy(source: KernelRunner, target: KernelRunner, names: tuple[str, ...]) -> None:
    for name in names:
        target.write(name, source.row(name))


def _gather(total: KernelRunner, part: KernelRunner) -> None:
    """Move what a thread has noted to the one that holds the sums."""
    for name in ("tries", "total", "squares"):
        total.write(name, [a + b for a, b in zip(total.row(name), part.row(name), strict=True)])
        part.write(name, [0] * len(part.row(name)))
