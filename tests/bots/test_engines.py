"""Bots think the same by either engine, and are told when the fast one can't be had."""

from random import Random

import pytest

from babylon.bots import engines, search
from babylon.bots.apprentice import LOOKS, TRIES, Apprentice
from babylon.bots.engines import Engine, PlainMemory, WasmMemory, engine
from babylon.bots.runner import KernelRunner, quick_settings
from babylon.bots.search import Finding, Limit, Search, Settings, Weights
from babylon.bots.weight_files import weights
from tests.bots.games import played

NARROW = Settings(choices=6, digs=4, room=2, width=2, pairs=1, quick_digs=2, quick_width=1, quick_pairs=0, horizon=2)
WEIGHTS = Weights(weights("learned"), weights("quick"))


def found(monkeypatch: pytest.MonkeyPatch, chosen: Engine, players: int, turns: int, threads: int) -> list[Finding]:
    monkeypatch.setattr(search, "engine", lambda: chosen)
    thinker = Search(NARROW, threads)
    return thinker.findings(played(players, turns).state, WEIGHTS, Random(1), Limit.of(1, 60))


@pytest.mark.parametrize(("players", "turns", "threads"), [(2, 0, 1), (2, 35, 1), (3, 20, 2), (4, 30, 1)])
def test_both_find_the_same_turns_margins_and_errors(
    monkeypatch: pytest.MonkeyPatch, players: int, turns: int, threads: int
) -> None:
    plain, wasm = (found(monkeypatch, one, players, turns, threads) for one in (PlainMemory, WasmMemory))
    assert plain == wasm
    assert sum(finding.tries for finding in wasm) >= 60 / 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_play_a_beginners_turn_as_the_apprentice_does(players: int) -> None:
    state = played(players, 18).state
    turns = [Apprentice().actions(state, 0.0, Random(7))]
    for chosen in (PlainMemory, WasmMemory):
        runner = KernelRunner(chosen, players)
        runner.write("stream", [Random(7).getrandbits(62)])
        runner.lay(state)
        turns.append(runner.beginner_turn(LOOKS, TRIES))
    assert turns[0] == turns[1] == turns[2]


def test_both_play_the_same_quick_game() -> None:
    logs = []
    for chosen in (PlainMemory, WasmMemory):
        runner = KernelRunner(chosen, 2, workspaces=2)
        for seat in range(2):
            runner.write("settings", quick_settings(digs=1, width=1, pairs=0), seat)
            runner.write("weights", weights("quick"), seat)
            runner.write("stream", [12345 + seat], seat)
        runner.lay(played(2, 26).state, hidden=False)
        logs.append((runner.quick_game(), runner.row("stream", 1)))
    assert logs[0] == logs[1]


def test_it_is_webassembly_wherever_wasmtime_runs() -> None:
    assert engine() is WasmMemory


@pytest.mark.parametrize("missing", ["is_installed", "is_current"])
def test_without_it_plain_python_does_and_says_so(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    monkeypatch.setattr(engines, missing, lambda: False)
    with pytest.warns(UserWarning, match="plain Python"):
        assert engine.__wrapped__() is PlainMemory


def test_who_asks_for_plain_python_gets_it_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "PLAIN", True)
    assert engine.__wrapped__() is PlainMemory
