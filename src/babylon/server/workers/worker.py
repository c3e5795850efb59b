"""What runs inside a worker process: it thinks for one seat at a time, and dies with its parent."""

import importlib
import os
import random
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from babylon.server.tables.public_game import PublicView

if TYPE_CHECKING:
    from babylon.bots import Bot

NICENESS = 5


@dataclass(frozen=True, slots=True)
class Job:
    """A seat's view, who shall play it, how long they may think, and the seed of their whims."""

    bot: str
    view: PublicView
    seconds: float
    seed: int


def work(pipe: Connection, lifeline: Connection, bots: str) -> None:
    """Answer jobs until the parent is gone. `bots` names the module that makes them."""
    # A service manager signals every process of the service; this one ends with its parent.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    # Whoever waits for an answer comes before a bot that is made ready or thinks, where the system allows that.
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICENESS)
    threading.Thread(target=_die_with_parent, args=(lifeline,), daemon=True).start()
    module = importlib.import_module(bots)
    made: dict[str, Bot] = {}
    pipe.send(list(module.NAMES))
    thinking = ThreadPoolExecutor(1, initializer=_give_way)
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, OSError):
            return
        if job.bot not in made:
            made[job.bot] = module.make(job.bot)
        pipe.send(thinking.submit(turn, made[job.bot], job).result())


def _give_way() -> None:
    """Let this thread be put aside at once for anyone else's; a nice one would only get a smaller share."""
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def turn(bot: "Bot", job: Job) -> list[str]:
    """The bot's whole turn, as tokens."""
    rng = random.Random(job.seed)  # noqa: S311 - a bot's whims need no cryptography
    return [str(move) for move in bot.turn(job.view, job.seconds, rng)]


def _die_with_parent(lifeline: Connection) -> None:
    """Leave at once when the other end closes, even in the middle of a search."""
    try:
        lifeline.recv()
    except (EOFError, OSError):
        os._exit(0)
