"""A few worker processes, each with a thread that feeds it; a dead or stuck one is replaced."""

import asyncio
import multiprocessing
import queue
import threading
from concurrent.futures import Future
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import structlog

from babylon.server.workers.worker import Job, work

GRACE = 10.0

log = structlog.get_logger()


class BotFailed(Exception):
    """The worker died or took too long; the bot may be asked again."""


@dataclass(slots=True)
class _Worker:
    process: BaseProcess
    pipe: Connection
    lifeline: Connection


class Pool:
    """Bots that answer from other processes."""

    def __init__(self, bots: str, size: int) -> None:
        self._bots = bots
        self._jobs: queue.SimpleQueue[tuple[Job, Future[list[str]]] | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._feed, name=f"bot-worker-{number}", daemon=True) for number in range(size)
        ]
        for thread in self._threads:
            thread.start()

    async def turn(self, job: Job) -> list[str]:
        """A whole turn; BotFailed when the worker did not live to give it."""
        future: Future[list[str]] = Future()
        self._jobs.put((job, future))
        return await asyncio.wrap_future(future)

    def waiting(self) -> int:
        """How many jobs nobody has begun yet."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Stop when the searches under way are done."""
        for _ in self._threads:
            self._jobs.put(None)

    def _feed(self) -> None:
        worker = _started(self._bots)
        while (wanted := self._jobs.get()) is not None:
            job, future = wanted
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(_answer(worker, job))
            except (OSError, EOFError) as error:
                log.warning("bot-worker-lost", bot=job.bot)
                _stop(worker)
                worker = _started(self._bots)
                future.set_exception(BotFailed(str(error)))
        _stop(worker)


def _started(bots: str) -> _Worker:
    """A new process, with its bots imported and warm when the first job comes."""
    context = multiprocessing.get_context("spawn")
    pipe, theirs = context.Pipe()
    lifeline, their_lifeline = context.Pipe()
    process = context.Process(target=work, args=(theirs, their_lifeline, bots), daemon=True, name="babylon-bot")
    process.start()
    theirs.close()
    their_lifeline.close()
    return _Worker(process, pipe, lifeline)


def _answer(worker: _Worker, job: Job) -> list[str]:
    worker.pipe.send(job)
    if not worker.pipe.poll(job.seconds + GRACE):
        raise TimeoutError("no answer")
    moves: list[str] = worker.pipe.recv()
    return moves


def _stop(worker: _Worker) -> None:
    worker.process.kill()
    worker.process.join()
    worker.pipe.close()
    worker.lifeline.close()
