"""The end of a game: revealed line by line, once, without a word beforehand; and a way back from looking around."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room

# A space on which an item is seen, and whose garden it is.
ITEM = """(gardens) => gardens.flatMap(({seat, surface, items}) => items.filter(({visible}) => visible)
    .flatMap(({kind, spaces, levels}) => spaces.map((name, at) => ({seat, kind, name, level: levels[at]})))
    .filter(({name, level}) => surface[name.charCodeAt(0) - 97 + 8 * (name[1] - 1)] === level))[0]"""


def test_the_reveal_is_not_spoiled_happens_once_and_lets_one_look_around(visit: Callable[..., Room]) -> None:
    room = visit(1280, 720, animate=True, flat=True)
    table = room.create()
    room.play_ahead(table, 40)
    room.open(f"/t/{table}")
    totals = room.page.get_by_role("list", name="Seats").locator("b")
    expect(room.page.get_by_role("button", name="Show all at once")).to_be_visible()
    assert totals.count() == 0
    room.page.get_by_role("button", name="Show all at once").click()
    expect(totals).to_have_count(2)
    room.page.reload()
    expect(room.page.locator(".winner")).to_be_visible()
    expect(room.page.get_by_role("button", name="Show all at once")).to_have_count(0)
    # The highest tile always scores.
    room.page.locator("[data-line=highest]").first.click()
    expect(room.page.locator(".why li").filter(has_not_text="No points here yet.")).not_to_have_count(0)
    expect(room.page.locator(".lit")).not_to_have_count(0)
    # What stands on a board leads to its rule as it did during the game.
    space = room.page.evaluate(ITEM, room.ask("GET", f"/tables/{table}")["table"]["view"]["gardens"])
    room.page.locator(".plan svg").nth(space["seat"]).locator(f"[data-space={space['name']}]").click()
    expect(room.page.locator(f"p.status [data-rule=item-{space['kind']}]")).to_be_visible()
    room.page.locator("p.status [data-rule]").click()
    expect(room.page.locator(".beside")).to_be_visible()
    room.page.locator(".beside").get_by_role("button", name="Close").click()
    room.page.get_by_role("button", name="Look around").click()
    expect(room.page.locator(".ending")).to_have_count(0)
    room.page.get_by_role("button", name="Back to the scores").click()
    expect(room.page.locator(".winner")).to_be_visible()


def test_the_eye_flies_from_garden_to_garden_and_back_to_all(visit: Callable[..., Room]) -> None:
    room = visit(1280, 720, animate=True, flat=True)
    table = room.create()
    room.play_ahead(table, 40)
    room.open(f"/t/{table}")
    gardens = room.page.locator(".plan svg")
    expect(gardens).to_have_count(2)
    # Told line by line, and no sooner.
    room.page.wait_for_timeout(3000)
    assert gardens.count() == 2
    room.page.get_by_role("button", name="Show all at once").click()
    expect(gardens).to_have_count(1)
    expect(gardens).to_have_count(2)
    expect(room.page.locator(".winner")).to_be_visible()


def test_the_turn_of_a_bot_is_shown_step_by_step_and_skipped_by_a_click(visit: Callable[..., Room]) -> None:
    room = visit(1280, 720, animate=True, flat=True, pace="slow")
    table = room.create()
    # Beyond the tiles that two players remove first.
    room.play_ahead(table, 4)
    room.open(f"/t/{table}")
    room.await_turn()
    skip = room.page.locator("button.skip")
    expect(skip).to_have_count(0)
    room.take_hint()
    room.confirm()
    skip.click()
    expect(skip).to_have_count(0)
    # What was skipped is summed up all the same, and it is one's turn.
    expect(room.page.locator("ol.turns li")).to_have_text(re.compile(r"\w+"))
    assert room.await_turn() == "dig"
