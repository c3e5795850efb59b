"""A turn over the socket is answered like one over HTTP, and played once whichever way it comes."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any
from unittest import mock

import httpx
import pytest
from websockets.sync.client import connect

from babylon.server.config import Config
from babylon.server.process.text_frames import EXTENSION, text_frame
from babylon.server.routes.socket import SocketRoute
from babylon.server.routes.turn_frames import BadFrame, Caller
from babylon.server.routes.turns import turn_text
from babylon.server.tables import turns
from babylon.server.wire.drafts import TurnRequest
from babylon.server.wire.faults import Fault, Unavailable
from babylon.server.wire.messages import AnswerMessage
from tests.server.inside import inside, socket_scope
from tests.server.load_tables import quick_turn
from tests.server.players import any_turn
from tests.server.test_events import heard_until_closed
from tests.server.test_lean_wire import table_for

if TYPE_CHECKING:
    from collections.abc import MutableMapping
    from pathlib import Path

    from websockets.sync.client import ClientConnection

    from babylon.client import Client, RemoteTable
    from tests.server.processes import ServerProcess

TURN: dict[str, Any] = {"seat": 0, "moves": ["A1"]}
Case = tuple[dict[str, Any], int]
REFUSED: list[Case] = [
    ({"moves": ["Z9"]}, 400),
    ({"moves": ["A1", "A2"]}, 422),
    ({"moves": ["=-"]}, 422),
    ({"moves": []}, 422),
    ({"seat": 1}, 409),
    ({"seq": 1}, 409),
    ({"seat": 7}, 400),
    ({"seat": "0"}, 400),
    ({"moves": ["A1"] * 81}, 400),
    ({"extra": 1}, 400),
]


class Talk:
    """One caller at one table, by both ways."""

    def __init__(self, house: ServerProcess, table: RemoteTable, cookies: dict[str, str]) -> None:
        self.house, self.table, self.cookies = house, table, cookies

    def socket(self, query: str = "") -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        address = f"ws://127.0.0.1:{self.house.port}/api/v1/tables/{self.table.name}/socket?wire=2{query}"
        return connect(address, additional_headers={"Cookie": cookie} if cookie else {})

    def frame(self, socket: ClientConnection, key: str, turn: dict[str, Any]) -> tuple[int, object]:
        socket.send(json.dumps({"kind": "turn", "key": key, **turn}))
        while (message := json.loads(socket.recv(30)))["kind"] != "answer":
            pass
        AnswerMessage.model_validate_json(json.dumps(message))
        assert message["key"] == key
        return message["status"], message["body"]

    def post(self, key: str, turn: dict[str, Any], lang: str = "en") -> httpx.Response:
        url = f"{self.house.url}/api/v1/tables/{self.table.name}/turns"
        headers = {"Idempotency-Key": key, "Accept-Language": lang}
        return httpx.post(url, json=turn, headers=headers, cookies=self.cookies)


@pytest.fixture
def talk(ada: Client, house: ServerProcess) -> Talk:
    table = table_for(ada, 2)
    table.ready(1)
    return Talk(house, table, ada.cookies)


def next_turn(talk: Talk) -> dict[str, Any]:
    head = talk.table.look()
    assert head["turn"] is not None
    moves = any_turn(talk.table.record(), random.Random(3))
    return {"seat": head["turn"]["seat"], "seq": head["seq"], "moves": moves}


def test_refusals_are_the_ones_of_http_word_by_word(talk: Talk, bo: Client) -> None:
    bo.become_guest()
    seq = talk.table.look()["seq"]
    stranger, nobody = (Talk(talk.house, talk.table, cookies) for cookies in (bo.cookies, {}))
    callers: list[tuple[Talk, list[Case]]] = [(talk, REFUSED), (stranger, [({}, 403)]), (nobody, [({}, 401)])]
    with ExitStack() as stack:
        for caller, cases in callers:
            for lang in ("en", "pl"):
                socket = stack.enter_context(caller.socket(f"&lang={lang}"))
                for number, (change, status) in enumerate(cases):
                    turn, key = {**TURN, "seq": seq, **change}, f"{lang}-{number}"
                    answer = caller.post(key, turn, lang)
                    assert answer.status_code == status, answer.text
                    assert caller.frame(socket, key, turn) == (status, answer.json())
    assert talk.table.look()["seq"] == seq


def test_a_turn_is_played_once_whichever_way_it_comes_again(talk: Talk) -> None:
    with talk.socket() as socket:
        first = next_turn(talk)
        status, body = talk.frame(socket, "one", first)
        assert (status, body) == (200, {"seq": talk.table.look()["seq"]})
        assert talk.frame(socket, "one", first) == (status, body)
        again = talk.post("one", first)
        assert (again.json(), again.headers["Idempotent-Replay"]) == (body, "true")
        second = next_turn(talk)
        posted = talk.post("two", second)
        assert talk.frame(socket, "two", second) == (200, posted.json())
        other = {**next_turn(talk), "moves": ["A1", "=-"]}
        assert talk.frame(socket, "one", other) == (422, talk.post("one", other).json())
    played = [event for event in talk.table.events()["events"] if event["kind"] == "turn"]
    assert [event["moves"] for event in played] == [first["moves"], second["moves"]]


@pytest.mark.parametrize("bot", [None, "mason"])
def test_a_turn_is_known_again_by_the_text_of_its_model(bot: str | None) -> None:
    """Keys that were used before a server was updated are known after it, too."""
    turn = TurnRequest(seat=1, seq=16, moves=["B2", "dc4/1>2-ne", "=s"], bot=bot)
    assert turn_text(turn) == turn.model_dump_json(exclude_defaults=True)


def test_who_plays_hears_the_event_before_the_answer(talk: Talk) -> None:
    with talk.socket() as socket:
        socket.send(json.dumps({"kind": "turn", "key": "k", **next_turn(talk)}))
        kinds = [json.loads(socket.recv(30))["kind"] for _ in range(4)]
    assert kinds == ["hello", "presence", "events", "answer"]


async def taken(folder: Path) -> list[bytes]:
    """The packets that the sender of a turn gets from then on."""
    frames: list[bytes] = []

    def take(frame: bytes) -> bool:
        frames.append(frame)
        return True

    async with inside(Config(database=f"sqlite:///{folder}/x.db", workers=0)) as (client, app):
        body = {"players": 4, "seats": [{"bot": None}] * 4, "sit": {"seats": [0, 1, 2, 3], "name": "Ada"}}
        table = (await client.post("/api/v1/tables", json=body)).json()["table"]["id"]
        for seat in range(4):
            (await client.post(f"/api/v1/tables/{table}/seats/{seat}/ready", json={})).raise_for_status()
        live = await app.state.service.tables.table(table)
        moves = quick_turn(live.playing, random.Random(7))
        turn = {"kind": "turn", "key": "k", "seat": live.state.to_play, "seq": live.state.seq, "moves": moves}
        said = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": json.dumps(turn)}]
        done = asyncio.Event()

        async def receive() -> MutableMapping[str, Any]:
            if said:
                # Whoever waits for the table's news does so before the turn comes.
                await asyncio.sleep(0.05)
                return said.pop(0)
            done.set()
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(_message: object) -> None:
            """Take what opens and closes the conversation."""

        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        scope = socket_scope(f"/api/v1/tables/{table}/socket?wire=2", cookie)
        scope["extensions"] = {EXTENSION: {"take": take}}
        await SocketRoute(app, app.state.service)(scope, receive, send)
        assert done.is_set()
    return frames


def test_who_plays_gets_the_event_and_the_answer_in_one_packet(tmp_path: Path) -> None:
    last = asyncio.run(taken(tmp_path))[-1]
    event, answer = last.index(b'{"kind":"events"'), last.index(b'{"kind":"answer"')
    assert 0 < event < answer
    texts = [last[event : answer - 2], last[answer:]]
    assert last == b"".join(text_frame(text.decode()) for text in texts)
    assert [json.loads(text)["kind"] for text in texts] == ["events", "answer"]


@pytest.mark.parametrize(
    "frame",
    [
        '{"kind":"turn"}',
        '{"kind":"turn","key":""}',
        '{"kind":"turn","key":"' + "k" * 65 + '"}',
        '{"kind":"move","key":"k"}',
    ],
)
def test_a_frame_that_can_not_be_answered_ends_the_conversation(talk: Talk, frame: str) -> None:
    with talk.socket() as socket:
        socket.send(frame)
        assert heard_until_closed(socket)[1] == 4400


def test_the_longest_turn_there_may_be_is_read(talk: Talk) -> None:
    with talk.socket() as socket:
        turn = {"seat": 0, "seq": 2**31 - 1, "moves": ["x" * 24] * 80}
        assert talk.frame(socket, "k" * 64, turn)[0] == 409


async def many(folder: Path, count: int) -> list[dict[str, Any]]:
    """What someone is told who sends far too many turns, good and bad ones."""
    config = Config(database=f"sqlite:///{folder}/x.db", workers=0, requests_per_minute=60)
    async with inside(config) as (client, app):
        made = await client.post("/api/v1/tables", json={"players": 2, "sit": {"seats": [0, 1], "name": "Ada"}})
        table = made.json()["table"]["id"]
        caller = Caller(app.state.service, table, None, "127.0.0.1", "en")
        said = [await caller.answer(f'{{"kind":"turn","key":"k","seat":{seat}}}') for seat in range(count)]
        assert await caller.answer('{"kind":"pong"}') is None
        with pytest.raises(BadFrame):
            await caller.answer("[]")
    return [json.loads(one.text()) for one in said if one is not None]


def test_a_flood_of_frames_meets_the_limit_of_requests(tmp_path: Path) -> None:
    told = [one["body"]["error"]["code"] for one in asyncio.run(many(tmp_path, 40))]
    assert told[0] == "bad-request"
    assert told.count("bad-request") < 15
    assert set(told) == {"bad-request", "too-many"}


async def broken(folder: Path) -> list[dict[str, Any]]:
    """What someone is told whose turn meets a database that is away, and then a mistake of ours."""
    failures = [Unavailable(Fault.SLOW), ZeroDivisionError("inside")]
    async with inside(Config(database=f"sqlite:///{folder}/x.db", workers=0)) as (client, app):
        made = await client.post("/api/v1/tables", json={"players": 2, "access": "open"})
        caller = Caller(app.state.service, made.json()["table"]["id"], "ada", "127.0.0.1", "en")
        frame = '{"kind":"turn","key":"k","seat":0,"seq":1,"moves":[]}'
        with mock.patch.object(turns, "commit", side_effect=failures):
            said = [await caller.answer(frame) for _ in failures]
    return [json.loads(one.text()) for one in said if one is not None]


def test_what_goes_wrong_inside_is_told_as_by_http(tmp_path: Path) -> None:
    told = [(one["status"], one["body"]["error"]["code"]) for one in asyncio.run(broken(tmp_path))]
    assert told == [(503, "unavailable"), (500, "broken")]
