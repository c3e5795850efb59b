"""Somebody's games in order: what a page costs does not depend on how many games there are."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, insert, select, update

from babylon.server.store import played_games, queries, schema, schema_version
from babylon.server.store.engines import open_engine
from babylon.server.store.parts import Part, part_of
from babylon.server.store.store import Store
from babylon.server.tables import roles
from babylon.server.wire.enums import Status

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

STEPS = 100  # of the database's own machine between two counts
PAGES: dict[str, Callable[[Connection, str], object]] = {
    "first": lambda connection, _: queries.own_games(connection, "ada", [Status.LOBBY, Status.PLAYING], None),
    "middle": lambda connection, middle: queries.own_games(connection, "ada", [Status.OVER], middle),
    "mine": lambda connection, _: queries.mine(connection, "ada"),
    "shown": lambda connection, middle: played_games.seen_games(connection, "ada", "eve", middle),
}


def hold(database: str, games: range) -> None:
    """Let Ada have two seats in each of these games, which she hosts; Eve looks on at all. Every other one goes on."""
    engine = open_engine(database, writing=True)
    row = {"seq": 1, "access": "private", "rules": "2", "line": "{}", "progress": "{}"}
    with engine.begin() as connection:
        for n in games:
            game, status = f"{n:012}", "playing" if n % 2 else "over"
            connection.execute(insert(schema.game), {**row, "id": game, "status": status, "created": float(n)})
            told = {"game": game, "status": status, "created": float(n)}
            for role, holder in (("host", "ada"), ("seat:0", "ada"), ("seat:1", "ada"), ("watch:eve", "eve")):
                connection.execute(
                    insert(schema.holder), {**told, "role": role, "holder": holder, "part": part_of(role)}
                )
    engine.dispose()


def steps(database: str, question: Callable[[Connection, str], object], middle: str) -> int:
    """How many steps SQLite's machine takes for an answer, in hundreds."""
    engine, count = open_engine(database, writing=False), [0]
    with engine.begin() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.set_progress_handler(lambda: count.__setitem__(0, count[0] + 1), STEPS)
        assert question(connection, middle)
        driver.set_progress_handler(None, 0)
    engine.dispose()
    return count[0]


def test_a_page_costs_the_same_however_many_games_one_has(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/babylon.db"
    Store(database).close()
    hold(database, range(300))
    few = {name: steps(database, page, f"{200:012}") for name, page in PAGES.items()}
    hold(database, range(300, 3000))
    many = {name: steps(database, page, f"{1500:012}") for name, page in PAGES.items()}
    assert {name: many[name] < 1.2 * few[name] for name in PAGES} == dict.fromkeys(PAGES, True), (few, many)


def test_a_game_stands_in_a_list_once_and_in_order(database: str) -> None:
    store = Store(database)
    hold(database, range(120))
    seen: list[str] = []
    while page := asyncio.run(store.own_games("ada", [Status.PLAYING, Status.OVER], seen[-1] if seen else None)):
        seen += [one.id for one in page[: queries.PAGE]]
    store.close()
    assert seen == [f"{n:012}" for n in reversed(range(120))]


def test_what_a_server_of_before_has_written_is_filled_in(database: str) -> None:
    Store(database).close()
    hold(database, range(4))
    engine, config = open_engine(database, writing=True), Config()
    config.set_main_option("script_location", str(schema_version.MIGRATIONS))
    with engine.begin() as connection:
        connection.execute(update(schema.holder).values(part=None, status=None, created=None))
        config.attributes["connection"] = connection
        command.downgrade(config, "0009")
    store = Store(database)
    with engine.begin() as connection:
        rows = connection.execute(select(schema.holder).order_by(schema.holder.c.game, schema.holder.c.role)).all()
    engine.dispose()
    assert [(row.part, row.status, row.created) for row in rows[4:8]] == [
        ("host", "playing", 1.0),
        ("seat", "playing", 1.0),
        ("seat", "playing", 1.0),
        ("watch", "playing", 1.0),
    ]
    assert len(asyncio.run(store.own_games("ada", [Status.OVER], None))) == 2
    store.close()


@pytest.mark.parametrize(
    ("role", "part"),
    [
        (roles.HOST, Part.HOST),
        (roles.seat_role(3), Part.SEAT),
        (roles.watch_role("x"), Part.WATCH),
        (roles.removed_role("x"), Part.REMOVED),
    ],
)
def test_every_role_gives_a_part(role: str, part: Part) -> None:
    assert part_of(role) is part
