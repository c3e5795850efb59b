"""Who fails beside others may fail once more alone, if it waits for a browser or a server, and only then."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# The first time a test fails, as on a machine that was held up; `always` fails whenever it is asked.
TESTS = """
import pathlib
import pytest

def fail_once(name, always):
    met = pathlib.Path(name)
    if always or not met.exists():
        met.touch()
        raise AssertionError(name)

@pytest.mark.services
def test_a_browser():
    fail_once("browser", {browser_always})

{rule}
"""
SETTINGS = "[tool.pytest]\nmarkers = ['services: uses a server']\n"
RULE = "def test_a_rule():\n    fail_once('rule', False)\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
    return tmp_path


def run(folder: Path, module: str, *options: str) -> int:
    asked = [sys.executable, "-m", module, *options]
    return subprocess.run(asked, check=False, cwd=folder, env={"PYTHONPATH": str(ROOT)}).returncode


def looked_at(folder: Path, *, browser_always: bool = False, rule: str = "") -> int:
    """What the second look says after a first one that failed."""
    text = TESTS.format(browser_always=browser_always, rule=rule)
    (folder / "test_sample.py").write_text(text, encoding="utf-8")
    assert run(folder, "pytest") == 1
    return run(folder, "tests.second_look")


def test_a_browser_that_was_held_up_gets_a_second_look(folder: Path) -> None:
    assert looked_at(folder) == 0


def test_what_fails_alone_too_has_failed(folder: Path) -> None:
    assert looked_at(folder, browser_always=True) == 1


def test_a_rule_gets_no_second_look(folder: Path) -> None:
    assert looked_at(folder, rule=RULE) == 1


def test_nothing_is_looked_at_where_no_test_has_run(folder: Path) -> None:
    assert run(folder, "tests.second_look") == 1
