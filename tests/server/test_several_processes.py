"""A server of several processes, on PostgreSQL."""

from __future__ import annotations

import os
import re
import signal
import socket
import time
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest

from babylon.client import Client
from babylon.server.config import Config
from babylon.server.setting_sources import Sources
from babylon.server.supervision.owners import owner_of
from babylon.server.supervision.serving import CannotShare, serve
from tests.server.crash import crash, hit_one_of_several
from tests.server.processes import ServerProcess, server

PATIENCE = 120.0
JSON = {"Content-Type": "application/json"}
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


def test_an_embedded_database_has_one_process() -> None:
    with pytest.raises(CannotShare, match="need PostgreSQL"):
        serve(Config(processes=2), Sources())


def test_no_turn_is_lost_and_nobody_misses_anything_while_processes_are_killed_and_replaced(
    postgres_database: str, tmp_path: Path
) -> None:
    """Two who play and three who watch at a table, by sockets, streams and polls: all see every event once."""
    how = {"tables": 1, "seed": 3, "log": tmp_path / "log", "hit": hit_one_of_several, "processes": 2}
    tally = crash(postgres_database, 2, **how)  # type: ignore[arg-type]
    assert (tally.kills, tally.lost) == (2, 0)
    assert tally.turns > 0
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_a_tables_requests_go_to_its_process_and_limits_and_figures_are_of_all(
    postgres_database: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        house = stack.enter_context(server(postgres_database, tmp_path / "log", processes=2, connections=12))
        with Client(house.url, tries=3) as ada:
            tables = [ada.create(2, sit={"seats": [0, 1], "name": "Ada"}).name for _ in range(6)]
        for name in tables:
            assert httpx.get(f"{house.url}/t/{name}").status_code == 200
            # It is logged once it is answered.
            house.await_log(f'"path": "/t/{name}"')
        assert {name: int(process) for process, name in _asked(house)} == {name: owner_of(name, 2) for name in tables}

        _require_kept_connections_go_along(house, tables)
        figures = httpx.get(f"{house.url}/metrics").text
        counted = re.findall(r'^babylon_connections\{process="(\w+)"\}', figures, re.MULTILINE)
        assert counted == ["parent", "0", "1"]

        idle = [stack.enter_context(socket.create_connection(("127.0.0.1", house.port))) for _ in range(12)]
        for one in idle[::2]:
            # Some have said something and are with a process; the others are still with the parent.
            one.sendall(b"GET / HTTP/1.1\r\n")
        assert _refused(house.port).startswith(b"HTTP/1.1 503")
        for one in idle:
            one.close()
        until = time.monotonic() + PATIENCE
        while _refused(house.port).startswith(b"HTTP/1.1 503"):
            assert time.monotonic() < until

        # Whoever is left without a parent goes, too.
        others = house.servers()[1:]
        os.kill(house.pid, signal.SIGKILL)
        until = time.monotonic() + PATIENCE
        while any(_is_alive(pid) for pid in others):
            assert time.monotonic() < until
            time.sleep(0.05)


def _require_kept_connections_go_along(house: ServerProcess, tables: list[str]) -> None:
    """A proxy keeps connections and sends whatever comes next by one of them: each table's process gets its own."""
    before = len(_asked(house))
    with closing(HTTPConnection("127.0.0.1", house.port, timeout=PATIENCE)) as line:
        line.connect()
        only = line.sock
        for name in tables * 2:
            for path in (f"/t/{name}", "/api/v1/info"):
                line.request("GET", path)
                answer = line.getresponse()
                assert (answer.status, len(answer.read()) > 0, line.sock) == (200, True, only)
        for name in tables[:2]:
            # The head goes along, the body comes after it.
            line.request("POST", f"/api/v1/tables/{name}/seats/0/ready", b" " * 30_000, JSON)
            assert line.getresponse().read().startswith(b'{"error":')
        for name in tables:
            # Whichever process has the connection now, a WebSocket opens at the table's own.
            line.request("GET", f"/t/{tables[0]}")
            line.getresponse().read()
            line.request("GET", f"/api/v1/tables/{name}/socket?wire=2", headers=UPGRADE)
            with line.getresponse() as answer:
                assert answer.status == 101
            line.close()
    house.await_log('"path": "/t/', before + 3 * len(tables))
    asked = _asked(house)[before:][: 2 * len(tables)]
    assert [(name, int(process)) for process, name in asked] == [(name, owner_of(name, 2)) for name in tables * 2]


def _asked(house: ServerProcess) -> list[tuple[str, str]]:
    """Which process was asked for which table's page."""
    return re.findall(r'"process": (\d), "method": "GET", "path": "/t/(\w+)"', house.log.read_text())


def _refused(port: int) -> bytes:
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as one:
        one.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return one.recv(1000)


def _is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False
