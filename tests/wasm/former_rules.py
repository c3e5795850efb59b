"""A kernel of other rules, as if they had been the present ones once: `python -m tests.wasm.former_rules` makes it.

By them digging pays two pillars more and the highest tile five points a level. Its states and rows have numbers that
nobody needs, so that nothing lies where it does now. It is kept beside this file like any past kernel, and need not be
made again when the rules change: then it is older still.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from babylon.wasm.kernels import Kernel

ROOT = Path(__file__).parents[2]
KEPT = Path(__file__).parent / "former"
EDITS = {
    "rules/quarry.py": ("+ own_flower(game, garden, stack)\n", "+ own_flower(game, garden, stack) + 2\n"),
    "rules/scoring.py": ("else 2 * level", "else 5 * level"),
    "rules/state.py": (
        "    face: list[int] = _many(",
        "    omens: list[int] = _many(COUNT, 3)\n    face: list[int] = _many(",
    ),
    "questions/legal_moves.py": ("    action: int = column()", "    omen: int = column()\n    action: int = column()"),
}


def former() -> Kernel:
    """The kernel."""
    text = (KEPT / "kernel.json").read_text("utf-8")
    return Kernel(text.split('"')[3], (KEPT / "kernel.wasm").read_bytes(), text)


def edited(folder: Path) -> None:
    """Copy the package and what builds its kernel, and change the rules of the copy."""
    for name in ("src", "build_kernel"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("static", "__pycache__"))
    for name, (then, now) in EDITS.items():
        source = folder / "src" / "babylon" / name
        text = source.read_text("utf-8")
        assert text.count(then) == 1, name
        source.write_text(text.replace(then, now), "utf-8")


def build(folder: Path, target: Path) -> None:
    """Build the kernel of an edited copy, which keeps the one that was there."""
    environment = os.environ | {"PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"}
    for part in ("kernel", "bots", "pad"):
        (folder / part).mkdir()
    command = [sys.executable, "-m", "build_kernel", str(target), str(folder)]
    subprocess.run(command, cwd=folder, env=environment, check=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        edited(Path(name))
        KEPT.mkdir(exist_ok=True)
        build(Path(name), KEPT)
