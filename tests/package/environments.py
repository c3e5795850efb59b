"""Building the distributions, and installing them where nothing else is."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests import services

ROOT = Path(__file__).parents[2]
UV = str(Path(sys.executable).with_name("uv"))
LOCK = str(ROOT / "requirements" / "dev.txt")


@dataclass(frozen=True, slots=True)
class Distributions:
    """What is uploaded: the source, and the wheel that was built of it."""

    source: Path
    wheel: Path


def build(folder: Path) -> Distributions:
    """The distributions of this tree, built unless they are in the folder already."""
    services.use("a built package")
    if not any(folder.glob("*.whl")):
        run([UV, "build", "--quiet", "--python", sys.executable, "--out-dir", str(folder), str(ROOT)])
    (source,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return Distributions(source, wheel)


def run(command: list[str], **settings: str) -> str:
    """What a command prints; it has to succeed."""
    done = subprocess.run(
        command, env=os.environ | settings, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class Environment:
    """A virtual environment of its own, away from the tree."""

    def __init__(self, folder: Path, distributions: Distributions) -> None:
        self.folder = folder
        self._wheel = distributions.wheel
        run([UV, "venv", "--quiet", "--python", sys.executable, str(folder)])

    def install(self, *extras: str) -> None:
        """Install the wheel with these extras, in the versions of the lock, compiled as pip does it."""
        wanted = f"babylon-game[{','.join(extras)}] @ {self._wheel.as_uri()}"
        options = ["--quiet", "--compile-bytecode", "--constraints", LOCK]
        run([UV, "pip", "install", *options, wanted], VIRTUAL_ENV=str(self.folder))

    def uninstall(self, *packages: str) -> None:
        """Take packages away again."""
        run([UV, "pip", "uninstall", "--quiet", *packages], VIRTUAL_ENV=str(self.folder))

    def program(self, name: str) -> str:
        """The path of a program of this environment."""
        return str(self.folder / "bin" / name)

    def call(self, *words: str, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
        """`babylon` with these words, in that folder."""
        return self._run(self.program("babylon"), *words, folder=folder, **settings)

    def run_python(self, script: str, *words: str, folder: Path) -> subprocess.CompletedProcess[str]:
        """A script of Python with these words, in that folder."""
        return self._run(self.program("python"), "-c", script, *words, folder=folder)

    def _run(self, *command: str, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=folder,
            env=clean_environment() | settings,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )


def clean_environment() -> dict[str, str]:
    """The environment's variables without those that would lead back to the tree, in English."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("BABYLON_", "PYTHON"))}
    return kept | {"BABYLON_LANG": "en"}
