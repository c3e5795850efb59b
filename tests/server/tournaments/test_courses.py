"""Tournaments played to their end, by bots and people, in each format."""

from __future__ import annotations

import asyncio
import csv
import io
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest

from babylon.server.process import clock
from babylon.server.runtime import tournament_rounds
from babylon.server.tournaments import state
from babylon.server.wire.tournament_settings import NewTournament
from tests.server.tournaments.evenings import Guest, evening, hurried

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    hurried(monkeypatch)


def played(folder: Path, people: int = 0, bots: int = 0, **settings: object) -> dict[str, Any]:
    """A tournament once it is over."""

    async def course() -> dict[str, Any]:
        async with evening(folder) as (app, host), AsyncExitStack() as stack:
            name = await host.calls(**settings)
            guests = [await stack.enter_async_context(Guest.of(app)) for _ in range(people)]
            for number, guest in enumerate(guests):
                await guest.does(name, "join", {"name": f"Guest {number}", "entropy": f"{number:02x}"})
            if bots:
                await host.does(name, "bots", {"bot": "plain", "count": bots})
            await host.does(name, "course", {"act": "start"})
            await asyncio.gather(*(guest.plays_all(name) for guest in guests))
            return await host.waits(name)

    return asyncio.run(course())


def met(told: dict[str, Any]) -> list[frozenset[int]]:
    return [frozenset(table["seats"]) for one in told["rounds"] for table in one["tables"]]


def test_a_swiss_evening_of_the_same_deals_with_people_and_bots(tmp_path: Path) -> None:
    told = played(tmp_path, people=2, bots=3, rounds=3, duplicate=True)
    assert [len(one["tables"]) for one in told["rounds"]] == [2, 2, 2]
    assert len(set(met(told))) == 6
    byes = [bye for one in told["rounds"] for bye in one["byes"]]
    assert len(set(byes)) == 3
    assert all(table["outcome"] is not None for one in told["rounds"] for table in one["tables"])
    assert [deal["secret"] is not None for deal in told["deals"]] == [True] * 3
    assert sum(line["score"] for line in told["standings"]) == pytest.approx(3 * (2 + 0.6))


def test_in_a_round_robin_all_meet(tmp_path: Path) -> None:
    told = played(tmp_path, bots=4, format="round-robin")
    assert (told["round_count"], sorted(map(sorted, met(told)))) == (
        3,
        [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]],
    )


def test_a_knock_out_of_tables_of_three_ends_with_one(tmp_path: Path) -> None:
    told = played(tmp_path, bots=6, format="knock-out", players=3)
    assert [[len(table["seats"]) for table in one["tables"]] for one in told["rounds"]] == [[3, 3], [2]]
    final = told["rounds"][-1]["tables"][0]
    assert told["standings"][0]["number"] in final["seats"]


def test_teams_have_both_sides_of_each_deal(tmp_path: Path) -> None:
    async def course() -> dict[str, Any]:
        async with evening(tmp_path) as (_app, host):
            name = await host.calls(boards=2, duplicate=True, rounds=1)
            for team in ("Red", "Blue"):
                await host.does(name, "bots", {"bot": "plain", "count": 2, "team": team})
            await host.does(name, "course", {"act": "start"})
            return await host.waits(name)

    told = asyncio.run(course())
    first, second = (table["seats"] for table in told["rounds"][0]["tables"])
    assert {number // 2 for number in (first[0], second[1])} == {first[0] // 2}
    assert {line["name"] for line in told["standings"]} == {"Red", "Blue"}
    assert sum(line["score"] for line in told["standings"]) == pytest.approx(1.0)


def test_an_arena_pairs_whoever_is_free_until_its_time_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "MINUTE", 2.0)
    told = played(tmp_path, bots=4, format="arena", minutes=1, duplicate=True)
    assert len(told["rounds"]) >= 1
    assert all(table["outcome"] is not None for one in told["rounds"] for table in one["tables"])
    assert all(deal["secret"] for deal in told["deals"])
    for one in range(4):
        deals = [table["deal"] for turn in told["rounds"] for table in turn["tables"] if one in table["seats"]]
        assert len(set(deals)) == len(deals)


def test_who_does_not_come_has_lost_and_takes_part_no_more(tmp_path: Path) -> None:
    told = played_without_people(tmp_path)
    outcome = told["rounds"][0]["tables"][0]["outcome"]
    assert (len(outcome["absent"]), outcome["points"]) == (2, [])
    assert [one["left"] for one in told["entrants"]] == ["absent", "absent"]
    assert [score["score"] for score in outcome["scores"]] == [0.0, 0.0]


