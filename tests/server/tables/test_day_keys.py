"""The keys of days: each comes out with its day, and what is told before gives nothing away."""

from datetime import UTC, date, datetime, timedelta

import pytest

from babylon.days import commitment_of, day_key
from babylon.server.tables.day_keys import COMING, DayKeys, day_of

TODAY = date(2026, 11, 18)
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
KEYS = DayKeys(b"a secret of this server")


def test_a_day_begins_at_midnight_in_universal_time() -> None:
    midnight = datetime(2026, 11, 18, tzinfo=UTC).timestamp()
    assert day_of(midnight) == TODAY
    assert day_of(midnight - 0.001) == TODAY - timedelta(1)


def test_a_key_comes_out_with_its_day() -> None:
    assert len(KEYS.revealed(TODAY, NOON)) == 32
    with pytest.raises(AssertionError):
        KEYS.revealed(TODAY + timedelta(1), NOON)


def test_a_key_is_the_one_that_was_committed_to() -> None:
    told = KEYS.commitments(NOON)
    assert list(told) == [TODAY + timedelta(number) for number in range(1, COMING + 1)]
    for day, commitment in told.items():
        later = datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()
        assert commitment_of(day, KEYS.revealed(day, later)) == commitment


def test_a_key_follows_from_neither_the_date_nor_another_server() -> None:
    key = KEYS.revealed(TODAY, NOON)
    assert key != day_key(TODAY)
    assert key != DayKeys(b"another secret").revealed(TODAY, NOON)
    assert key != KEYS.revealed(TODAY - timedelta(1), NOON)
    assert key == DayKeys(b"a secret of this server").revealed(TODAY, NOON)


def test_what_holds_the_secret_does_not_show_it() -> None:
    assert "secret" not in repr(KEYS)
    assert KEYS.revealed(TODAY, NOON).hex() not in repr(KEYS)
