"""All attacks, one after another; 1 when one of them has missed its bar or did not come to its end."""

from __future__ import annotations

import pkgutil
import subprocess
import sys
from importlib import import_module

from tests import attack


def attacks() -> list[str]:
    """The modules of this package that can be run."""
    names = [f"{attack.__name__}.{one.name}" for one in pkgutil.iter_modules(attack.__path__)]
    others = [name for name in names if name != f"{attack.__name__}.__main__"]
    return [name for name in others if hasattr(import_module(name), "main")]


def failed(name: str) -> bool:
    """Whether an attack has shown a weakness. Each has a process of its own: what it leaves behind goes with it."""
    print(f"\n{name}", flush=True)  # noqa: T201 - what is run now
    return subprocess.run([sys.executable, "-m", name], check=False).returncode != 0


def run(names: list[str]) -> int:
    """Run every attack, whatever became of those before it, and answer with the exit status."""
    missed = [name for name in names if failed(name)]
    print(f"\n{len(names) - len(missed)} of {len(names)} attacks withstood", *missed)  # noqa: T201 - the result
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(run(attacks()))
