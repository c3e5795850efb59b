"""Disks that fail: a small one of memory that fills up where we may mount one, else files that may not grow; and any
disk of a server whose calls to write hang, take long, or fail as a kernel makes them fail.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.processes import ServerProcess

MEGABYTES = 6
CHUNK = 4096
SHIM = Path(__file__).parent / "faulty_disk.c"


class SmallDisk:
    """A file system of its own that something else fills."""

    fault = "disk-full"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill(self, _house: ServerProcess) -> None:
        """Leave no room for anybody."""
        with suppress(OSError), self._ballast.open("ab", buffering=0) as file:
            while True:
                file.write(bytes(CHUNK))

    def free(self, _house: ServerProcess) -> None:
        """Give all the room back."""
        self._ballast.unlink()


class BoundFiles:
    """A server whose files may not grow, which every system lets us try."""

    fault = "failing"

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, house: ServerProcess) -> None:
        """Let none of the server's files grow beyond where they are; its log is shorter than its database."""
        size = max(file.stat().st_size for file in self.folder.iterdir() if file.name.endswith((".db", "-wal")))
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def free(self, house: ServerProcess) -> None:
        """Let them grow again."""
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


class Trouble(StrEnum):
    """What a disk does to whoever writes to it."""

    HANG = "hang"
    SLOW = "slow"
    READ_ONLY = "read-only"
    FULL = "full"


class FaultyDisk:
    """A folder where one server's writing fails as it is told to; whoever reads notices nothing."""

    def __init__(self, home: Path) -> None:
        self.folder, self._control, library = home / "disk", home / "trouble", home / "faulty_disk.so"
        self.folder.mkdir()
        self._control.touch()
        command = [sys.executable, "-m", "ziglang", "cc", "-shared", "-fPIC", "-o", str(library), str(SHIM)]
        subprocess.run(command, check=True, capture_output=True)
        # Of the server, when it is started.
        self.environment = {
            "LD_PRELOAD": str(library),
            "FAULTY_FOLDER": str(self.folder.resolve()),
            "FAULTY_CONTROL": str(self._control),
        }

    @contextmanager
    def in_trouble(self, trouble: Trouble) -> Iterator[None]:
        """Within, the disk is in trouble."""
        self._control.write_text(trouble)
        try:
            yield
        finally:
            self._control.write_text("")


@contextmanager
def small_disk(folder: Path, megabytes: int = MEGABYTES) -> Iterator[SmallDisk | BoundFiles]:
    """A disk at `folder` that can be filled, in the truest way that this machine allows."""
    folder.mkdir(exist_ok=True)
    if not _mounted(folder, megabytes):
        yield BoundFiles(folder)
        return
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def _mounted(folder: Path, megabytes: int) -> bool:
    if os.getuid() != 0:
        return False
    command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=700", "tmpfs", str(folder)]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0
