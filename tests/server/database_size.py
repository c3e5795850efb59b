"""How much of a disk a game takes: `python -m tests.server.database_size --games 40`.

A server inside this process is played on by a bot at both seats, each request with a key of its own, until so many
games for two are over. Told are the bytes of each table and index that a game adds, with the answers to requests that
its end leaves and once these have gone; free pages are not counted, since they are filled again.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import tempfile
import uuid
from pathlib import Path
from typing import TYPE_CHECKING

from babylon.bots import Bot, make
from babylon.server.config import Config
from babylon.server.process.logs import log
from tests.server.inside import inside

if TYPE_CHECKING:
    import httpx
    from fastapi import FastAPI

Sizes = dict[str, int]
LATER = 1e12


async def play(client: httpx.AsyncClient, app: FastAPI, bot: Bot) -> None:
    """Play a game for two to its end."""

    async def post(path: str, body: object) -> dict[str, dict[str, str]]:
        answer = await client.post(f"/api/v1/tables{path}", json=body, headers={"Idempotency-Key": str(uuid.uuid4())})
        assert answer.is_success, answer.text
        return dict(answer.json())

    sit = {"seats": [0, 1], "name": "Amytis"}
    table = (await post("", {"players": 2, "access": "open", "sit": sit}))["table"]["id"]
    for seat in (0, 1):
        await post(f"/{table}/seats/{seat}/ready", {"entropy": uuid.uuid4().hex})
    while (live := await app.state.service.tables.table(table)).state.status == "playing":
        view, state = live.playing.view(live.state.to_play), live.state
        moves = bot.turn(view, 1.0, random.Random(state.seq))
        body = {"seat": state.to_play, "seq": state.seq, "moves": [str(move) for move in moves]}
        await post(f"/{table}/turns", body)


async def sizes(folder: Path, games: int, bot: Bot) -> tuple[Sizes, Sizes]:
    """Bytes that a game adds to each table and index, before and after its answers have gone."""
    url = f"sqlite:///{folder}/babylon.db"
    config = Config(database=url, bots="tests.server.plain_bots", requests_per_minute=0, tables_per_minute=0)
    async with inside(config) as (client, app):
        await play(client, app, bot)
        await _drop_answers(app)
        first = _pages(folder)
        for _ in range(games):
            await play(client, app, bot)
        full = _pages(folder)
        await _drop_answers(app)
        return _added(first, full, games), _added(first, _pages(folder), games)


async def _drop_answers(app: FastAPI) -> None:
    while await app.state.service.store.drop_answers(LATER):
        pass


def _pages(folder: Path) -> Sizes:
    """Bytes of the pages that are in use, by table and index; all together where SQLite can't tell them apart."""
    with sqlite3.connect(folder / "babylon.db") as database:
        try:
            return dict(database.execute("SELECT name, sum(pgsize) FROM dbstat GROUP BY name"))
        except sqlite3.OperationalError:
            pragmas = ("page_count", "freelist_count", "page_size")
            count, free, size = (database.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas)
            return {"all": (count - free) * size}


def _added(before: Sizes, after: Sizes, games: int) -> Sizes:
    return {name: round((size - before.get(name, 0)) / games) for name, size in after.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bot", default="gardener")
    chosen = parser.parse_args()
    log.level = "warning"
    with tempfile.TemporaryDirectory() as home:
        outcome = asyncio.run(sizes(Path(home), chosen.games, make(chosen.bot)))
    for title, sizes_ in zip(("with answers", "without"), outcome, strict=True):
        print(f"a game for two, {title}: {sum(sizes_.values())} bytes")  # noqa: T201 - the result
        for name, size in sorted(sizes_.items(), key=lambda one: -one[1]):
            if size:
                print(f"  {size:6} {name}")  # noqa: T201 - the result


if __name__ == "__main__":
    main()
