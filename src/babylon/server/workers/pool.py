"""A few worker processes, each with a thread that feeds it; a dead or stuck one is replaced."""

import asyncio
import atexit
import multiprocessing
import threading
import time
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TypeVar, cast

from babylon.server.process.addresses import is_crowded
from babylon.server.process.logs import log
from babylon.server.workers.accounts import Share
from babylon.server.workers.fair_queue import FairQueue, Lane, Thought, Waiting
from babylon.server.workers.studies import Failed, Resting, Study
from babylon.server.workers.worker import HURRY, Answer, Job, work

GRACE = 10.0
MOST_HINTS = 4  # that wait for one holder at a time
MOST_HINTS_A_CLIENT = 12
LOOK_SECONDS = 0.05  # how often it is asked whether anyone waits for whom a search has to end
STUDY_LOOK_SECONDS = 0.01  # … and for whom a study has to rest
STUDY_SECONDS = 300.0  # that one may take between two rests; far more than any does
START_SECONDS = 45.0
RESTART_SECONDS = 1.0
MOST_TOLD = 500  # letters of an error

Found = TypeVar("Found")


class BotFailed(Exception):
    """The worker died or took too long; the bot may be asked again."""


@dataclass(slots=True)
class _Worker:
    process: BaseProcess
    pipe: Connection
    lifeline: Connection


class Pool:
    """Bots that answer from other processes; what is asked before `start` waits for it."""

    def __init__(self, bots: str, size: int) -> None:
        self._bots = bots
        self.names: Future[list[str]] = Future()
        self._jobs = FairQueue()
        self._threads = [
            threading.Thread(target=self._feed, name=f"bot-worker-{number}", daemon=True) for number in range(size)
        ]

    def start(self) -> None:
        """Begin to work."""
        for thread in self._threads:
            thread.start()

    async def turn(self, job: Job, share: Share, lane: Lane) -> Thought:
        """A whole turn; BotFailed when the worker did not live to give it."""
        one = Waiting(job, share, lane)
        self._jobs.put(one)
        return cast("Thought", await asyncio.wrap_future(one.answer))

    async def studied(self, study: Study[Found], share: Share) -> Found:
        """What a study has found, which no turn and no hint waits for; BotFailed when its worker died of it."""
        one = Waiting(study, share, Lane.STUDY)
        self._jobs.put(one)
        return cast("Found", await asyncio.wrap_future(one.answer))

    def require_room(self, share: Share) -> None:
        """BotFailed when too many hints for the holder, or for their address, wait already."""
        own = self._jobs.waiting(Lane.HINT, client=share.client, holder=share.holder)
        if own >= MOST_HINTS or is_crowded(share.client, self._jobs.clients(Lane.HINT), MOST_HINTS_A_CLIENT):
            raise BotFailed("too many hints")

    def waiting(self) -> int:
        """How many jobs nobody has begun yet."""
        return self._jobs.waiting()

    def close(self) -> None:
        """Stop when the searches under way are done."""
        self._jobs.close()

    def _started(self) -> _Worker:
        """A new worker whose bots are imported; another try when it dies of that."""
        while True:
            worker = _spawned(self._bots)
            try:
                names = _names(worker)
            except (OSError, EOFError):
                log.error("bot-worker-did-not-start")
                _stop(worker)
                time.sleep(RESTART_SECONDS)
                continue
            with suppress(InvalidStateError):
                self.names.set_result(names)
            return worker

    def _feed(self) -> None:
        worker, resting = self._started(), None
        while (wanted := self._jobs.get(resting)) is not None:
            if wanted is not resting and not wanted.answer.set_running_or_notify_cancel():
                self._jobs.done(wanted, 0.0)
                continue
            began = time.monotonic()
            try:
                thought = self._thought(worker, wanted, began)
            except (OSError, EOFError) as error:
                self._jobs.done(wanted, time.monotonic() - began)
                log.warning("bot-worker-lost", bot=_name_of(wanted))
                _stop(worker)
                worker = self._started()
                resting = None if wanted is resting else resting
                wanted.answer.set_exception(BotFailed(str(error)))
                continue
            self._jobs.done(wanted, time.monotonic() - began)
            if isinstance(thought, Resting):
                resting = wanted
                continue
            resting = None if wanted is resting else resting
            if isinstance(thought, Failed):
                log.error("study-failed", study=_name_of(wanted), error=thought.error[:MOST_TOLD])
                wanted.answer.set_exception(BotFailed(thought.error))
                continue
            wanted.answer.set_result(thought)
        _stop(worker)

    def _thought(self, worker: _Worker, one: Waiting, began: float) -> object:
        """The worker's answer; it is hurried, again and again, once someone waits for whom it has to end."""
        worker.pipe.send(one.job)
        hurried, is_study = False, not isinstance(one.job, Job)
        most = (STUDY_SECONDS if is_study else one.seconds) + GRACE
        while not worker.pipe.poll(STUDY_LOOK_SECONDS if is_study else LOOK_SECONDS):
            seconds = time.monotonic() - began
            if seconds > most:
                raise TimeoutError("no answer")
            if self._jobs.is_in_the_way(one, seconds):
                worker.pipe.send(HURRY)
                hurried = True
        if is_study:
            found: object = worker.pipe.recv()
            return found
        answer: Answer = worker.pipe.recv()
        moves, other = answer
        return Thought(moves, hurried, other)


def _name_of(one: Waiting) -> str:
    return one.job.bot if isinstance(one.job, Job) else type(one.job).__name__


def _spawned(bots: str) -> _Worker:
    context = multiprocessing.get_context("spawn")
    pipe, theirs = context.Pipe()
    lifeline, their_lifeline = context.Pipe()
    process = context.Process(target=work, args=(theirs, their_lifeline, bots), daemon=True, name="babylon-bot")
    process.start()
    # At its own end Python would ask the worker to go, by a signal that it does not listen to, and wait for it.
    atexit.register(process.kill)
    theirs.close()
    their_lifeline.close()
    return _Worker(process, pipe, lifeline)


def _names(worker: _Worker) -> list[str]:
    """The bots that a worker has, its first message."""
    if not worker.pipe.poll(START_SECONDS):
        raise TimeoutError("no bots")
    names: list[str] = worker.pipe.recv()
    return names


def _stop(worker: _Worker) -> None:
    worker.process.kill()
    atexit.unregister(worker.process.kill)
    worker.process.join()
    worker.pipe.close()
    worker.lifeline.close()
