"""The workflow runs what lands a change, on the Pythons that the project supports."""

import tomllib
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[1]
WORKFLOW: dict[Any, Any] = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text("utf-8"))
(JOB,) = WORKFLOW["jobs"].values()


def test_it_calls_what_must_hold_before_a_change_lands() -> None:
    assert JOB["steps"][-1]["run"] == "bash .ci/run"


def test_it_begins_with_the_oldest_python_that_is_demanded() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert f">={JOB['strategy']['matrix']['python'][0]}" == project["requires-python"]


def test_it_may_only_read() -> None:
    assert WORKFLOW["permissions"] == {"contents": "read"}
