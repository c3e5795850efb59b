"""What the architecture tells of files is so."""

from __future__ import annotations

import re

from tests.docs.test_examples import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
ROWS = re.findall(r"^\| ((?:`[^`]+`(?:, )?)+) \| (\d+) \| ", PAGE.partition("## What is home-made")[2], re.MULTILINE)
NEAR = 0.2


def lines(place: str) -> int:
    """The lines of a file, or of all in a folder."""
    path = ROOT / place
    return sum(len(one.read_text("utf-8").splitlines()) for one in (path.glob("*.py") if path.is_dir() else [path]))


def test_what_is_home_made_is_about_as_long_as_is_said() -> None:
    assert len(ROWS) > 10
    found = {files: sum(map(lines, re.findall(r"`([^`]+)`", files))) for files, _ in ROWS}
    assert {files: found[files] for files, said in ROWS if abs(found[files] - int(said)) > NEAR * int(said)} == {}
