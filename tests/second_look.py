"""A second look at the few tests that failed beside all others: each once more, with the machine to itself.

Only tests marked `services` get one. A machine whose processors are taken away in bursts can hold up a browser or a
server for longer than any patience; a rule, a sentence or a type does not depend on that, and fails at once.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.services import MARK

FAILED = Path(".pytest_cache/v/cache/lastfailed")
# More at once are no accident.
MOST = 5
NOTHING_COLLECTED = 5


def deserves_one(failed: Path = FAILED) -> bool:
    """Whether few tests failed, and none that needs only Python."""
    names = json.loads(failed.read_text("utf-8")) if failed.exists() else {}
    if not 0 < len(names) <= MOST:
        return False
    others = _pytest("--collect-only", "-m", f"not {MARK}", stdout=subprocess.DEVNULL)
    return others == NOTHING_COLLECTED


def _pytest(*options: str, stdout: int | None = None) -> int:
    asked = [sys.executable, "-m", "pytest", "--last-failed", "--last-failed-no-failures=none", "-v", *options]
    return subprocess.run(asked, check=False, stdout=stdout).returncode


def main() -> int:
    """Look again, and say what the first look found."""
    if not deserves_one():
        return 1
    sys.stdout.write(f"Once more, alone: {', '.join(json.loads(FAILED.read_text('utf-8')))}\n")
    sys.stdout.flush()
    return _pytest("-m", MARK)


if __name__ == "__main__":
    sys.exit(main())
