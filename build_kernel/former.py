"""The kernel of the last commit: games may have begun with it, so its rules are kept when they change.

`make kernel` puts it into `src/babylon/wasm/past`. Whoever has changed the text of the rules but nothing that they say
tells so by `make kernel SAME_RULES=1`: then the new kernel goes on with the games of the former one.
"""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

KEPT = Path("src", "babylon", "wasm")
ROOT = Path(__file__).parents[1]
SAME_RULES = "SAME_RULES"


def committed(name: str) -> bytes:
    """A file beside the kernel as the last commit has it; where there are no commits, as it is."""
    command = ["git", "show", f"HEAD:{(KEPT / name).as_posix()}"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)  # noqa: S603 - our own build
    return told.stdout if told.returncode == 0 else (ROOT / KEPT / name).read_bytes()


def names_of(rules: str) -> list[str]:
    """By which other names stored games call these rules."""
    present: dict[str, Any] = json.loads((ROOT / KEPT / "kernel.json").read_bytes())
    if present["RULES"] == rules:
        return list(present["ALIKE"])
    former = json.loads(committed("kernel.json"))
    return [*former["ALIKE"], former["RULES"]] if os.environ.get(SAME_RULES) else []


def keep_former(rules: str, alike: list[str]) -> None:
    """Keep the kernel of the last commit, unless the new one judges its games alike."""
    former = json.loads(committed("kernel.json"))
    if former["RULES"] in (rules, *alike):
        return
    past = ROOT / KEPT / "past"
    past.mkdir(exist_ok=True)
    for kind in ("wasm", "json"):
        (past / f"{former['RULES']}.{kind}").write_bytes(committed(f"kernel.{kind}"))
