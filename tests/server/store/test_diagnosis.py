import sqlite3

import psycopg
import pytest
from psycopg import errors
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from babylon.server.store.bounded import NoAnswer
from babylon.server.store.diagnosis import fault_of, leaves_doubt
from babylon.server.wire.faults import Fault
from tests.server.postgres import free_port

NOBODY = f"postgresql://babylon:canary@127.0.0.1:{free_port()}/none"


def of_sqlite(name: str) -> OperationalError:
    driver = sqlite3.OperationalError("disk")
    driver.sqlite_errorname = name
    return OperationalError("INSERT", {}, driver)


@pytest.mark.parametrize(
    ("error", "fault"),
    [
        (of_sqlite("SQLITE_FULL"), Fault.DISK_FULL),
        (of_sqlite("SQLITE_READONLY_DBMOVED"), Fault.READ_ONLY),
        (of_sqlite("SQLITE_BUSY"), Fault.SLOW),
        (of_sqlite("SQLITE_IOERR_WRITE"), Fault.FAILING),
        (OperationalError("", {}, errors.DiskFull()), Fault.DISK_FULL),
        (DatabaseError("", {}, errors.ReadOnlySqlTransaction()), Fault.READ_ONLY),
        (OperationalError("", {}, errors.LockNotAvailable()), Fault.SLOW),
        (OperationalError("", {}, errors.QueryCanceled()), Fault.SLOW),
        (OperationalError("", {}, errors.AdminShutdown()), Fault.AWAY),
        (OperationalError("", {}, errors.CannotConnectNow()), Fault.STARTING),
        (OperationalError("", {}, errors.TooManyConnections()), Fault.REFUSED),
        (OperationalError("", {}, NoAnswer()), Fault.SLOW),
        (OperationalError("", {}, errors.ConnectionTimeout()), Fault.SLOW),
        (OperationalError("", {}, psycopg.OperationalError("lost"), connection_invalidated=True), Fault.AWAY),
        (OperationalError("", {}, psycopg.OperationalError("not reached")), Fault.AWAY),
        (PoolTimeout(), Fault.SLOW),
    ],
)
def test_each_error_is_told_by_its_code(error: Exception, fault: Fault) -> None:
    assert fault_of(error, NOBODY) is fault


@pytest.mark.parametrize("error", [IntegrityError("", {}, errors.UniqueViolation()), ValueError(), KeyError("x")])
def test_a_mistake_of_our_own_is_no_fault_of_the_database(error: Exception) -> None:
    assert fault_of(error, NOBODY) is None


def test_an_embedded_database_is_not_looked_for_in_the_network() -> None:
    error = OperationalError("", {}, sqlite3.OperationalError("?"))
    assert fault_of(error, "sqlite:///babylon.db") is Fault.FAILING


@pytest.mark.parametrize(
    ("error", "doubt"),
    [
        (of_sqlite("SQLITE_FULL"), False),
        (of_sqlite("SQLITE_BUSY"), False),
        (of_sqlite("SQLITE_IOERR_FSYNC"), True),
        (OperationalError("", {}, errors.DiskFull()), False),
        (OperationalError("", {}, errors.SerializationFailure()), False),
        (OperationalError("", {}, errors.AdminShutdown()), True),
        (OperationalError("", {}, errors.QueryCanceled()), True),
        (OperationalError("", {}, psycopg.OperationalError("lost")), True),
    ],
)
def test_a_commit_is_in_doubt_unless_the_database_said_that_it_failed(error: DBAPIError, doubt: bool) -> None:
    assert leaves_doubt(error) is doubt
