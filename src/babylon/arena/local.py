"""Games on this machine: one process for each worker, or none when one is enough."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from multiprocessing import get_context

from babylon.arena.plan import Fixture
from babylon.arena.playing import Result, played
from babylon.bots import Bot

BATCH = 4  # games that a worker is handed at a time
_bots: dict[str, Bot] = {}  # of this process, so that each is made only once


def played_here(fixtures: list[Fixture], edition: str) -> list[Result]:
    """Plays some games in this process."""
    return [played(fixture, edition, _bots) for fixture in fixtures]


def batches(fixtures: list[Fixture], size: int = BATCH) -> Iterator[list[Fixture]]:
    """The games in handfuls."""
    rest = iter(fixtures)
    while batch := list(islice(rest, size)):
        yield batch


def on_this_machine(fixtures: list[Fixture], edition: str, workers: int) -> Iterator[Result]:
    """Plays all games, each result as soon as it is there."""
    if workers == 1:
        for fixture in fixtures:
            yield from played_here([fixture], edition)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin) as processes:
        waiting = [processes.submit(played_here, batch, edition) for batch in batches(fixtures)]
        for done in as_completed(waiting):
            yield from done.result()


def _begin() -> None:
    """Gets a worker ready before its first clock runs."""
    from babylon.bots.engine import warm_up  # noqa: PLC0415 - loads a compiler, which the parent can do without

    warm_up()
