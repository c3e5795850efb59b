"""How soon the page is up when the built wheel is run by `uvx` or `pipx run`: from the call to the page, by the clock.

python -m benchmarks.first_page [WHEEL]

The first time they also make an environment, of packages that were loaded before; machine code is compiled anew each
time. Without a wheel one is built.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tests.package.environments import UV, build, clean_environment, run
from tests.package.test_first_minute import PATIENCE, page_at
from tests.server.postgres import free_port

ROUNDS = 3
BAR_SECONDS = 10


def uvx(wheel: Path, _home: Path) -> list[str]:
    """`uvx`, which keeps its environments with all else that it has loaded."""
    return [UV, "tool", "run", "--from", f"babylon-game[server] @ {wheel.as_uri()}"]


def pipx(wheel: Path, home: Path) -> list[str]:
    """`pipx run`, set up as for who has used it before, with environments of its own in this folder."""
    program = home / "pipx" / "bin" / "pipx"
    if not program.exists():
        run([UV, "venv", "--quiet", "--python", sys.executable, str(home / "pipx")])
        run([UV, "pip", "install", "--quiet", "pipx"], VIRTUAL_ENV=str(home / "pipx"))
        run([str(program), "upgrade-shared"], **of_pipx(home))
    return [str(program), "run", "--spec", f"{wheel}[server]"]


def of_pipx(home: Path) -> dict[str, str]:
    """The settings that keep pipx in a folder."""
    return {"PIPX_HOME": str(home / "environments"), "PIPX_BIN_DIR": str(home / "programs")}


RUNNERS: dict[str, Callable[[Path, Path], list[str]]] = {"uvx": uvx, "pipx run": pipx}


def first_page(runner: str, wheel: Path, home: Path) -> float:
    """Seconds until the page is sent; the server is stopped again."""
    port = free_port()
    server = [*RUNNERS[runner](wheel, home), "babylon", "serve"]
    place = Path(tempfile.mkdtemp(dir=home))
    settings = {"BABYLON_CACHE": str(place / "cache"), "BABYLON_DATABASE": f"sqlite:///{place}/babylon.db"}
    began = time.perf_counter()
    process = subprocess.Popen(
        [*server, "--port", str(port)],
        cwd=place,
        env=clean_environment() | of_pipx(home) | settings,
        start_new_session=True,
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
        for runner in RUNNERS:
            for number in range(ROUNDS):
                what = "environment made" if not number else "environment found"
                seconds = first_page(runner, wheel, home)
                print(f"page up by {runner} after {seconds:.1f} s, {what} (bar: {BAR_SECONDS} s)", flush=True)
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
