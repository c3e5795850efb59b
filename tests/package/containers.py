"""The container file, as far as it can be read without an engine: its stages and their steps."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILE = ROOT / "deploy" / "Containerfile"


@dataclass(frozen=True)
class Step:
    """One instruction."""

    word: str
    text: str

    @property
    def command(self) -> list[str]:
        """What a step in the form of a list starts."""
        words: list[str] = json.loads(self.text)
        return words


def stages() -> list[list[Step]]:
    """Each from its FROM on."""
    text = re.sub(r"\\\n\s*", "", FILE.read_text("utf-8"))
    steps = [Step(*line.split(" ", 1)) for line in text.splitlines() if line and not line.startswith("#")]
    begins = [number for number, step in enumerate(steps) if step.word == "FROM"]
    return [steps[begin:end] for begin, end in zip(begins, [*begins[1:], len(steps)], strict=True)]


def variables(steps: list[Step]) -> dict[str, str]:
    """The environment that a stage sets."""
    return dict(pair.split("=", 1) for step in steps if step.word == "ENV" for pair in step.text.split())
