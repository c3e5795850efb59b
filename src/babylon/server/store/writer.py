"""The one writer of a process: a thread that commits all waiting appends together.

A commit costs one wait for the disk, however many appends it holds; those that arrive
meanwhile share the next one. Until it is given, whoever stops waiting takes their append back. When it breaks, the
log itself is asked whether it happened.
"""

import queue
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from babylon.server.store.checkpoints import Checkpoints
from babylon.server.store.diagnosis import fault_of, leaves_doubt
from babylon.server.store.driver import KeptConnection
from babylon.server.store.health import Health, Part
from babylon.server.store.pending import Pending, tell
from babylon.server.store.rows import Append, Appended, GameRow, Outcome, TournamentRow
from babylon.server.store.table_groups import CHANNEL, channel_of, group_of
from babylon.server.store.transaction import append, append_alone, is_stored
from babylon.server.store.turn_append import NotPlain, TurnAppend, is_plain
from babylon.server.wire.faults import Fault, Unavailable, Unsettled

MOST_AT_ONCE = 256
TRY_SECONDS = 1.0
PAUSE_SECONDS = 0.1
PROBE_SECONDS = 0.5
PASSING = {Fault.AWAY, Fault.STARTING}

_NOTIFY = text(
    "SELECT pg_notify(channel, game)"
    " FROM unnest(CAST(:channels AS text[]), CAST(:games AS text[])) AS told(channel, game)"
)
_NOTIFY_PLAINLY = "SELECT pg_notify(channel, game) FROM unnest(%s::text[], %s::text[]) AS told(channel, game)"
# It changes nothing, and is written all the same.
_PROBE = text("UPDATE alembic_version SET version_num = version_num")

_Write = Callable[[Connection, list[Append]], list[Outcome]]


class _TakenBack(Exception):
    """Somebody stopped waiting just before the commit."""


class _CommitFailed(Exception):
    """The commit itself failed; its cause says how."""


