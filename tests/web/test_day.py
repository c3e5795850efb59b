"""The deal of the day: played, shared, shown among the days; in every language, on a phone, without a server."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from babylon import Game
from babylon.days import commitment_of, day_key
from babylon.days.forms import PLAYER, bot_turn, day_deal, rival
from babylon.days.kinds import Form, Medal
from babylon.days.ladder import bars, medal_for
from babylon.server.maintenance.site import write_site
from babylon.words import say
from tests.web.device import play_to_the_end, replayed_scores, saved_record
from tests.web.test_accessibility import findings
from tests.web.test_languages import CUT_OFF
from tests.web.web_host import web_host

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.web.room import Room

DAY = date(2026, 11, 18)
NOON = "2026-11-18T12:00:00Z"
BARS = {"bronze": 54, "silver": 81, "gold": 88, "lapis": 103}
LINE = {"rank": 1, "name": "Ada Wojciechowska-Brzęczyszczykiewicz", "points": 104, "medal": "lapis"}
MEDALS = {Medal.BRONZE: "Bronze", Medal.SILVER: "Silver", Medal.GOLD: "Gold", Medal.LAPIS: "Lapis lazuli"}
TITLES = {
    "en": "Deal of the day",
    "pl": "Układ dnia",
    "ja": "今日の採石場",
    "zh-Hans": "每日采石场",
    "zh-Hant": "每日採石場",
}
STREAKS = {
    "en": "2 days in a row",
    "pl": "2 dni z rzędu",
    "ja": "2日連続",
    "zh-Hans": "连续 2 天",
    "zh-Hant": "連續 2 天",
}
MISSING = r"() => [...document.body.innerText.matchAll(/\b(web|day|bot)-[a-z-]{3,}/g)].map((match) => match[0])"


def finished(day: str, form: str = "solo", **outcome: object) -> dict[str, object]:
    """A day as the browser keeps it."""
    reached = {"points": 90, "rival": 0, "won": True, "gains": [0, 4, 2, 8], **outcome}
    kept = {"date": day, "form": form, "key": "00" * 32, "table": f"device-day-{form}-{day}-1"}
    return {**kept, "outcome": reached, "bars": BARS}


def open_day(room: Room, *kept: dict[str, object]) -> None:
    """Open the page on the day of these tests, told by the server as its own."""
    room.page.clock.set_fixed_time(NOON)
    days = [{"date": day.isoformat(), "key": day_key(day).hex()} for day in (DAY, DAY - timedelta(1))]
    told = {"date": DAY.isoformat(), "known": days, "coming": []}
    room.page.route("**/api/v1/days", lambda route: route.fulfill(json=told))
    results = {"count": 12, "best": [LINE, *[{**LINE, "rank": 2, "points": 90, "medal": "gold"}] * 11], "own": LINE}
    room.page.route("**/api/v1/days/*/*", lambda route: route.fulfill(json={"date": "", "form": "", **results}))
    text = json.dumps(json.dumps(kept))
    room.page.add_init_script(f"localStorage.getItem('babylon-days') ?? localStorage.setItem('babylon-days', {text})")
    room.open("/day")


def stored_deal(room: Room) -> dict[str, Any]:
    """The deal of the table that is open, as the browser keeps it."""
    deal: dict[str, Any] = room.page.evaluate(
        """(id) => new Promise((done) => {
            const opening = indexedDB.open('babylon-tables');
            opening.onsuccess = () => {
                const asked = opening.result.transaction('deals').objectStore('deals').get(id);
                asked.onsuccess = () => done(asked.result);
            };
        })""",
        room.table,
    )
    return deal


def test_a_day_is_played_shared_and_kept(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    page = room.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    room.open()
    page.get_by_role("link", name="Deal of the day").click()
    told = room.ask("GET", "/days")["known"][0]
    key = bytes.fromhex(told["key"])
    solo = page.get_by_role("region", name="Solo")
    expect(solo.get_by_text("Our own way to play")).to_be_visible()
    expect(solo.locator("li .number")).to_have_text([str(points) for points in bars(key, Form.SOLO).values()])
    solo.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(f"**/t/device-day-solo-{told['date']}-*")
    play_to_the_end(room)
    record = saved_record(room)
    game = Game.from_record(record.read_text("utf-8"))
    points = replayed_scores(record)[PLAYER]
    assert game.dealing.quarry == day_deal(key).quarry
    assert rival_turns(game, key, Form.SOLO) == told_turns(game)
    expect(page.locator(".winner")).to_have_text(f"{points} points")
    page.get_by_role("button", name="Deal of the day").click()
    expect(solo.get_by_role("status")).to_contain_text(f"{points} points")
    solo.get_by_role("button", name="Share the result").click()
    expect(solo.get_by_role("button", name="Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert shared[0].endswith(" · Solo")
    assert f"{points} points" in shared[1]
    assert len(shared[2]) == 15
    assert shared[3:] == [f"{room.url}/day"]
    entered(room, points)
    expect(page.get_by_role("region", name="Your days").get_by_role("listitem")).to_contain_text([f"{points} points"])
    # The first game stays the one that counts.
    page.reload()
    expect(solo.get_by_role("status")).to_contain_text(f"{points} points")
    expect(solo.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    solo.get_by_role("button", name="Practise").click()
    page.wait_for_url(f"**/t/device-day-solo-{told['date']}-*")
    page.go_back()
    expect(solo.get_by_role("status")).to_contain_text(f"{points} points")


def test_a_duel_is_played_to_its_end_and_counts(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    page = room.page
    room.open("/day")
    told = room.ask("GET", "/days")["known"][0]
    key = bytes.fromhex(told["key"])
    duel = page.get_by_role("region", name="Duel")
    expect(duel.get_by_text("Against the bot Gardener")).to_be_visible()
    duel.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(f"**/t/device-day-duel-{told['date']}-*")
    play_to_the_end(room)
    record = saved_record(room)
    game = Game.from_record(record.read_text("utf-8"))
    mine, theirs = replayed_scores(record)
    # The bot plays here what it plays for everybody, turn by turn.
    assert rival_turns(game, key, Form.DUEL) == told_turns(game)
    page.get_by_role("button", name="Deal of the day").click()
    needed = bars(key, Form.DUEL)
    medal = medal_for(mine, needed)
    expect(duel.get_by_role("status")).to_contain_text(f"{'won' if mine > theirs else 'lost'} {mine} : {theirs}")
    expect(duel.get_by_role("status")).to_contain_text("no medal" if medal is None else MEDALS[medal])
    expect(duel.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    expect(page.get_by_role("region", name="Your days").get_by_role("listitem")).to_contain_text([f"{mine} : {theirs}"])


def entered(room: Room, points: int) -> None:
    """Enter the result into the table of the server, which is told from then on."""
    solo = room.page.get_by_role("region", name="Solo")
    expect(solo.get_by_text("Nobody has entered a result yet.")).to_be_visible()
    solo.get_by_label("Your name").fill("Ada")
    solo.get_by_role("button", name="Enter my result").click()
    expect(solo.get_by_text("You are number 1 of 1.")).to_be_visible(timeout=120_000)
    expect(solo.locator("ol li")).to_have_text(re.compile(rf"^1\s*Ada\s*.*{points}$"))
    expect(solo.get_by_role("button", name="Enter my result")).to_have_count(0)


def told_turns(game: Game) -> list[str]:
    """What the second seat has played."""
    turns: list[list[str]] = [[]]
    for move in map(str, game.moves):
        turns[-1].append(move)
        if move.startswith(("x", "=")):
            turns.append([])
    return [" ".join(turn) for turn in turns[1:-1:2]]


def rival_turns(game: Game, key: bytes, form: Form) -> list[str]:
    """What the other seat has to play in this game."""
    again, told, other = Game(game.dealing), [], rival(form)
    for move in game.moves:
        if again.seat != PLAYER and again.phase in {"remove", "dig"}:
            told.append(" ".join(map(str, bot_turn(other, again, key))))
        again.play(move)
    return told


def test_the_days_are_told_in_every_language(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True, flat=True)
    open_day(room, finished("2026-11-18"), finished("2026-11-17", "duel", points=50, rival=81, won=False))
    room.page.locator("details").last.locator("summary").click()
    expect(room.page.locator("li .number")).to_have_count(16)
    for language, title in TITLES.items():
        room.page.locator("header select").select_option(language)
        expect(room.page.get_by_role("heading", level=1)).to_have_text(title)
        expect(room.page.locator("header .streak")).to_have_text(STREAKS[language])
        expect(room.page.locator("ol li")).to_have_count(20)
        assert room.page.evaluate(MISSING) == []
        assert room.page.evaluate(CUT_OFF) == []
        assert room.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(room) == []


def test_axe_finds_nothing_serious_in_the_dark(visit: Callable[..., Room]) -> None:
    room = visit(flat=True, theme="dark")
    open_day(room, finished("2026-11-18"), finished("2026-11-17", "duel", points=50, rival=81, won=False))
    expect(room.page.locator("li .number")).to_have_count(8)
    assert findings(room) == []


def test_results_are_shown_to_who_has_played_and_a_server_that_is_away_is_told(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    open_day(room, finished("2026-11-18"))
    solo, duel = (room.page.get_by_role("region", name=name) for name in ("Solo", "Duel"))
    expect(solo.locator("ol li")).to_have_count(10)
    solo.get_by_role("button", name="Show all").click()
    expect(solo.locator("ol li")).to_have_count(12)
    expect(duel.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(duel.get_by_text("Results on this server")).to_have_count(0)
    room.page.route("**/api/v1/days/*/*", lambda route: route.abort())
    room.page.reload()
    expect(solo.get_by_text("The server can't be reached, so its results can't be shown.")).to_be_visible()
    room.page.unroute("**/api/v1/days/*/*")
    open_results = {"date": "", "form": "", "count": 1, "best": [LINE], "own": LINE}
    room.page.route("**/api/v1/days/*/*", lambda route: route.fulfill(json=open_results))
    solo.get_by_role("button", name="Try again").click()
    expect(solo.get_by_text("You are number 1 of 1.")).to_be_visible()


def test_a_server_is_held_to_what_it_promised_before_the_day(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True, flat=True)
    key, other = bytes(range(32)), bytes(range(1, 33))

    def tell(today: date, its_key: bytes) -> None:
        """Have the server tell this key of a day, and promise the first one for the next day."""
        tomorrow = today + timedelta(1)
        room.page.clock.set_fixed_time(f"{today}T12:00:00Z")
        known = [{"date": str(today), "key": its_key.hex()}, {"date": str(today - timedelta(1)), "key": key.hex()}]
        coming = [{"date": str(tomorrow), "commitment": commitment_of(tomorrow, key)}]
        told = {"date": str(today), "known": known, "coming": coming}
        room.page.unroute("**/api/v1/days")
        room.page.route("**/api/v1/days", lambda route: route.fulfill(json=told))
        room.open("/day")
        expect(room.page.get_by_role("button", name="Play", exact=True)).to_have_count(2)

    kept, broken = (room.page.get_by_text(say(message)) for message in ("day-promised", "day-not-promised"))
    tell(DAY, key)
    expect(kept.or_(broken)).to_have_count(0)
    tell(DAY + timedelta(1), key)
    expect(kept).to_be_visible()
    assert findings(room) == []
    tell(DAY + timedelta(1), other)
    expect(room.page.get_by_role("alert")).to_have_text(say("day-not-promised"))
    assert findings(room) == []


# Asked for before `visit`, so that the web host is there until every page is closed.
@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    write_site(tmp_path / "game")
    with web_host(tmp_path) as url:
        yield f"{url}/game"


def test_a_plain_web_host_deals_what_python_deals(site: str, visit: Callable[..., Room]) -> None:
    room = visit(flat=True, url=site)
    room.page.clock.set_fixed_time(NOON)
    room.page.goto(f"{site}/index.html#/day")
    room.page.get_by_role("region", name="Duel").get_by_role("button", name="Play", exact=True).click()
    room.page.wait_for_url("**/t/device-day-duel-2026-11-18-*")
    room.await_turn()
    deal = day_deal(day_key(DAY))
    stored = stored_deal(room)
    assert [tuple(stack) for stack in stored["quarry"]] == list(deal.quarry)
    assert stored["tokens"] == list(deal.tokens)
