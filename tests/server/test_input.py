"""Whatever is sent: never a failure of the server, never a changed game."""

from __future__ import annotations

import itertools
import os
import socket
import unicodedata
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from babylon.client import Client, Refused
from babylon.server.description.openapi import describe, document
from babylon.server.routes.api import api

if TYPE_CHECKING:
    from tests.server.processes import ServerProcess


@pytest.fixture(scope="session")
def fuzzed_table(house: ServerProcess) -> str:
    with Client(house.url) as host:
        table = host.create(2, access="open", sit={"seats": [0, 1], "name": "Ada"})
        for seat in (0, 1):
            table.ready(seat)
        return table.name


schema = schemathesis.openapi.from_dict(describe(api()).openapi())
# Hundreds of systematic cases an operation are for the long form, `make fuzz`.
schema.config.phases.coverage.enabled = bool(os.environ.get("BABYLON_FUZZ"))


@schema.parametrize()
@settings(max_examples=int(os.environ.get("BABYLON_FUZZ", "4")), derandomize=True)
def test_nothing_that_a_stranger_sends_breaks_the_server_or_changes_the_game(
    case: Any,  # noqa: ANN401 - a case of schemathesis
    house: ServerProcess,
    fuzzed_table: str,
) -> None:
    if case.path_parameters and "table" in case.path_parameters:
        case.path_parameters["table"] = fuzzed_table
    if "/stream" in case.path:
        return
    if case.query and "wait" in case.query:
        case.query["wait"] = 0
    address = f"{house.url}/api/v1/tables/{fuzzed_table}"
    before = httpx.get(address).json()["table"]
    response = case.call(base_url=house.url)
    case.validate_response(response, checks=(not_a_server_error, response_schema_conformance))
    assert httpx.get(address).json()["table"] == before


