"""A short tournament at browsers while one process of the server is killed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server import postgres
from tests.web.tournament_with_kills import Evening, played, stormy

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser


@pytest.mark.timeout(600)
def test_a_tournament_comes_to_its_end_although_a_process_is_killed(chromium: Browser, tmp_path: Path) -> None:
    with (
        postgres.cluster() as cluster,
        stormy(postgres.new_database(cluster, "evening"), tmp_path / "log") as house,
    ):
        outcome = played(chromium, house, Evening(browsers=1, bots=3, rounds=1, kills=1))
    assert outcome.kills == 1
    assert outcome.turns > 0
    assert "Traceback" not in (tmp_path / "log").read_text()
