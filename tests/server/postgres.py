"""A throw-away PostgreSQL on a free loopback port, run as user `postgres` because it refuses to run as root."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests import services


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of a new cluster without its database name; gone afterwards."""
    services.use("PostgreSQL")
    home = Path(tempfile.mkdtemp(prefix="babylon-pg-"))
    port = free_port()
    programs = _programs()
    if os.getuid() == 0:
        shutil.chown(home, "postgres", "postgres")
    data = home / "data"
    _run(
        programs / "initdb", "-D", data, "-U", "babylon", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"
    )
    options = f"-p {port} -k {home} -c listen_addresses=127.0.0.1 -c max_connections=60"
    _run(programs / "pg_ctl", "-D", data, "-w", "-l", home / "log", "-o", options, "start")
    try:
        yield f"postgresql://babylon@127.0.0.1:{port}"
    finally:
        _run(programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(home)


def new_database(cluster_url: str, name: str) -> str:
    """The URL of a new, empty database."""
    services.use("PostgreSQL")
    with psycopg.connect(f"{cluster_url}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"{cluster_url}/{name}"


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        subprocess.run(["apt-get", "install", "--yes", "--no-install-recommends", "postgresql"], check=True)
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent


def _run(*command: object) -> None:
    words = [str(word) for word in command]
    as_postgres = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    subprocess.run([*as_postgres, *words], check=True, stdout=subprocess.DEVNULL, cwd="/")
