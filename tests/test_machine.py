"""A machine that has nothing yet is given what the tests need."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_a_bare_machine_is_given_what_it_lacks(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    tool = tmp_path / "apt-get"
    tool.write_text(f'#!/bin/sh\necho "$@" >> {asked}\n', "utf-8")
    tool.chmod(0o755)
    for needed in ("make", "sh", "grep", "find", "awk"):
        (tmp_path / needed).symlink_to(shutil.which(needed) or "")
    path = {"PATH": str(tmp_path), "PYTHON": shutil.which("python3") or ""}
    done = subprocess.run(
        ["make", "--no-print-directory", "machine"], cwd=ROOT, env=path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    update, install = asked.read_text("utf-8").splitlines()
    assert update.startswith("update")
    assert {"chromium", "firefox-esr", "webkit2gtk-driver", "xvfb", "postgresql"} <= set(install.split())
