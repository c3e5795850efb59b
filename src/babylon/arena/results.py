"""A tournament on the disk: the plan, a line for each game that was played, and the records.

Whatever was played before a stop stays; the next run plays the rest.
"""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from babylon.arena.plan import Plan
from babylon.arena.playing import Result
from babylon.pieces.errors import BadNotation


class Results:
    """The directory of a tournament."""

    def __init__(self, directory: Path, plan: Plan) -> None:
        self.directory = directory
        self._lines = directory / "results.jsonl"
        directory.mkdir(parents=True, exist_ok=True)
        described = directory / "plan.json"
        if described.exists() and _plan(described) != plan:
            raise BadNotation("other-plan", text=str(directory))
        described.write_text(json.dumps(asdict(plan), indent=2) + "\n", "utf-8")

    def read(self) -> list[Result]:
        """The games that were played. A last line that was cut off is as good as none."""
        if not self._lines.exists():
            return []
        lines = self._lines.read_text("utf-8").splitlines(keepends=True)
        return [_result(json.loads(line), self._record(line)) for line in lines if line.endswith("\n")]

    def add(self, result: Result) -> None:
        """Keeps a game: first its record, then its line."""
        facts = asdict(result)
        record = facts.pop("record")
        self._path(result.number).write_text(record, "utf-8")
        with self._lines.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(facts) + "\n")

    def _path(self, number: int) -> Path:
        return self.directory / f"{number:06}.bgn"

    def _record(self, line: str) -> str:
        return self._path(json.loads(line)["number"]).read_text("utf-8")


def _plan(file: Path) -> Plan:
    facts = json.loads(file.read_text("utf-8"))
    return Plan(**facts | {"contestants": tuple(facts["contestants"])})


def _result(facts: dict[str, Any], record: str) -> Result:
    rows: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in facts.items()}
    return Result(**rows, record=record)
