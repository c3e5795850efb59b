"""The promise of the server: people play by links, someone watches, a bot of another machine sits in, the server dies
twice, and nobody loses anything."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from babylon.client import Client
from babylon.game import Game
from tests.server.players import Player, Watcher
from tests.server.processes import server

PATIENCE = 240


@contextmanager
def remote_bot(link: str, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """`babylon join`, as it runs on another machine."""
    command = [sys.executable, "-m", "babylon", "join", link, "--bot", "apprentice", "--seconds", "0.05"]
    with log.open("wb") as out, subprocess.Popen(command, env=os.environ, stdout=out, stderr=out) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_for_events(watcher: Watcher, more: int) -> None:
    """Until so many more events have been heard, or nobody listens any longer."""
    wanted, until = len(watcher.events) + more, time.monotonic() + PATIENCE
    while len(watcher.events) < wanted and watcher.is_alive() and time.monotonic() < until:
        time.sleep(0.05)


@pytest.mark.services
def test_people_play_by_links_through_two_crashes_and_nobody_loses_anything(database: str, tmp_path: Path) -> None:
    with (
        server(database, tmp_path / "log") as house,
        Client(house.url, tries=100) as host,
        Client(house.url, tries=100) as visitor,
    ):
        table = host.create(4, seats=[{}, {"bot": "plain"}, {}, {}])
        links = table.links()
        visitor.table(table.name).watch(links["watch"] or "")
        watcher = Watcher(visitor.table(table.name))
        players = [Player(house.url, table.name, seat, key=links["seats"][seat], seed=seat) for seat in (0, 2)]
        link = f"{house.url}/t/{table.name}#seat=3.{links['seats'][3]}"
        with remote_bot(link, tmp_path / "robot") as robot:
            for person in (watcher, *players):
                person.start()
            for _ in range(2):
                wait_for_events(watcher, 12)
                house.kill()
                house.start()
            for person in (*players, watcher):
                person.finish(PATIENCE)
            assert robot.wait(PATIENCE) == 0, (tmp_path / "robot").read_text()

        assert all(player.turns_in(watcher.events) == len(player.acknowledged) for player in players)
        assert {one["seat"] for one in watcher.events if one["kind"] == "turn"} == {0, 1, 2, 3}
        game, state = Game.from_record(table.record()), table.look()
        assert state["result"] is not None
        assert [sheet.total for sheet in game.scores()] == state["result"]["scores"]
        assert watcher.known.head == {name: value for name, value in state.items() if name != "view"}
        assert watcher.known.astray == 0
