"""One server to one SQLite file: two would each keep tables in memory that the other changes."""

import os
import sys
from pathlib import Path
from typing import Self

from babylon.pieces.errors import BabylonError
from babylon.server.store.engines import file_of

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PID_BYTES = 20


class DatabaseTaken(BabylonError):
    """Another server has the database."""

    kind = "serve"


class FileLock:
    """The file next to a database that its server holds on to, and that names its process."""

    def __init__(self, file: Path) -> None:
        # Whatever links lead to it, it is one database.
        self._descriptor = os.open(f"{file.resolve()}-server", os.O_RDWR | os.O_CREAT, 0o600)
        if not _is_taken_by_us(self._descriptor):
            pid = os.read(self._descriptor, PID_BYTES).decode("ascii", "replace").strip() or "?"
            os.close(self._descriptor)
            raise DatabaseTaken("database-taken", database=file, pid=pid)
        os.ftruncate(self._descriptor, 0)
        os.write(self._descriptor, f"{os.getpid()}\n".encode())

    @classmethod
    def of(cls, url: str) -> Self | None:
        """The lock on an embedded database, taken; DatabaseTaken when another server has it."""
        file = file_of(url)
        return None if file is None else cls(file)

    def release(self) -> None:
        """Leave the database to others. The file stays: whoever is opening it now must not be left alone with it."""
        os.close(self._descriptor)


def require_free(url: str) -> None:
    """Refuse a database that another server has."""
    lock = FileLock.of(url)
    if lock is not None:
        lock.release()


def _is_taken_by_us(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            # Beyond the number, which everyone may read.
            os.lseek(descriptor, PID_BYTES, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    finally:
        os.lseek(descriptor, 0, os.SEEK_SET)
    return True
