"""Games while the power goes: `python -m tests.server.crash --database sqlite --kills 200`.

With `--database postgresql --processes 2` one process of a server is killed, or all are replaced in turn.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from babylon.client import Client
from babylon.game import Game
from tests.server import postgres
from tests.server.players import PATIENCE, TRIES, Player, Watcher
from tests.server.processes import ServerProcess, server

if TYPE_CHECKING:
    from babylon.client import RemoteTable

WAYS = (("socket",), ("stream",), ("poll",))


@dataclass(slots=True)
class Story:
    """One table, those who play at it and those who watch."""

    host: Client
    table: RemoteTable
    players: list[Player]
    watchers: list[Watcher]

    @property
    def is_over(self) -> bool:
        return not any(person.is_alive() for person in (*self.players, *self.watchers))


@dataclass(slots=True)
class Tally:
    """What the harness has seen."""

    kills: int = 0
    worker_kills: int = 0
    faults: int = 0
    games: int = 0
    turns: int = 0
    lost: int = 0


def begin(url: str, seed: int) -> Story:
    """A table of two people and a bot, watched in all three ways."""
    host = Client(url, tries=TRIES)
    table = host.create(3, seats=[{}, {"bot": "plain"}, {}], access="open")
    players = [Player(url, table.name, seat, seed=seed + seat) for seat in (0, 2)]
    watchers = [Watcher(Client(url, tries=TRIES).table(table.name), way) for way in WAYS]
    for person in (*watchers, *players):
        person.start()
    return Story(host, table, players, watchers)


def check(story: Story, tally: Tally) -> None:
    """Every acknowledged turn is there, the game replays, and all have seen the same."""
    people = (*story.players, *story.watchers)
    # Who has failed is told first: the others wait for their turns in vain.
    for person in sorted(people, key=lambda one: one.failure is None):
        person.finish(PATIENCE)
    events = story.table.events(0)["events"]
    for player in story.players:
        tally.turns += len(player.acknowledged)
        tally.lost += len(player.acknowledged) - player.turns_in(events)
        assert tally.lost == 0, (player.seat, player.acknowledged)
    state = story.table.look()
    for watcher in story.watchers:
        assert watcher.events == events
        assert watcher.known.head == {name: value for name, value in state.items() if name != "view"}
        watcher.table.client.close()
    game = Game.from_record(story.table.record())
    assert state["result"] is not None
    assert [sheet.total for sheet in game.scores()] == state["result"]["scores"]
    assert [str(move) for move in game.moves] == [m for one in events if one["kind"] == "turn" for m in one["moves"]]
    story.host.close()
    tally.games += 1


def hit(house: ServerProcess, rng: random.Random, tally: Tally) -> None:
    """Kill the server, or only a bot's worker."""
    time.sleep(rng.uniform(0.0, 0.6))
    if rng.random() < 0.3:
        with suppress(ProcessLookupError, IndexError, FileNotFoundError):
            os.kill(rng.choice(house.children()), signal.SIGKILL)
            tally.worker_kills += 1
    else:
        house.kill()
        house.start()
        tally.kills += 1


def hit_one_of_several(house: ServerProcess, rng: random.Random, tally: Tally) -> None:
    """Kill one process of a server, or have all replaced one after another; the others go on."""
    time.sleep(rng.uniform(0.0, 0.6))
    if tally.kills % 2:
        replaced = house.log.read_text().count('"reloaded"')
        os.kill(house.pid, signal.SIGHUP)
        house.await_log('"reloaded"', replaced + 1)
    else:
        ended = house.log.read_text().count('"process-ended"')
        os.kill(rng.choice(house.servers()[1:]), signal.SIGKILL)
        house.await_log('"process-ended"', ended + 1)
    tally.kills += 1


Hit = Callable[[ServerProcess, random.Random, Tally], None]


def crash(database: str, kills: int, *, tables: int, seed: int, log: Path, hit: Hit = hit, processes: int = 1) -> Tally:
    """Play until the server has been killed so often, then let every game come to its end."""
    rng, tally = random.Random(seed), Tally()
    with server(database, log, processes=processes) as house:
        stories = [begin(house.url, 100 * number) for number in range(tables)]
        while tally.kills < kills:
            hit(house, rng, tally)
            if tally.kills % 20 == 0:
                print(tally, flush=True)  # noqa: T201 - it takes long enough to want to know
            for number, story in enumerate(stories):
                if story.is_over:
                    check(story, tally)
                    stories[number] = begin(house.url, rng.randrange(10**6))
        for story in stories:
            check(story, tally)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1, help="several: one of them is killed, or all are replaced")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = f"sqlite:///{home}/babylon.db"
        if chosen.database == "postgresql":
            url = postgres.new_database(stack.enter_context(postgres.cluster()), "crash")
        began = time.monotonic()
        how = {"hit": hit_one_of_several, "processes": chosen.processes} if chosen.processes > 1 else {}
        tally = crash(url, chosen.kills, tables=chosen.tables, seed=chosen.seed, log=home / "log", **how)
        print(f"{chosen.database}: {tally}, 0 lost, {time.monotonic() - began:.0f} s")  # noqa: T201 - the result


if __name__ == "__main__":
    main()
