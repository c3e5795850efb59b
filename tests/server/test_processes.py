"""A measurement beside another build is one only if that build is what is served."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.processes import ROOT, ServerProcess

if TYPE_CHECKING:
    from pathlib import Path


def test_what_is_served_is_the_tree_that_was_named(tmp_path: Path) -> None:
    package = tmp_path / "other" / "src" / "babylon"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    assert ServerProcess("sqlite://", tmp_path / "log", package.parent).tree() == package
    with pytest.raises(AssertionError, match="is served, not"):
        ServerProcess("sqlite://", tmp_path / "log", tmp_path / "nothing").tree()


def test_a_tree_that_is_named_by_nobody_is_this_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    assert ServerProcess("sqlite://", tmp_path / "log").tree() == ROOT / "src" / "babylon"
