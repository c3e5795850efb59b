"""Where machine code is kept: a directory of the user's, named after all that it was made from.

numba itself notices only edits of the file that a function stands in, not of those that it calls.
"""

import hashlib
import os
import platform
import shutil
import sys
import tempfile
from functools import cache
from importlib.metadata import version
from pathlib import Path

BASE = ("babylon.rules", "babylon.compiled")  # what every compiled function builds on
PREFIX = "machine-code-"
KEPT = 24  # directories: those of older sources go when a new one comes


def user_directory() -> Path:
    """The directory in which this user's programs keep what they can make again."""
    if explicit := os.environ.get("BABYLON_CACHE"):
        return Path(explicit)
    from platformdirs import user_cache_path  # noqa: PLC0415 - comes with numba

    return user_cache_path("babylon", appauthor=False)


@cache
def directory(module: str) -> Path:
    """Where the machine code of this module's functions is kept."""
    # Of a package only the part that the module stands in: who uses a kernel may change without compiling it again.
    package = module.rpartition(".")[0] or module
    digest = hashlib.sha256(f"{version('numba')} {platform.python_version()}".encode())
    for source in _sources((*BASE, package)):
        digest.update(source.read_bytes())
    return _made(f"{PREFIX}{digest.hexdigest()[:16]}")


def _made(name: str) -> Path:
    """The directory, in the user's cache or, where nothing can be written there, among temporary files."""
    place = user_directory() / name
    try:
        place.mkdir(parents=True, exist_ok=True)
        place.touch()
    except OSError:
        return Path(tempfile.gettempdir()) / "babylon" / name
    _forget_the_oldest(place)
    return place


def _forget_the_oldest(newest: Path) -> None:
    others = [place for place in newest.parent.glob(f"{PREFIX}*") if place != newest]
    try:
        by_age = sorted(others, key=lambda place: place.stat().st_mtime)
    except FileNotFoundError:  # another process is forgetting, too
        return
    for old in by_age[: 1 - KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def _sources(packages: tuple[str, ...]) -> list[Path]:
    found: set[Path] = set()
    for package in packages:
        home = Path(sys.modules[package].__file__ or "")
        found.update(home.parent.rglob("*.py") if home.name == "__init__.py" else [home])
    return sorted(found)
