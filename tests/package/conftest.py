"""The distributions, built once for all processes that test them, and environments to install them into."""

from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest

from tests.package.environments import Distributions, Environment, build


@pytest.fixture(scope="session")
def distributions(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Distributions:
    own = tmp_path_factory.getbasetemp()
    folder = (own if worker_id == "master" else own.parent) / "distributions"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        flock(lock, LOCK_EX)
        return build(folder)


@pytest.fixture
def fresh(tmp_path: Path, distributions: Distributions) -> Environment:
    """An environment with nothing in it yet."""
    return Environment(tmp_path / "environment", distributions)
