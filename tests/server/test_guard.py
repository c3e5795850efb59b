import itertools
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import get_args
from unittest import mock

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from babylon.client import Client
from babylon.server.config import Config
from babylon.server.guard.connection_limit import PER_TABLE, ConnectionLimit
from babylon.server.guard.rate_limits import Buckets
from babylon.server.responses.problems import problem_json
from babylon.server.setting_sources import BadConfig, load_config
from babylon.server.tables.offers import PHRASES
from babylon.server.wire.errors import Code, Problem, status_of
from babylon.server.wire.events import Event
from babylon.server.wire.messages import ServerMessage
from babylon.words import LANGUAGES, say
from tests.server.players import any_turn
from tests.server.processes import ServerProcess, server

FORWARDED = "X-Forwarded-For"
DOCUMENT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")


def test_a_bucket_runs_dry_and_fills_again() -> None:
    buckets = Buckets(per_minute=60, burst=3)
    with mock.patch.object(time, "monotonic", return_value=100.0):
        assert [buckets.wait("a") for _ in range(4)] == [0, 0, 0, 1]
        assert buckets.wait("b") == 0
    with mock.patch.object(time, "monotonic", return_value=101.0):
        assert buckets.wait("a") == 0


def test_what_costs_more_takes_more_and_never_more_than_a_bucket_holds() -> None:
    buckets = Buckets(per_minute=60, burst=10)
    with mock.patch.object(time, "monotonic", return_value=100.0):
        assert [buckets.wait("a", 4) for _ in range(3)] == [0, 0, 2]
        assert [buckets.wait("b", 5000), buckets.wait("b")] == [0, 1]


def test_no_limit_is_no_limit() -> None:
    buckets = Buckets(per_minute=0, burst=0)
    assert {buckets.wait("a") for _ in range(100)} == {0}


def test_a_client_has_only_so_many_sockets() -> None:
    sockets = ConnectionLimit(most=2)
    with sockets.one_more("a", "t1"), sockets.one_more("a", "t2"):
        with pytest.raises(Problem), sockets.one_more("a", "t3"):
            raise AssertionError
        with sockets.one_more("b", "t1"):
            pass
    with sockets.one_more("a", "t3"):
        pass


def test_a_client_has_only_so_many_sockets_at_one_table() -> None:
    sockets = ConnectionLimit(most=1000)
    opened = [sockets.one_more("a", "t") for _ in range(PER_TABLE)]
    for one in opened:
        one.__enter__()
    with pytest.raises(Problem), sockets.one_more("a", "t"):
        raise AssertionError


def test_settings_come_from_flags_then_environment_then_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "babylon.toml"
    file.write_text('port = 1\nhost = "file"\nworkers = 3\n')
    monkeypatch.setenv("BABYLON_PORT", "2")
    monkeypatch.setenv("BABYLON_HOST", "environment")
    config = load_config({"port": 3, "host": None}, file)
    assert (config.port, config.host, config.workers) == (3, "environment", 3)
    assert config.database == Config().database


def test_a_setting_that_means_nothing_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "babylon.toml"
    file.write_text("prot = 1\n")
    with pytest.raises(BadConfig, match="prot"):
        load_config({}, file)
    monkeypatch.setenv("BABYLON_PORT", "many")
    with pytest.raises(BadConfig, match="port: 'many'"):
        load_config({})
    monkeypatch.setenv("BABYLON_PORT", "70000")
    with pytest.raises(BadConfig, match=r"port: '70000'.*65535"):
        load_config({})
    monkeypatch.delenv("BABYLON_PORT")
    with pytest.raises(BadConfig, match="no such file"):
        load_config({}, tmp_path / "missing.toml")


