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
from queue import SimpleQueue
from typing import TYPE_CHECKING, TypeAlias

from babylon.game.public_game import PublicView
from babylon.server.workers.studies import Desk, Study

if TYPE_CHECKING:
    from collections.abc import Sequence

    from babylon.bots import Bot
    from babylon.bots.suggestions import Suggestion
    from babylon.pieces.move import Move

NICENESS = 5
SEARCHING = 10
HURRY = "hurry"  # sent instead of a job while one is being done


@dataclass(frozen=True, slots=True)
class Job:
    """A seat's view, who shall play it, how long they may think, and the seed of their whims.

    Where it is a player who is advised, the best other turn is wanted too.
    """

    bot: str
    view: PublicView
    seconds: float
    seed: int
    advises: bool = False


@dataclass(frozen=True, slots=True)
class OtherTurn:
    """Another turn as tokens, how far it stays behind, and the standard error of that."""

    moves: list[str]
    behind: float
    error: float


Answer: TypeAlias = tuple[list[str], OtherTurn | None]
Work: TypeAlias = Job | Study[object]


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
    thinking, desk = ThreadPoolExecutor(1, initializer=_give_way), Desk()
    jobs: SimpleQueue[Work | None] = SimpleQueue()
    threading.Thread(target=_listen, args=(pipe, jobs, made, desk), daemon=True).start()
    while (job := jobs.get()) is not None:
        if not isinstance(job, Job):
            pipe.send(thinking.submit(desk.go_on, job).result())
            continue
        if job.bot not in made:
            made[job.bot] = module.make(job.bot)
        pipe.send(thinking.submit(answer, made[job.bot], job).result())


def _listen(pipe: Connection, jobs: "SimpleQueue[Work | None]", made: "dict[str, Bot]", desk: Desk) -> None:
    """Hand on jobs, and hurry the bot that thinks; a message for one that is done comes to nothing."""
    while True:
        try:
            told: Work | str = pipe.recv()
        except (EOFError, OSError):
            jobs.put(None)
            return
        if isinstance(told, str):
            hurry(list(made.values()))
            desk.rest()
        else:
            jobs.put(told)


def hurry(bots: "list[Bot]") -> None:
    """Ask those to come to an end who can be asked."""
    for bot in bots:
        ask = getattr(bot, "hurry", None)
        if ask is not None:
            ask()


def _give_way() -> None:
    """Let this thread have a tenth of what anyone else's has while all is busy, but never next to nothing.

    The system's idle class would give it three thousandths: then whoever keeps the server busy stops every bot.
    """
    if hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), SEARCHING)


def answer(bot: "Bot", job: Job) -> Answer:
    """The bot's whole turn and, where a player is advised by one who compares turns, the best other one."""
    ask = getattr(bot, "suggestion", None)
    if not job.advises or ask is None:
        return turn(bot, job), None
    found: Suggestion = ask(job.view, job.seconds, random.Random(job.seed))  # noqa: S311 - as for its turn
    other = found.alternative
    known = None if other is None else OtherTurn(_tokens(other.moves), other.behind, other.error)
    return _tokens(found.moves), known


def turn(bot: "Bot", job: Job) -> list[str]:
    """The bot's whole turn, as tokens."""
    rng = random.Random(job.seed)  # noqa: S311 - a bot's whims need no cryptography
    return _tokens(bot.turn(job.view, job.seconds, rng))


def _tokens(moves: "Sequence[Move]") -> list[str]:
    return [str(move) for move in moves]


def _die_with_parent(lifeline: Connection) -> None:
    """Leave at once when the other end closes, even in the middle of a search."""
    try:
        lifeline.recv()
    except (EOFError, OSError):
        os._exit(0)
