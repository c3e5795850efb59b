"""The attack `tests.attack.kills` in short form: kills while the disk is full or PostgreSQL does not answer."""

import pytest

from tests.attack.kills import killed


@pytest.mark.services
@pytest.mark.parametrize("name", ["postgresql", "full-disk"])
def test_no_acknowledged_turn_is_lost_while_the_database_fails_too(name: str) -> None:
    tally = killed(name, kills=3, seed=2, tables=1)
    assert tally.lost == 0
    assert tally.faults > 0
    assert tally.turns > 20
