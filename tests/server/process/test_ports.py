"""Where a server listens: the next port when one is taken, unless someone has chosen it."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from babylon.cli.commands.serve import _on_a_free_port
from babylon.cli.problems import CliProblem
from babylon.server.config import Config
from babylon.server.process.ports import address, is_free, next_free, reachable
from babylon.server.setting_sources import chosen
from tests.cli.command_line import call


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


def test_an_inherited_socket_tells_its_own_address(tmp_path: Path) -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        assert address("0.0.0.0", 1, listening.fileno()) == f"http://127.0.0.1:{listening.getsockname()[1]}"
        assert listening.fileno() >= 0
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "door"))
        assert address("0.0.0.0", 1, listening.fileno()) == f"unix:{tmp_path}/door"


def test_addresses_are_written_as_browsers_take_them() -> None:
    assert address("127.0.0.1", 8000, -1) == "http://127.0.0.1:8000"
    assert address("::1", 8000, -1) == "http://[::1]:8000"


def test_others_reach_the_addresses_of_this_machine_but_never_its_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    assert reachable("127.0.0.1", 8000) == reachable("localhost", 8000) == reachable("nowhere.invalid", 8000) == []
    assert reachable("192.168.7.5", 8000) == ["http://192.168.7.5:8000"]
    names = {None: "0.0.0.0", "0.0.0.0": "0.0.0.0", socket.gethostname(): "192.168.7.5"}

    def resolved(name: str | None, *_: object, **__: object) -> list[tuple[object, ...]]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (names[name], 8000))]

    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    assert "http://192.168.7.5:8000" in reachable("0.0.0.0", 8000)
    assert not any("127.0.0.1" in one or "0.0.0.0" in one for one in reachable("", 8000))


@pytest.mark.parametrize("command", ["serve", "doctor", "verify", "import"])
def test_a_setting_that_is_none_is_refused_by_every_command(
    command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("BABYLON_PORT", "harbour")
    said = call(command, *([str(tmp_path)] if command == "import" else []))
    assert said.code == 2
    assert "port: 'harbour' is no int" in said.err


def test_the_doctor_reads_the_servers_settings(tmp_path: Path) -> None:
    file = tmp_path / "babylon.toml"
    file.write_text(f'database = "sqlite:///{tmp_path}/there.db"\npublic_url = "https://babylon.example"\n')
    said = call("doctor", "--config", str(file))
    assert "there.db" in said.out
    assert "https://babylon.example" in said.out
    file.write_text("harbour = 3\n")
    said = call("doctor", "--config", str(file))
    assert (said.code, said.out) == (2, "")
    assert "unknown settings: harbour" in said.err
