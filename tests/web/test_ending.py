"""The end of a game: revealed line by line, once, without a word beforehand; and a way back from looking around."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room

# An item that is seen whole, and whose garden it stands in.
ITEM = """(gardens) => gardens.flatMap(({seat, items}) => items.filter(({visible}) => visible)
    .map(({kind, spaces}) => ({seat, kind, name: spaces[0]}))).find(({kind}) => kind === 'belvedere')"""


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
    room.page.get_by_role("button", name="points: where from?").first.click()
    explained = room.page.locator(".why li").filter(has_not_text="No points here yet.")
    assert (room.page.locator(".lit").count() > 0) == (explained.count() > 0)
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
