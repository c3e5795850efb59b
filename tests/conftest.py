"""Settings for all tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

from babylon.compiled.cache import user_directory
from tests import services
from tests.compiler import Turns, take_turns

# The first call may compile, and a busy machine is slow: speed is the benchmarks' concern.
settings.register_profile("babylon", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("babylon")

HERE = Path(__file__).parent
# These begin first: else the others would be done, and wait for one browser or one build.
LONGEST = [HERE / name for name in ("package", "wasm", "web")]
# The tests whose lines are counted: they reach all of what is held to every line. The others, of servers and bots above
# all, take half as long again when they are watched; `make coverage` watches them too.
COUNTED = [
    HERE / name
    for name in (
        "cli", "client", "drawing", "envs", "game", "handbook", "pieces", "questions", "record", "render", "rules",
    )
]  # fmt: skip
ALL_COUNTED = "BABYLON_COVERAGE_OF_ALL"
# What random games happen to reach proves nothing, and to watch them takes longer than all the rest.
RANDOM_GAMES = HERE / "properties"
UNMEASURED = "unmeasured"  # the mark of other tests that play more than is worth watching
TO_PROCESSES = "COVERAGE_PROCESS_CONFIG"  # how a process learns that it is to be measured


def pytest_configure(config: pytest.Config) -> None:
    # Pytest's workers are measured. The processes that tests start are not: it would make servers half as fast.
    if hasattr(config, "workerinput"):
        os.environ.pop(TO_PROCESSES, None)
        take_turns(Turns(user_directory() / "compiler.lock"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        services.mark(item)
    items.sort(key=lambda item: not any(item.path.is_relative_to(folder) for folder in LONGEST))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    measuring = Coverage.current()
    if measuring is None or not _is_unmeasured(item):
        return (yield)
    measuring.stop()
    try:
        return (yield)
    finally:
        measuring.start()


def _is_unmeasured(item: pytest.Item) -> bool:
    if ALL_COUNTED not in os.environ and not any(item.path.is_relative_to(folder) for folder in COUNTED):
        return True
    return item.path.is_relative_to(RANDOM_GAMES) or item.get_closest_marker(UNMEASURED) is not None


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    services.begin(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    yield
    services.end(item)
