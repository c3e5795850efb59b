"""How soon the page is up when the built wheel is run by `uvx`: from the call to the page, by the clock.

python -m benchmarks.first_page [WHEEL]

The first time uv also makes an environment, of packages that it has loaded before; machine code is compiled anew each
time. Without a wheel one is built.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from tests.package.environments import UV, build, clean_environment
from tests.package.test_first_minute import PATIENCE, page_at
from tests.server.postgres import free_port

ROUNDS = 3
BAR_SECONDS = 10


def first_page(wheel: Path, home: Path) -> float:
    """Seconds until the page is sent; the server is stopped again."""
    port = free_port()
    server = [UV, "tool", "run", "--from", f"babylon-game[server] @ {wheel.as_uri()}", "babylon", "serve"]
    settings = {"BABYLON_CACHE": str(home / "cache"), "BABYLON_DATABASE": f"sqlite:///{home}/babylon.db"}
    began = time.perf_counter()
    process = subprocess.Popen(
        [*server, "--port", str(port)], cwd=home, env=clean_environment() | settings, start_new_session=True
    )
    try:
        while not (page := page_at(port)):
            assert process.poll() is None, "it has ended"
            assert time.perf_counter() - began < PATIENCE, "it does not answer"
            time.sleep(0.02)
        assert "<title>Babylon" in page
        return time.perf_counter() - began
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def main(given: str | None = None) -> None:
    """Print how long each start takes."""
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        wheel = Path(given).resolve() if given else build(home).wheel
        for number in range(ROUNDS):
            (place := home / str(number)).mkdir()
            what = "environment made" if not number else "environment found"
            print(f"page up after {first_page(wheel, place):.1f} s, {what} (bar: {BAR_SECONDS} s)", flush=True)
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
