"""What counts as reached: `make test` measures tests of what is held to every line, but those that say otherwise."""

import os

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


def test_only_the_tests_of_what_is_held_to_every_line_are_watched() -> None:
    assert Coverage.current() is None or "BABYLON_COVERAGE_OF_ALL" in os.environ
