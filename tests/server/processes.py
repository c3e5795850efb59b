"""Real servers in processes of their own, to be asked, stopped and killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import TYPE_CHECKING

from tests import services
from tests.server.postgres import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
PATIENCE = 240


class ServerProcess:
    """One server process on a port of its own, which it keeps when it is started again."""

    def __init__(self, database: str, log: Path, sources: Path | None = None, /, **settings: object) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.command = [sys.executable, "-m", "babylon.server"]
        defaults = {
            "bots": "tests.server.plain_bots",
            "requests_per_minute": 0,
            "tables_per_minute": 0,
            "keys_per_minute": 0,
            "sockets_per_client": 0,
            "bot_games_per_client": 0,
        }
        chosen = {**defaults, "database": database, "port": self.port, **settings}
        # Python keeps what it has compiled, unless this machine's settings say otherwise; a host's do not.
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self._environment = inherited | {f"BABYLON_{name.upper()}": str(value) for name, value in chosen.items()}
        if sources:
            # Another build's package, with the libraries of this one; it comes before the installed one.
            self._environment["PYTHONPATH"] = str(sources)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> float:
        """Start, wait until it answers, and say how long that took."""
        services.use("a server process")
        began = time.monotonic()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self.command, cwd=ROOT, env=self._environment, stderr=log, stdout=log)
        while time.monotonic() - began < PATIENCE and self.is_running:
            if self._is_ready():
                return time.monotonic() - began
            time.sleep(0.02)
        raise AssertionError(self.log.read_text())

    def _is_ready(self) -> bool:
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.request("GET", "/readyz")
            return line.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            line.close()

    def kill(self) -> None:
        """As if the power had gone."""
        self._signal(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator does it; the exit status is answered."""
        return self._signal(signal.SIGTERM)

    def children(self) -> list[int]:
        """Its bot workers."""
        threads = Path(f"/proc/{self.pid}/task").iterdir()
        return [int(pid) for thread in threads for pid in (thread / "children").read_text().split()]

    def memory_mb(self) -> float:
        """Resident memory."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def cpu_seconds(self) -> float:
        """Processor time used so far, without its children's."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _signal(self, number: int) -> int:
        assert self._process is not None
        self._process.send_signal(number)
        return self._process.wait(PATIENCE)


@contextmanager
def server(database: str, log: Path, sources: Path | None = None, /, **settings: object) -> Iterator[ServerProcess]:
    """A running server, stopped afterwards."""
    process = ServerProcess(database, log, sources, **settings)
    try:
        process.start()
        yield process
    finally:
        if process.is_running:
            process.stop()
