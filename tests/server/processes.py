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
        self.port, self.database = free_port(), database
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.command = [sys.executable, "-m", "babylon.server"]
        defaults = {
            "bots": "tests.server.plain_bots",
            "requests_per_minute": 0,
            "tables_per_minute": 0,
            "open_tables_per_client": 0,
            "unfinished_tables_per_client": 0,
            "tournaments_per_client": 0,
            "entrants_per_client": 0,
            "people_per_hour": 0,
            "keys_per_minute": 0,
            "sockets_per_client": 0,
            "bot_games_per_client": 0,
        }
        chosen = {**defaults, "database": database, "port": self.port, **settings}
        # Python keeps what it has compiled, unless this machine's settings say otherwise; a host's do not.
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self.environment = inherited | {f"BABYLON_{name.upper()}": str(value) for name, value in chosen.items()}
        if sources:
            # Another build's package, with the libraries of this one; it comes before the installed one.
            self.environment["PYTHONPATH"] = str(sources)
        self._sources = sources
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def tree(self) -> Path:
        """Where its package is; an error if that is not where it was told to take it from."""
        ask = [sys.executable, "-c", "import babylon; print(babylon.__path__[0])"]
        asked = subprocess.run(ask, cwd=ROOT, env=self.environment, check=True, capture_output=True, text=True)
        package = Path(asked.stdout.strip())
        if self._sources is not None and package != self._sources.resolve() / "babylon":
            raise AssertionError(f"{package} is served, not {self._sources}")
        return package

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> float:
        """Start, wait until it answers, and say how long that took."""
        services.use("a server process")
        began = time.monotonic()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self.command, cwd=ROOT, env=self.environment, stderr=log, stdout=log)
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

    def await_log(self, words: str, times: int = 1) -> None:
        """Wait until the log has said something so often."""
        until = time.monotonic() + PATIENCE
        while self.log.read_text().count(words) < times:
            assert time.monotonic() < until, self.log.read_text()[-5000:]
            assert self.is_running, self.log.read_text()[-5000:]
            time.sleep(0.05)

    def kill(self) -> None:
        """As if the power had gone."""
        self._signal(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator does it; the exit status is answered."""
        return self._signal(signal.SIGTERM)

    def children(self) -> list[int]:
        """Its bot workers."""
        return [pid for one in self.servers() for pid in children_of(one) if pid not in self.servers()]

    def servers(self) -> list[int]:
        """The process and, where it has several, those that serve for it."""
        return [self.pid, *(pid for pid in children_of(self.pid) if serves(pid))]

    def memory_mb(self) -> float:
        """Resident memory."""
        statuses = [Path(f"/proc/{pid}/status").read_text() for pid in self.servers()]
        return sum(int(status.split("VmRSS:")[1].split()[0]) for status in statuses) / 1024

    def cpu_seconds(self) -> float:
        """Processor time used so far, without the bots'."""
        stats = [Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split() for pid in self.servers()]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")

    def _signal(self, number: int) -> int:
        assert self._process is not None
        self._process.send_signal(number)
        return self._process.wait(PATIENCE)


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for thread in threads for child in (thread / "children").read_text().split()]


def serves(pid: int) -> bool:
    """Whether that is one of a server's several processes."""
    return b"babylon.server.supervision" in Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")


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
