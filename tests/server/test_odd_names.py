"""Names in addresses that no table, person or tournament can have, with letters that a database may not take."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from babylon.server.config import Config
from babylon.server.description.openapi import describe
from babylon.server.routes.api import api
from tests.server.inside import inside

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest

ODD = "a%00b"


def requests() -> Iterator[tuple[str, str]]:
    """Every method and address of the interface that names something, with an odd name."""
    for path, methods in describe(api()).openapi()["paths"].items():
        before, named, after = path.partition("{")
        rest = after.partition("}")[2].replace("{seat}", "0").replace("{form}", "solo")
        yield from ((method, before + ODD + rest) for method in (methods if named else ()))


async def statuses(database: str) -> set[int]:
    """How a guest is answered who asks for all of them, each with a key."""
    config = Config(database=database, workers=1, requests_per_minute=0, keys_per_minute=0, tables_per_minute=0)
    async with inside(config) as (client, _):
        await client.post("/api/v1/guest", json={})
        found = set()
        for number, (method, path) in enumerate(requests()):
            body = None if method in {"get", "delete"} else {"name": "Ada", "seat": 0, "phrase": "hello"}
            answer = await client.request(method, path, json=body, headers={"Idempotency-Key": f"k{number}"})
            found.add(answer.status_code)
            assert answer.status_code != 500, (method, path, answer.text)
        return found


def test_an_odd_name_is_refused_before_a_database_is_asked_for_it(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asyncio.run(statuses(database)) & {400, 404}
    assert '"broken"' not in capsys.readouterr().err
