"""The tables of results of days: what is replayed on the server counts, once for each guest, and tells no move."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from datetime import date
from typing import TYPE_CHECKING
from unittest.mock import patch

import httpx
import pytest

from babylon.days import day_key
from babylon.days.forms import PLAYER, bot_turn, day_game, rival
from babylon.days.kinds import Form, Medal
from babylon.days.ladder import climbers
from babylon.server.config import Config
from babylon.server.maintenance.backup import copy
from babylon.server.process.pseudonyms import Pseudonyms
from babylon.server.runtime import day_results, housekeeping
from babylon.server.runtime.housekeeping import Ages, tidy_now_and_then
from babylon.server.store.day_results import MOST_SHOWN, Refusal, Room
from babylon.server.store.rows import DayResult, DayTable, Ranked
from babylon.server.store.store import Store
from babylon.server.tables.day_keys import DayKeys
from babylon.words import LANGUAGES
from tests.server.inside import inside

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from fastapi import FastAPI

    from babylon.game import Game

DAY = 86_400.0
NOON = 1_795_003_200.0  # 2026-11-18, 12:00 in universal time
TODAY = date(2026, 11, 18)
SOLO = f"/api/v1/days/{TODAY}/solo"


def game_of(key: bytes, medal: Medal, form: Form = Form.SOLO, turns: int = 99) -> Game:
    """A day's game as the bot of a medal plays it."""
    game, mine, other = day_game(key), climbers()[medal], rival(form)
    while not game.is_over and turns:
        turns -= 1
        for move in bot_turn(mine if game.seat == PLAYER else other, game, key):
            game.play(move)
    return game


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """The patience of a machine that does other things, too."""
    with patch.object(day_results, "CHECK_SECONDS", 600.0):
        yield


@asynccontextmanager
async def server(database: str, moment: float = NOON, **settings: int) -> AsyncIterator[tuple[FastAPI, bytes]]:
    """A server at that moment whose keys follow from their dates, and the key of the first day."""
    with (
        patch.object(day_results, "now", return_value=moment),
        patch.object(DayKeys, "_key", lambda _self, day: day_key(day)),
    ):
        async with inside(Config.model_validate({"database": database, **settings})) as (_, app):
            yield app, day_key(TODAY)


