"""Planned turns: played when they are due, dropped when they can't be, and noticed by nobody else before."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
from typing import TYPE_CHECKING, Any

import pytest

from babylon.game import Game
from babylon.server.store.plans import OtherTurn, Plan, plan_of
from tests.server.inside import frames
from tests.server.people.homes import API, home
from tests.server.test_secrets import MANY, QUESTIONS, nothing_left_to_chance

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.people.homes import Browser, Home


@pytest.fixture
def light(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/babylon.db"


async def two(house: Home, turns: int = 6) -> tuple[Browser, Browser, str]:
    """Ada and Bo after some turns of their game: six, and the setup is over."""
    ada, bo = house.browser(), house.browser()
    for one in (ada, bo):
        await one.ask("POST", "/guest", {}, 204)
    table = await ada.open_table(0)
    await bo.ask("POST", f"/tables/{table}/seats/1/claim", {"name": "Bo"})
    for seat, one in enumerate((ada, bo)):
        await one.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
    for number in range(turns):
        await play((ada, bo)[number % 2], table, number % 2)
    return ada, bo, table


async def seq(browser: Browser, table: str) -> int:
    return int((await browser.ask("GET", f"/tables/{table}"))["table"]["seq"])


async def play(browser: Browser, table: str, seat: int, *moves: str) -> None:
    """A turn: these moves, or the first that the setup allows."""
    if not moves:
        preview = await browser.ask("POST", f"/tables/{table}/preview", {"seat": seat})
        moves = (preview["legal"][0]["token"],)
    now = await seq(browser, table)
    headers = {"Idempotency-Key": f"turn-{now}"}
    body = {"seat": seat, "seq": now, "moves": list(moves)}
    answer = await browser.http.post(f"{API}/tables/{table}/turns", json=body, headers=headers)
    assert answer.status_code == 200, answer.text


async def planned(browser: Browser, table: str, *moves: str, seat: int = 1) -> Any:  # noqa: ANN401 - any JSON
    body = {"seq": await seq(browser, table), "moves": list(moves)}
    return (await browser.ask("PUT", f"/tables/{table}/seats/{seat}/plan", body))["plan"]


async def turns(browser: Browser, table: str) -> list[tuple[int, list[str]]]:
    told = await browser.ask("GET", f"/tables/{table}/events")
    return [(one["seat"], one["moves"]) for one in told["events"] if one["kind"] == "turn"]


async def until_turns(browser: Browser, table: str, count: int) -> list[tuple[int, list[str]]]:
    """The turns, once there are so many."""
    while len(found := await turns(browser, table)) < count:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.02)
    return found


async def plan_now(browser: Browser, table: str, seat: int = 1) -> Any:  # noqa: ANN401 - any JSON
    return (await browser.ask("GET", f"/tables/{table}/seats/{seat}/plan"))["plan"]


def test_a_plan_is_played_as_soon_as_its_turn_comes(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, bo, table = await two(house)
            assert (await planned(bo, table, "D4", "=d"))["dropped"] is None
            await play(ada, table, 0, "A1", "=d")
            assert (await until_turns(ada, table, 8))[-1] == (1, ["D4", "=d"])
            while await plan_now(bo, table) is not None:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)

    asyncio.run(story())


def test_a_plan_whose_tile_was_taken_is_dropped_with_a_word_to_its_owner(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, bo, table = await two(house)
            await planned(bo, table, "A1", "=d")
            await play(ada, table, 0, "A1", "=d")
            while (await plan_now(bo, table))["dropped"] is None:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)
            assert (await plan_now(bo, table))["dropped"] == "changed"
            assert len(await turns(ada, table)) == 7
            await bo.ask("DELETE", f"/tables/{table}/seats/1/plan")
            assert await plan_now(bo, table) is None

    asyncio.run(story())


async def planned_in_order(browser: Browser, table: str, *turns: str) -> Any:  # noqa: ANN401 - any JSON
    moves, *others = (turn.split(" ") for turn in turns)
    body = {"seq": await seq(browser, table), "moves": moves, "others": others}
    return (await browser.ask("PUT", f"/tables/{table}/seats/1/plan", body))["plan"]


def test_of_several_turns_the_first_that_can_be_played_is(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, bo, table = await two(house)
            plan = await planned_in_order(bo, table, "A1 =d", "D4 dc4/5>2-ne =d", "D4 =d", "B2 =d")
            assert [one["moves"][0] for one in plan["others"]] == ["D4", "D4", "B2"]
            await play(ada, table, 0, "A1", "=d")
            assert (await until_turns(ada, table, 8))[-1] == (1, ["D4", "=d"])
            while await plan_now(bo, table) is not None:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)

    asyncio.run(story())


def test_when_none_of_several_turns_can_be_played_each_says_why(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, bo, table = await two(house)
            await planned_in_order(bo, table, "A1 =d", "D4 dc4/5>2-ne =d", "A1 =s")
            await play(ada, table, 0, "A1", "=d")
            while (plan := await plan_now(bo, table))["dropped"] is None:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)
            why = [plan["dropped"], *(one["dropped"] for one in plan["others"])]
            assert why == ["changed", "level-skipped", "changed"]
            assert len(await turns(ada, table)) == 7
            body = {"seq": await seq(bo, table), "moves": ["D4", "=d"]}
            path = f"/tables/{table}/seats/0/plan"
            await play(bo, table, 1, "D4", "=d")
            assert await ada.refused("PUT", path, body | {"others": [["D3", "=d"]]}) == "your-turn"

    asyncio.run(story())


def test_each_of_several_turns_is_judged_when_it_is_planned(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            _, bo, table = await two(house)
            body = {"seq": await seq(bo, table), "moves": ["D4", "=d"]}
            path = f"/tables/{table}/seats/1/plan"
            assert await bo.refused("PUT", path, {**body, "others": [["B2"]]}) == "turn-unfinished"
            assert await bo.refused("PUT", path, {**body, "others": [["B2", "=d"]] * 8}) == "bad-request"
            assert await plan_now(bo, table) is None

    asyncio.run(story())


def test_a_plan_that_breaks_a_rule_is_dropped_with_the_rule(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, bo, table = await two(house)
            await planned(bo, table, "D4", "dc4/5>2-ne", "=d")
            await play(ada, table, 0, "A1", "=d")
            while (await plan_now(bo, table))["dropped"] is None:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)
            assert (await plan_now(bo, table))["dropped"] == "level-skipped"

    asyncio.run(story())


def test_nobody_plans_for_others_nor_in_their_own_turn(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, bo, table = await two(house)
            body = {"seq": await seq(ada, table), "moves": ["D4", "=d"]}
            path = f"/tables/{table}/seats"
            assert await ada.refused("PUT", f"{path}/1/plan", body) == "not-your-seat"
            assert await ada.refused("GET", f"{path}/1/plan") == "not-your-seat"
            assert await ada.refused("PUT", f"{path}/0/plan", body) == "your-turn"
            assert await bo.refused("PUT", f"{path}/1/plan", {**body, "moves": ["D4"]}) == "turn-unfinished"
            assert await bo.refused("PUT", f"{path}/1/plan", {**body, "moves": ["nonsense"]}) == "bad-notation"
            assert await bo.refused("PUT", f"{path}/1/plan", {**body, "seq": 1}) == "stale"
            assert await plan_now(bo, table) is None

    asyncio.run(story())


def test_what_a_process_left_undone_the_next_one_plays(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, bo, table = await two(house)
            await planned(bo, table, "D4", "=d")
            house.app.state.service.plans._games = set()
            await play(ada, table, 0, "A1", "=d")
        async with home(light) as house:
            again = house.browser()
            again.http.cookies = ada.http.cookies
            assert (await until_turns(again, table, 8))[-1] == (1, ["D4", "=d"])

    asyncio.run(story())


def test_plans_that_are_not_due_have_no_table_read(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            for _ in range(3):
                _, bo, table = await two(house)
                await planned(bo, table, "D4", "=d")
        async with home(light) as house:
            service = house.app.state.service
            while len(service.plans._games) < 3:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.001)
            await asyncio.gather(*service.plans._tasks)
            assert service.tables.count() == 0

    asyncio.run(story())


def test_of_a_plan_at_another_process_only_its_table_is_noted(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, bo, table = await two(house)
            await planned(bo, table, "D4", "=d")
            plans = house.app.state.service.plans
            await asyncio.gather(*plans._tasks)
            plans._games = set()
            plans.heard("%elsewhere")
            assert (plans._games, plans._tasks) == ({"elsewhere"}, set())
            # Its turn may have come before the notice.
            await play(ada, table, 0, "A1", "=d")
            plans.heard(f"%{table}")
            assert (await until_turns(ada, table, 8))[-1] == (1, ["D4", "=d"])

    asyncio.run(story())


def test_a_plan_shows_in_no_repr() -> None:
    shown = repr(Plan("table", 1, "holder", 9, "D4 =d", 15, 3, 1.0, "changed", (OtherTurn("B2 =s", 5, 3),)))
    assert not any(secret in shown for secret in ("D4", "holder", "15", "changed", "B2"))
    assert repr(OtherTurn("B2 =s", 5, 3)) == "OtherTurn()"


async def everything_said(database: str, moves: tuple[str, ...] | None) -> list[object]:
    """All that Ada, a stranger, the log and the metrics say while Bo has planned something, until Ada has played."""
    deal = Game.deal(players=2, seed=1).dealing
    log = io.StringIO()
    said: list[object] = []
    with nothing_left_to_chance(deal), contextlib.redirect_stderr(log):
        async with home(database) as house:
            ada, bo, table = await two(house)
            cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
            leave = asyncio.Event()
            path = f"{API}/tables/{table}/socket?wire=2"
            listening = asyncio.create_task(frames(house.app, path, cookie, MANY, leave))
            while not house.app.state.service.hub.count():  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.001)
            made = len(log.getvalue().splitlines())
            # One is planned in any case: that something was asked may be seen in the host's log, what it was may not.
            await planned(bo, table, *(moves or ("D4", "=d")))
            if moves is None:
                await bo.ask("DELETE", f"/tables/{table}/seats/1/plan")
            for browser in (ada, house.browser()):
                for method, where, body in QUESTIONS:
                    if "hint" not in where:
                        answer = await browser.http.request(method, f"{API}/tables/{table}{where}", json=body)
                        said += [answer.text, sorted(answer.headers.items())]
            store = house.app.state.service.store
            stored = await store.game(table)
            assert stored is not None
            said.append(
                json.dumps([stored.row.seq, [one.body for one in stored.events], sorted(stored.secrets.values)])
            )
            assert ((await store.ask(lambda connection: plan_of(connection, table, 1))) is None) == (moves is None)
            leave.set()
            said += [{**one, "now": 0, "present": None} for one in await listening if one["kind"] != "presence"]
    if moves is not None:
        said += [{**json.loads(line), "at": ""} for line in log.getvalue().splitlines()[made:] if "lag" not in line]
    return said


def test_nobody_can_tell_what_is_planned(tmp_path: Path) -> None:
    one, other = (
        asyncio.run(everything_said(f"sqlite:///{tmp_path}/{number}.db", moves))
        for number, moves in enumerate([("D4", "=d"), ("B2", "=s")])
    )
    assert one == other


def test_the_others_can_not_tell_whether_anything_is_planned(tmp_path: Path) -> None:
    planned_one = asyncio.run(everything_said(f"sqlite:///{tmp_path}/some.db", ("D4", "=d")))
    nothing = asyncio.run(everything_said(f"sqlite:///{tmp_path}/none.db", None))
    assert planned_one[: len(nothing)] == nothing
