"""Settings for all tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

from tests import services

# The first call may compile, and a busy machine is slow: speed is the benchmarks' concern.
settings.register_profile("babylon", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("babylon")

# What random games happen to reach proves nothing, and to watch them takes longer than all the rest.
UNMEASURED = Path(__file__).parent / "properties"
TO_PROCESSES = "COVERAGE_PROCESS_CONFIG"  # how a process learns that it is to be measured


def pytest_configure(config: pytest.Config) -> None:
    # Pytest's workers are measured. The processes that tests start are not: it would make servers half as fast.
    if hasattr(config, "workerinput"):
        os.environ.pop(TO_PROCESSES, None)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        services.mark(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    measuring = Coverage.current()
    if measuring is None or not item.path.is_relative_to(UNMEASURED):
        return (yield)
    measuring.stop()
    try:
        return (yield)
    finally:
        measuring.start()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    services.begin(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    yield
    services.end(item)
