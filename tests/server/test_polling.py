"""A long poll tells of one moment: its state has seen every event that comes with it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from babylon.server.config import Config
from tests.server.inside import inside

if TYPE_CHECKING:
    from babylon.server.wire.events import Event


async def answered(config: Config) -> dict[str, object]:
    """What one process answers when another one writes just before it reads the log."""
    async with inside(config) as (client, app), inside(config) as (elsewhere, _):
        body = {"players": 2, "access": "open", "sit": {"seats": [0, 1], "name": "Ada"}}
        table = (await client.post("/api/v1/tables", json=body)).json()["table"]
        base, tables = f"/api/v1/tables/{table['id']}", app.state.service.tables
        elsewhere.cookies = client.cookies
        read = tables.events_after

        async def read_late(name: str, after: int, most: int) -> list[Event]:
            tables.events_after = read
            said = await elsewhere.post(f"{base}/chat", json={"seat": 0, "text": "Hello"})
            assert said.status_code == 200, said.text
            found: list[Event] = await read(name, after, most)
            return found

        tables.events_after = read_late
        answer = await client.get(f"{base}/events", params={"after": table["seq"], "wait": 0})
        told: dict[str, object] = answer.json()
        return told


def test_its_state_is_as_new_as_its_events(postgres_database: str) -> None:
    told = asyncio.run(answered(Config(database=postgres_database, workers=0)))
    events, state = told["events"], told["table"]
    assert isinstance(events, list)
    assert isinstance(state, dict)
    assert [event["kind"] for event in events] == ["chat"]
    assert state["seq"] == events[-1]["seq"] == told["seq"]
