"""A throw-away PostgreSQL on a free loopback port, run as user `postgres` because it refuses to run as root."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests import services


class Cluster:
    """A cluster that can be stopped, frozen and started again on the same port."""

    def __init__(self, home: Path) -> None:
        self._home, self._data, self._programs = home, home / "data", _programs()
        self.port = free_port()
        self.url = f"postgresql://babylon@127.0.0.1:{self.port}"
        options = ("-U", "babylon", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions")
        _run(self._programs / "initdb", "-D", self._data, *options)

    def start(self, *, wait: bool = True) -> None:
        """Start; without waiting, one that recovers may not be ready yet."""
        options = f"-p {self.port} -k {self._home} -c listen_addresses=127.0.0.1 -c max_connections=60"
        self._control("-W" if not wait else "-w", "-l", self._home / "log", "-o", options, "start")

    def stop(self) -> None:
        """As if the power had gone."""
        self._control("-m", "immediate", "stop")

    def recover_for_ever(self) -> None:
        """Let the next start not come to its end, as in a copy that waits for another server."""
        with (self._data / "postgresql.conf").open("a") as settings:
            settings.write("hot_standby = off\n")
        self._standby.touch()
        if os.getuid() == 0:
            shutil.chown(self._standby, "postgres", "postgres")

    def recover(self) -> None:
        """Let the next start come to its end again."""
        self._standby.unlink()

    @property
    def _standby(self) -> Path:
        return self._data / "standby.signal"

    def freeze(self) -> None:
        """Stop every process of it where it is: connections stay open, and nothing answers."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let all of them go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        main = int((self._data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        for process in (main, *map(int, children)):
            os.kill(process, number)

    def _control(self, *words: object) -> None:
        _run(self._programs / "pg_ctl", "-D", self._data, *words)


@contextmanager
def stoppable() -> Iterator[Cluster]:
    """A new cluster, running; gone afterwards."""
    services.use("PostgreSQL")
    home = Path(tempfile.mkdtemp(prefix="babylon-pg-"))
    if os.getuid() == 0:
        shutil.chown(home, "postgres", "postgres")
    one = Cluster(home)
    one.start()
    try:
        yield one
    finally:
        one.stop()
        shutil.rmtree(home)


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of a new cluster without its database name; gone afterwards."""
    with stoppable() as one:
        yield one.url


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
