"""Games on this machine: one process for each worker, or none when one is enough."""

import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread

from babylon.arena.fixtures import Fixture
from babylon.arena.matches import Result, play_fixture, sit_down
from babylon.bots import Bot

BATCH = 4  # games that a worker is handed at a time
_bots: dict[str, Bot] = {}  # of this process, so that each is made only once


def play_here(fixtures: list[Fixture], edition: str) -> list[Result]:
    """Play some games in this process."""
    for fixture in fixtures:
        sit_down(fixture, _bots)
    return [play_fixture(fixture, edition, _bots) for fixture in fixtures]


def batches(fixtures: list[Fixture], size: int = BATCH) -> Iterator[list[Fixture]]:
    """The games in handfuls."""
    rest = iter(fixtures)
    while batch := list(islice(rest, size)):
        yield batch


def on_this_machine(fixtures: list[Fixture], edition: str, workers: int) -> Iterator[Result]:
    """Play all games, each result as soon as it is there."""
    return spread([(batch, edition) for batch in batches(fixtures, 1 if workers == 1 else BATCH)], workers)


def spread(jobs: Iterable[tuple[list[Fixture], str]], workers: int) -> Iterator[Result]:
    """Play handfuls of games, each by its edition."""
    if workers == 1:
        for fixtures, edition in jobs:
            yield from play_here(fixtures, edition)
        return
    processes = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=follow_parent)
    try:
        waiting = [processes.submit(play_here, fixtures, edition) for fixtures, edition in jobs]
        for done in as_completed(waiting):
            yield from done.result()
    finally:
        # Whoever stops early does not wait for the games that nobody has begun.
        processes.shutdown(cancel_futures=True)


def follow_parent() -> None:
    """See to it that a worker never outlives its parent, and goes without a word when the terminal interrupts."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(1))
    Thread(target=_follow_the_parent, daemon=True).start()


def _follow_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
