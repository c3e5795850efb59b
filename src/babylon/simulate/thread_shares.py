"""Games shared out among threads as far as that pays: handing work over takes time of its own."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, TypeAlias

from babylon.compiled import COMPILES

Kernel: TypeAlias = Callable[..., Any]
Call: TypeAlias = Callable[[int, int, int], Any]  # what a thread does: its own number, its first game, the one after

SHARE = 300e-6  # seconds of work that a thread needs to be worth calling (docs/performance.md has the figures)
FEWEST = 64  # games that a thread needs in any case: no kernel takes 5 µs for one
GROWTH = 1.5  # how much slower a kernel is believed to have become: more than that is a pause of the machine
UNMEASURED = 31  # calls of a kernel that did not pay to share, before it is measured again
MOST_UNMEASURED = 1023  # the same, where sharing has lost time again and again
SHARED = 31  # calls that are shared before the caller tries again how long it takes alone
GAIN = 0.9  # of the time that the caller alone would have taken: sharing that takes longer has not paid


def processors() -> int:
    """How many threads this process can run at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class ThreadShares:
    """Calls kernels for ranges of games, on as many threads as have enough to do."""

    def __init__(self, threads: int, games: int) -> None:
        self.games = games
        # Plain Python runs one thread at a time.
        self.most = max(1, min(threads, processors(), games // FEWEST)) if COMPILES else 1
        self._workers = ThreadPoolExecutor(self.most - 1) if self.most > 1 else None
        self._paces: dict[Kernel, float] = {}  # seconds that a game takes
        self._alone: dict[Kernel, float] = {}  # seconds that the caller took when it was last alone
        self._shared: dict[Kernel, int] = {}  # calls still to come that are shared, before one that is not
        self._saved: dict[Kernel, float] = {}  # seconds that sharing has saved, less those that it has cost
        self._unmeasured: dict[Kernel, int] = {}  # calls still to come before the next that is measured
        self._pauses: dict[Kernel, int] = {}  # how many calls that will be, should sharing lose time

    def call(self, kernel: Kernel, work: Call) -> list[Any]:
        """What each thread's work has answered; `kernel` tells which kind of work it is."""
        if self._workers is None:
            return [work(0, 0, self.games)]
        if left := self._unmeasured.get(kernel, 0):
            self._unmeasured[kernel] = left - 1
            return [work(0, 0, self.games)]
        parts = self.parts(kernel)
        ends = [self.games * part // parts for part in range(1, parts + 1)]
        others = [self._workers.submit(work, part, ends[part - 1], ends[part]) for part in range(1, parts)]
        start = perf_counter()
        mine = work(0, 0, ends[0])
        done = perf_counter()
        answers = [mine, *(other.result() for other in others)]
        self._learn(kernel, (done - start) / ends[0])
        if parts > 1:
            self._judge(kernel, perf_counter() - start, (done - start) * self.games / ends[0])
        else:
            self._alone[kernel], self._shared[kernel] = done - start, SHARED
        return answers

    def parts(self, kernel: Kernel) -> int:
        """How many threads have enough to do; one where it is tried again how long the caller takes alone."""
        return self._enough(kernel) if self._shared.get(kernel, 0) else 1

    def _enough(self, kernel: Kernel) -> int:
        return max(1, min(self.most, int(self._paces.get(kernel, 0.0) * self.games / SHARE)))

    def _learn(self, kernel: Kernel, pace: float) -> None:
        self._paces[kernel] = min(pace, GROWTH * self._paces.get(kernel, pace))
        if self._enough(kernel) == 1:
            self._unmeasured[kernel] = UNMEASURED

    def _judge(self, kernel: Kernel, shared: float, supposed: float) -> None:
        """Leave other threads out for a while if that has not paid, the longer the less it ever has.

        Beside others the caller may itself be slower, so what it would have taken alone is supposed by its own share
        only where that is less than it has taken alone. Others that keep it waiting, because the machine is busy
        elsewhere, may cost more in one call than they save in many: what counts in the end is the sum.
        """
        alone = min(supposed, self._alone[kernel])
        self._shared[kernel] -= 1
        self._saved[kernel] = min(self._saved.get(kernel, 0.0) + alone - shared, SHARED * alone)
        if self._saved[kernel] > 0:
            self._pauses.pop(kernel, None)
        if shared > GAIN * alone:
            pause = self._pauses.get(kernel, UNMEASURED)
            self._shared[kernel], self._unmeasured[kernel] = 0, pause
            self._pauses[kernel] = min(2 * pause + 1, MOST_UNMEASURED)
