"""Hosts and guests on real servers: removals and new links as both sides see them, and all at once."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from babylon.client import Client, Refused
from tests.server.processes import server

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from babylon.client import RemoteTable
    from babylon.client.shapes import Links
    from tests.server.processes import ServerProcess


def refused(refusal: pytest.ExceptionInfo[Refused]) -> tuple[int, str]:
    return refusal.value.status, refusal.value.code


def heard(client: Client, table: RemoteTable, act: Any = None) -> tuple[list[dict[str, Any]], int]:  # noqa: ANN401
    """All that a socket brings until it is closed, and the code it is closed with; `act` happens once it is open."""
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = f"{client.url.replace('http', 'ws')}/api/v1/tables/{table.name}/socket?wire=2"
    messages = []
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        with suppress(ConnectionClosed):
            while True:
                messages.append(json.loads(socket.recv(20)))
                if act is not None and messages[-1]["kind"] == "hello":
                    act, _ = None, act()
        assert socket.close_code is not None
        return messages, socket.close_code


def test_who_is_removed_is_told_at_once_and_whenever_they_come_back(ada: Client, bo: Client) -> None:
    table = ada.create(2, sit={"seats": [0], "name": "Ada"})
    mine = bo.table(table.name)
    mine.claim(1, "Bo", table.links()["seats"][1])
    messages, _ = heard(bo, mine, lambda: table.remove(1, table.look()["seq"]))
    told = [message["you"] for message in messages if message["kind"] == "you"]
    assert [you["removed"] for you in told] == [True]
    events = [event for message in messages if message["kind"] == "events" for event in message["events"]]
    assert [(event["kind"], event["name"]) for event in events] == [("seat-removed", "Bo")]
    assert heard(bo, mine) == ([], 4410)
    with pytest.raises(Refused) as refusal:
        mine.look()
    assert refused(refusal) == (403, "removed")
    assert "new link" in refusal.value.sentence
    assert bo.tables(mine=True) == []
    assert mine.name in [line["id"] for line in ada.tables(mine=True)]


def test_the_old_link_is_dead_and_a_new_one_forgives(ada: Client, bo: Client, house: ServerProcess) -> None:
    table = ada.create(2, sit={"seats": [0], "name": "Ada"})
    mine, old = bo.table(table.name), table.links()["seats"][1]
    mine.claim(1, "Bo", old)
    table.remove(1, table.look()["seq"])
    with pytest.raises(Refused) as refusal:
        mine.claim(1, "Bo", old)
    assert refused(refusal) == (403, "removed")
    with Client(house.url) as disguise, pytest.raises(Refused) as refusal:
        disguise.table(table.name).claim(1, "Bo", old)
    assert refused(refusal) == (403, "wrong-key")
    mine.claim(1, "Bo", table.links()["seats"][1])
    assert mine.look()["seats"][1]["name"] == "Bo"


def test_new_links_are_answered_and_the_old_ones_are_dead(ada: Client, bo: Client) -> None:
    table = ada.create(2)
    old = table.links()
    new: Links = table.renew_links()
    assert new == table.links()
    assert not {*old["seats"], old["watch"]} & {*new["seats"], new["watch"]}
    with pytest.raises(Refused) as refusal:
        bo.table(table.name).claim(0, "Bo", old["seats"][0])
    assert refused(refusal) == (403, "wrong-key")
    with pytest.raises(Refused) as refusal:
        bo.table(table.name).watch(old["watch"] or "")
    assert refused(refusal) == (403, "wrong-key")
    bo.table(table.name).watch(new["watch"] or "")


def test_a_guest_takes_one_seat_of_an_open_table(ada: Client, bo: Client) -> None:
    table = ada.create(3, access="open")
    bo.table(table.name).claim(0, "Bo")
    with pytest.raises(Refused) as refusal:
        bo.table(table.name).claim(1, "Bo")
    assert refused(refusal) == (409, "enough-seats")
    assert refusal.value.details == {"most": 1}


def test_removals_and_newcomers_at_once_end_in_one_story(house: ServerProcess) -> None:
    with Client(house.url, tries=3) as host:
        for _ in range(5):
            table = host.create(2, access="open", sit={"seats": [0], "name": "Ada"})
            _removed_and_claimed_at_once(house, host, table)


def _removed_and_claimed_at_once(house: ServerProcess, host: Client, table: RemoteTable) -> None:
    with ExitStack() as stack:
        guests = [stack.enter_context(Client(house.url, tries=3)) for _ in range(3)]
        guests[0].table(table.name).claim(1, "Guest 0")
        seq = table.look()["seq"]
        address = f"{house.url}/api/v1/tables/{table.name}/seats/1"

        def act(asked: tuple[Client, str, dict[str, object]]) -> tuple[int, str]:
            client, what, body = asked
            answer = httpx.post(f"{address}/{what}", json=body, cookies=client.cookies)
            return answer.status_code, answer.json().get("error", {}).get("code", "")

        asked: list[tuple[Client, str, dict[str, object]]] = [
            (host, "remove", {"seq": seq}),
            (guests[0], "leave", {}),
            (guests[1], "claim", {"name": "Guest 1"}),
            (guests[2], "claim", {"name": "Guest 2"}),
            (guests[0], "claim", {"name": "Guest 0"}),
        ]
        with ThreadPoolExecutor(len(asked)) as threads:
            answers = list(threads.map(act, asked))
        events = [event for event in table.events(seq)["events"] if event["kind"].startswith("seat-")]
    assert {status for status, _ in answers} <= {200, 403, 404, 409}
    # Whoever the host has seen was removed or had gone; nobody else ever was.
    assert all(event["name"] == "Guest 0" for event in events if event["kind"] == "seat-removed")
    taken = "Guest 0"
    for event in events:
        if event["kind"] == "seat-claimed":
            assert taken == ""
            taken = event["name"]
        else:
            assert taken != ""
            taken = ""
    assert (table.look()["seats"][1]["name"] or "") == taken


def test_an_old_link_is_dead_in_every_process(postgres_database: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        houses = [stack.enter_context(server(postgres_database, tmp_path / f"log{n}")) for n in range(2)]
        host, there = (stack.enter_context(Client(house.url, tries=3)) for house in houses)
        table = host.create(3, sit={"seats": [0], "name": "Ada"})
        mine = there.table(table.name)
        old = table.links()
        # The other process knows the table, with the old keys.
        mine.claim(1, "Bo", old["seats"][1])
        table.renew_links()
        with pytest.raises(Refused) as refusal:
            mine.claim(2, "Bo", old["seats"][2])
        assert refused(refusal) == (403, "wrong-key")
        table.remove(1, table.look()["seq"])
        with pytest.raises(Refused) as refusal:
            mine.claim(1, "Bo", old["seats"][1])
        assert refused(refusal) == (403, "removed")
        mine.claim(1, "Bo", table.links()["seats"][1])
        assert mine.look()["seats"][1]["name"] == "Bo"


def test_keys_are_in_no_log(house: ServerProcess, ada: Client, bo: Client) -> None:
    table = ada.create(2, sit={"seats": [0], "name": "Ada"})
    keys = [*table.links()["seats"], *table.renew_links()["seats"]]
    bo.table(table.name).claim(1, "Bo", keys[-1])
    log = house.log.read_text()
    assert table.name in log
    assert not [key for key in keys if key is not None and key in log]
