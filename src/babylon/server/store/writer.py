"""The one writer of a process: a thread that commits all waiting appends together.

A commit costs one wait for the disk, however many appends it holds; those that arrive
meanwhile share the next one.
"""

import itertools
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import IntegrityError, OperationalError

from babylon.server.store.rows import Append, Appended, Outcome
from babylon.server.store.transaction import append, append_alone

MOST_AT_ONCE = 256
TRIES = 6
CHANNEL = "babylon"

_NOTIFY = text("SELECT pg_notify(:channel, game) FROM unnest(CAST(:games AS text[])) AS game")

_Waiting = tuple[Append, "Future[Outcome]"]
_Write = Callable[[Connection, list[Append]], list[Outcome]]


class Writer:
    """Takes appends from any thread; a future is done once its append is on the disk, or refused."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._notifies = engine.dialect.name == "postgresql"
        self.session = 0  # of the database that the last commit was made in
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, one: Append) -> "Future[Outcome]":
        """Queue `one` for the next commit."""
        future: Future[Outcome] = Future()
        self._queue.put((one, future))
        return future

    def close(self) -> None:
        """Commit what is queued, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        open_for_more = True
        while open_for_more:
            batch, open_for_more = self._waiting()
            # Two processes that lock the same games lock them in the same order.
            batch.sort(key=lambda one: one[0].row.id)
            if batch:
                _resolve(batch, self._commit_patiently([one for one, _ in batch]))

    def _waiting(self) -> tuple[list[_Waiting], bool]:
        batch: list[_Waiting] = []
        first = self._queue.get()
        while first is not None:
            # Who waits for it may have been cancelled; from here on they can't be.
            if first[1].set_running_or_notify_cancel():
                batch.append(first)
            if len(batch) == MOST_AT_ONCE or self._queue.empty():
                return batch, True
            first = self._queue.get()
        return batch, False

    def _commit_patiently(self, appends: list[Append]) -> list[Outcome] | Exception:
        """The outcomes, or what went wrong; a database that is away is waited for through a few tries."""
        for attempt in itertools.count(1):
            try:
                return self._commit(appends)
            except OperationalError as error:
                if attempt == TRIES:
                    return error
                time.sleep(0.05 * 2**attempt)
            except Exception as error:  # noqa: BLE001 - the outermost edge of a thread that must go on
                return error
        raise AssertionError

    def _commit(self, appends: list[Append]) -> list[Outcome]:
        try:
            return self._committed(appends, append)
        except IntegrityError:
            # A table or an answer is there already, maybe another process's: once more, each append by itself.
            return self._committed(appends, _one_by_one)

    def _committed(self, appends: list[Append], write: _Write) -> list[Outcome]:
        with self._engine.begin() as connection:
            outcomes = write(connection, appends)
            if self._notifies:
                self.session = _session(connection)
                _notify(
                    connection, [w.row.id for w, o in zip(appends, outcomes, strict=True) if isinstance(o, Appended)]
                )
        return outcomes


def _one_by_one(connection: Connection, appends: list[Append]) -> list[Outcome]:
    return [append_alone(connection, one) for one in appends]


def _session(connection: Connection) -> int:
    driver: Any = connection.connection.driver_connection
    return int(driver.info.backend_pid)


def _notify(connection: Connection, games: list[str]) -> None:
    """Tell the other processes, once the commit is through, that there is something to read."""
    if games:
        connection.execute(_NOTIFY, {"channel": CHANNEL, "games": games})


def _resolve(batch: list[_Waiting], outcomes: list[Outcome] | Exception) -> None:
    if isinstance(outcomes, Exception):
        for _, future in batch:
            future.set_exception(outcomes)
        return
    for (_, future), outcome in zip(batch, outcomes, strict=True):
        future.set_result(outcome)
