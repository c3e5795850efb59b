"""A port that is taken: the next one, unless someone has chosen it."""

import socket
from collections.abc import Iterator

import pytest

from babylon.cli.commands.serve import _on_a_free_port
from babylon.cli.problems import CliProblem
from babylon.server.config import Config, chosen
from babylon.server.ports import is_free, next_free
from tests.cli.calling import call


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield int(listening.getsockname()[1])


def test_a_taken_port_is_not_free(taken: int) -> None:
    assert not is_free("127.0.0.1", taken)
    other = next_free("127.0.0.1", taken)
    assert other is not None
    assert other > taken


def test_a_port_that_nobody_chose_gives_way(taken: int) -> None:
    settings = _on_a_free_port(Config(port=taken), is_chosen=False)
    assert settings.port > taken
    assert is_free("127.0.0.1", settings.port)


def test_a_port_that_was_chosen_is_insisted_on(taken: int) -> None:
    with pytest.raises(CliProblem):
        _on_a_free_port(Config(port=taken), is_chosen=True)
    said = call("serve", "--port", str(taken))
    assert said.code == 2
    assert f"Port {taken} is taken" in said.err
    assert "--port N" in said.err


def test_only_what_someone_chose_counts_as_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BABYLON_PORT", raising=False)
    assert "port" not in chosen({"port": None})
    assert chosen({"port": 8000})["port"] == 8000
    monkeypatch.setenv("BABYLON_PORT", "8001")
    assert chosen({})["port"] == 8001
