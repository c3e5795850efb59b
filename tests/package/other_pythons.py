"""The tests that need no service, on other Pythons than that of `.venv`: `make pythons`.

python -m tests.package.other_pythons INTERPRETER… [-- OPTION…]

Each gets an environment with what the lock names, in build/pythons. What follows `--` is told to pytest instead of what
`make unit` tells it.
"""

import shlex
import subprocess
import sys
from pathlib import Path

from tests.package.environments import LOCK, ROOT, UV, run

HOME = ROOT / "build" / "pythons"
UNIT = ("--numprocesses=auto", "--dist=worksteal", "-m", "not services")


def environment(interpreter: str) -> Path:
    """The Python of an environment that has all that this tree's tests need, and the tree itself."""
    version = run([interpreter, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]).strip()
    folder = HOME / version
    run([UV, "venv", "--quiet", "--clear", "--python", interpreter, str(folder)])
    install = [UV, "pip", "install", "--quiet"]
    run([*install, "--require-hashes", "-r", LOCK], VIRTUAL_ENV=str(folder))
    run([*install, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)], VIRTUAL_ENV=str(folder))
    return folder / "bin" / "python"


def main(*words: str) -> int:
    """Run the tests on each; 1 if one of them fails."""
    at = words.index("--") if "--" in words else len(words)
    options, failed = words[at + 1 :] or UNIT, 0
    for interpreter in words[:at]:
        python = environment(interpreter)
        sys.stdout.write(f"Python {python.parts[-3]}: {shlex.join(options)}\n")
        sys.stdout.flush()
        failed += subprocess.run([python, "-m", "pytest", *options], cwd=ROOT, check=False).returncode != 0
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
