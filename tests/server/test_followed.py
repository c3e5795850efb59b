"""Whoever puts a table together from messages has what the server has, by whatever way they came."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack, closing
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from babylon.client import Followed
from babylon.client.replay import game_of
from babylon.client.transports import _greeting, _news, _poll
from babylon.server.config import Config
from babylon.server.runtime.subscription import follow
from babylon.server.tables.as_json import head_json
from babylon.server.tables.rule_versions import CURRENT
from tests.server.inside import inside
from tests.server.plain_bots import Plain
from tests.server.test_events import new_game, play

if TYPE_CHECKING:
    import httpx

    from babylon.client import Client
    from babylon.server.runtime.listeners import Listener
    from babylon.server.service import Service
    from babylon.server.tables.live_table import LiveTable

STEPS = st.lists(st.sampled_from(["turn", "turn", "back", "say", "connect", "hear", "drop", "poll"]), max_size=24)


class Table:
    """A table of one person with both seats, so that turns are taken back at once."""

    def __init__(self, client: httpx.AsyncClient, service: Service, base: str) -> None:
        self.client, self.service, self.base = client, service, base
        self.name = base.rpartition("/")[2]
        self._keys = count()

    async def live(self) -> LiveTable:
        return await self.service.tables.table(self.name)

    async def turn(self) -> None:
        live = await self.live()
        moves = Plain().turn(live.playing.view(0), 0.0, random.Random(live.state.seq))
        body = {"seat": live.state.to_play, "seq": live.state.seq, "moves": [str(move) for move in moves]}
        headers = {"Idempotency-Key": str(next(self._keys))}
        assert (await self.client.post(f"{self.base}/turns", json=body, headers=headers)).status_code == 200

    async def back(self) -> None:
        await self.client.post(f"{self.base}/undo", json={"seat": 0, "turns": 1})

    async def say(self) -> None:
        await self.client.post(f"{self.base}/chat", json={"seat": 0, "phrase": "hello"})


class Reader:
    """Someone who listens now and then, and asks at other times."""

    def __init__(self, table: Table) -> None:
        self.table, self.known = table, Followed()
        self._listener: Listener | None = None
        self._line = AsyncExitStack()

    async def connect(self) -> None:
        await self.drop()
        cursor = self.known.head and self.known.head["seq"]
        subscription = await self._line.enter_async_context(
            follow(self.table.service.tables, self.table.name, None, cursor)
        )
        self._listener = subscription.listener
        async for one in subscription._beginning():
            self._take(one.text())
        await self.hear()

    async def hear(self) -> None:
        """Take in what is waiting."""
        if self._listener is not None:
            for one in await self._listener.next(0.0):
                self._take(one.text())
            await self._is_as_the_server()

    async def drop(self) -> None:
        """Leave; what is waiting is lost."""
        await self._line.aclose()
        self._listener = None

    async def poll(self) -> None:
        await self.drop()
        if self.known.head is None:
            told = (await self.table.client.get(self.table.base)).json()
            assert self.known.take(_greeting(told))
        else:
            query = f"/events?after={self.known.head['seq']}&limit=500"
            answer = (await self.table.client.get(self.table.base + query)).json()
            assert not answer["events"] or self.known.take(_news(answer))
        await self._is_as_the_server()

    def _take(self, text: str) -> None:
        assert self.known.take(json.loads(text))

    async def _is_as_the_server(self) -> None:
        live = await self.table.live()
        assert self.known.game is not None
        assert self.known.game.digest() == live.playing.digest()
        assert self.known.head == json.loads(json.dumps(head_json(live.state)))


async def story(folder: Any, steps: list[str]) -> None:  # noqa: ANN401 - a path
    config = Config(database=f"sqlite:///{folder}/x.db", workers=0, requests_per_minute=0)
    async with inside(config) as (client, app):
        body = {"players": 2, "access": "open", "undo": True, "sit": {"seats": [0, 1], "name": "Ada"}}
        made = (await client.post("/api/v1/tables", json=body)).json()
        table = Table(client, app.state.service, f"/api/v1/tables/{made['table']['id']}")
        for seat in (0, 1):
            await client.post(f"{table.base}/seats/{seat}/ready", json={})
        reader = Reader(table)
        for step in [*steps, "connect"]:
            await getattr(table if step in {"turn", "back", "say"} else reader, step)()
        assert reader.known.astray == 0
        await reader.drop()


@given(STEPS)
@example(["connect", "turn", "hear", "turn", "back", "hear", "turn", "say", "hear"])
@example(["poll", "turn", "turn", "poll", "back", "poll", "turn", "connect", "back", "turn", "drop", "poll"])
@settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow])
def test_any_interleaving_of_ways_leads_to_the_same_game(
    tmp_path_factory: Any,  # noqa: ANN401 - a session fixture, so that hypothesis may repeat the test
    steps: list[str],
) -> None:
    asyncio.run(story(tmp_path_factory.mktemp("table"), steps))


def test_a_game_before_the_deal_and_after_it(ada: Client) -> None:
    table, known = ada.create(2, access="open", sit={"seats": [0, 1], "name": "Ada"}), Followed()
    with closing(table.follow(known=known)) as messages:
        assert next(messages)["kind"] == "hello"
        assert known.game is None
        for seat in (0, 1):
            table.ready(seat)
        while known.game is None:
            next(messages)
        assert known.game.view().as_json() == table.look()["view"]


@pytest.mark.parametrize("way", ["socket", "stream", "poll"])
def test_who_went_astray_begins_anew_and_misses_nothing(ada: Client, way: str) -> None:
    table, known = new_game(ada), Followed()
    with closing(table.follow(transports=(way,), known=known)) as messages:
        told = (event["seq"] for one in messages if one["kind"] == "events" for event in one["events"])
        first = table.look()["seq"] + 1
        assert next(messages)["kind"] == "hello"
        play(table, 1)
        assert next(told) == first
        assert known.game is not None
        known.game = known.game.copy()
        known.game.undo(known.game.ply)
        play(table, 2)
        assert [next(told), next(told)] == [first + 1, first + 2]
        assert known.game.view().as_json() == table.look()["view"]
    assert known.astray == 1


def test_a_server_of_other_rules_is_followed_without_comparing(ada: Client) -> None:
    table, known = new_game(ada), Followed()
    hello = next(_poll(ada, table.name, None))
    assert hello["kind"] == "hello"
    hello["digest"] = "00000000"
    assert known.take(hello)
    play(table, 1)
    answer = table.events(hello["seq"])
    assert known.take(_news({**answer, "digest": "00000001"}))
    assert known.astray == 0


def test_turns_of_a_game_that_nobody_told_of_lead_to_a_greeting(ada: Client) -> None:
    table, known = new_game(ada), Followed()
    hello = next(_poll(ada, table.name, None))
    play(table, 1)
    news = _news(table.events(hello["seq"] if hello["kind"] == "hello" else 0))
    assert news["kind"] == "events"
    assert known.take(hello)
    known.game = None
    assert not known.take(news)
    assert known.take(hello)
    assert known.take({**news, "table": None})
    assert not known.take({**news, "events": [{**news["events"][0], "moves": ["A1", "A1"]}]})  # type: ignore[list-item]
    assert known.astray == 2


def test_tiles_and_tokens_of_ones_own_are_played_with(ada: Client) -> None:
    hello = next(_poll(ada, new_game(ada).name, None))
    assert hello["kind"] == "hello"
    assert hello["record"] is not None
    standard = game_of(hello["record"], CURRENT)
    faces = [str(tile) for tile in standard.dealing.tiles.values()]
    box = ["none"] * 14
    own = game_of({**hello["record"], "deal": {**hello["record"]["deal"], "tiles": faces, "box": box}}, CURRENT)  # type: ignore[typeddict-item]
    assert own.dealing.tiles.by_id == standard.dealing.tiles.by_id
    assert list(own.dealing.tiles.tokens) == box
    assert own.digest() == standard.digest()