class Writer:
    """Takes appends from any thread; each has its outcome once it is on the disk, or refused."""

    def __init__(self, engine: Engine, url: str, health: Health) -> None:
        self._engine, self._url, self._health = engine, url, health
        self._notifies = engine.dialect.name == "postgresql"
        self._turns = TurnAppend("%s" if self._notifies else "?")
        self.session = 0  # of the database that the last commit was made in
        self._connection = KeptConnection(engine)
        self._checkpoints = Checkpoints(url)
        self._queue: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, one: Append) -> Pending:
        """Queue `one` for the next commit."""
        pending = Pending(one)
        self._queue.put(pending)
        return pending

    def close(self) -> None:
        """Commit what is queued, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        open_for_more = True
        while open_for_more:
            batch, open_for_more = self._waiting()
            # Two processes that lock the same games lock them in the same order.
            batch.sort(key=lambda one: one.append.row.id)
            if batch:
                self._settle(batch)
            elif self._health.of(Part.WRITING):
                self._probe()
        self._connection.release()
        self._checkpoints.close()

    def _waiting(self) -> tuple[list[Pending], bool]:
        """What there is to write, or nothing after a while; and whether more may come."""
        batch: list[Pending] = []
        try:
            first = self._queue.get(timeout=PROBE_SECONDS)
        except queue.Empty:
            return batch, True
        while first is not None:
            batch.append(first)
            if len(batch) == MOST_AT_ONCE or self._queue.empty():
                return batch, True
            first = self._queue.get()
        return batch, False

    def _settle(self, batch: list[Pending]) -> None:
        """Give each append its outcome, or what went wrong; a database that is away is tried again for a moment."""
        until, in_doubt = time.monotonic() + TRY_SECONDS, False
        while batch := [one for one in batch if not one.is_taken_back]:
            try:
                outcomes = self._commit(batch, in_doubt=in_doubt)
            except _TakenBack:
                continue
            except Exception as problem:  # noqa: BLE001 - the outermost edge of a thread that must go on
                error = problem.__cause__ if isinstance(problem, _CommitFailed) else problem
                in_doubt = in_doubt or (isinstance(problem, _CommitFailed) and _leaves_doubt(error))
                if (failure := self._failure(error, in_doubt=in_doubt, until=until)) is not None:
                    _fail(batch, failure)
                    return
                time.sleep(PAUSE_SECONDS)
                continue
            self._health.works(Part.WRITING)
            tell(batch, outcomes)
            self._checkpoints.count(len(batch))
            return

    def _failure(self, error: BaseException | None, *, in_doubt: bool, until: float) -> BaseException | None:
        """What to tell those who wait; None when it is worth another try."""
        fault = None if error is None else fault_of(error, self._url)
        if error is None or fault is None:
            return error
        if fault in PASSING and time.monotonic() < until:
            return None
        self._health.failed(Part.WRITING, fault, error)
        return Unsettled(fault) if in_doubt else Unavailable(fault)

    def _probe(self) -> None:
        """Find out whether a fault is over."""
        try:
            with self._engine.begin() as connection:
                connection.execute(_PROBE)
        except SQLAlchemyError as error:
            if fault := fault_of(error, self._url):
                self._health.failed(Part.WRITING, fault, error)
        else:
            self._health.works(Part.WRITING)

    def _commit(self, batch: list[Pending], *, in_doubt: bool) -> list[Outcome]:
        try:
            if not in_doubt and all(is_plain(one.append) for one in batch):
                return self._committed_plainly(batch)
            return self._committed(batch, append, in_doubt=in_doubt)
        except (IntegrityError, NotPlain):
            # A table, an event or an answer is there already, maybe another process's: once more, each by itself.
            return self._committed(batch, _one_by_one, in_doubt=in_doubt)

    def _committed_plainly(self, batch: list[Pending]) -> list[Outcome]:
        appends = [one.append for one in batch]
        is_ending = False
        try:
            with self._connection.transaction() as driver:
                self._turns.write(driver, appends)
                if self._notifies:
                    self.session = int(driver.info.backend_pid)
                    driver.execute(_NOTIFY_PLAINLY, _told([one.row for one in appends]))
                _require_wanted(batch)
                is_ending = True
                driver.commit()
        except SQLAlchemyError as error:
            if is_ending:
                raise _CommitFailed from error
            raise
        return [Appended()] * len(batch)

    def _committed(self, batch: list[Pending], write: _Write, *, in_doubt: bool) -> list[Outcome]:
        appends = [one.append for one in batch]
        with self._engine.connect() as connection:
            transaction = connection.begin()
            outcomes = write(connection, appends)
            if in_doubt:
                outcomes = _with_own(connection, appends, outcomes)
            if self._notifies:
                self.session = _session(connection)
                _notify(connection, [w.row for w, o in zip(appends, outcomes, strict=True) if isinstance(o, Appended)])
            _require_wanted(batch)
            try:
                transaction.commit()
            except SQLAlchemyError as error:
                raise _CommitFailed from error
        return outcomes


def _require_wanted(batch: list[Pending]) -> None:
    """Begin to commit, unless somebody has stopped waiting."""
    if not all(one.begin() for one in batch):
        raise _TakenBack


def _leaves_doubt(error: BaseException | None) -> bool:
    return isinstance(error, SQLAlchemyError) and leaves_doubt(error)


def _with_own(connection: Connection, appends: list[Append], outcomes: list[Outcome]) -> list[Outcome]:
    """The outcomes, where an append that comes too late for itself is one that has been written."""
    return [
        outcome if isinstance(outcome, Appended) or not is_stored(connection, one) else Appended()
        for one, outcome in zip(appends, outcomes, strict=True)
    ]


def _one_by_one(connection: Connection, appends: list[Append]) -> list[Outcome]:
    return [append_alone(connection, one) for one in appends]


def _session(connection: Connection) -> int:
    driver: Any = connection.connection.driver_connection
    return int(driver.info.backend_pid)


def _notify(connection: Connection, rows: list[GameRow | TournamentRow]) -> None:
    """Tell the other processes, once the commit is through, that there is something to read."""
    if rows:
        channels, games = _told(rows)
        connection.execute(_NOTIFY, {"channels": channels, "games": games})


def _told(rows: list[GameRow | TournamentRow]) -> tuple[list[str], list[str]]:
    """Where news of games are told, and of which; those of a tournament wherever its people may be."""
    channels = [CHANNEL if isinstance(row, TournamentRow) else channel_of(group_of(row.id)) for row in rows]
    return channels, [row.id for row in rows]


def _fail(batch: list[Pending], failure: BaseException) -> None:
    refused = [one for one in batch if one.begin()]
    tell(refused, [failure] * len(refused))
