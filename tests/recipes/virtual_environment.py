"""A virtual environment of its own for the recipes' libraries, in `build/recipes`: nothing else shall need them."""

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOME = ROOT / "build" / "recipes"
WANTED = ROOT / "examples" / "requirements.txt"
TRIED = ("jax",)  # no recipe needs it: its tensors are tried besides


def interpreter() -> Path:
    """The interpreter that has them; the first call installs them, with this tree and what it needs."""
    python, done = HOME / "bin" / "python", HOME / "installed.txt"
    wanted = "\n".join([WANTED.read_text("utf-8"), *TRIED])
    if not done.exists() or done.read_text("utf-8") != wanted:
        venv.create(HOME, clear=True, with_pip=True)
        install: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        for what in (["-r", str(WANTED), *TRIED], ["--editable", f"{ROOT}[arena,envs]"]):
            subprocess.run([*install, *what], check=True)
        done.write_text(wanted, "utf-8")
    return python


if __name__ == "__main__":
    sys.stdout.write(f"{interpreter()}\n")
