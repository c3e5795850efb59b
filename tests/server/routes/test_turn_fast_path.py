"""The short way of a turn: nobody can tell it from the long one, which a longer content type takes."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from babylon.server.config import Config
from tests.server.inside import inside

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

SHORT, LONG = "application/json", "application/json; charset=utf-8"
TURN = {"seat": 0, "seq": 7, "moves": ["A1", "=d"]}
BODIES = {
    "stale": {**TURN, "seq": 1},
    "not-yours": {**TURN, "seat": 1},
    "no-seat": {**TURN, "seat": 4},
    "illegal": {**TURN, "moves": ["A1", "A2", "=d"]},
    "unfinished": {**TURN, "moves": ["A1"]},
    "no-moves": {**TURN, "moves": []},
    "no-notation": {**TURN, "moves": ["hello"]},
    "wrong-type": {**TURN, "seat": False},
    "too-much": {**TURN, "more": 1},
    "too-little": {"seat": 0},
    "a-list": [TURN],
}
RAW = {"nothing": b"", "no-json": b"{", "deep": b"[" * 50_000, "no-text": b"\xff\xfe", "half": b'{"seat":"\\ud800"}'}
SENT = {**{name: json.dumps(body).encode() for name, body in BODIES.items()}, **RAW}
KEYS = {"no-key": None, "long-key": "k" * 65, "blank-key": "a b"}


async def table(client: httpx.AsyncClient) -> str:
    body = {"players": 4, "access": "open", "sit": {"seats": [0], "name": "Ada"}}
    made = (await client.post("/api/v1/tables", json=body)).json()["table"]["id"]
    for seat in (1, 2, 3):
        await client.put(f"/api/v1/tables/{made}/seats/{seat}", json={"bot": "plain"})
    answer = await client.post(f"/api/v1/tables/{made}/seats/0/ready", json={})
    assert answer.json() == {"seq": 7}
    return str(made)


async def post(client: httpx.AsyncClient, path: str, kind: str, body: bytes, key: str | None) -> tuple[int, Any, Any]:
    headers = {"Content-Type": kind} | ({} if key is None else {"Idempotency-Key": key})
    answer = await client.post(path, content=body, headers=headers)
    return answer.status_code, answer.json(), sorted(name for name in answer.headers if name != "content-length")


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(database=f"sqlite:///{tmp_path}/babylon.db", bots="tests.server.plain_bots")


@pytest.mark.parametrize("name", [*SENT, *KEYS])
def test_what_is_refused_is_refused_in_the_same_words(config: Config, name: str) -> None:
    body, key = SENT.get(name, json.dumps(TURN).encode()), KEYS.get(name, "k")

    async def story() -> None:
        async with inside(config) as (client, _):
            path = f"/api/v1/tables/{await table(client)}/turns"
            short = await post(client, path, SHORT, body, key)
            assert short[0] >= 400
            assert short == await post(client, path, LONG, body, key)

    asyncio.run(story())


def test_a_turn_is_accepted_on_both_ways_and_once(config: Config) -> None:
    async def story() -> str:
        body = json.dumps(TURN).encode()
        async with inside(config) as (client, _):
            for first, again in ((SHORT, LONG), (LONG, SHORT)):
                path = f"/api/v1/tables/{await table(client)}/turns"
                status, answer, names = await post(client, path, first, body, "k")
                assert (status, answer) == (200, {"seq": 8})
                repeated = await post(client, path, again, body, "k")
                assert repeated == (200, {"seq": 8}, sorted([*names, "idempotent-replay"]))
            return (await client.get("/metrics")).text

    counted = 'babylon_requests_total{method="POST",route="/tables/{table}/turns",status="200"} 4.0'
    assert counted in asyncio.run(story())
