"""What someone sees who has installed the wheel, with and without extras."""

import os
import signal
import subprocess
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from tests.cli.calls_with_extras import CALLS
from tests.package.environments import Environment, clean_environment
from tests.server.postgres import free_port

PATIENCE = 120
SOON = 10
STARTS = 3


def test_without_extras_every_command_works_or_says_in_one_line_what_to_install(
    fresh: Environment, tmp_path: Path
) -> None:
    fresh.install()
    empty = tmp_path / "empty"
    empty.mkdir()
    for words, extra in CALLS:
        answer = fresh.call(*words, folder=empty)
        assert answer.stderr.endswith(f": pip install 'babylon-game[{extra}]'\n"), answer.stderr
        assert (answer.stdout, answer.stderr.count("\n"), answer.returncode) == ("", 1, 2)
    assert list(empty.iterdir()) == []
    assert "babylon play" in fresh.call("--help", folder=empty).stdout
    played = fresh.call("new", "--seed", "7", "--out", "game.bgn", folder=empty)
    assert (played.returncode, played.stderr) == (0, "")
    assert "All is well" in fresh.call("check", "game.bgn", folder=empty).stdout


def test_the_page_is_up_soon_after_the_servers_extra_was_installed(fresh: Environment, tmp_path: Path) -> None:
    fresh.install("server")
    # What else runs on the machine may slow down one start, not each of them.
    starts = (first_page(fresh, tmp_path / f"empty-{number}") for number in range(STARTS))
    assert any(seconds < SOON for seconds, page in starts if "<title>Babylon" in page)


def first_page(environment: Environment, folder: Path) -> tuple[float, str]:
    """How long `babylon serve` takes until it sends its page, and the page."""
    folder.mkdir()
    port, began = free_port(), time.monotonic()
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [environment.program("babylon"), "serve", "--port", str(port)],
            cwd=folder,
            env=clean_environment(),
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        while time.monotonic() - began < PATIENCE and server.poll() is None:
            if page := page_at(port):
                return time.monotonic() - began, page
            time.sleep(0.05)
        raise AssertionError((folder / "log").read_text())
    finally:
        # With it goes the process that has begun to compile.
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()


def page_at(port: int) -> str | None:
    """The page, unless nothing answers yet."""
    line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        line.request("GET", "/")
        answer = line.getresponse()
        return answer.read().decode() if answer.status == 200 else None
    except (OSError, HTTPException):
        return None
    finally:
        line.close()
