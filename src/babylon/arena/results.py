"""A tournament on the disk: the plan, a line for each game that was played, and the records.

Whatever was played before a stop stays; the next run plays the rest.
"""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from babylon.arena.fixtures import Plan
from babylon.arena.matches import Result
from babylon.pieces.errors import BadNotation


class Results:
    """The directory of a tournament."""

    def __init__(self, directory: Path, plan: Plan) -> None:
        self.directory = directory
        self._plan = plan
        self._described = directory / "plan.json"
        self._lines = directory / "results.jsonl"
        if self._described.exists() and _plan(self._described) != plan:
            raise BadNotation("other-plan", text=str(directory))

    def read(self) -> list[Result]:
        """The games that were played. A last line that was cut off is as good as none, and is taken away."""
        if not self._lines.exists():
            return []
        text = self._lines.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self._lines.write_text(whole, "utf-8")
        found = {result.number: result for result in map(self._result, whole.splitlines())}
        return list(found.values())

    def add(self, result: Result) -> None:
        """Keep a game: first its record, then its line. The folder is made for the first one."""
        if not self._described.exists():
            self.directory.mkdir(parents=True, exist_ok=True)
            self._described.write_text(json.dumps(asdict(self._plan), indent=2) + "\n", "utf-8")
        facts = asdict(result)
        record = facts.pop("record")
        self._path(result.number).write_text(record, "utf-8")
        with self._lines.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(facts) + "\n")

    def _path(self, number: int) -> Path:
        return self.directory / f"{number:06}.bgn"

    def _result(self, line: str) -> Result:
        read: dict[str, Any] = json.loads(line)
        facts: dict[str, Any] = {name: tuple(v) if isinstance(v, list) else v for name, v in read.items()}
        return Result(**facts, record=self._path(facts["number"]).read_text("utf-8"))


def _plan(file: Path) -> Plan | None:
    """The plan in a file; None when it is no plan."""
    try:
        facts = json.loads(file.read_text("utf-8"))
        return Plan(**facts | {"contestants": tuple(facts["contestants"])})
    except (ValueError, TypeError, KeyError):
        return None
