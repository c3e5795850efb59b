"""One server to one SQLite file: two would each keep tables in memory that the other changes."""

import errno
import os
import socket
import struct
import sys
from contextlib import suppress
from pathlib import Path
from typing import Self

from babylon.pieces.errors import BabylonError
from babylon.server.store.engines import file_of

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PID_BYTES = 20
WAITING = 4096  # refused servers that have asked for the process: nobody ever answers them


class DatabaseTaken(BabylonError):
    """Another server has the database."""

    kind = "serve"


class FileLock:
    """The file next to a database that its server holds on to, and that names its process."""

    def __init__(self, file: Path) -> None:
        # Whatever links lead to it, it is one database.
        real = file.resolve()
        self._descriptor = os.open(f"{real}-server", os.O_RDWR | os.O_CREAT, 0o600)
        if not _is_taken_by_us(self._descriptor):
            pid = os.read(self._descriptor, PID_BYTES).decode("ascii", "replace").strip() or "?"
            os.close(self._descriptor)
            raise DatabaseTaken("database-taken", database=file, pid=pid)
        try:
            self._socket = _socket_of(real)
        except DatabaseTaken:
            os.close(self._descriptor)
            raise
        os.ftruncate(self._descriptor, 0)
        os.write(self._descriptor, f"{os.getpid()}\n".encode())

    @classmethod
    def of(cls, url: str) -> Self | None:
        """The lock on an embedded database, taken; DatabaseTaken when another server has it."""
        file = file_of(url)
        return None if file is None else cls(file)

    def release(self) -> None:
        """Leave the database to others. The file stays: whoever is opening it now must not be left alone with it."""
        if self._socket is not None:
            self._socket.close()
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


def _socket_of(file: Path) -> socket.socket | None:
    """What only one process of the machine has for a database, by whatever name it came; None where there is no such.

    A hard link and a name of long ago lead to another lock file, but to the same inode. The database itself is not
    opened for this: closing it would drop the locks that SQLite has in this process. Linux alone has sockets whose
    names are no files, which go with their process; each namespace of networks has its own.
    """
    if sys.platform != "linux":
        return None
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    status = file.stat()
    name = f"\0babylon-database-{status.st_dev:x}-{status.st_ino:x}"
    held = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        held.bind(name)
        held.listen(WAITING)
    except OSError as error:
        held.close()
        if error.errno != errno.EADDRINUSE:
            raise
        raise DatabaseTaken("database-taken", database=file, pid=_listener(name)) from None
    return held


def _listener(name: str) -> str:
    """The process that listens at a socket, as the kernel knows it."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as asking:
        asking.setblocking(False)
        try:
            asking.connect(name)
            peer = asking.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
        except OSError:
            return "?"
    return str(struct.unpack("3i", peer)[0] or "?")
