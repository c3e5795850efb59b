"""From a driver's error to what is wrong with the database, and to whether a commit may have happened all the same."""

from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from babylon.server.store.engines import conninfo, is_sqlite
from babylon.server.wire.faults import Fault

# By the beginnings of SQLite's names for results, and of PostgreSQL's codes for errors.
_SQLITE = {
    "SQLITE_FULL": Fault.DISK_FULL,
    "SQLITE_READONLY": Fault.READ_ONLY,
    "SQLITE_BUSY": Fault.SLOW,
    "SQLITE_LOCKED": Fault.SLOW,
    "SQLITE_IOERR": Fault.FAILING,
    "SQLITE_CANTOPEN": Fault.FAILING,
    "SQLITE_CORRUPT": Fault.FAILING,
    "SQLITE_NOTADB": Fault.FAILING,
}
_POSTGRESQL = {
    "53100": Fault.DISK_FULL,
    "53300": Fault.REFUSED,
    "53": Fault.FAILING,
    "25006": Fault.READ_ONLY,
    "55P03": Fault.SLOW,
    "57014": Fault.SLOW,
    "57P03": Fault.STARTING,
    "57P": Fault.AWAY,
    "08": Fault.AWAY,
    "28": Fault.REFUSED,
    "3D000": Fault.REFUSED,
    "40": Fault.SLOW,
    "58": Fault.FAILING,
    "XX": Fault.FAILING,
}
# With these a commit has failed for certain: nothing reached the log before them.
_LOCKS = ("SQLITE_BUSY", "SQLITE_LOCKED", "55P03", "40")  # what is held by somebody else, not broken
_BEFORE_COMMIT = ("SQLITE_FULL", "SQLITE_READONLY", "SQLITE_BUSY", "53", "25", "40", "55")


def fault_of(error: BaseException, url: str) -> Fault | None:
    """What is wrong with the database; None when the error is another kind of mistake."""
    if isinstance(error, PoolTimeout | TimeoutError):
        return Fault.SLOW
    if not isinstance(error, DBAPIError):
        return None
    code = _code(error)
    named = next((fault for start, fault in (_SQLITE | _POSTGRESQL).items() if code.startswith(start)), None)
    if named is None and not code and isinstance(error, OperationalError):
        return _unreached(error, url)
    return named


def leaves_doubt(error: SQLAlchemyError) -> bool:
    """Whether a commit that ended so may have happened all the same."""
    code = _code(error)
    return not code or not code.startswith(_BEFORE_COMMIT)


def is_lock(error: SQLAlchemyError) -> bool:
    """Whether something was only held by somebody else for too long, so that others may well be written."""
    return _code(error).startswith(_LOCKS)


def _code(error: BaseException) -> str:
    driver = getattr(error, "orig", None)
    return getattr(driver, "sqlite_errorname", None) or getattr(driver, "sqlstate", None) or ""


def _unreached(error: OperationalError, url: str) -> Fault:
    """Why a connection could not be made or was lost: the driver only has words for it, so the server is asked."""
    if is_sqlite(url):
        return Fault.FAILING
    from psycopg import errors, pq  # noqa: PLC0415 - a server on SQLite does without it

    from babylon.server.store.bounded import NoAnswer  # noqa: PLC0415 - as above

    if isinstance(error.orig, NoAnswer | errors.ConnectionTimeout):
        return Fault.SLOW
    if error.connection_invalidated:
        return Fault.AWAY
    match pq.PGconn.ping(conninfo(url, connect_timeout=2).encode()):
        case pq.Ping.REJECT:
            return Fault.STARTING
        case pq.Ping.OK:
            return Fault.REFUSED
        case _:
            return Fault.AWAY
