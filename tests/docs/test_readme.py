"""Whoever begins with the README finds every document."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.docs.test_examples import ROOT

if TYPE_CHECKING:
    from pathlib import Path

LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")


def led_to(page: Path) -> set[Path]:
    """The documents that a page links to."""
    targets = ((page.parent / target).resolve() for target in LINK.findall(page.read_text("utf-8")))
    return {target for target in targets if target.suffix == ".md"}


def test_every_document_is_reached_from_the_readme() -> None:
    reached, waiting = set(), {ROOT / "README.md"}
    while waiting:
        page = waiting.pop()
        reached.add(page)
        waiting |= led_to(page) - reached
    assert set((ROOT / "docs").rglob("*.md")) - reached == set()
