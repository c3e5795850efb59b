"""All figures of one run, beside each other."""

import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from babylon.envs.speed import peer_venv
from babylon.envs.speed.figures import Figures


def this_engine(seconds: float) -> Iterator[Figures]:
    """This engine compiled, for two and for four, and plain for two."""
    measured(2, 0.1)  # whatever is to be compiled is compiled now
    yield measured(2, seconds)
    yield measured(4, seconds)
    yield measured(2, seconds, BABYLON_PLAIN="1")


def peers(seconds: float) -> Iterator[Figures]:
    """The other engines; they are installed when needed."""
    python = peer_venv.installed()
    for name in peer_venv.names(python):
        yield peer_venv.measure(python, name, seconds)


def first_call(*, cached: bool) -> float:
    """Seconds of processor time for the first random game of a process, with machine code on the disk or without."""
    with tempfile.TemporaryDirectory() as directory:
        settings = {} if cached else {"BABYLON_CACHE": directory}
        return float(_python("-c", FIRST_CALL, **settings))


FIRST_CALL = """
import time
from babylon.simulate import play_random
start = time.process_time()
play_random(1)
print(time.process_time() - start)
"""


def machine() -> str:
    """What the figures were measured on."""
    model = "unknown processor"
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        lines = cpuinfo.read_text().splitlines()
        model = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), model)
    return (
        f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}, Python {platform.python_version()}"
    )


def measured(players: int, seconds: float, **settings: str) -> Figures:
    """This engine's figures, from a process of its own."""
    return Figures.from_json(_python("-m", "babylon.envs.speed.this_engine", str(players), str(seconds), **settings))


def _python(*arguments: str, **settings: str) -> str:
    command = [sys.executable, "-W", "ignore", *arguments]
    return subprocess.run(  # noqa: S603 - this interpreter
        command, env=os.environ | settings, stdout=subprocess.PIPE, text=True, check=True
    ).stdout
