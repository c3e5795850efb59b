"""What SQLite has in its log, brought into its file beside the commits.

By itself SQLite does that within a commit, about every 170th turn, and all who wait for that one wait for the file,
too. Here a thread of its own copies, so that little is left to do when SQLite begins its log anew.
"""

import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress

from babylon.server.store.engines import file_of

APPENDS = 256
LOCK_SECONDS = 1.0


class Checkpoints:
    """Counts what is written to a database, and copies now and then; where that is not SQLite, it does nothing."""

    def __init__(self, url: str) -> None:
        self._file = file_of(url)
        self._written = 0
        self._is_copying = threading.Lock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-checkpoints")

    def count(self, appends: int) -> None:
        """Note that so many more are committed."""
        self._written += appends
        if self._file is not None and self._written >= APPENDS and self._is_copying.acquire(blocking=False):
            self._written = 0
            self._thread.submit(self._copy)

    def close(self) -> None:
        """Wait for the copy that is being made."""
        self._thread.shutdown()

    def _copy(self) -> None:
        # What goes wrong here goes wrong at a commit, too, where it is told.
        with suppress(sqlite3.Error), closing(self._connection()) as connection:
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        self._is_copying.release()

    def _connection(self) -> sqlite3.Connection:
        assert self._file is not None
        # A file that has gone is not made anew.
        return sqlite3.connect(f"{self._file.absolute().as_uri()}?mode=rw", LOCK_SECONDS, uri=True)
