"""How soon bots play after `make play` on a fresh clone: from the page being up to the first whole turn, by the clock.

A turn that was searched has taken the time that a bot is given; what it takes beyond that is told.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from babylon.bots import NAMES
from tests.server.postgres import free_port

ROOT = Path(__file__).parents[1]
BOT = NAMES[-1]  # the strongest
BAR_SECONDS = 3.0
# Whoever asks a hundred times a second would be told to wait.
UNLIMITED = os.environ | {"BABYLON_REQUESTS_PER_MINUTE": "0"}
# What `make play` makes before it serves.
MADE = (".venv/.installed-play", "src/babylon/server/static/index.html")


def fresh_clone(home: Path) -> Path:
    """A clone of what is committed, with all that `make play` installs and builds."""
    clone = home / "babylon"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    subprocess.run(["make", *MADE], cwd=clone, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return clone


class Visitor:
    """A browser without the browser: it keeps its cookie."""

    def __init__(self, url: str) -> None:
        self._url, self._cookie = url, ""

    def is_page_up(self) -> bool:
        """Whether the page is answered."""
        try:
            with urllib.request.urlopen(self._url, timeout=10) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def ask(self, path: str, body: object = None) -> dict[str, Any]:
        """What the server answers."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": self._cookie}
        with urllib.request.urlopen(urllib.request.Request(f"{self._url}/api/v1{path}", data, headers)) as answer:
            self._cookie = (answer.headers["Set-Cookie"] or self._cookie).split(";")[0]
            return dict(json.load(answer))

    def first_turn(self) -> dict[str, Any]:
        """The first turn at a new table, where bots begin."""
        seats = [{"bot": BOT}] * 3 + [{"bot": None}]
        made = self.ask("/tables", {"players": 4, "seats": seats, "sit": {"seats": [3], "name": "Ada"}})
        table = made["table"]["id"]
        self.ask(f"/tables/{table}/seats/3/ready", {})
        while True:
            told = self.ask(f"/tables/{table}/events?state=false")["events"]
            turns = [event for event in told if event["kind"] == "turn"]
            if turns:
                return dict(turns[0])
            time.sleep(0.01)


def measured(clone: Path) -> tuple[float, float, dict[str, Any]]:
    """Seconds from the start to the page, and from there to the first turn; and that turn."""
    port = free_port()
    database = f"sqlite:///{clone}/fresh-{port}.db"
    command = [str(clone / ".venv/bin/babylon"), "serve", "--port", str(port), "--database", database]
    visitor, began = Visitor(f"http://127.0.0.1:{port}"), time.perf_counter()
    with (clone / "log").open("ab") as log:
        process = subprocess.Popen(command, cwd=clone, env=UNLIMITED, stdout=log, stderr=log)
    try:
        while not visitor.is_page_up():
            assert process.poll() is None, (clone / "log").read_text()
            time.sleep(0.01)
        up = time.perf_counter()
        turn = visitor.first_turn()
        return up - began, time.perf_counter() - up, turn
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    """Print what the first start of a clone takes, and the next ones."""
    with tempfile.TemporaryDirectory() as home:
        clone = fresh_clone(Path(home))
        for start in ("first", "second", "third"):
            page, played, turn = measured(clone)
            how = "hurried" if turn.get("hurried") else "searched"
            sys.stdout.write(
                f"the {start} start: page up after {page:.2f} s; {BOT}'s first turn {played:.2f} s later "
                f"(bar {BAR_SECONDS} s), {how}: {' '.join(turn['moves'])}; a load of {os.getloadavg()[0]:.0f}\n"
            )


if __name__ == "__main__":
    main()
