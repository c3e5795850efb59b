from pathlib import Path

import pytest

from tests.server.crash import crash


@pytest.mark.services
def test_no_acknowledged_turn_is_lost_when_server_and_workers_are_killed(database: str, tmp_path: Path) -> None:
    tally = crash(database, kills=3, tables=1, seed=5, log=tmp_path / "log")
    assert tally.games >= 1
    assert tally.turns > 20
