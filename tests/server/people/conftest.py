from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def light(tmp_path: Path) -> str:
    """A database for stories that are the same on both kinds."""
    return f"sqlite:///{tmp_path}/babylon.db"
