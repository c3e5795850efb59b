"""What someone sees who has installed the wheel, without extras and then with the server's."""

import json
import os
import signal
import subprocess
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import pytest

from tests.cli.calls_with_extras import CALLS
from tests.package.environments import LOCK, UV, Distributions, Environment, clean_environment
from tests.package.locks import page_dependencies, page_lock, python_lock
from tests.server.postgres import free_port

PATIENCE = 240
SOON = 20  # times as long as it takes to say how the command is used
STARTS = 3
# Every call as if it were the first of its process, in one that is started once.
ONE_AFTER_ANOTHER = """
import contextlib, io, json, sys
from babylon.cli import main
told = []
for words in json.loads(sys.argv[1]):
    sys.argv, out, err = ["babylon", *words], io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main()
        except SystemExit as end:
            told.append([out.getvalue(), err.getvalue(), end.code])
print(json.dumps(told))
"""


def test_the_first_minute(fresh: Environment, tmp_path: Path) -> None:
    """In one environment, since filling it takes longer than all else."""
    fresh.install()
    every_command_works_or_says_in_one_line_what_to_install(fresh, empty(tmp_path / "bare"))
    fresh.install("server")
    the_page_is_up_soon(fresh, tmp_path)
    the_bill_of_materials_is_what_the_locks_ship(fresh, tmp_path)


def empty(folder: Path) -> Path:
    folder.mkdir()
    return folder


def every_command_works_or_says_in_one_line_what_to_install(environment: Environment, folder: Path) -> None:
    calls = json.dumps([words for words, _ in CALLS])
    answers = environment.run_python(ONE_AFTER_ANOTHER, calls, folder=folder)
    for (words, extra), (out, err, code) in zip(CALLS, json.loads(answers.stdout), strict=True):
        assert err.endswith(f": pip install 'babylon-game[{extra}]'\n"), (words, err)
        assert (out, err.count("\n"), code) == ("", 1, 2)
    refused = environment.call("serve", folder=folder)
    assert (refused.stdout, refused.stderr.count("\n"), refused.returncode) == ("", 1, 2)
    assert list(folder.iterdir()) == []
    assert "babylon play" in environment.call("--help", folder=folder).stdout
    played = environment.call("new", "--seed", "7", "--out", "game.bgn", folder=folder)
    assert (played.returncode, played.stderr) == (0, "")
    assert "All is well" in environment.call("check", "game.bgn", folder=folder).stdout


def the_page_is_up_soon(environment: Environment, folder: Path) -> None:
    # What else runs on the machine slows down both, and may slow down one start, not each of them.
    babylon = [environment.program("babylon")]
    starts = (first_page(babylon, empty(folder / f"empty-{number}")) for number in range(STARTS))
    bar = SOON * help_seconds(environment, folder)
    assert any(seconds < bar for seconds, page in starts if "<title>Babylon" in page)


def help_seconds(environment: Environment, folder: Path) -> float:
    """How long the shortest of commands takes here and now."""
    began = time.monotonic()
    assert environment.call("--help", folder=folder).returncode == 0
    return time.monotonic() - began


def the_bill_of_materials_is_what_the_locks_ship(environment: Environment, folder: Path) -> None:
    told = environment.call("sbom", folder=folder)
    assert told.stderr == ""
    components = json.loads(told.stdout)["components"]
    shipped: dict[str, dict[str, str]] = {kind: {} for kind in ("pypi", "npm")}
    for component in components:
        shipped[component["purl"][4:].partition("/")[0]][component["name"]] = component["version"]
    assert shipped["pypi"] == python_lock(["server"])
    assert page_dependencies() <= shipped["npm"].keys()
    assert shipped["npm"].items() <= page_lock().items()


@pytest.mark.timeout(900)
def test_uvx_serves_the_page_from_the_wheel(distributions: Distributions, tmp_path: Path) -> None:
    wanted = f"babylon-game[server] @ {distributions.wheel.as_uri()}"
    uvx = [UV, "tool", "run", "--quiet", "--constraints", LOCK, "--from", wanted, "babylon-game"]
    _, page = first_page(uvx, empty(tmp_path / "empty"))
    assert "<title>Babylon" in page


def first_page(babylon: list[str], folder: Path) -> tuple[float, str]:
    """How long `babylon serve` takes until it sends its page, and the page."""
    port, began = free_port(), time.monotonic()
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [*babylon, "serve", "--port", str(port)],
            cwd=folder,
            # Nothing is compiled yet, and the one that begins to compile leaves no claim where others wait for it.
            env=clean_environment() | {"BABYLON_CACHE": str(folder / "cache")},
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
