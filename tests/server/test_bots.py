"""Bots in their own processes: busy or dead, they hold up nobody else."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pytest

from babylon.client import Client
from tests.server.players import Watcher, any_turn
from tests.server.processes import ServerProcess, server

pytestmark = pytest.mark.services


def test_a_thinking_bot_does_not_hold_up_other_tables(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/babylon.db"
    with server(url, tmp_path / "log", bot_seconds=600) as house, Client(house.url, tries=3) as client:
        thinking = client.create(2, access="open", seats=[{"bot": "lost"}, {"bot": "lost"}])
        Watcher(thinking).start()
        begun = thinking.look()["seq"]
        table = client.create(2, access="open", sit={"seats": [0, 1], "name": "Ada"})
        for seat in (0, 1):
            table.ready(seat)
        rng = random.Random(1)
        for _ in range(6):
            state = table.look()
            assert state["turn"] is not None
            table.commit(state["turn"]["seat"], state["seq"], any_turn(table.record(), rng))
        assert thinking.look()["status"] == "playing"
        assert thinking.look()["seq"] == begun


def test_a_bot_whose_worker_was_killed_is_asked_again(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log") as house, Client(house.url) as client:
        table = client.create(2, access="open", seats=[{"bot": "plain"}, {"bot": "plain"}])
        watcher = Watcher(table)
        watcher.start()
        for _ in range(3):
            for worker in workers_of(house):
                os.kill(worker, signal.SIGKILL)
            time.sleep(0.3)
        watcher.finish()


def test_a_bot_that_never_answers_does_not_stop_the_server(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log") as house, Client(house.url) as client:
        Watcher(client.create(2, access="open", seats=[{"bot": "dead"}, {"bot": "dead"}])).start()
        other = client.create(2, access="open", seats=[{"bot": "plain"}, {"bot": "plain"}])
        watcher = Watcher(other)
        watcher.start()
        watcher.finish()


def test_workers_die_with_their_server(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log") as house:
        with Client(house.url) as client:
            Watcher(client.create(2, seats=[{"bot": "stubborn"}, {"bot": "stubborn"}])).start()
            workers = workers_of(house)
        house.kill()
        until = time.monotonic() + 120
        while any(_lives(pid) for pid in workers) and time.monotonic() < until:
            time.sleep(0.05)
        assert not any(_lives(pid) for pid in workers)
        house.start()


def workers_of(house: ServerProcess) -> list[int]:
    """Its bots' processes, as soon as there are some."""
    end = time.monotonic() + 120
    while not (found := house.children()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return found


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False
