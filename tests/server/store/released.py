"""Databases of released schemas, with what people left in them: `python -m tests.server.store.released` writes one.

A file has the rows of every table at one version of the schema. The tables are made by the migrations up to that
version, which never change, so the same file fills either kind of database; of what an older version does not have yet,
it gets nothing.
"""

from __future__ import annotations

import asyncio
import base64
import json
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config as Alembic
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import LargeBinary, MetaData, insert, select

from babylon.server.store.day_results import Room
from babylon.server.store.engines import open_engine
from babylon.server.store.rows import DayResult
from babylon.server.store.schema_version import MIGRATIONS, NEWEST
from tests.server.people.authenticator import Authenticator
from tests.server.people.homes import home
from tests.server.store import club

if TYPE_CHECKING:
    import random

    from sqlalchemy import Connection, Table

    from tests.server.people.homes import Browser

FOLDER = Path(__file__).parent
TURNS = 6


def passkey(used: int = 0) -> Authenticator:
    """Ada's, the same for ever."""
    return Authenticator(id=b"released" * 4, key=ec.derive_private_key(4711, ec.SECP256R1()), count=used)


def release(version: str) -> dict[str, Any]:
    """What such a file has."""
    found: dict[str, Any] = json.loads((FOLDER / f"released_{version}.json").read_text(encoding="utf-8"))
    return found


def fill(database: str, version: str, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Make the schema of a version in an empty database, and put the rows into it."""
    engine = open_engine(database, writing=True)
    with engine.begin() as connection:
        config = Alembic()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        for table in tables(connection):
            columns = {column.name: isinstance(column.type, LargeBinary) for column in table.columns}
            for row in rows.get(table.name, []):
                known = {name: value for name, value in row.items() if name in columns}
                raw = {name: base64.b64decode(known[name]) for name in known if columns[name] and known[name]}
                connection.execute(insert(table), known | raw)
    engine.dispose()


def tables(connection: Connection) -> list[Table]:
    """All tables that a database has, but the one with the schema's version."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def everything(database: str) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables, in an order of their own, as JSON has them."""
    engine = open_engine(database, writing=False)
    with engine.begin() as connection:
        found = {
            table.name: sorted(({name: _plain(value) for name, value in row.items()} for row in rows), key=json.dumps)
            for table in tables(connection)
            for rows in [connection.execute(select(table)).mappings().all()]
        }
    engine.dispose()
    return found


def _plain(value: Any) -> Any:  # noqa: ANN401 - what databases have
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


async def play(browser: Browser, table: str, rng: random.Random, turns: int = 1000) -> str:
    """Play so many turns for all seats, or to the end; the table's status then."""
    from tests.server.players import any_turn  # noqa: PLC0415 - it knows the client, which is not needed to look

    for _ in range(turns):
        state = (await browser.ask("GET", f"/tables/{table}"))["table"]
        if state["turn"] is None:
            break
        record = (await browser.http.get(f"/api/v1/tables/{table}/record")).text
        body = {"seat": state["turn"]["seat"], "seq": state["seq"], "moves": any_turn(record, rng)}
        key = {"Idempotency-Key": f"turn-{state['seq']}"}
        answer = await browser.http.post(f"/api/v1/tables/{table}/turns", json=body, headers=key)
        assert answer.status_code == 200, answer.text
    return str((await browser.ask("GET", f"/tables/{table}"))["table"]["status"])


async def _lived(database: str) -> dict[str, Any]:
    """Fill a database as people do; what they know themselves is answered."""
    import random  # noqa: PLC0415 - only to write

    rng = random.Random(8)
    async with home(database, alerts_to_private=True) as here:
        ada, guest = here.browser(), here.browser()
        ada.passkey = passkey()
        codes = (await ada.become("Ada"))["codes"]
        over, running = await ada.game(), await ada.game()
        await play(ada, over, rng)
        await play(ada, running, rng, TURNS)
        theirs = await guest.game()
        await play(guest, theirs, rng, TURNS)
        waiting = await guest.open_table(0)
        await ada.ask("POST", f"/tables/{over}/review", {"depth": "quick"})
        store = here.app.state.service.store
        one = DayResult("2026-11-17", "solo", "g" * 22, "Bo", 88, "silver", 1_795_000_000.0, "f" * 64, "xA1\n")
        assert await store.add_result(one, Room(10, 10)) is None
        cookies = dict(guest.http.cookies)
        people = await club.lived(here, ada)
    return {
        "club": people,
        "used": ada.passkey.count,
        "codes": codes,
        "guest": cookies,
        "games": {"over": over, "running": running, "theirs": theirs, "waiting": waiting},
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/babylon.db"
        known = asyncio.run(_lived(database))
        rows = everything(database)
        assert all(rows.values()), [name for name, some in rows.items() if not some]
        text = json.dumps({"known": known, "rows": rows}, indent=0, ensure_ascii=False)
    (FOLDER / f"released_{NEWEST}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