@pytest.mark.services
def test_who_asks_too_often_is_told_how_long_to_wait(tmp_path: Path) -> None:
    limits = {"requests_per_minute": 60, "tables_per_minute": 2}
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log", **limits) as house:
        answers = [httpx.get(f"{house.url}/api/v1/tables") for _ in range(30)]
        assert {answer.status_code for answer in answers} == {200, 429}
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.json()["error"]["code"] == "too-many"
        assert int(refused.headers["retry-after"]) >= 1
        assert httpx.get(f"{house.url}/healthz").status_code == 200


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that allows twelve requests at once."""
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log", requests_per_minute=60) as house:
        yield house


def closed_with(house: ServerProcess, path: str, **headers: str) -> int:
    """The code with which a socket is closed at once; 0 when it stays open."""
    with connect(f"ws://127.0.0.1:{house.port}/api/v1/tables/{path}", additional_headers=headers) as line:
        try:
            while True:
                if json.loads(line.recv(timeout=30))["kind"] == "hello":
                    return 0
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


@pytest.mark.services
def test_sockets_count_as_requests_do(strict: ServerProcess) -> None:
    with Client(strict.url) as host:
        table = host.create(2, access="open").name
    assert {closed_with(strict, f"{table}/socket?wire=2") for _ in range(20)} == {0, 4429}
    with httpx.Client(base_url=strict.url) as asking:
        assert 429 in {asking.get("/api/v1/tables").status_code for _ in range(20)}


@pytest.mark.services
def test_files_are_counted_too_and_take_nothing_from_the_requests(strict: ServerProcess) -> None:
    with httpx.Client(base_url=strict.url) as asking:
        assert {asking.get("/healthz").status_code for _ in range(400)} == {200, 429}
        assert asking.get("/api/v1/tables").status_code == 200


@pytest.mark.services
def test_a_replay_counts_by_its_length(strict: ServerProcess) -> None:
    with Client(strict.url) as host:
        # As through a proxy, each time from elsewhere, so that the host does not run into the limit.
        addresses = (f"192.0.2.{number}" for number in itertools.count(1))
        host._http.event_hooks["request"].append(lambda asked: asked.headers.update({FORWARDED: next(addresses)}))
        table = host.create(2, access="open", sit={"seats": [0, 1], "name": "Ada"})
        for seat in (0, 1):
            table.ready(seat)
        rng = random.Random(1)
        for _ in range(12):
            state = table.look()
            assert state["turn"] is not None
            table.commit(state["turn"]["seat"], state["seq"], any_turn(table.record(), rng))
        newest = table.look()["seq"]
    known = [
        closed_with(strict, f"{table.name}/socket?wire=2&after={newest}", **{FORWARDED: "198.51.100.1"})
        for _ in range(8)
    ]
    replayed = [
        closed_with(strict, f"{table.name}/socket?wire=2&after=0", **{FORWARDED: "198.51.100.2"}) for _ in range(8)
    ]
    assert known == [0] * 8
    assert set(replayed) == {0, 4429}
    for way, client in (("events", "203.0.113.1"), ("stream", "203.0.113.2")):
        address = f"{strict.url}/api/v1/tables/{table.name}/{way}?after=0"
        headers = {FORWARDED: client}
        statuses = []
        for _ in range(8):
            with httpx.stream("GET", address, headers=headers) as answer:
                statuses.append(answer.status_code)
        assert set(statuses) == {200, 429}


@pytest.mark.services
def test_behind_a_proxy_clients_are_told_apart_and_a_network_is_one(strict: ServerProcess) -> None:
    with httpx.Client(base_url=strict.url) as proxy:

        def asked(client: str) -> int:
            return proxy.get("/api/v1/tables", headers={FORWARDED: client}).status_code

        assert {asked(f"2001:db8::{number}") for number in range(1, 40)} == {200, 429}
        assert asked("2001:db8:0:100::1") == 200
        assert asked("192.0.2.1") == 200


@pytest.mark.services
def test_who_is_no_proxy_speaks_for_nobody_else(strict: ServerProcess) -> None:
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as stranger:
        answers = {
            stranger.get(f"{strict.url}/api/v1/tables", headers={FORWARDED: f"192.0.2.{number}"}).status_code
            for number in range(40)
        }
    assert answers == {200, 429}


@pytest.mark.parametrize("code", Code)
def test_every_code_is_documented_and_has_words(code: Code) -> None:
    assert f"`{code}`" in DOCUMENT
    assert f"| {status_of(code)} |" in DOCUMENT
    choices = ["a", "b"]
    problem = Problem(code, most=2, bots=choices, editions=choices, tiles=choices)
    assert len({json.dumps(problem_json(problem, lang)["error"]) for lang in LANGUAGES}) >= 4


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_has_words(phrase: str) -> None:
    assert all(say(f"server-phrase-{phrase}", lang) for lang in LANGUAGES)


def test_every_event_and_message_is_documented() -> None:
    for union in (Event, ServerMessage):
        for model in get_args(get_args(union)[0]):
            assert f"| `{model.model_fields['kind'].default}` |" in DOCUMENT
