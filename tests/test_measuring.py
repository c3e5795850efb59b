"""What counts as reached: `make test` measures all tests but those that say otherwise."""

import pytest
from coverage import Coverage


@pytest.mark.unmeasured
def test_nobody_watches_a_test_that_plays_too_much() -> None:
    assert Coverage.current() is None


@pytest.fixture
def measuring() -> Coverage | None:
    return Coverage.current()


@pytest.mark.unmeasured
def test_nor_what_its_fixtures_do(measuring: Coverage | None) -> None:
    assert measuring is None
