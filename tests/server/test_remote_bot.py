"""A bot of another machine takes a seat by its link and plays the game to its end."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from babylon.client import Client, Followed
from babylon.client.links import BadLink, SeatLink, parse_link
from babylon.client.remote_bot import _open_seats
from tests.server.players import Watcher

if TYPE_CHECKING:
    from pathlib import Path

    from babylon.client.shapes import Access
    from tests.server.processes import ServerProcess


def babylon(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from babylon.cli import main; main()", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=200, env=os.environ, check=False)


def test_a_remote_bot_plays_a_whole_game_and_its_deal_is_fair(house: ServerProcess, tmp_path: Path) -> None:
    with Client(house.url) as host:
        table = host.create(2, seats=[{"bot": "plain"}, {}])
        commitment = table.look()["fair"]["commitment"]
        watcher = Watcher(table)
        watcher.start()
        key = table.links()["seats"][1]
        played = babylon("join", f"{house.url}/t/{table.name}#seat=1.{key}", "--bot", "apprentice", "--name", "Robot")
        assert played.returncode == 0, played.stderr
        watcher.finish()
        assert table.look()["seats"][1]["program"] == "babylon join apprentice"
        file = tmp_path / "game.bgn"
        file.write_text(table.record())
    assert babylon("verify-deal", str(file), "--commitment", commitment).returncode == 0
    assert babylon("verify-deal", str(file), "--commitment", "00" * 32).returncode == 1
    file.write_text(file.read_text().replace("/g01/", "/gXX/").replace("/g02/", "/g01/").replace("/gXX/", "/g02/"))
    assert babylon("verify-deal", str(file)).returncode in {1, 2}


def test_a_remote_bot_finds_its_seat_after_a_lot(house: ServerProcess, tmp_path: Path) -> None:
    with Client(house.url) as host:
        while True:
            table = host.create(2, first="lot", seats=[{"bot": "plain"}, {}])
            link = f"{house.url}/t/{table.name}#seat=1.{table.links()['seats'][1]}"
            played = babylon("join", link, "--bot", "apprentice", "--name", "Robot")
            assert played.returncode == 0, played.stderr
            file = tmp_path / "game.bgn"
            file.write_text(table.record())
            assert babylon("verify-deal", str(file)).returncode == 0
            if table.look()["seats"][0]["name"] == "Robot":
                break


@pytest.mark.parametrize("access", ["open", "link"])
def test_a_remote_bot_that_is_removed_goes_and_says_why(house: ServerProcess, access: Access) -> None:
    with Client(house.url) as host, ThreadPoolExecutor(1) as thread:
        table = host.create(2, access=access, sit={"seats": [0], "name": "Ada"})
        link = f"{house.url}/t/{table.name}#seat=1.{table.links()['seats'][1]}"
        played = thread.submit(babylon, "join", link, "--bot", "apprentice", "--name", "Robot")
        known = Followed()
        with closing(table.follow(known=known)) as messages:
            next(messages)
            while not known.table["seats"][1]["ready"]:
                next(messages)
        table.remove(1, known.table["seq"])
        done = played.result()
    assert done.returncode != 0
    assert "The host has removed you from this table." in " ".join(done.stderr.split())


def test_a_remote_bot_takes_no_seat_that_is_kept_for_a_link(house: ServerProcess) -> None:
    with Client(house.url) as host, Client(house.url) as guest:
        table = host.create(3, access="open", sit={"seats": [0], "name": "Ada"})
        guest.table(table.name).claim(1, "Bo")
        table.remove(1, table.look()["seq"])
        assert _open_seats(table) == [2]


def test_a_link_names_server_table_seat_and_key() -> None:
    link = parse_link("https://babylon.example/t/abcdefghijkl#seat=2.k3y")
    assert link == SeatLink("https://babylon.example", "abcdefghijkl", 2, "k3y")
    assert parse_link("http://localhost:8000/t/abcdefghijkl/") == SeatLink("http://localhost:8000", "abcdefghijkl")


@pytest.mark.parametrize("text", ["", "abcdefghijkl", "ftp://x/t/abcdefghijkl", "https://x/t/short", "https://x/"])
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(BadLink):
        parse_link(text)
