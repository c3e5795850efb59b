"""Three processes on one PostgreSQL, everyone at once: no gap, no double turn, no lost turn."""

from __future__ import annotations

import random
import secrets
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING

import httpx

from babylon.client import Client, Followed
from babylon.game import Game
from tests.server.players import Watcher, any_turn
from tests.server.processes import server

if TYPE_CHECKING:
    from pathlib import Path

    from babylon.client.shapes import TableHead


def posted_everywhere(urls: list[str], cookies: dict[str, str], state: TableHead, moves: list[str]) -> list[int]:
    """The same turn to every process at once, twice with the same key and once more with another."""
    assert state["turn"] is not None
    key = secrets.token_hex(8)
    body = {"seat": state["turn"]["seat"], "seq": state["seq"], "moves": moves}

    def post(where: tuple[str, str]) -> int:
        url, used = where
        address = f"{url}/api/v1/tables/{state['id']}/turns"
        while True:
            answer = httpx.post(address, json=body, cookies=cookies, headers={"Idempotency-Key": used})
            # Where the machine is taken away for seconds a server says so; who is told asks again with the same key.
            if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                return answer.status_code

    tries = [(url, used) for url in urls for used in (key, key, secrets.token_hex(8))]
    with ThreadPoolExecutor(len(tries)) as threads:
        return list(threads.map(post, tries))


def test_repeated_posts_through_three_processes_play_every_turn_once(postgres_database: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        houses = [stack.enter_context(server(postgres_database, tmp_path / f"log{n}")) for n in range(3)]
        clients = [stack.enter_context(Client(house.url)) for house in houses]
        table = clients[0].create(
            4, access="open", seats=[{}, {"bot": "plain"}, {}, {"bot": "plain"}], sit={"seats": [0, 2], "name": "Ada"}
        )
        watchers = [
            Watcher(client.table(table.name), (way,))
            for client, way in zip(clients, ("socket", "stream", "poll"), strict=True)
        ]
        for watcher in watchers:
            watcher.start()
        for seat in (0, 2):
            table.ready(seat)
        rng, answered = random.Random(2), []
        known = Followed()
        with closing(table.follow(known=known)) as messages:
            for message in messages:
                if message["kind"] not in {"hello", "events"}:
                    continue
                state = known.table
                if state["status"] == "over":
                    break
                if state["turn"] is not None and state["turn"]["seat"] in {0, 2}:
                    moves = any_turn(table.record(), rng)
                    answered.append(posted_everywhere([h.url for h in houses], clients[0].cookies, state, moves))
        for watcher in watchers:
            watcher.finish()
        events = table.events(0)["events"]
        record = table.record()
    turns = [event for event in events if event["kind"] == "turn"]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    assert [turn["seat"] for turn in turns] == [0, 1, 2, 3] * 11
    assert all(watcher.events == events for watcher in watchers)
    assert Game.from_record(record).is_over
    # Either the key that was used six times won, and all six were told so, or one of the three others did.
    assert {(statuses.count(200), statuses.count(409)) for statuses in answered} <= {(6, 3), (1, 8)}
