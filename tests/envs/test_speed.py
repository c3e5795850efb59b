"""That speed is measured, not how fast it is: benchmarks tell that."""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest

from babylon.envs.speed import peer_venv, report
from babylon.envs.speed.figures import Figures
from babylon.words import LANGUAGES
from tests.cli.command_line import call

OWN = Figures("Babylon 2p", games=45678.9, moves=4.5e6, legal=0.231, copy=0.0144)
PEER = Figures("Peer", games=12)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    def this_engine(_seconds: float) -> Iterator[Figures]:
        yield OWN

    def peers(_seconds: float) -> Iterator[Figures]:
        yield PEER

    monkeypatch.setattr(report, "this_engine", this_engine)
    monkeypatch.setattr(report, "peers", peers)


def test_figures_survive_json() -> None:
    assert Figures.from_json(OWN.to_json()) == OWN


def test_every_figure_of_this_engine_is_measured() -> None:
    figures = report.measured(2, 0.05)
    assert figures.engine == "Babylon 2p"
    assert all(value > 0 for name, value in asdict(figures).items() if name != "engine")


def test_a_peer_is_measured_in_a_process_of_its_own() -> None:
    python = Path(sys.executable)
    assert {"open_spiel_chess", "python_chess", "connect_four"} < set(peer_venv.names(python))
    figures = peer_venv.measure(python, "open_spiel_hex", 0.05)
    assert figures.engine == "OpenSpiel hex"
    assert figures.games
    assert figures.python_games
    assert figures.steps is None


def test_the_first_call_of_a_process_is_timed() -> None:
    assert 0 < report.first_call(cached=True) < 60


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_shows_a_line_for_each_engine(lang: str) -> None:
    answer = call("bench", "--peers", "--lang", lang)
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[0] == report.machine()
    assert lines[-2].split() == ["Babylon", "2p", "45.7k", "4.50M", "–", "0.231", "0.0144", "–", "–", "–", "–"]
    assert lines[-1].split()[:2] == ["Peer", "12"]


@pytest.mark.usefixtures("quick")
def test_the_command_answers_programs() -> None:
    answer = json.loads(call("bench", "--json").out)
    assert answer["machine"] == report.machine()
    assert [Figures(**one) for one in answer["figures"]] == [OWN]


def test_without_the_environments_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "babylon.envs.babylon_v0", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    answer = call("bench")
    assert answer.code == 2
    assert "pip install 'babylon-game[envs]'" in answer.err
