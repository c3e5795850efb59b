import time
from pathlib import Path
from typing import get_args
from unittest import mock

import httpx
import pytest

from babylon.server.config import BadConfig, Config, load_config
from babylon.server.guard.connection_limit import PER_TABLE, ConnectionLimit
from babylon.server.guard.cookies import Signer
from babylon.server.guard.rate_limits import Buckets
from babylon.server.tables.offers import PHRASES
from babylon.server.wire.errors import Code, Problem, status_of
from babylon.server.wire.events import Event
from babylon.server.wire.messages import ServerMessage
from babylon.words import LANGUAGES, say
from tests.server.processes import server

DOCUMENT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")


def test_a_cookie_names_its_holder_and_no_other() -> None:
    signer = Signer(b"k" * 32, secure=True)
    holder = signer.new_holder()
    assert signer.holder(signer.cookie(holder)) == holder
    assert Signer(b"x" * 32, secure=True).holder(signer.cookie(holder)) is None
    assert signer.holder(None) is None


@pytest.mark.parametrize("place", range(0, 68, 3))
def test_a_cookie_with_one_other_character_is_no_cookie(place: int) -> None:
    signer = Signer(b"k" * 32, secure=True)
    good = signer.cookie("A" * 22)
    bad = good[:place] + ("B" if good[place] != "B" else "C") + good[place + 1 :]
    # The last character of a signature carries two bits that mean nothing.
    assert signer.holder(bad) is None


def test_a_bucket_runs_dry_and_fills_again() -> None:
    buckets = Buckets(per_minute=60, burst=3)
    with mock.patch.object(time, "monotonic", return_value=100.0):
        assert [buckets.wait("a") for _ in range(4)] == [0, 0, 0, 1]
        assert buckets.wait("b") == 0
    with mock.patch.object(time, "monotonic", return_value=101.0):
        assert buckets.wait("a") == 0


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
    with pytest.raises(BadConfig, match="many"):
        load_config({})


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


@pytest.mark.parametrize("code", Code)
def test_every_code_is_documented_and_has_words(code: Code) -> None:
    assert f"`{code}`" in DOCUMENT
    assert f"| {status_of(code)} |" in DOCUMENT
    assert len({say(f"server-error-{code}", lang) for lang in LANGUAGES}) >= 4


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_has_words(phrase: str) -> None:
    assert all(say(f"server-phrase-{phrase}", lang) for lang in LANGUAGES)


def test_every_event_and_message_is_documented() -> None:
    for union in (Event, ServerMessage):
        for model in get_args(get_args(union)[0]):
            assert f"| `{model.model_fields['kind'].default}` |" in DOCUMENT
