"""What people left in databases of released schemas is there after all later migrations, and goes on."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING

import pytest

from babylon.server.maintenance.backup import copy
from babylon.server.maintenance.verification import verified
from babylon.server.people.rating_book import recompute
from babylon.server.store import plans, ratings, schema_version
from babylon.server.store.engines import open_engine
from babylon.server.store.store import Store
from tests.server.people.homes import home
from tests.server.people.test_moderation import shown
from tests.server.store import club
from tests.server.store.released import everything, fill, passkey, play, release
from tests.server.tables.stories import OFFERS
from tests.server.tournaments.evenings import hurried

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from tests.server.people.homes import Browser

PATIENCE = 120.0
# The log is as old as the first schema; people, their passkeys and results came later, then all that a club has.
FIRST, NEWER, CLUB = "0001", "0008", "0020"
# What a club has in a schema of before ratings, and in one with all of it.
BEFORE_RATINGS = "0013"


def upgraded(database: str, version: str, left: str = NEWER) -> dict[str, Any]:
    """A database of that version with what people left in it, brought to the newest."""
    released = release(left)
    fill(database, version, released["rows"])
    Store(database).close()
    engine = open_engine(database, writing=False)
    with engine.begin() as connection:
        assert schema_version.version(connection) == schema_version.NEWEST
    engine.dispose()
    known: dict[str, Any] = released["known"]
    return known


@pytest.mark.parametrize("version", [FIRST, NEWER])
def test_games_of_a_released_schema_are_whole_and_go_on(database: str, version: str) -> None:
    known = upgraded(database, version)

    async def story() -> None:
        store, names = Store(database), known["games"]
        assert (await verified(store, OFFERS)).findings == ()
        store.close()
        async with home(database) as here:
            guest = here.browser()
            guest.http.cookies.update(known["guest"])
            rng = random.Random(1)
            async with asyncio.timeout(PATIENCE):
                # Lists of a first schema have no lines; the server makes them of the logs beside all else.
                while await listed(guest) != {names["theirs"], names["waiting"]}:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.05)
            assert await play(guest, names["theirs"], rng, 2) == "playing"
            assert await play(guest, names["over"], rng) == "over"
            state = (await guest.ask("GET", f"/tables/{names['theirs']}"))["table"]
            assert state["status"] == "playing"

    asyncio.run(story())


def test_people_of_a_released_schema_sign_in_and_play_on(database: str) -> None:
    known = upgraded(database, NEWER)

    async def story() -> None:
        async with home(database) as here:
            ada, rng = here.browser(), random.Random(2)
            await ada.sign_in(passkey(known["used"]))
            assert (await ada.person())["name"] == "Ada"
            assert await play(ada, known["games"]["running"], rng, 2) == "playing"
            forgetful = here.browser()
            await forgetful.ask("POST", "/sign-in/code", {"code": known["codes"][0], "label": "Test"})
            assert (await forgetful.person())["name"] == "Ada"

    asyncio.run(story())


@pytest.mark.parametrize(("version", "left"), [(NEWER, NEWER), (BEFORE_RATINGS, CLUB), (CLUB, CLUB)])
def test_all_rows_of_a_released_schema_are_there_afterwards(database: str, version: str, left: str) -> None:
    fill(database, version, release(left)["rows"])
    before = everything(database)
    Store(database).close()
    after = everything(database)
    for table, rows in before.items():
        kept = {name for row in rows for name in row}
        found = [{name: value for name, value in row.items() if name in kept} for row in after[table]]
        # Migrations fill and empty columns that are made of the log; who and what there was stays.
        made = {"line", "progress"}
        assert _as_text(rows, made) <= _as_text(found, made), table


def test_a_clubs_ratings_plans_reports_and_friends_are_there_afterwards(database: str) -> None:
    known = upgraded(database, CLUB, CLUB)["club"]

    async def story() -> None:
        async with home(database) as house:
            ada, eve = house.browser(), house.browser()
            await ada.sign_in(passkey(known["used"]["Ada"]))
            told = await ada.ask("GET", "/me/export")
            assert [one["name"] for one in told["blocked"]] == ["Eve"]
            assert [one["name"] for one in told["following"]] == ["Bo"]
            assert [len(told[part]) for part in ("alerts", "vacations", "invitations", "reports")] == [1, 1, 1, 1]
            assert [one["games"] for one in told["ratings"]] == [2]
            assert (await ada.ask("GET", f"/tables/{known['plan']}"))["table"]["status"] == "playing"
            store = house.app.state.service.store
            kept = await store.ask(ratings.everything)
            assert await store.change(recompute) == 3
            assert list(await store.ask(ratings.everything)) == list(kept)
            plan = await store.ask(lambda connection: plans.plan_of(connection, known["plan"], 1))
            assert plan is not None
            assert [one.moves for one in plan.turns] == ["A1 =d", "D4 =d"]
            eve.passkey = club.passkey("Eve", known["used"]["Eve"])
            await eve.sign_in(eve.passkey)
            await shown(eve)
            assert [one["name"] for one in (await eve.ask("GET", "/host/reports"))["reports"]] == ["Bo"]
            assert [one["name"] for one in (await eve.ask("GET", "/host/bans"))["bans"]] == ["Bo"]

    asyncio.run(story())


def test_a_tournament_of_a_released_schema_goes_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hurried(monkeypatch)
    known = upgraded(database, CLUB, CLUB)["club"]

    async def story() -> None:
        async with home(database) as house:
            ada, name = house.browser(), known["tournament"]
            await ada.sign_in(passkey(known["used"]["Ada"]))
            before = (await ada.ask("GET", f"/tournaments/{name}"))["tournament"]
            assert [table["outcome"] is not None for table in before["rounds"][0]["tables"]] == [True, True]
            await ada.ask("POST", f"/tournaments/{name}/course", {"act": "resume"})
            async with asyncio.timeout(PATIENCE):
                while (table := (await ada.ask("GET", f"/tournaments/{name}"))["you"]["table"]) is None:  # noqa: ASYNC110 - no news
                    await asyncio.sleep(0.05)
            assert (await ada.ask("GET", f"/tables/{table}"))["table"]["tournament"]["round"] == 1

    asyncio.run(story())


@pytest.mark.parametrize(("left", "games"), [(NEWER, 4), (CLUB, 12)])
def test_an_old_backup_can_be_restored(database: str, tmp_path: Path, left: str, games: int) -> None:
    old = f"sqlite:///{tmp_path}/old.db"
    fill(old, left, release(left)["rows"])
    assert copy(old, database) == games


async def listed(browser: Browser) -> set[str]:
    return {line["id"] for line in (await browser.ask("GET", "/tables?mine=true"))["tables"]}


def _as_text(rows: list[dict[str, Any]], but: set[str]) -> set[str]:
    return {
        json.dumps({name: value for name, value in sorted(row.items()) if name not in but and value is not None})
        for row in rows
    }
