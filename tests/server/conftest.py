from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from babylon.client import Client
from babylon.server.store.store import Store
from tests.server import postgres
from tests.server.processes import ServerProcess, server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_names = itertools.count()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres.cluster() as url:
        yield url


@pytest.fixture
def postgres_database(postgres_url: str) -> str:
    return postgres.new_database(postgres_url, f"test_{next(_names)}")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/babylon.db"
    return str(request.getfixturevalue("postgres_database"))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server that many tests share; each makes tables of its own."""
    home = tmp_path_factory.mktemp("house")
    with server(f"sqlite:///{home}/babylon.db", home / "log") as process:
        yield process


@pytest.fixture
def ada(house: ServerProcess) -> Iterator[Client]:
    with Client(house.url, tries=3) as client:
        yield client


@pytest.fixture
def bo(house: ServerProcess) -> Iterator[Client]:
    with Client(house.url, tries=3) as client:
        yield client


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()