def post(house: ServerProcess, path: str, **options: Any) -> httpx.Response:  # noqa: ANN401 - httpx's own options
    return httpx.post(f"{house.url}/api/v1{path}", **options)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"text"',
        b'{"players": 2',
        b'{"players": 2}\x00',
        b'{"players": 2, "players": "2"}',
        b'{"players": true}',
        b'{"players": 2.0}',
        b'{"players": "2"}',
        b'{"players": 5}',
        b'{"players": 2, "unknown": 1}',
        b'{"players": 2, "undo": 1}',
        b'{"players": 2, "sit": {"seats": [false], "name": "x"}}',
        b'{"players": 2, "clock": {"kind": "real-time", "seconds": 1e999}}',
        b'{"players": 2, "edition": {"name": "revised", "supply": [1, 2]}}',
        b'{"players": 2, "tiles": "../../etc/passwd"}',
        b'{"players": 2, "sit": {"seats": [0], "name": "\\ud800"}}',
        b"[" * 5000,
        b"\xff\xfe",
    ],
)
def test_what_is_no_table_is_refused_in_the_one_shape(house: ServerProcess, body: bytes) -> None:
    answer = post(house, "/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in {400, 422}, answer.text
    assert set(answer.json()["error"]) == {"code", "sentence", "details"}


def test_a_body_that_is_too_large_is_refused_by_its_header_and_by_its_length(house: ServerProcess) -> None:
    large = b'{"players": 2, "tiles": "' + b"x" * 70_000 + b'"}'
    headers = {"Content-Type": "application/json"}
    assert post(house, "/tables", content=large, headers=headers).json()["error"]["code"] == "too-large"
    streamed = post(house, "/tables", content=iter([large[:40_000], large[40_000:]]), headers=headers)
    assert streamed.json()["error"]["code"] == "too-large"


def test_a_body_of_another_kind_is_refused(house: ServerProcess) -> None:
    answer = post(house, "/tables", content=b"players=2", headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (415, "not-json")


def test_a_page_of_another_origin_is_refused(house: ServerProcess) -> None:
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        answer = post(house, "/tables", json={"players": 2}, headers={"Origin": origin})
        assert answer.json()["error"]["code"] == "origin-refused"
    assert post(house, "/tables", json={"players": 2}, headers={"Origin": house.url}).status_code == 201


NONSENSE = (
    "http://[",
    "http://[::1",
    "http://a]b",
    "[",
    "",
    ";=;",
    "\xff\xfe",
    "9" * 400,
    "bytes=9-1,--",
    "-1",
    "q=;*",
)
HEADERS = (
    *("Origin", "Host", "Cookie", "Accept", "Accept-Language", "Accept-Encoding", "Content-Type", "Idempotency-Key"),
    *("Last-Event-ID", "Range", "If-Range", "If-None-Match", "If-Modified-Since", "X-Forwarded-For"),
    *("X-Forwarded-Proto", "Forwarded", "Authorization", "Referer"),
)


@pytest.mark.parametrize("header", HEADERS)
def test_a_header_that_means_nothing_never_breaks_the_server(house: ServerProcess, header: str) -> None:
    asked = (("POST", "/api/v1/tables"), ("GET", "/api/v1/tables"), ("GET", "/healthz/"), ("PUT", "/x"))
    with httpx.Client(base_url=house.url) as client:
        for (method, path), value in itertools.product(asked, NONSENSE):
            headers = {b"Content-Type": b"application/json", header.encode(): value.encode("latin-1")}
            content = b'{"players": 2}' if method == "POST" else b""
            answer = client.request(method, path, content=content, headers=headers)
            assert answer.status_code < 500, (method, path, value)
    assert "Traceback" not in house.log.read_text()


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://a]b"])
def test_an_origin_that_is_no_address_is_refused(house: ServerProcess, origin: str) -> None:
    answer = post(house, "/tables", json={"players": 2}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin-refused")
    address = f"{house.url.replace('http', 'ws')}/api/v1/tables/aaaaaaaaaaaa/socket?wire=2"
    with connect(address, additional_headers={"Origin": origin}) as line, pytest.raises(ConnectionClosed) as closed:
        line.recv(timeout=20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_a_key_makes_one_table_and_is_refused_for_another(house: ServerProcess) -> None:
    with httpx.Client(base_url=f"{house.url}/api/v1") as guest:
        guest.post("/guest")
        once = {"Idempotency-Key": "mine"}
        first = guest.post("/tables", json={"players": 2}, headers=once).json()["table"]
        again = guest.post("/tables", json={"players": 2}, headers=once)
        assert (again.status_code, again.json()["table"]) == (201, first)
        other = guest.post("/tables", json={"players": 3}, headers=once)
        assert (other.status_code, other.json()["error"]["code"]) == (422, "key-reused")


@pytest.mark.parametrize("name", ["Żółć", "日本語", "🌷🏛️", "العربية", "e\u0301", "x" * 40, "a, b", '"quoted"', "<b>"])
def test_names_of_all_kinds_come_back_as_they_are(ada: Client, name: str) -> None:
    table = ada.create(2, sit={"seats": [0], "name": name})
    assert table.look()["seats"][0]["name"] == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", ["👩\u200d🚀", "می\u200cخواهم", "Nguyễn", "ก็ได้"])
def test_names_that_are_written_with_joiners_and_marks_are_names(ada: Client, name: str) -> None:
    assert ada.create(2, sit={"seats": [0], "name": name}).look()["seats"][0]["name"] == name


@pytest.mark.parametrize("name", ["", "x" * 41, "\U0001d160" * 40])
def test_names_that_are_empty_or_too_long_are_refused(ada: Client, name: str) -> None:
    with pytest.raises(Refused, match="bad-request"):
        ada.create(2, sit={"seats": [0], "name": name})


@pytest.mark.parametrize(
    "name",
    [
        *("   ", "a\nb", "a\x00b", "\x7f", "\u2028", "\u3000", "\u2800", "\u3164", "\u115f", "\u00ad", "\u034f"),
        *(
            "\u200b",
            "A\u200bda",
            "\u200dAda",
            "Ada\u200d",
            "\ufeffAda",
            "\u202eadA",
            "\u2066Ada\u2069",
            "\u200fAda",
            "\u061cA",
        ),
        *("\u0301", "\ufe0f", "A" + "\u0301\u0316" * 5, "\ue000", "\U000f0000", "\u0378", "\U000e0041"),
        *("\U0001d159", "\ufffc", "A\u2060da", "李\u200c小", "李\u200d小"),
    ],
)
def test_names_that_can_not_be_shown_are_refused_with_a_sentence(ada: Client, name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        ada.create(2, sit={"seats": [0], "name": name})


def test_errors_are_told_in_the_callers_language(house: ServerProcess) -> None:
    said = {
        accept: httpx.get(f"{house.url}/api/v1/tables/none", headers={"Accept-Language": accept}).json()["error"]
        for accept in ("en", "pl-PL,pl;q=0.9", "ja", "zh-CN", "zh-TW", "fr, en", "*")
    }
    assert {one["code"] for one in said.values()} == {"no-table"}
    assert len({one["sentence"] for one in said.values()}) == 5


@pytest.mark.parametrize(
    "raw",
    [
        b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET /api/v1/tables/%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"GET /api/v1/tables/" + b"a" * 9000 + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    ],
)
def test_bytes_that_are_no_request_do_not_hurt(house: ServerProcess, raw: bytes) -> None:
    with socket.create_connection(("127.0.0.1", house.port), timeout=60) as line:
        line.sendall(raw)
        line.shutdown(socket.SHUT_WR)
        answer = line.recv(65536)
    assert b" 500 " not in answer
    assert httpx.get(f"{house.url}/healthz").text == "ok"


def test_the_description_is_served_and_holds_nobody_up(house: ServerProcess) -> None:
    answer = httpx.get(f"{house.url}/api/v1/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == document()


def test_every_answer_has_the_security_headers(house: ServerProcess) -> None:
    for path in ("/api/v1/info", "/api/v1/nowhere", "/healthz"):
        headers = httpx.get(house.url + path).headers
        assert headers["content-security-policy"].startswith(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"
        )
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
