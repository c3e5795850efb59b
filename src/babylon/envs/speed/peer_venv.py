"""A virtual environment for the peers, so that measuring them changes nothing else."""

import subprocess
import sys
import venv
from pathlib import Path

from babylon.compiled.cache import user_directory
from babylon.envs.speed.figures import Figures

LIBRARIES = (
    "catanatron>=3.2",
    "chess>=1.11",
    "open_spiel>=2",
    "pettingzoo[classic]>=1.27",
    "pgx>=2.6",
)
SCRIPT = Path(__file__).with_name("peers.py")


def installed() -> Path:
    """The interpreter that has the peers; the first call installs them."""
    home = user_directory() / "peers"
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    done = home / "installed.txt"
    if not done.exists() or done.read_text() != "\n".join(LIBRARIES):
        venv.create(home, clear=True, with_pip=True)
        subprocess.run(  # noqa: S603 - the interpreter just made
            [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *LIBRARIES], check=True
        )
        done.write_text("\n".join(LIBRARIES))
    return python


def names(python: Path) -> list[str]:
    """The peers that can be measured."""
    return _output(python).split()


def measure(python: Path, name: str, seconds: float) -> Figures:
    """One peer's figures, from a process of its own."""
    return Figures.from_json(_output(python, name, str(seconds)).splitlines()[-1])


def _output(python: Path, *arguments: str) -> str:
    command: list[str | Path] = [python, "-W", "ignore", SCRIPT, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - as above
