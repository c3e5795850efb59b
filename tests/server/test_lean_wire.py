"""What a turn costs on the line: its event and what it changed, told once, in some hundred bytes."""

from __future__ import annotations

import json
import random
from statistics import median
from typing import TYPE_CHECKING, Any

import pytest
from pydantic import TypeAdapter
from websockets.sync.client import connect

from babylon.game import Game
from babylon.server.wire.messages import ServerMessage
from tests.server.plain_bots import Plain
from tests.server.tables.test_table_change import CLOCK, merged

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.sync.client import ClientConnection

    from babylon.client import Client, RemoteTable
    from tests.server.processes import ServerProcess

MESSAGES: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
MOST, MEDIAN = 1000, 400


def socket_of(house: ServerProcess, table: RemoteTable, query: str = "") -> ClientConnection:
    return connect(f"ws://127.0.0.1:{house.port}/api/v1/tables/{table.name}/socket?wire=2{query}")


def heard(socket: ClientConnection, kind: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The messages of a kind, each with its size."""
    while True:
        text = socket.recv(30)
        message = json.loads(text)
        MESSAGES.validate_json(text)
        if message["kind"] == kind:
            yield len(text.encode() if isinstance(text, str) else text), message


def table_for(host: Client, players: int, **settings: Any) -> RemoteTable:  # noqa: ANN401 - as `create` has them
    seats = list(range(players))
    table = host.create(players, access="open", seats_each=players, sit={"seats": seats, "name": "Ada"}, **settings)
    for seat in seats[:-1]:
        table.ready(seat)
    return table


def any_turn(game: Game, rng: random.Random) -> list[str]:
    return [str(move) for move in Plain().turn(game.view(game.seat), 0.0, rng)]


@pytest.mark.parametrize("settings", [{}, {"clock": CLOCK}], ids=["no clock", "clocks"])
def test_a_turn_of_four_is_one_small_frame(ada: Client, house: ServerProcess, settings: dict[str, object]) -> None:
    rng, table = random.Random(5), table_for(ada, 4, **settings)
    with socket_of(house, table) as socket:
        _, hello = next(heard(socket, "hello"))
        head, told = hello["table"], heard(socket, "events")
        assert (hello["record"], hello["digest"]) == (None, None)
        table.ready(3)
        _, frame = next(told)
        assert [event["kind"] for event in frame["events"]] == ["seat-ready", "dealt"]
        record, head, sizes = frame["record"], merged(head, frame["table"]), []
        while head["status"] == "playing":
            game = Game.from_record(table.record())
            table.commit(game.seat, head["seq"], any_turn(game, rng))
            size, frame = next(told)
            assert frame["events"][0]["kind"] == "turn"
            head = merged(head, frame["table"])
            sizes.append(size)
        assert head == {name: value for name, value in table.look().items() if name != "view"}
    assert len(sizes) == 44
    assert max(sizes) <= MOST
    assert median(sizes) < MEDIAN
    with socket_of(house, table) as socket:
        size, hello = next(heard(socket, "hello"))
    assert hello["table"] == head
    assert hello["digest"] == frame["digest"]
    assert hello["record"]["deal"] == record["deal"]
    assert len(hello["record"]["turns"]) == len(sizes)
    assert size < 8_000


def test_who_was_away_hears_what_happened_after_the_greeting(ada: Client, house: ServerProcess) -> None:
    table = table_for(ada, 2)
    table.ready(1)
    for _ in range(3):
        game = Game.from_record(table.record())
        table.commit(game.seat, table.look()["seq"], any_turn(game, random.Random(1)))
    with socket_of(house, table, "&after=3") as socket:
        _, hello = next(heard(socket, "hello"))
        _, past = next(heard(socket, "events"))
    assert [event["seq"] for event in past["events"]] == list(range(4, hello["seq"] + 1))
    assert set(past) == {"kind", "events"}
    assert len(hello["record"]["turns"]) == 3


def test_turns_taken_back_bring_the_record_anew(ada: Client, house: ServerProcess) -> None:
    table = table_for(ada, 2)
    table.ready(1)
    with socket_of(house, table) as socket:
        _, hello = next(heard(socket, "hello"))
        told = heard(socket, "events")
        game = Game.from_record(table.record())
        table.commit(game.seat, hello["seq"], any_turn(game, random.Random(1)))
        assert "record" not in next(told)[1]
        table.propose_undo(0)
        assert next(told)[1]["record"] == hello["record"]
        table.say("again", seat=0)
        assert set(next(told)[1]) == {"kind", "events", "table"}
