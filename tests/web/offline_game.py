"""One whole game against a bot on a phone-size page, with the server stopped and without a network.

`python -m tests.web.offline_game` plays against the strongest bot, unless `--bot` names another, and takes as long as
that thinks: some two seconds a turn.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from babylon.bots import NAMES
from tests.server.processes import server
from tests.web.conftest import FLAGS
from tests.web.device import ME, make_table, play_to_the_end, replayed_scores, saved_record, scores
from tests.web.room import Room, find_chromium
from tests.web.test_offline import await_kept

PHONE = {"width": 390, "height": 844}
PATIENCE = 1800


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--bot", default=NAMES[-1], choices=NAMES)
    arguments.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    wanted = arguments.parse_args()
    expect.set_options(timeout=60_000)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS.split())
        context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="en-US")  # type: ignore[arg-type]
        with server(f"sqlite:///{folder}/babylon.db", Path(folder) / "log") as house:
            room = Room(context.new_page(), house.url, touch=True)
            room.open()
            await_kept(room)
        # The server has stopped by now.
        context.set_offline(True)
        room.page.reload()
        began = time.monotonic()
        make_table(room, "device", ME, *[wanted.bot] * (wanted.players - 1))
        play_to_the_end(room, PATIENCE)
        took = time.monotonic() - began
        sys.stdout.write(f"{wanted.bot}, {wanted.players} players: {scores(room)} in {took:.0f} s\n")
        assert replayed_scores(saved_record(room)) == scores(room)
        browser.close()


if __name__ == "__main__":
    main()
