"""Settings for all tests."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests import services

# The first call may compile, and a busy machine is slow: speed is the benchmarks' concern.
settings.register_profile("babylon", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("babylon")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        services.mark(item)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    services.begin(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    yield
    services.end(item)
