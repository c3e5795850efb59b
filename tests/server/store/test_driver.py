"""The connection of the thread that appends: kept from turn to turn, and given back when something went wrong."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError

from babylon.server.store.driver import KeptConnection
from babylon.server.store.engines import open_engine


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_engine(f"sqlite:///{tmp_path}/kept.db", writing=True)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE written (number INTEGER PRIMARY KEY)")
    yield engine
    engine.dispose()


def write(kept: KeptConnection, *numbers: int) -> object:
    with kept.transaction() as driver:
        for number in numbers:
            driver.execute("INSERT INTO written VALUES (?)", (number,))
        driver.commit()
    return driver


def numbers(engine: Engine) -> list[int]:
    with engine.begin() as connection:
        return [row[0] for row in connection.exec_driver_sql("SELECT number FROM written ORDER BY number")]


def test_a_connection_is_kept_and_leaves_one_to_others(engine: Engine) -> None:
    kept = KeptConnection(engine)
    assert write(kept, 1) is write(kept, 2)
    assert numbers(engine) == [1, 2]
    kept.release()


def test_what_goes_wrong_is_taken_back_and_named(engine: Engine) -> None:
    kept = KeptConnection(engine)
    write(kept, 1)
    with pytest.raises(IntegrityError):
        write(kept, 2, 1)
    write(kept, 4)
    assert numbers(engine) == [1, 4]
    kept.release()


def test_an_engine_that_was_disposed_of_lends_another(engine: Engine) -> None:
    kept = KeptConnection(engine)
    before = write(kept, 1)
    engine.dispose()
    assert write(kept, 2) is not before
    kept.release()
