"""What a server needs of its machine and of the proxy before it: whether each is well, and what was seen."""

import time
from ipaddress import ip_network

from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from babylon.server.config import Config
from babylon.server.process.file_limit import raise_file_limit, room
from babylon.server.store import schema
from babylon.server.store.engines import file_of, is_sqlite, open_engine

Seen = tuple[bool, str]

LOOPBACK = {"127.0.0.1", "localhost", "::1"}
CLOCK_SECONDS = 2.0  # that clocks may differ: a turn's time is counted by the one of whoever judges it
FEW_CONNECTIONS = 256


def clock(url: str) -> Seen | None:
    """Whether this machine's clock agrees with the database's and is not behind the newest game; None: no database."""
    file = file_of(url)
    if file is not None and not file.exists():
        return None
    engine = open_engine(url, writing=False)
    try:
        with engine.connect() as connection:
            return _compared(connection, with_server=not is_sqlite(url))
    except SQLAlchemyError:
        # The check of the database says what is wrong with it.
        return None
    finally:
        engine.dispose()


def _compared(connection: Connection, *, with_server: bool) -> Seen:
    ahead = 0.0
    if with_server:
        before = time.time()
        there = float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
        # It was read there at some moment between the two here.
        ahead = max(before - there, there - time.time(), 0.0)
    newest = connection.execute(select(func.max(schema.game.c.created))).scalar()
    behind = max(0.0, float(newest or 0.0) - time.time())
    return max(ahead, behind) <= CLOCK_SECONDS, f"{max(ahead, behind):.1f} s"


def proxies(config: Config) -> Seen:
    """Whether those whose headers are believed are known, and are whom browsers come by.

    A server that others than this machine reach, and that has a public address by https, stands behind a proxy
    elsewhere: unless that one is named, all players together have the limits of one.
    """
    named = [one.strip() for one in config.proxies.split(",") if one.strip()]
    is_inside = config.fd >= 0 or config.host in LOOPBACK
    unknown = [one for one in named if one != "*" and not _is_network(one)]
    if unknown:
        return False, ", ".join(unknown)
    if "*" in named:
        # Whoever reaches the port may then call themselves what they like.
        return is_inside, "*"
    has_other = any(not ip_network(one).is_loopback for one in named)
    return is_inside or has_other or not config.is_secure, ", ".join(named) or "-"


def _is_network(name: str) -> bool:
    try:
        ip_network(name)
    except ValueError:
        return False
    return True


def files(config: Config) -> Seen:
    """Whether as many connections may be open as are wanted, or else as a club needs."""
    most = raise_file_limit()
    connections = room(most, config.workers, 0) * config.processes
    wanted = config.connections or FEW_CONNECTIONS
    return not most or connections >= wanted, f"{most or '-'} ({connections or '-'})"


def processes(config: Config) -> Seen:
    """Whether so many processes can share the database."""
    return config.processes == 1 or not is_sqlite(config.database), str(config.processes)
