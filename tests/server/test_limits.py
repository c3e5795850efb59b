"""What a connection may cost before its request is understood, on raw sockets against a server of its own."""

from __future__ import annotations

import json
import socket
import time
from contextlib import ExitStack
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from babylon.client import Client, Refused
from babylon.server.process.connections import LOG_SECONDS
from tests.server.processes import ServerProcess, server
from tests.server.raw import (
    PATIENCE,
    STRANGER,
    answer_of,
    close_code,
    frame,
    handshake,
    line,
    said,
    seconds_until_closed,
    status,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

SMALL = {
    "connections_per_address": 6,
    "line_bytes": 500,
    "head_bytes": 3000,
    "headers": 20,
    "body_bytes": 4000,
    "messages_per_minute": 30,
}
# Apart from the small ones: on a slow machine a connection would be closed before a test has done anything with it.
SHORT = {"head_seconds": 0.6, "body_seconds": 0.6, "idle_seconds": 1, "send_seconds": 1.0, "ping_seconds": 1.0}
ALMOST = timedelta(seconds=LOG_SECONDS - 1)
SOONER = 9.0  # seconds: less than any of those times when nobody has shortened it
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with small limits."""
    home = tmp_path_factory.mktemp("narrow")
    with server(f"sqlite:///{home}/babylon.db", home / "log", **SMALL) as process:
        yield process


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with little patience."""
    home = tmp_path_factory.mktemp("hasty")
    with server(f"sqlite:///{home}/babylon.db", home / "log", **SHORT) as process:
        yield process


@pytest.fixture(scope="module")
def table(narrow: ServerProcess) -> str:
    with Client(narrow.url) as host:
        return host.create(2, access="open", sit={"seats": [0, 1], "name": "Ada"}).name


def refused(house: ServerProcess, limit: str) -> float:
    """How often a limit has refused a connection so far."""
    text = httpx.get(f"{house.url}/metrics").text
    counts = [one for one in text.splitlines() if one.startswith("babylon_refused_connections_total") and limit in one]
    return float(counts[0].split()[-1]) if counts else 0.0


@pytest.mark.parametrize(
    ("request_bytes", "expected"),
    [
        (b"GET /" + b"a" * 600 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414),
        (b"GET /" + b"a" * 600, 414),
        (HEAD + b"X: " + b"a" * 3000 + b"\r\n\r\n", 431),
        (HEAD + b"X: " + b"a" * 3000, 431),
        (HEAD + b"".join(b"X%d: y\r\n" % number for number in range(20)) + b"\r\n", 431),
        (POST + b"Connection: close\r\nContent-Length: 60000\r\n\r\n" + b" " * 60_000, 413),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1;" + b"x" * 60_000, 413),
        (
            POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 40 + b"0\r\n" + b"T: x\r\n" * 30 + b"\r\n",
            431,
        ),
        (b"\x16\x03\x01\x02\x00\x01\x00", 400),
    ],
    ids=["line", "endless line", "head", "endless head", "headers", "body", "chunk", "trailers", "no HTTP"],
)
def test_what_is_too_large_is_refused_with_its_status(
    narrow: ServerProcess, request_bytes: bytes, expected: int
) -> None:
    with line(narrow.port) as opened:
        opened.sendall(request_bytes)
        answer = answer_of(opened)
    assert status(answer) == expected
    assert answer.count(b"HTTP/1.1 ") == 1


def test_what_is_just_small_enough_is_served(narrow: ServerProcess) -> None:
    many = b"".join(b"X%d: y\r\n" % number for number in range(18)) + b"Connection: close\r\n\r\n"
    for request in (
        b"GET /healthz?" + b"a" * 450 + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        HEAD + b"X: " + b"a" * 2900 + b"\r\nConnection: close\r\n\r\n",
        HEAD + many,
    ):
        assert status(said(narrow.port, request)) == 200


def test_the_python_client_tells_what_was_refused(narrow: ServerProcess) -> None:
    with Client(narrow.url) as client, pytest.raises(Refused, match="URI Too Long") as refused_:
        client.table("a" * 600).look()
    assert refused_.value.status == 414


@pytest.mark.parametrize(
    ("first", "piece"),
    [
        (HEAD, b"X: y\r\n"),
        (b"GET /", b"a"),
        (POST + b"Content-Length: 60000\r\n\r\n", b" "),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
    ],
    ids=["head by lines", "head by bytes", "body", "body in chunks"],
)
def test_what_trickles_in_wins_no_time(hasty: ServerProcess, first: bytes, piece: bytes) -> None:
    with line(hasty.port) as opened:
        opened.sendall(first)
        end = time.monotonic() + SOONER
        while not readable(opened) and time.monotonic() < end:
            opened.sendall(piece)
            time.sleep(0.1)
        assert readable(opened)
        assert status(answer_of(opened)) == 408


@pytest.mark.parametrize("first", [b"", b"\r\n\r\n", HEAD + b"\r\n", HEAD + b"\r\n\r\n\r\n"])
def test_an_idle_connection_is_closed(hasty: ServerProcess, first: bytes) -> None:
    with line(hasty.port) as opened:
        opened.sendall(first)
        assert seconds_until_closed(opened) < SOONER


def test_empty_lines_do_not_keep_a_connection(hasty: ServerProcess) -> None:
    with line(hasty.port) as opened:
        opened.sendall(HEAD + b"\r\n")
        opened.recv(65536)
        opened.sendall(b"\r\n")
        assert seconds_until_closed(opened) < SOONER


def test_requests_that_wait_for_others_are_few(narrow: ServerProcess, table: str) -> None:
    first = f"GET /api/v1/tables/{table}/events?after=99&wait=20 HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    before = refused(narrow, "pipelined")
    with line(narrow.port) as opened:
        opened.sendall(first + (HEAD + b"\r\n") * 1000)
        # Nothing may be written in the place of the first answer.
        assert answer_of(opened) == b""
        assert refused(narrow, "pipelined") == before + 1


def test_some_requests_at_once_are_answered_in_their_order(narrow: ServerProcess) -> None:
    with line(narrow.port) as opened:
        opened.sendall((HEAD + b"\r\n") * 5 + b"GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answers = answer_of(opened).split(b"HTTP/1.1 ")[1:]
    assert [answer[:3] for answer in answers[:5]] == [b"200"] * 5
    assert len(answers) == 6


def test_one_address_has_only_so_many_connections(narrow: ServerProcess) -> None:
    with ExitStack() as stack:
        for _ in range(6):
            stack.enter_context(line(narrow.port, "127.0.0.9"))
        answer = said(narrow.port, HEAD + b"\r\n", "127.0.0.9")
        assert status(answer) == 429
        assert b"\r\nRetry-After: " in answer
        assert "połączeń".encode() in answer
        assert status(said(narrow.port, HEAD + b"Connection: close\r\n\r\n", "127.0.0.10")) == 200
    is_welcome_again(narrow, "127.0.0.9")


def is_welcome_again(house: ServerProcess, address: str) -> None:
    """Wait until the server has noticed that this address's connections are closed."""
    end = time.monotonic() + PATIENCE
    while status(said(house.port, HEAD + b"Connection: close\r\n\r\n", address)) != 200:
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_proxy_may_have_as_many_connections_as_it_needs(narrow: ServerProcess) -> None:
    with ExitStack() as stack:
        for _ in range(12):
            stack.enter_context(line(narrow.port, "127.0.0.1"))
        assert status(said(narrow.port, HEAD + b"Connection: close\r\n\r\n", "127.0.0.1")) == 200


def test_sockets_count_among_the_connections_of_their_address(narrow: ServerProcess, table: str) -> None:
    with ExitStack() as stack:
        opened = [stack.enter_context(line(narrow.port, "127.0.0.11")) for _ in range(6)]
        for one in opened:
            one.sendall(handshake(table))
            assert status(one.recv(4096)) == 101
        assert status(said(narrow.port, HEAD + b"\r\n", "127.0.0.11")) == 429
    is_welcome_again(narrow, "127.0.0.11")


@pytest.mark.services
def test_all_connections_stay_below_the_file_limit(tmp_path_factory: pytest.TempPathFactory) -> None:
    home = tmp_path_factory.mktemp("files")
    house = ServerProcess(f"sqlite:///{home}/babylon.db", home / "log", head_seconds=60, proxies="127.0.0.0/8")
    house.command = ["sh", "-c", 'ulimit -Sn 100; ulimit -Hn 200; exec "$@"', "sh", *house.command]
    house.start()
    with ExitStack() as stack:
        stack.callback(house.stop)
        lines = [stack.enter_context(line(house.port, "127.0.0.3")) for _ in range(230)]
        full = answer_of(lines[60])
        assert b"503" in full
        assert b"\r\nRetry-After: " in full
        served = [one for one in lines[:40] if not readable(one)]
        assert len(served) == 40
        assert len(list(Path(f"/proc/{house.pid}/fd").iterdir())) < 200 - 48
        served[0].sendall(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert status(answer_of(served[0])) == 200
        served[1].sendall(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert b'babylon_refused_connections_total{limit="connections"} ' in answer_of(served[1])
        told = [json.loads(one) for one in house.log.read_text().splitlines() if '"refused"' in one]
        assert [one["limit"] for one in told] == ["connections"]
        serving = next(json.loads(one) for one in house.log.read_text().splitlines() if '"serving"' in one)
        assert (serving["files"], serving["connections"]) == (200, 48)


def readable(opened: socket.socket) -> bool:
    """Whether something came, be it the end."""
    opened.setblocking(False)
    try:
        opened.recv(1, socket.MSG_PEEK)
    except BlockingIOError:
        return False
    finally:
        opened.settimeout(30)
    return True


def test_who_reads_nothing_is_let_go(hasty: ServerProcess) -> None:
    request = b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    before = refused(hasty, "send-seconds")
    with socket.socket() as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        opened.settimeout(30)
        opened.bind((STRANGER, 0))
        opened.connect(("127.0.0.1", hasty.port))
        for _ in range(15):
            opened.sendall(request)
            time.sleep(0.01)
        end = time.monotonic() + PATIENCE
        while refused(hasty, "send-seconds") == before and time.monotonic() < end:
            time.sleep(0.1)
        assert refused(hasty, "send-seconds") == before + 1


@pytest.mark.parametrize("header", ["Transfer-Encoding: x", "Transfer-Encoding: chunked", "Content-Length: 5"])
def test_a_handshake_that_can_not_be_read_is_answered(narrow: ServerProcess, table: str, header: str) -> None:
    assert status(said(narrow.port, handshake(table, "?wire=2", header))) == 400


@pytest.mark.parametrize(
    ("flood", "code"),
    [
        (frame(PING) * 40, 4429),
        (frame(TEXT, b'{"kind":"pong"}') * 40, 4429),
        (frame(PING) * 3000, 1009),
        (frame(BINARY, fin=False) + frame(0, fin=False) * 60, 4429),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"x" * 12_600), 1009),
        (frame(TEXT, b"x" * 3_300), 4400),
    ],
    ids=["pings", "pongs", "frames at once", "empty pieces", "no text", "large", "larger than allowed"],
)
def test_a_socket_that_says_too_much_is_closed_with_a_code(
    narrow: ServerProcess, table: str, flood: bytes, code: int
) -> None:
    with line(narrow.port) as opened:
        opened.sendall(handshake(table, "?wire=2"))
        assert status(opened.recv(4096)) == 101
        opened.sendall(flood)
        assert close_code(opened) == code


def test_a_socket_whose_client_is_dead_is_closed(hasty: ServerProcess) -> None:
    with Client(hasty.url) as host:
        table = host.create(2, access="open").name
    with line(hasty.port) as opened:
        opened.sendall(handshake(table, "?wire=2"))
        assert b"keepalive ping timeout" in answer_of(opened)


def test_nothing_of_this_was_a_failure(narrow: ServerProcess, hasty: ServerProcess) -> None:
    for house in (narrow, hasty):
        assert httpx.get(f"{house.url}/healthz").text == "ok"
        log = house.log.read_text()
        assert "Traceback" not in log
        assert all(one.startswith("{") for one in log.splitlines())
        told: dict[str, list[datetime]] = {}
        for one in (json.loads(one) for one in log.splitlines() if '"refused"' in one):
            told.setdefault(one["limit"], []).append(datetime.fromisoformat(one["at"]))
        # Each limit once a minute, however slow the machine and so however long these tests take.
        assert all(later - sooner > ALMOST for times in told.values() for sooner, later in pairwise(times))
