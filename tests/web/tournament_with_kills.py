"""A tournament while the power goes: `python -m tests.web.tournament_with_kills`.

People at browsers and bots play a Swiss of the same deals on a server of two processes on PostgreSQL. One process is
killed, or all are replaced in turn, again and again, until the last round is over.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error, expect, sync_playwright

from tests.server import postgres
from tests.server.crash import Tally, hit_one_of_several
from tests.server.processes import server
from tests.web.conftest import CALM, FLAGS
from tests.web.planned_turn import plan_turn
from tests.web.room import Room, find_chromium

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager

    from playwright.sync_api import Browser

    from tests.server.processes import ServerProcess

PATIENCE = 1800.0
PAUSE = 3.0  # seconds between two kills
CONFIRM = "button.go:has(.name)"
# Asked of the page as it is: after the last turn there is no such button any more.
CAN_CONFIRM = "() => document.querySelector('.acts .go:enabled .name') !== null"


@dataclass(frozen=True, slots=True)
class Evening:
    """How many take part, how often, and how many kills there shall be."""

    browsers: int = 4
    bots: int = 16
    rounds: int = 3
    kills: int = 20
    seed: int = 1


@dataclass(slots=True)
class Outcome:
    """What has come of it."""

    kills: int
    turns: int
    tournament: dict[str, Any] = field(repr=False)


class Kills(threading.Thread):
    """Hits one process after the other until there were enough, or everything is over."""

    def __init__(self, house: ServerProcess, evening: Evening) -> None:
        super().__init__(daemon=True)
        self.tally, self.over, self._wanted = Tally(), threading.Event(), evening.kills
        self._house, self._rng = house, random.Random(evening.seed)

    def run(self) -> None:
        """Kill, and wait for the next one."""
        while self.tally.kills < self._wanted and not self.over.wait(PAUSE):
            hit_one_of_several(self._house, self._rng, self.tally)


class Person:
    """Somebody with a page, who does whatever it leads them to."""

    def __init__(self, room: Room, link: str, name: str, rng: random.Random) -> None:
        self.room, self.page, self.link, self._rng, self.turns = room, room.page, link, rng, 0
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Join").click()
        expect(self.page.get_by_text("You take part.")).to_be_visible()

    @property
    def is_done(self) -> bool:
        """Whether the page says who has won."""
        return self.page.locator(".won").count() > 0

    def step(self) -> None:
        """The next thing that the page offers, if there is any."""
        for way in ("a:text('Go to the table')", "button:text('I am ready')", "button:text('To the tournament')"):
            if self.page.locator(way).count() > 0:
                self.page.locator(way).first.click(timeout=5000)
                return
        if self.room.asked() in {"remove", "dig"}:
            plan_turn(self.room, self._rng.random())
        if not self.page.evaluate(CAN_CONFIRM):
            return
        # While the server is away nothing is confirmed; it is pressed again.
        while self.page.evaluate(CAN_CONFIRM):
            self.page.locator(CONFIRM).click(timeout=5000)
            self.room.settle()
        self.turns += 1


def played(browser: Browser, house: ServerProcess, evening: Evening) -> Outcome:
    """The tournament once it is over, with what was killed meanwhile."""
    host = room_of(browser, house)
    body = {"name": "Stormy", "rounds": evening.rounds, "duplicate": True, "no_show": 3600}
    clock = {"kind": "real-time", "seconds": 3600, "increment": 0}
    host.ask("POST", "/guest", {})
    name = host.ask("POST", "/tournaments", {**body, "clock": clock}, key="evening")["tournament"]["id"]
    people = [
        Person(room_of(browser, house), f"{house.url}/tournament/{name}", f"Person {number}", random.Random(number))
        for number in range(evening.browsers)
    ]
    for number in range(0, evening.bots, 16):
        count = min(16, evening.bots - number)
        host.ask("POST", f"/tournaments/{name}/bots", {"bot": "apprentice", "count": count}, key=f"bots-{number}")
    host.ask("POST", f"/tournaments/{name}/course", {"act": "start"}, key="start")
    kills = Kills(house, evening)
    kills.start()
    until = time.monotonic() + PATIENCE
    while not all(person.is_done for person in people):
        assert time.monotonic() < until, [person.room.words() for person in people]
        for person in people:
            take_a_step(person)
    kills.over.set()
    kills.join()
    told = host.ask("GET", f"/tournaments/{name}")["tournament"]
    check(house, told, people, evening)
    return Outcome(kills.tally.kills, sum(person.turns for person in people), told)


def take_a_step(person: Person) -> None:
    """What the page offers; an element that has gone meanwhile is looked for again."""
    try:
        person.step()
    except Error as error:
        if "Timeout" not in error.message and "navigation" not in error.message:
            raise
    person.page.wait_for_timeout(20)


def room_of(browser: Browser, house: ServerProcess) -> Room:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-US", service_workers="block")
    context.set_default_timeout(240_000)
    page = context.new_page()
    wished = json.dumps(json.dumps({**CALM, "flat": True}))
    page.add_init_script(f"localStorage.getItem('babylon') ?? localStorage.setItem('babylon', {wished})")
    return Room(page, house.url)


def check(house: ServerProcess, told: dict[str, Any], people: list[Person], evening: Evening) -> None:
    """Everybody has met somebody in each round and all pages say the same; every game replays from its log."""
    entrants = evening.browsers + evening.bots
    assert told["status"] == "over"
    assert [len(one["tables"]) for one in told["rounds"]] == [entrants // 2] * evening.rounds
    outcomes = [table["outcome"] for one in told["rounds"] for table in one["tables"]]
    assert all(one is not None and not one["absent"] and not one["out"] for one in outcomes)
    assert all(deal["secret"] is not None for deal in told["deals"])
    names = [line["name"].lower() for line in told["standings"]]
    for person in people:
        shown = person.page.get_by_role("region", name="Standings").locator("tbody th").all_inner_texts()
        assert [one.lower() for one in shown] == names
    # Each turn that a page has seen acknowledged is in the log, once.
    for number, person in enumerate(people):
        assert person.turns == sum(turns_of(person.room, told, f"Person {number}"))
    command = [sys.executable, "-m", "babylon", "verify", "--database", house.database]
    subprocess.run(command, check=True, capture_output=True)


def turns_of(room: Room, told: dict[str, Any], name: str) -> Iterator[int]:
    """How many turns of somebody are in the log of each of their tables."""
    number = next(one["number"] for one in told["entrants"] if one["name"] == name)
    for table in [table for one in told["rounds"] for table in one["tables"] if number in table["seats"]]:
        seat = table["seats"].index(number)
        events = room.ask("GET", f"/tables/{table['table']}/events")["events"]
        yield sum(one["kind"] == "turn" and one["seat"] == seat for one in events)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    usual = Evening()
    for wish in ("browsers", "bots", "rounds", "kills", "seed"):
        parser.add_argument(f"--{wish}", type=int, default=getattr(usual, wish))
    evening = Evening(**vars(parser.parse_args()))
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = postgres.new_database(stack.enter_context(postgres.cluster()), "evening")
        house = stack.enter_context(stormy(url, home / "log"))
        # Only what never comes is a failure, however busy the machine.
        expect.set_options(timeout=240_000)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS.split())
        began = time.monotonic()
        outcome = played(browser, house, evening)
        browser.close()
    print(f"{evening}: {outcome}, {time.monotonic() - began:.0f} s")  # noqa: T201 - the result


def stormy(database: str, log: Path) -> AbstractContextManager[ServerProcess]:
    """A server of two processes with the real bots."""
    return server(database, log, bots="babylon.bots", bot_seconds=0.2, processes=2)


if __name__ == "__main__":
    main()