def played_without_people(folder: Path) -> dict[str, Any]:
    async def course() -> dict[str, Any]:
        async with evening(folder) as (app, host), AsyncExitStack() as stack:
            name = await host.calls(no_show=5)
            for number in range(2):
                guest = await stack.enter_async_context(Guest.of(app))
                await guest.does(name, "join", {"name": f"Guest {number}"})
            await host.does(name, "course", {"act": "start"})
            return await host.waits(name)

    return asyncio.run(course())


def test_the_time_to_come_to_a_table_does_not_run_while_the_server_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course() -> dict[str, Any]:
        async with evening(tmp_path) as (app, host), AsyncExitStack() as stack:
            name = await host.calls(no_show=60, rounds=1)
            guests = [await stack.enter_async_context(Guest.of(app)) for _ in range(2)]
            for number, guest in enumerate(guests):
                await guest.does(name, "join", {"name": f"Guest {number}"})
            await host.does(name, "course", {"act": "start"})
            while not all([(await guest.sees(name))["you"]["table"] for guest in guests]):  # noqa: ASYNC110 - no news
                await asyncio.sleep(0.02)
            cookies = [guest.client.cookies for guest in guests]
        # Ten minutes later.
        monkeypatch.setattr(tournament_rounds, "now", lambda: clock.now() + 600.0)
        async with evening(tmp_path) as (app, host), AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest.of(app, one)) for one in cookies]
            rounds = app.state.service.tournament_rounds
            while rounds._looked < 0:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)
            await rounds._attend(name)
            await asyncio.gather(*(guest.plays_all(name) for guest in guests))
            return await host.waits(name)

    told = asyncio.run(course())
    assert told["rounds"][0]["tables"][0]["outcome"]["absent"] == []
    assert [one["left"] for one in told["entrants"]] == [None, None]


def test_by_days_there_is_as_long_to_come_as_for_a_turn() -> None:
    def patience(**told: object) -> int:
        return NewTournament.model_validate({"name": "x", **told}).no_show

    assert patience() == 180
    assert patience(clock={"kind": "days", "days": 3}) == 3 * 86_400
    assert patience(clock={"kind": "days", "days": 14}) == 7 * 86_400
    assert patience(clock={"kind": "days", "days": 3}, no_show=600) == 600


def test_four_at_a_table_by_days_fill_their_tables_with_bots(tmp_path: Path) -> None:
    days = {"kind": "days", "days": 3}
    told = played(tmp_path, people=1, bots=5, players=4, rounds=2, clock=days, duplicate=True, fill="plain")
    assert [[len(table["seats"]) for table in one["tables"]] for one in told["rounds"]] == [[4, 4], [4, 4]]
    assert told["settings"]["no_show"] == 3 * 86_400
    assert all(min(table["outcome"]["places"]) == 1 for one in told["rounds"] for table in one["tables"])
    # Each seat of a deal is compared with the one other in the same seat.
    for one in told["rounds"]:
        for seat in range(4):
            assert sum(table["outcome"]["scores"][seat]["score"] for table in one["tables"]) == pytest.approx(1.0)


def test_who_comes_late_plays_from_the_next_round_on_and_who_goes_or_is_removed_does_not(tmp_path: Path) -> None:
    async def course() -> dict[str, Any]:
        async with evening(tmp_path) as (app, host), AsyncExitStack() as stack:
            name = await host.calls(rounds=3)
            one, other, late = [await stack.enter_async_context(Guest.of(app)) for _ in range(3)]
            for number, guest in enumerate((one, other)):
                await guest.does(name, "join", {"name": f"Guest {number}"})
            await host.does(name, "bots", {"bot": "plain", "count": 3})
            await host.does(name, "course", {"act": "start"})
            while not (await one.sees(name))["tournament"]["rounds"]:  # noqa: ASYNC110 - no news
                await asyncio.sleep(0.02)
            # While the first round is played: one comes, one goes, a bot is sent away. Nothing is paired meanwhile.
            await late.does(name, "join", {"name": "Late"})
            await other.does(name, "leave")
            await host.does(name, "remove", {"entrant": 4})
            await host.does(name, "course", {"act": "pause"})
            first = (await one.sees(name))["tournament"]["rounds"][0]["tables"]
            await asyncio.gather(*(plays_of(guest, name, first) for guest in (one, other)))
            while not all(table["ended"] for table in first):
                await asyncio.sleep(0.02)
                first = (await host.sees(name))["tournament"]["rounds"][0]["tables"]
            await asyncio.sleep(0.3)
            seen = (await host.sees(name))["tournament"]
            assert (len(seen["rounds"]), seen["paused"]) == (1, True)
            await host.does(name, "course", {"act": "resume"})
            await asyncio.gather(*(guest.plays_all(name) for guest in (one, late)))
            return await host.waits(name)

    told = asyncio.run(course())
    left = {one["name"]: one["left"] for one in told["entrants"]}
    assert (left["Guest 1"], left["plain 3"], left["Late"]) == ("withdrawn", "removed", None)
    first, *rest = [
        {seat for table in one["tables"] for seat in table["seats"]} | set(one["byes"]) for one in told["rounds"]
    ]
    assert first == {0, 1, 2, 3, 4}
    assert rest == [{0, 2, 3, 5}] * 2


