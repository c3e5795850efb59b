"""Runs the steps of the container file without an engine: `python -m tests.package.container_steps`.

In a scratch folder instead of an image: its own Python environment, and folders for `/source`, `/wheels` and `/data`.
No user is made and none is changed to. At the end the server must be started by the file's own command, and well by
its own check.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

from tests.package.containers import ROOT, Step, stages, variables
from tests.server.postgres import free_port

PLACES = re.compile(r"(?<![\w/.])/(source|wheels|data)\b")
SECONDS = 120.0


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        for name in ("source", "wheels"):
            (home / name).mkdir()
        for number, steps in enumerate(stages()):
            environment = _environment(home, number)
            for step in steps:
                _do(step, home, environment)
        serve(home, stages()[-1], _environment(home, len(stages()) - 1))


def _environment(home: Path, stage: int) -> dict[str, str]:
    """A Python of its own for each stage, and stand-ins for what only root of an image does."""
    folder, stand_ins = home / f"python{stage}", home / "stand-ins"
    if not folder.exists():
        venv.create(folder, with_pip=True)
        stand_ins.mkdir(exist_ok=True)
        for name, does in (("useradd", "exit 0"), ("install", 'for last; do :; done; mkdir -p "$last"')):
            (stand_ins / name).write_text(f"#!/bin/sh\n{does}\n")
            (stand_ins / name).chmod(0o755)
    return os.environ | {"PATH": f"{stand_ins}:{folder}/bin:{os.environ['PATH']}", "HOME": str(home)}


def _here(text: str, home: Path) -> str:
    return PLACES.sub(lambda found: f"{home}/{found[1]}", text)


def _do(step: Step, home: Path, environment: dict[str, str]) -> None:
    if step.word not in {"RUN", "COPY"}:
        return
    sys.stdout.write(f"{step.word} {step.text}\n")
    if step.word == "RUN":
        subprocess.run(["sh", "-e", "-c", _here(step.text, home)], env=environment, check=True, cwd=home)
        return
    *sources, target = [word for word in step.text.split() if not word.startswith("--")]
    if sources == ["."]:
        tree = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", home / "source"], input=tree, check=True)
        return
    for source in sources:
        if source.rstrip("/") != target.rstrip("/"):
            shutil.copy(_here(source, home), _here(target, home))


def serve(home: Path, steps: list[Step], environment: dict[str, str]) -> None:
    """Start the server as the file says, and ask as the file says whether it is well."""
    port = str(free_port())
    given = {name: _here(value.replace("////", "///"), home) for name, value in variables(steps).items()}
    command = next(step for step in steps if step.word == "CMD").command
    check = Step("CMD", next(step for step in steps if step.word == "HEALTHCHECK").text.split("CMD ", 1)[1]).command
    given |= {"BABYLON_DATABASE": f"sqlite:///{home}/data/babylon.db", "BABYLON_PORT": port}
    server = subprocess.Popen(command, env=environment | given, cwd=home)
    try:
        until = time.monotonic() + SECONDS
        words = [word.replace(":8000/", f":{port}/") for word in check]
        while subprocess.run(words, env=environment, check=False, stderr=subprocess.DEVNULL).returncode:
            assert server.poll() is None, "the server has ended"
            assert time.monotonic() < until, "the server is not well"
            time.sleep(0.5)
    finally:
        server.terminate()
        server.wait(30)
    sys.stdout.write("the server is well\n")


if __name__ == "__main__":
    main()
