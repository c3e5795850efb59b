"""Ratings are a function of the log: counted as games end, they are what a command finds from the beginning."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, update

from babylon.bots import NAMES
from babylon.ratings import anchors
from babylon.ratings.anchors import anchor
from babylon.ratings.model import NEWCOMER, Rating, after_game
from babylon.server.people.rated_results import RatedResult
from babylon.server.people.rating_book import RatingBook, recompute, refresh
from babylon.server.store import ratings as stored
from babylon.server.store import schema
from babylon.server.tables import rated_games
from babylon.server.wire.faults import Fault, Unavailable
from babylon.server.wire.json_text import dumped
from tests.server.people.homes import home

if TYPE_CHECKING:
    import pytest

    from tests.server.people.homes import Browser, Home

CLOCK = {"kind": "real-time", "seconds": 6000, "increment": 20}
RATED: dict[str, Any] = {"rated": True, "clock": CLOCK}


async def people(house: Home, *names: str) -> list[tuple[Browser, str]]:
    """Browsers of people with these names, and their ids."""
    found = []
    for name in names:
        browser = house.browser()
        found.append((browser, (await browser.become(name))["me"]["person"]["id"]))
    return found


async def rated_game(house: Home, winner: Browser, loser: Browser, **settings: object) -> str:
    """A game for ratings that the loser gives up, counted."""
    table = await winner.open_table(0, **{**RATED, **settings})
    await loser.ask("POST", f"/tables/{table}/seats/1/claim", {"name": "x"})
    for seat, player in ((0, winner), (1, loser)):
        await player.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
    seats = (await loser.ask("GET", f"/tables/{table}"))["you"]["seats"]
    await loser.ask("POST", f"/tables/{table}/seats/{seats[0]}/resign", {})
    await house.app.state.service.ratings.settled()
    return table


async def all_of(house: Home) -> list[tuple[object, ...]]:
    return list(await house.app.state.service.store.ask(stored.everything))


def test_ratings_made_anew_are_the_same_bit_for_bit(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            (ada, ada_id), (bo, bo_id), (cy, _) = await people(house, "Ada", "Bo", "Cy")
            games = [await rated_game(house, *pair) for pair in ((ada, bo), (cy, ada), (bo, cy), (ada, cy))]
            await rated_game(house, ada, bo, clock={"kind": "days", "days": 3})
            kept = await all_of(house)
            store = house.app.state.service.store
            assert sum(row[0] == "rated_game" for row in kept) == 5
            assert await store.change(recompute) == 5
            assert await all_of(house) == kept
            # What became known late, in any order, comes out the same.
            await store.change(stored.forget_all)
            for game in (*games[2:], *games[:2], *await store.ask(stored.unnoted_games)):
                await store.change(lambda connection, game=game: refresh(connection, [game]))
            assert await all_of(house) == kept
            told = (await ada.ask("GET", f"/people/{ada_id}"))["ratings"]
            assert [(one["players"], one["clock"], one["games"]) for one in told] == [(2, "days", 1), (2, "live", 3)]
            first = after_game([NEWCOMER, NEWCOMER], [1, 2])[0]
            assert told[0]["rating"] == told[1]["course"][0]["rating"] == round(first.mu, 2)
            board = await bo.ask("GET", "/ratings/2/live")
            assert (board["count"], board["own"]["person"]) == (3, bo_id)
            assert [one["rank"] for one in board["leaders"] if one["bot"] is None] == [1, 2, 3]

    asyncio.run(story())


def test_bots_anchor_the_ratings_and_do_not_move(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            house.app.state.service.tables.offers.bots = ("mason",)
            [(ada, ada_id)] = await people(house, "Ada")
            table = await ada.open_table(0, seats=[{}, {"bot": "mason"}], **RATED)
            await ada.ask("POST", f"/tables/{table}/seats/0/ready", {})
            await ada.ask("POST", f"/tables/{table}/seats/0/resign", {})
            await house.app.state.service.ratings.settled()
            (told,) = (await ada.ask("GET", f"/people/{ada_id}"))["ratings"]
            mason = anchor("mason", 2)
            assert mason is not None
            assert told["rating"] == round(after_game([NEWCOMER, mason], [2, 1])[0].mu, 2)
            board = await ada.ask("GET", "/ratings/2/live")
            (line,) = [one for one in board["leaders"] if one["bot"] == "mason"]
            assert (line["rating"], line["rank"]) == (round(mason.mu, 2), None)

    asyncio.run(story())


def other_anchors(monkeypatch: pytest.MonkeyPatch) -> None:
    """A later version of this package, where each bot is worth something else, and some have gone."""
    told = {"seconds": 1.0, "players": {str(n): {"apprentice": [1.0, 1.0]} for n in (2, 3, 4)}}
    kept = anchors._table
    monkeypatch.setattr(anchors, "_table", lambda name: told if name == anchors.TABLE else kept(name))
    monkeypatch.setattr(rated_games, "NAMES", ("apprentice",))
    anchors.anchors.cache_clear()


async def beaten_by_a_bot(house: Home, person: Browser, bot: str) -> None:
    """A game for ratings against a bot, which the person gives up."""
    table = await person.open_table(0, seats=[{}, {"bot": bot}], **RATED)
    await person.ask("POST", f"/tables/{table}/seats/0/ready", {})
    await person.ask("POST", f"/tables/{table}/seats/0/resign", {})
    await house.app.state.service.ratings.settled()


def test_ratings_stay_when_a_later_version_measures_its_bots_anew(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with home(database) as house:
            house.app.state.service.tables.offers.bots = ("mason", "semiramis")
            (ada, _), (bo, _) = await people(house, "Ada", "Bo")
            for bot in ("mason", "semiramis"):
                await beaten_by_a_bot(house, ada, bot)
            await rated_game(house, bo, ada)
            kept = await all_of(house)
            assert sum(row[0] == "rating_step" for row in kept) == 4
            other_anchors(monkeypatch)
            store = house.app.state.service.store
            assert await store.change(recompute) == 3
            assert await all_of(house) == kept

    asyncio.run(story())
    anchors.anchors.cache_clear()


def test_a_log_that_tells_no_anchors_is_counted_by_those_of_then(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with home(light) as house:
            house.app.state.service.tables.offers.bots = ("mason",)
            [(ada, ada_id)] = await people(house, "Ada")
            await beaten_by_a_bot(house, ada, "mason")
            other_anchors(monkeypatch)
            store = house.app.state.service.store
            old = update(schema.event).where(schema.event.c.kind == "rated")
            await store.change(
                lambda connection: connection.execute(old.values(body=dumped({"people": [ada_id, None]})))
            )
            await store.change(recompute)
            (told,) = (await ada.ask("GET", f"/people/{ada_id}"))["ratings"]
            mason = Rating(11.787, 2.159)
            assert told["rating"] == round(after_game([NEWCOMER, mason], [2, 1])[0].mu, 2)

    asyncio.run(story())
    anchors.anchors.cache_clear()


def test_three_and_four_at_a_table_have_ratings_of_their_own(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            house.app.state.service.tables.offers.bots = ("mason",)
            three = await people(house, "Ada", "Bo", "Cy")
            for bots in (0, 1):
                seats = [{}, {}, {}, *[{"bot": "mason"}] * bots]
                table = await three[0][0].open_table(0, players=3 + bots, seats=seats, **RATED)
                for seat, (player, _) in enumerate(three):
                    if seat:
                        await player.ask("POST", f"/tables/{table}/seats/{seat}/claim", {"name": "x"})
                    await player.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
                for player, _ in three[1 - bots :]:
                    (seat,) = (await player.ask("GET", f"/tables/{table}"))["you"]["seats"]
                    await player.ask("POST", f"/tables/{table}/seats/{seat}/resign", {})
                await house.app.state.service.ratings.settled()
            worth = anchor("mason", 4)
            assert worth is not None
            of_three = after_game([NEWCOMER] * 3, [1, 2, 2])
            of_four = after_game([NEWCOMER, NEWCOMER, NEWCOMER, worth], [2, 2, 2, 1])
            for number, (player, person) in enumerate(three):
                told = {one["players"]: one for one in (await player.ask("GET", f"/people/{person}"))["ratings"]}
                assert told[3]["rating"] == round(of_three[number].mu, 2)
                assert told[4]["rating"] == round(of_four[number].mu, 2)
                assert [told[n]["course"][0]["place"] for n in (3, 4)] == [min(2, 1 + number), 2]

    asyncio.run(story())


def result(places: tuple[int, ...], people: tuple[str | None, ...], *hurried: int) -> RatedResult:
    """What a game came to where bots sit at the seats of nobody."""
    anchors = tuple(None if person else NEWCOMER for person in people)
    made = RatedResult("game", 1.0, "2-live", len(people), people, anchors, places, None, frozenset(hurried))
    return made.voided()


def test_a_hurried_bot_counts_only_for_those_who_lost_to_it() -> None:
    assert result((1, 2), ("ada", None), 1).void == "hurried"
    assert result((1, 1), ("ada", None), 1).void == "hurried"
    lost = result((2, 1), ("ada", None), 1)
    assert (lost.void, lost.met_by(0)) == (None, [0, 1])
    two = result((1, 3, 2), ("ada", "bo", None), 2)
    assert (two.void, two.met_by(0), two.met_by(1)) == (None, [0, 1], [0, 1, 2])
    assert result((1, 2, 3), ("ada", None, None), 2).met_by(0) == [0, 1]
    assert result((1, 2, 3), ("ada", None, None), 1, 2).void == "hurried"
    assert result((1, 2), ("ada", "bo"), 0).met_by(1) == [0, 1]


def test_who_lost_to_a_bot_has_lost_also_where_it_was_hurried(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            house.app.state.service.tables.offers.bots = ("mason",)
            (ada, ada_id), (bo, _) = await people(house, "Ada", "Bo")
            table = await ada.open_table(0, players=3, seats=[{}, {}, {"bot": "mason"}], **RATED)
            await bo.ask("POST", f"/tables/{table}/seats/1/claim", {"name": "x"})
            for seat, player in ((0, ada), (1, bo)):
                await player.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
            for player in (ada, bo):
                (seat,) = (await player.ask("GET", f"/tables/{table}"))["you"]["seats"]
                await player.ask("POST", f"/tables/{table}/seats/{seat}/resign", {})
            await house.app.state.service.ratings.settled()
            assert len((await ada.ask("GET", f"/people/{ada_id}"))["ratings"]) == 1
            kept, store = await all_of(house), house.app.state.service.store
            body = dumped({"hurried": True, "seat": 2})
            turn = insert(schema.event).values(game=table, seq=1000, at=1.0, kind="turn", body=body)
            await store.change(lambda connection: connection.execute(turn))
            assert await store.ask(lambda connection: stored.hurried_seats(connection, table)) == {2}
            await store.change(recompute)
            assert await all_of(house) == kept

    asyncio.run(story())


def test_a_guest_is_asked_to_sign_in_and_what_is_not_for_ratings_does_not_count(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            [(ada, ada_id)] = await people(house, "Ada")
            guest = house.browser()
            table = await ada.open_table(0, **RATED)
            assert await guest.refused("POST", f"/tables/{table}/seats/1/claim", {"name": "x"}) == "not-signed-in"
            refused = {"players": 2, **RATED, "sit": {"seats": [0], "name": "x"}}
            assert await guest.refused("POST", "/tables", refused) == "not-signed-in"
            plain = await ada.open_table(0, clock=CLOCK)
            await guest.ask("POST", f"/tables/{plain}/seats/1/claim", {"name": "x"})
            for seat, player in ((0, ada), (1, guest)):
                await player.ask("POST", f"/tables/{plain}/seats/{seat}/ready", {})
            await guest.ask("POST", f"/tables/{plain}/seats/1/resign", {})
            await house.app.state.service.ratings.settled()
            assert (await ada.ask("GET", f"/people/{ada_id}"))["ratings"] == []

    asyncio.run(story())


def test_who_leaves_is_in_no_list_and_the_ratings_of_others_stay(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            (ada, ada_id), (bo, bo_id), (cy, _) = await people(house, "Ada", "Bo", "Cy")
            await rated_game(house, bo, ada)
            await rated_game(house, ada, bo)
            open_game = await cy.open_table(0, **RATED)
            await bo.ask("POST", f"/tables/{open_game}/seats/1/claim", {"name": "x"})
            for seat, player in ((0, cy), (1, bo)):
                await player.ask("POST", f"/tables/{open_game}/seats/{seat}/ready", {})
            before = (await ada.ask("GET", f"/people/{ada_id}"))["ratings"]
            await bo.ask("POST", "/me/delete", {"name": "Bo"}, 204)
            await house.app.state.service.ratings.settled()
            assert (await ada.ask("GET", f"/people/{ada_id}"))["ratings"] == before
            store = house.app.state.service.store
            await store.change(lambda connection: refresh(connection, stored.unnoted_games(connection)))
            kept = await all_of(house)
            assert bo_id not in str(kept)
            # The game that they left in the middle counts as given up.
            assert sum(row[0] == "rated_game" for row in kept) == 3
            await store.change(recompute)
            assert await all_of(house) == kept
            board = await ada.ask("GET", "/ratings/2/live")
            assert [one["name"] for one in board["leaders"] if one["person"]] == ["Cy", "Ada"]
            log = (await ada.http.get(f"/api/v1/tables/{open_game}/events")).text
            assert bo_id not in log

    asyncio.run(story())


def test_a_leaderboard_shows_only_whom_everyone_may_see_and_oneself(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            (ada, ada_id), (bo, _) = await people(house, "Ada", "Bo")
            await rated_game(house, ada, bo)
            await ada.ask("PATCH", "/me", {"profile": "players"})
            assert ada_id not in str(await bo.ask("GET", "/ratings/2/live"))
            assert (await ada.ask("GET", "/ratings/2/live"))["own"]["name"] == "Ada"
            empty = await bo.ask("GET", "/ratings/4/days")
            assert (empty["count"], empty["own"], len(empty["leaders"])) == (0, None, len(NAMES))

    asyncio.run(story())


class SlowStore:
    """A database that does not answer in time, the first time."""

    def __init__(self) -> None:
        self.asked = 0

    async def ask(self, _question: object) -> list[str]:
        self.asked += 1
        if self.asked == 1:
            raise Unavailable(Fault.SLOW)
        return []


def test_a_fault_of_the_database_is_told_once_and_not_by_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    store = SlowStore()

    async def story() -> None:
        counting = asyncio.create_task(RatingBook(store).run(every=0.001))  # type: ignore[arg-type]  # all that it asks
        while store.asked < 2:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.001)
        counting.cancel()

    asyncio.run(story())
    assert capsys.readouterr().err == ""