async def plays_of(guest: Guest, name: str, tables: list[dict[str, Any]]) -> None:
    """Play the game of these tables where the guest sits, wherever the tournament has come to."""
    number = (await guest.sees(name))["you"]["entrant"]
    for table in tables:
        if number in table["seats"]:
            await guest.plays(table["table"])


def test_the_standings_for_spreadsheets_are_those_of_the_page(tmp_path: Path) -> None:
    async def course() -> tuple[dict[str, Any], str]:
        async with evening(tmp_path) as (_app, host):
            name = await host.calls(rounds=2, duplicate=True)
            await host.does(name, "bots", {"bot": "plain", "count": 4})
            await host.does(name, "course", {"act": "start"})
            told = await host.waits(name)
            return told, (await host.get(f"/tournaments/{name}/standings.csv")).text

    told, text = asyncio.run(course())
    rows = list(csv.DictReader(io.StringIO(text.lstrip("\ufeff"))))
    assert [row["name"] for row in rows] == [line["name"] for line in told["standings"]]
    for row, line in zip(rows, told["standings"], strict=True):
        assert int(row["rank"]) == line["rank"]
        assert float(row["score"]) == pytest.approx(line["score"])


def test_teams_meet_over_two_rounds(tmp_path: Path) -> None:
    async def course() -> dict[str, Any]:
        async with evening(tmp_path) as (_app, host):
            name = await host.calls(boards=2, duplicate=True, rounds=2)
            for team in ("Red", "Blue", "Green", "Gold"):
                await host.does(name, "bots", {"bot": "plain", "count": 2, "team": team})
            await host.does(name, "course", {"act": "start"})
            return await host.waits(name)

    told = asyncio.run(course())
    matches = [
        frozenset(number // 2 for table in one["tables"] if table["match"] == match for number in table["seats"])
        for one in told["rounds"]
        for match in (0, 1)
    ]
    assert len(set(matches)) == 4
    assert all(len(match) == 2 for match in matches)
    assert [line["games"] for line in told["standings"]] == [2] * 4
    assert sum(line["score"] for line in told["standings"]) == pytest.approx(4.0)


def test_a_tournament_whose_server_stops_in_mid_round_goes_on(tmp_path: Path) -> None:
    async def course() -> dict[str, Any]:
        settings = {"rounds": 2, "duplicate": True}
        async with evening(tmp_path) as (app, host), AsyncExitStack() as stack:
            name = await host.calls(**settings)
            guests = [await stack.enter_async_context(Guest.of(app)) for _ in range(2)]
            for number, guest in enumerate(guests):
                await guest.does(name, "join", {"name": f"Guest {number}", "entropy": "0a"})
            await host.does(name, "bots", {"bot": "plain", "count": 2})
            await host.does(name, "course", {"act": "start"})
            while not all([(await guest.sees(name))["you"]["table"] for guest in guests]):  # noqa: ASYNC110 - no news
                await asyncio.sleep(0.02)
            for guest in guests:
                await guest.sits_down((await guest.sees(name))["you"]["table"])
            before = (await host.sees(name))["tournament"]["rounds"]
            cookies = [guest.client.cookies for guest in guests]
        async with evening(tmp_path) as (app, host), AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest.of(app, one)) for one in cookies]
            assert (await host.sees(name))["tournament"]["rounds"][0]["tables"][0]["seats"] == before[0]["tables"][0][
                "seats"
            ]
            await asyncio.gather(*(guest.plays_all(name) for guest in guests))
            return await host.waits(name)

    told = asyncio.run(course())
    assert [len(one["tables"]) for one in told["rounds"]] == [2, 2]
    assert all(table["outcome"] is not None for one in told["rounds"] for table in one["tables"])
    assert [one["left"] for one in told["entrants"]] == [None] * 4
