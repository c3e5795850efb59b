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

from babylon.server.store.appending import append, append_alone
from babylon.server.store.rows import Append, Appended, Outcome

MOST_AT_ONCE = 256
TRIES = 6
CHANNEL = "babylon"

_NOTIFY = text("SELECT pg_notify(:channel, game) FROM unnest(CAST(:games AS text[])) AS game")

_Wish = tuple[Append, "Future[Outcome]"]
_Write = Callable[[Connection, list[Append]], list[Outcome]]


class Writer:
    """Takes appends from any thread; a future is done once its append is on the disk, or refused."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._rings = engine.dialect.name == "postgresql"
        self.session = 0  # of the database that the last commit was made in
        self._wishes: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, wish: Append) -> "Future[Outcome]":
        """Queue `wish` for the next commit."""
        future: Future[Outcome] = Future()
        self._wishes.put((wish, future))
        return future

    def close(self) -> None:
        """Commit what is queued, then stop."""
        self._wishes.put(None)
        self._thread.join()

    def _run(self) -> None:
        open_for_more = True
        while open_for_more:
            batch, open_for_more = self._waiting()
            # Two processes that lock the same games lock them in the same order.
            batch.sort(key=lambda wish: wish[0].row.id)
            if batch:
                _resolve(batch, self._commit_patiently([wish for wish, _ in batch]))

    def _waiting(self) -> tuple[list[_Wish], bool]:
        batch: list[_Wish] = []
        first = self._wishes.get()
        while first is not None:
            # Who waits for it may have been cancelled; from here on he can't be.
            if first[1].set_running_or_notify_cancel():
                batch.append(first)
            if len(batch) == MOST_AT_ONCE or self._wishes.empty():
                return batch, True
            first = self._wishes.get()
        return batch, False

    def _commit_patiently(self, wishes: list[Append]) -> list[Outcome] | Exception:
        """The outcomes, or what went wrong; a database that is away is waited for through a few tries."""
        for attempt in itertools.count(1):
            try:
                return self._commit(wishes)
            except OperationalError as error:
                if attempt == TRIES:
                    return error
                time.sleep(0.05 * 2**attempt)
            except Exception as error:  # noqa: BLE001 - the outermost edge of a thread that must go on
                return error
        raise AssertionError

    def _commit(self, wishes: list[Append]) -> list[Outcome]:
        try:
            return self._committed(wishes, append)
        except IntegrityError:
            # A table or an answer is there already, maybe another process's: once more, each append by itself.
            return self._committed(wishes, _one_by_one)

    def _committed(self, wishes: list[Append], write: _Write) -> list[Outcome]:
        with self._engine.begin() as connection:
            outcomes = write(connection, wishes)
            if self._rings:
                self.session = _session(connection)
                _ring(connection, [w.row.id for w, o in zip(wishes, outcomes, strict=True) if isinstance(o, Appended)])
        return outcomes


def _one_by_one(connection: Connection, wishes: list[Append]) -> list[Outcome]:
    return [append_alone(connection, wish) for wish in wishes]


def _session(connection: Connection) -> int:
    driver: Any = connection.connection.driver_connection
    return int(driver.info.backend_pid)


def _ring(connection: Connection, games: list[str]) -> None:
    """Tell the other processes, once the commit is through, that there is something to read."""
    if games:
        connection.execute(_NOTIFY, {"channel": CHANNEL, "games": games})


def _resolve(batch: list[_Wish], outcomes: list[Outcome] | Exception) -> None:
    if isinstance(outcomes, Exception):
        for _, future in batch:
            future.set_exception(outcomes)
        return
    for (_, future), outcome in zip(batch, outcomes, strict=True):
        future.set_result(outcome)
