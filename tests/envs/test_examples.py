"""The environment teaches: what is in `examples/` runs, and learns."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PROGRAMS = re.findall(r"```python\n(.*?)```", (ROOT / "docs/research.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_of_the_page_for_researchers_runs(program: str) -> None:
    exec(program, {})


def test_the_tiny_learner_beats_the_random_player(capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(EXAMPLES / "learn.py"))
    assert example["main"](batches=6) > 0.57
    assert "won" in capsys.readouterr().out


def test_every_action_has_a_kind() -> None:
    example = runpy.run_path(str(EXAMPLES / "learn.py"))
    kinds = [example["KINDS"][example["kind_of"](action)] for action in (0, 16, 32, 36, 1992, 3952, 4016, 4128, 4240)]
    assert kinds == [*example["KINDS"][:4], "lay the stored tile", "statue", "fountain", "stairway", "bridge"]
    assert set(map(example["kind_of"], range(4339))) == set(range(len(example["KINDS"])))