def guest(app: FastAPI, **headers: str) -> httpx.AsyncClient:
    """Someone with cookies of their own."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://x", headers=headers)


async def told(client: httpx.AsyncClient, name: str, game: Game | str, path: str = SOLO) -> httpx.Response:
    """What someone is answered who sends a game."""
    return await client.post(path, json={"name": name, "record": str(game)})


def code(answer: httpx.Response) -> str:
    """Why it was refused."""
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"]["code"])


def test_a_result_is_replayed_and_stands_in_the_table_once(database: str) -> None:
    async def asked() -> None:
        async with server(database) as (app, key), guest(app) as ada, guest(app) as bo:
            silver, gold = (game_of(key, medal) for medal in (Medal.SILVER, Medal.GOLD))
            points = [one.scores()[PLAYER].total for one in (silver, gold)]
            first = await told(ada, "Ada", silver)
            line = {"rank": 1, "name": "Ada", "points": points[0], "medal": "silver"}
            assert first.json() == {"date": str(TODAY), "form": "solo", "count": 1, "best": [line], "own": line}
            assert (await told(ada, "Ada", silver)).json() == first.json()
            assert code(await told(ada, "Ada", gold)) == "day-counted"
            assert code(await told(bo, "Bo", silver)) == "day-copied"
            table = (await told(bo, "Bo", gold)).json()
            assert [(one["rank"], one["name"], one["points"], one["medal"]) for one in table["best"]] == [
                (1, "Bo", points[1], "gold"),
                (2, "Ada", points[0], "silver"),
            ]
            # A stranger sees the same, and of every game no more than its points and its medal.
            async with guest(app) as stranger:
                seen = await stranger.get(SOLO)
                assert seen.json() == {**table, "own": None}
                assert (await stranger.get(SOLO.replace("solo", "duel"))).json()["count"] == 0

    asyncio.run(asked())


def test_what_is_no_result_of_the_day_is_refused_by_name(tmp_path: Path) -> None:
    async def asked() -> None:
        async with server(f"sqlite:///{tmp_path}/babylon.db") as (app, key), guest(app) as ada:
            other = day_key(date(2026, 11, 17))
            game = game_of(key, Medal.SILVER)
            assert code(await told(ada, "Ada", game_of(other, Medal.SILVER))) == "day-other-deal"
            assert code(await told(ada, "Ada", game_of(key, Medal.SILVER, turns=9))) == "day-unfinished"
            assert code(await told(ada, "Ada", game, SOLO.replace("solo", "duel"))) == "day-other-rival"
            tomorrow = SOLO.replace("18", "19")
            assert code(await told(ada, "Ada", game, tomorrow)) == "no-day"
            assert code(await ada.get(tomorrow)) == "no-day"
            assert code(await told(ada, "Ada", game, SOLO.replace("18", "16"))) == "day-over"
            assert code(await told(ada, "\u200b", game)) == "bad-name"
            assert code(await told(ada, "Ada", "x" * 9000)) == "bad-request"
            sentences = set()
            for lang in LANGUAGES:
                answer = await ada.post(SOLO, json={"name": "Ada", "record": "A1"}, headers={"Accept-Language": lang})
                assert code(answer) == "bad-record"
                error = answer.json()["error"]
                assert error["details"]["line"] == 1
                sentences |= {error["sentence"], error["details"]["sentence"]}
            assert len(sentences) == 2 * len(LANGUAGES)
            assert (await ada.get(SOLO)).json()["count"] == 0

    with patch("babylon.server.service.Buckets.wait", return_value=0.0):
        asyncio.run(asked())


def test_yesterdays_game_may_be_ended_today_and_not_later(tmp_path: Path) -> None:
    async def asked(moment: float) -> httpx.Response:
        async with server(f"sqlite:///{tmp_path}/babylon.db", moment) as (app, key), guest(app) as ada:
            return await told(ada, "Ada", game_of(key, Medal.BRONZE))

    assert asyncio.run(asked(NOON + DAY)).json()["own"]["medal"] == "bronze"
    assert code(asyncio.run(asked(NOON + 2 * DAY))) == "day-over"


def test_a_full_table_and_one_who_sends_too_much_are_refused(tmp_path: Path) -> None:
    async def asked() -> None:
        async with server(f"sqlite:///{tmp_path}/babylon.db", day_results=1) as (app, key), guest(app) as ada:
            assert (await told(ada, "Ada", game_of(key, Medal.GOLD))).status_code == 200
            async with guest(app) as bo:
                assert code(await told(bo, "Bo", game_of(key, Medal.SILVER))) == "day-full"
            answers = [await told(ada, "Ada", "x") for _ in range(12)]
            assert (code(answers[0]), code(answers[-1])) == ("bad-record", "too-many")
            assert int(answers[-1].headers["Retry-After"]) > 0

    asyncio.run(asked())


def test_all_networks_of_a_site_have_the_share_of_one_client(tmp_path: Path) -> None:
    async def asked() -> None:
        database = f"sqlite:///{tmp_path}/babylon.db"
        async with server(database, day_results_per_client=1) as (app, key):
            for number, medal in ((1, Medal.GOLD), (2, Medal.SILVER)):
                near = httpx.ASGITransport(app, client=(f"2001:db8:0:{number}00::1", 1))
                async with httpx.AsyncClient(transport=near, base_url="http://x") as one:
                    answer = await told(one, f"Eve {number}", game_of(key, medal))
                    assert answer.status_code == 200 if number == 1 else code(answer) == "day-full"
            async with guest(app) as bo:
                assert (await told(bo, "Bo", game_of(key, Medal.BRONZE))).status_code == 200

    asyncio.run(asked())


def test_nobody_waits_for_ever_where_there_are_no_workers(tmp_path: Path) -> None:
    async def asked() -> None:
        async with server(f"sqlite:///{tmp_path}/babylon.db", workers=0) as (app, key), guest(app) as ada:
            assert code(await told(ada, "Ada", game_of(key, Medal.BRONZE))) == "bot-busy"

    with patch.object(day_results, "CHECK_SECONDS", 0.01):
        asyncio.run(asked())


def result(
    holder: str, points: int, day: str = "2026-11-18", digest: str | None = None, client: str | None = None
) -> DayResult:
    """A result as it is stored."""
    return DayResult(day, "solo", holder, holder.title(), points, None, NOON, digest or holder, "C2", client)


def test_equal_points_share_a_rank_and_ones_own_is_told_from_afar(store: Store) -> None:
    async def written() -> None:
        for number in range(MOST_SHOWN):
            assert await store.add_result(result(f"guest{number:03}", 90), Room(1000)) is None
        for holder, points in (("best", 99), ("last", 50), ("next", 60)):
            assert await store.add_result(result(holder, points), Room(1000)) is None
        table = await store.day_table("2026-11-18", "solo", "last")
        assert (table.count, len(table.best)) == (MOST_SHOWN + 3, MOST_SHOWN)
        assert [one.rank for one in table.best[:3]] == [1, 2, 2]
        assert table.own == Ranked(MOST_SHOWN + 3, "Last", 50, None)

    asyncio.run(written())


def test_the_store_has_one_result_of_a_guest_and_each_game_once(store: Store) -> None:
    async def written() -> None:
        assert await store.add_result(result("ada", 90), Room(2)) is None
        assert await store.add_result(result("ada", 90), Room(2)) is None
        assert await store.add_result(result("ada", 91, digest="other"), Room(2)) is Refusal.COUNTED
        assert await store.add_result(result("bo", 90, digest="ada"), Room(2)) is Refusal.COPIED
        assert await store.add_result(result("bo", 80), Room(2)) is None
        assert await store.add_result(result("cy", 80), Room(2)) is Refusal.FULL
        assert (await store.day_table("2026-11-18", "solo", None)).count == 2

    asyncio.run(written())


def names(table: DayTable) -> list[str]:
    return [one.name for one in table.best]


def test_no_client_has_more_than_their_share_of_a_table(store: Store) -> None:
    async def written() -> None:
        room = Room(9, 2)
        for holder, points, refusal in (("a1", 50, None), ("a2", 40, None), ("a3", 40, Refusal.FULL), ("a4", 60, None)):
            assert await store.add_result(result(holder, points, client="eve"), room) is refusal
        assert await store.add_result(result("bo", 10, client="bo"), room) is None
        assert names(await store.day_table("2026-11-18", "solo", None)) == ["A4", "A1", "Bo"]

    asyncio.run(written())


def test_a_full_table_has_room_for_whoever_has_less_of_it_than_another(store: Store) -> None:
    async def written() -> None:
        room = Room(7, 6)
        for number in range(6):
            assert await store.add_result(result(f"a{number}", 90 + number, client="eve"), room) is None
        for holder, points in (("bo", 10), ("cy", 20), ("di", 30)):
            assert await store.add_result(result(holder, points, client=holder), room) is None
        assert names(await store.day_table("2026-11-18", "solo", None)) == ["A5", "A4", "A3", "A2", "Di", "Cy", "Bo"]
        # Where nobody has more than a household may, the better results stay.
        for holder, points, refusal in (("ed", 5, Refusal.FULL), ("fay", 40, None)):
            assert await store.add_result(result(holder, points, client=holder), room) is refusal
        assert names(await store.day_table("2026-11-18", "solo", None)) == ["A5", "A4", "A3", "A2", "Fay", "Di", "Cy"]

    asyncio.run(written())


def test_what_is_written_of_an_address_tells_no_address_and_links_no_days() -> None:
    told = [Pseudonyms(b"a server's own").of("192.0.2.1", purpose) for purpose in ("day 1", "day 1", "day 2")]
    assert told[0] == told[1] != told[2]
    assert told[0] != Pseudonyms(b"another server's").of("192.0.2.1", "day 1")
    assert "192" not in told[0]


def test_who_writes_at_the_same_moment_is_told_apart_by_the_database(store: Store) -> None:
    async def written() -> list[Refusal | None]:
        assert await store.add_result(result("ada", 90), Room(9)) is None
        # As if nothing had been there when it was looked for.
        with patch("babylon.server.store.day_results._count", side_effect=[0, 0, 0, 1]):
            return [await store.add_result(result("bo", 90, digest="ada"), Room(9))]

    assert asyncio.run(written()) == [Refusal.COPIED]


def test_old_days_go_after_their_time(database: str) -> None:
    async def tidied() -> list[int]:
        async with inside(Config(database=database, workers=0, day_result_days=0)) as (_, app):
            store = app.state.service.store
            for number in (18, 17, 16):
                await store.add_result(result("ada", 90, f"2026-11-{number}"), Room(9))
            with patch.object(housekeeping, "now", return_value=NOON + 90 * DAY):
                tidying = asyncio.create_task(tidy_now_and_then(app.state.service.tables, Ages(day_result=91)))
                async with asyncio.timeout(60):
                    while (await store.day_table("2026-11-16", "solo", None)).count:  # noqa: ASYNC110 - not told
                        await asyncio.sleep(0.01)
                tidying.cancel()
            return [(await store.day_table(f"2026-11-{number}", "solo", None)).count for number in (18, 17, 16)]

    assert asyncio.run(tidied()) == [1, 1, 0]


def test_a_backup_has_the_results(database: str, tmp_path: Path) -> None:
    copied = f"sqlite:///{tmp_path}/copy.db"
    for address in (database, copied):
        store = Store(address)
        if address == database:
            asyncio.run(store.add_result(result("ada", 90), Room(9)))
            copy(database, copied)
        table = asyncio.run(store.day_table("2026-11-18", "solo", "ada"))
        store.close()
        assert table.own == Ranked(1, "Ada", 90, None)
