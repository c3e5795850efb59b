"""Search with a clock: which turn is best, by how much, and how sure that is."""

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass, replace
from random import Random
from time import perf_counter

from babylon.bots.kernel_loading import engine
from babylon.bots.runner import TO_THE_END, Engine, KernelRunner
from babylon.rules.state import GameState

COMPILED_BUDGET = 16  # turns between two looks at the clock: 1 to 4 ms
PLAIN_BUDGET = 1


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

    def narrowed(self) -> "Settings":
        """Less thorough, for plain Python: even the first look must not take longer than there is time."""
        return replace(self, choices=8, digs=6, room=2, width=2, pairs=0, quick_digs=2, quick_width=1, quick_pairs=0)


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
        self.longest = 0.0  # step of this search so far, in seconds

    def sweep(self, alive: int, deadline: float) -> bool:
        """Try every choice in one more world, unless the clock forbids; return whether it was done."""
        runner = self.runner
        budget = COMPILED_BUDGET if runner.engine.compiled else PLAIN_BUDGET
        while True:
            before = perf_counter()
            if before + self.longest >= deadline:
                runner.write("cursor", (0, 0, 0))
                return False
            done = runner.search(alive, budget)
            self.longest = max(0.9 * self.longest, perf_counter() - before)
            if done:
                return True

    def stage(self, alive: int, until: float, deadline: float, worlds: int) -> int:
        """Try the choices in so many worlds, or for so long; return in how many."""
        done = 0
        while done < worlds if worlds else perf_counter() < until:
            if not self.sweep(alive, deadline):
                break
            done += 1
        return done


class Search:
    """Compares the best whole turns of a state."""

    def __init__(self, settings: Settings, threads: int = 1) -> None:
        self.settings = settings
        self.threads = threads
        self._workers: list[Worker] = []

    def findings(self, state: GameState, weights: Weights, rng: Random, limit: Limit, most: int = 64) -> list[Finding]:
        """The best turns, the best one first. What nobody has seen of the state is not looked at."""
        workers = self._at_work(engine(), state.players)
        for worker in workers:
            worker.longest = 0.0  # a step that was slow by chance must not cost the next turns their time
            worker.runner.lay(state)
            worker.runner.write("stream", [rng.getrandbits(62)])
            worker.runner.write("world_stream", [rng.getrandbits(62)])
            worker.runner.write("weights", weights.playing)
        first = workers[0].runner
        first.write("weights", weights.choosing)
        found = first.begin()
        first.write("weights", weights.playing)
        for worker in workers[1:]:
            _copy(first, worker.runner, ("choices", "order", "tries", "total", "squares", "cursor"))
        self._halve(workers, found, limit)
        order = [int(choice) for choice in first.row("order")[: min(found, most)]]
        return [self._finding(first, state, choice) for choice in order]

    def _at_work(self, engine: Engine, players: int) -> list[Worker]:
        runner = self._workers[0].runner if self._workers else None
        if runner is None or runner.engine is not engine or runner.players != players:
            self._workers = [Worker(KernelRunner(engine, players)) for _ in range(self.threads)]
            settings = self.settings if engine.compiled else self.settings.narrowed()
            for worker in self._workers:
                worker.runner.write("settings", astuple(settings))
        return self._workers

    def _halve(self, workers: list[Worker], found: int, limit: Limit) -> None:
        """Give up the worse half of the choices again and again, with the same time for each stage."""
        alive = found
        stages = max(1, math.ceil(math.log2(found)))
        start = perf_counter()
        length = (limit.deadline - start) / stages
        for stage in range(stages):
            worlds = max(1, limit.tries // (stages * alive * len(workers))) if limit.tries else 0
            done = self._stage(workers, alive, start + (stage + 1) * length, limit.deadline, worlds)
            if not done:
                return
            workers[0].runner.rank(alive)
            alive = (alive + 1) // 2
            for worker in workers[1:]:
                _copy(workers[0].runner, worker.runner, ("order",))

    def _stage(self, workers: list[Worker], alive: int, until: float, deadline: float, worlds: int) -> int:
        if len(workers) == 1:
            return workers[0].stage(alive, until, deadline, worlds)
        with ThreadPoolExecutor(len(workers)) as threads:
            done = list(threads.map(lambda worker: worker.stage(alive, until, deadline, worlds), workers))
        for worker in workers[1:]:
            _gather(workers[0].runner, worker.runner)
        return sum(done)

    def _finding(self, runner: KernelRunner, state: GameState, choice: int) -> Finding:
        runner.lay(state)
        actions = runner.take(choice)
        tries = max(int(runner.row("tries")[choice]), 1)
        mean = float(runner.row("total")[choice]) / tries
        variance = max(float(runner.row("squares")[choice]) / tries - mean * mean, 0.0)
        return Finding(actions, mean, math.sqrt(variance / tries), int(runner.row("tries")[choice]))


def _copy(source: KernelRunner, target: KernelRunner, names: tuple[str, ...]) -> None:
    for name in names:
        target.write(name, source.row(name))


def _gather(total: KernelRunner, part: KernelRunner) -> None:
    """Move what a thread has noted to the one that holds the sums."""
    for name in ("tries", "total", "squares"):
        total.write(name, [a + b for a, b in zip(total.row(name), part.row(name), strict=True)])
        part.write(name, [0] * len(part.row(name)))
