"""How soon a server answers: from the start of `babylon serve` to the first answer of `/healthz`, by the clock."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.server.postgres import free_port

ROUNDS = 7
BAR_SECONDS = 1.5


def started(home: Path) -> float:
    """Seconds until a server answered, which is stopped again."""
    port = free_port()
    command = [sys.executable, "-m", "babylon", "serve", "--port", str(port), "--database", f"sqlite:///{home}/b.db"]
    # Python keeps what it has compiled, unless this machine's settings say otherwise; a player's do not.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    began = time.perf_counter()
    with (home / "log").open("ab") as log:
        process = subprocess.Popen(command, env=environment | {"BABYLON_LOG_LEVEL": "warning"}, stderr=log, stdout=log)
    try:
        while not _answers(f"http://127.0.0.1:{port}/healthz"):
            assert process.poll() is None, (home / "log").read_text()
            time.sleep(0.005)
        return time.perf_counter() - began
    finally:
        process.terminate()
        process.wait()


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, ConnectionError):
        return False


def main() -> None:
    """Print how long starts take that make the database, and those that find it."""
    new, found = [], []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            new.append(started(Path(folder)))
            found.append(started(Path(folder)))
    for what, seconds in (("makes its database", new), ("finds it", found)):
        sys.stdout.write(
            f"babylon serve that {what} answers after: best {min(seconds):.2f} s, "
            f"median {statistics.median(seconds):.2f} s, worst {max(seconds):.2f} s (bar {BAR_SECONDS} s)\n"
        )


if __name__ == "__main__":
    main()
