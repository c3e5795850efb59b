"""Who may do what about tournaments: every endpoint of docs/api.md, tried by every kind of caller."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.server.tournaments.evenings import BASE, Guest, evening

DOCUMENT = (Path(__file__).parents[3] / "docs" / "api.md").read_text(encoding="utf-8")
CALLERS = ("nobody", "guest", "entrant", "organiser")
ONE = "/tournaments/{t}"


@dataclass(frozen=True)
class Try:
    """A request, and the status each kind of caller gets, in the order of CALLERS."""

    method: str
    path: str
    body: dict[str, object] | None
    statuses: tuple[int, ...]


TRIES = (
    Try("GET", "/tournaments", None, (200,) * 4),
    Try("POST", "/tournaments", {"name": "Mine"}, (201,) * 4),
    Try("GET", ONE, None, (200,) * 4),
    Try("POST", f"{ONE}/join", {"name": "New"}, (200,) * 4),
    Try("POST", f"{ONE}/leave", {}, (404, 404, 200, 404)),
    Try("POST", f"{ONE}/remove", {"entrant": 0}, (401, 403, 403, 200)),
    Try("POST", f"{ONE}/bots", {"bot": "plain", "count": 1}, (401, 403, 403, 200)),
    Try("POST", f"{ONE}/course", {"act": "pause"}, (401, 403, 403, 409)),
    Try("GET", f"{ONE}/standings.csv", None, (200,) * 4),
)


async def tried(folder: Path) -> dict[tuple[str, str], tuple[int, ...]]:
    """What each caller got, at a tournament of their own for each endpoint."""
    found = {}
    async with evening(folder, tournaments=1000) as (app, _host), AsyncExitStack() as stack:
        for one in TRIES:
            host, entrant, guest = [await stack.enter_async_context(Guest.of(app)) for _ in range(3)]
            name = await host.calls()
            await entrant.does(name, "join", {"name": "Entrant"})
            path = BASE + one.path.replace("{t}", name)
            nobody = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x")
            clients = (nobody, guest.client, entrant.client, host.client)
            answers = []
            for client in clients:
                headers = {"Idempotency-Key": secrets.token_hex(8)}
                answers.append((await client.request(one.method, path, json=one.body, headers=headers)).status_code)
            found[one.method, one.path] = tuple(answers)
            await nobody.aclose()
    return found


def test_everyone_may_do_what_the_table_says_and_no_more(tmp_path: Path) -> None:
    assert asyncio.run(tried(tmp_path)) == {(one.method, one.path): one.statuses for one in TRIES}


def test_the_documented_table_is_the_one_that_is_tried() -> None:
    for one in TRIES:
        assert f"| {one.method} `{one.path}` | {' | '.join(map(str, one.statuses))} |" in DOCUMENT


def test_what_can_be_no_tournament_is_none_in_postgresql_too(tmp_path: Path, postgres_database: str) -> None:
    async def asked() -> list[int]:
        async with evening(tmp_path, database=postgres_database) as (_app, host):
            return [
                (await host.post(f"/tournaments/{name}/join", {"name": "Eve"})).status_code for name in ("%00", "no")
            ]

    assert asyncio.run(asked()) == [404, 404]
