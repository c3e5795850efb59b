"""One cursor, three ways: what a listener hears, and what it is told when it is too slow or the server goes."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from contextlib import closing
from typing import TYPE_CHECKING

import httpx
import pytest
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from babylon.client import Client
from babylon.server.runtime import listeners
from babylon.server.runtime.listeners import QUEUE, Hub, Listener
from babylon.server.runtime.messages import message
from babylon.server.wire.messages import ServerMessage
from babylon.server.wire.table_view import You
from tests.server.players import any_turn
from tests.server.processes import server

if TYPE_CHECKING:
    from pathlib import Path

    from websockets.sync.client import ClientConnection

    from babylon.client import RemoteTable
    from tests.server.processes import ServerProcess

MESSAGES: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


def new_game(client: Client) -> RemoteTable:
    table = client.create(2, access="open", sit={"seats": [0, 1], "name": "Ada"})
    for seat in (0, 1):
        table.ready(seat)
    return table


def play(table: RemoteTable, turns: int) -> None:
    rng = random.Random(1)
    for _ in range(turns):
        state = table.look()
        assert state["turn"] is not None
        table.commit(state["turn"]["seat"], state["seq"], any_turn(table.record(), rng))


def heard_until_closed(socket: ClientConnection) -> tuple[list[str], int]:
    """The kinds of all messages that still come, and the code the server closes with."""
    kinds = []
    try:
        while True:
            kinds.append(json.loads(socket.recv(60))["kind"])
    except ConnectionClosed as closed:
        return kinds, closed.rcvd.code if closed.rcvd else 0


@pytest.mark.parametrize("way", ["socket", "stream", "poll"])
def test_a_listener_who_was_away_gets_exactly_what_it_missed(ada: Client, bo: Client, way: str) -> None:
    table = new_game(ada)
    play(table, 3)
    with closing(bo.table(table.name).follow(2, transports=(way,))) as messages:
        told = (event["seq"] for one in messages if one["kind"] == "events" for event in one["events"])
        missed = list(itertools.islice(told, 6))
        play(table, 2)
        live = list(itertools.islice(told, 2))
    assert [*missed, *live] == [3, 4, 5, 6, 7, 8, 9, 10]


def test_all_messages_are_as_the_schema_says(ada: Client, bo: Client) -> None:
    table = new_game(ada)
    kinds = set()
    with closing(bo.table(table.name).follow(0, transports=("socket",))) as messages:
        for one in itertools.islice(messages, 3):
            MESSAGES.validate_json(json.dumps(one))
            kinds.add(one["kind"])
    assert kinds == {"hello", "events", "presence"}


def test_a_frame_that_is_no_pong_ends_the_conversation(ada: Client, house: ServerProcess) -> None:
    table = new_game(ada)
    for frame in ("hello", '{"kind": "ping"}', "{" * 2000, '{"kind":"pong","x":1}', b"\x00\x01"):
        with connect(f"ws://127.0.0.1:{house.port}/api/v1/tables/{table.name}/socket?wire=2") as socket:
            socket.send('{"kind":"pong"}')
            socket.send(frame)
            assert heard_until_closed(socket)[1] == 4400


@pytest.mark.parametrize(
    ("table", "origin", "code"), [("aaaaaaaaaaaa", None, 4404), (None, "https://evil.example", 4403)]
)
def test_a_socket_that_may_not_be_says_why(
    ada: Client, house: ServerProcess, table: str | None, origin: str | None, code: int
) -> None:
    name = table or new_game(ada).name
    headers = {"Origin": origin} if origin else {}
    with connect(
        f"ws://127.0.0.1:{house.port}/api/v1/tables/{name}/socket?wire=2", additional_headers=headers
    ) as socket:
        assert heard_until_closed(socket) == ([], code)


def test_who_is_there_is_told(ada: Client, bo: Client) -> None:
    table = new_game(ada)
    with closing(bo.table(table.name).follow(transports=("socket",))) as watching:
        assert next(watching)["kind"] == "hello"
        with closing(table.follow(transports=("socket",))) as playing:
            next(playing)
            told = next(one for one in watching if one["kind"] == "presence" and one["present"]["seats"])
    assert told["present"] == {"seats": [0, 1], "watchers": 1, "paused": None}


def test_a_long_poll_waits_for_news_and_no_longer(ada: Client) -> None:
    table = new_game(ada)
    seq = table.look()["seq"]
    began = time.monotonic()
    assert table.events(seq, wait=0.5)["events"] == []
    assert time.monotonic() - began >= 0.5


def test_a_slow_listener_is_told_to_begin_again() -> None:
    listener = Listener(None, You(guest=False, host=False, seats=[], watcher=False, removed=False))
    for number in range(QUEUE):
        listener.offer(message("events", dict, number + 1))
    assert not listener.overflowed
    listener.offer(message("events", dict, QUEUE + 1))
    assert listener.overflowed
    assert asyncio.run(listener.next(0.0)) == []


def test_a_page_that_does_not_know_the_messages_is_told_to_reload(ada: Client, house: ServerProcess) -> None:
    address = f"ws://127.0.0.1:{house.port}/api/v1/tables/{new_game(ada).name}/socket"
    for query in ("", "?after=0", "?wire=1", "?wire=3"):
        with connect(address + query) as socket:
            assert heard_until_closed(socket) == ([], 4426)


def test_a_crowd_hears_now_and_then_who_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listeners, "CROWD_SECONDS", 0.05)

    async def heard() -> list[str]:
        hub, nobody = Hub(), You(guest=False, host=False, seats=[], watcher=True, removed=False)
        first = Listener(None, nobody)
        hub.join("x", first)
        for _ in range(30):
            hub.join("x", Listener(None, nobody))
        at_once = len(first.waiting)
        await asyncio.sleep(0.2)
        assert at_once == listeners.FEW
        return [one.text() for one in first.waiting[at_once:]]

    (told,) = asyncio.run(heard())
    assert json.loads(told)["present"]["watchers"] == 31


def test_a_listener_is_told_what_they_have_become() -> None:
    stranger = You(guest=False, host=False, seats=[], watcher=False, removed=False)
    listener = Listener("ada", stranger)
    listener.become(stranger)
    assert listener.waiting == []
    listener.become(You(guest=True, host=False, seats=[2], watcher=False, removed=False))
    assert [json.loads(one.text()) for one in listener.waiting] == [
        {"kind": "you", "you": {"guest": True, "host": False, "seats": [2], "watcher": False, "removed": False}}
    ]


@pytest.mark.services
def test_a_server_that_is_stopped_says_goodbye_and_comes_back(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log") as house, Client(house.url) as client:
        table = new_game(client)
        with connect(f"ws://127.0.0.1:{house.port}/api/v1/tables/{table.name}/socket?wire=2") as socket:
            assert json.loads(socket.recv(20))["kind"] == "hello"
            house.stop()
            kinds, code = heard_until_closed(socket)
        assert (kinds[-1], code) == ("bye", 1012)
        house.start()
        assert client.table(table.name).look()["status"] == "playing"


def test_operators_are_answered(house: ServerProcess) -> None:
    assert httpx.get(f"{house.url}/healthz").text == "ok"
    assert httpx.get(f"{house.url}/readyz").text == "ready"
    metrics = httpx.get(f"{house.url}/metrics").text
    assert "babylon_requests_total" in metrics
    assert "babylon_listeners" in metrics
