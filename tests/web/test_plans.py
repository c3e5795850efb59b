"""Plans: the next turn laid out while others play, several in order, and told why when nothing came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.test_accessibility import findings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room

REMOVALS = 6


def play(room: Room, table: str, seat: int, *moves: str) -> None:
    """A turn: these moves, or the first that the setup allows."""
    if not moves:
        moves = (room.ask("POST", f"/tables/{table}/preview", {"seat": seat})["legal"][0]["token"],)
    seq = room.ask("GET", f"/tables/{table}")["table"]["seq"]
    room.ask("POST", f"/tables/{table}/turns", {"seat": seat, "seq": seq, "moves": [*moves]}, key=f"{table}-{seq}")


def turns(room: Room, table: str) -> list[list[str]]:
    told = room.ask("GET", f"/tables/{table}/events")["events"]
    return [one["moves"] for one in told if one["kind"] == "turn"][REMOVALS:]


@pytest.fixture
def two(visit: Callable[..., Room]) -> Callable[..., tuple[Room, Room, str]]:
    """Ada, whose turn it is after the setup, and Bo, who looks at the table."""

    def begun(*size: int, **wishes: object) -> tuple[Room, Room, str]:
        ada, bo = visit(flat=True), visit(*size, flat=True, **wishes)
        body = {"players": 2, "access": "open", "sit": {"seats": [0], "name": "Ada"}}
        table = ada.ask("POST", "/tables", body)["table"]["id"]
        bo.ask("POST", f"/tables/{table}/seats/1/claim", {"name": "Bo"})
        for seat, room in enumerate((ada, bo)):
            room.ask("POST", f"/tables/{table}/seats/{seat}/ready", {"ready": True})
        for number in range(REMOVALS):
            play((ada, bo)[number % 2], table, number % 2)
        bo.open(f"/t/{table}")
        return ada, bo, table

    return begun


def lay_out(bo: Room, stack: str, button: str) -> None:
    """Dig a tile for the next turn, and keep that as a plan."""
    bo.page.get_by_role("button", name=button, exact=True).click()
    expect(bo.status).to_have_attribute("data-asks", "dig")
    cell = f"{'ABCD'.index(stack[0])},{int(stack[1]) - 1}"
    bo.page.locator(f".quarry-grid [data-cell='{cell}']").evaluate("(stack) => stack.click()")
    bo.page.get_by_role("button", name="Keep as a plan").click()
    expect(bo.page.get_by_role("button", name="Stop planning")).to_have_count(0)


def until_turns(room: Room, table: str, count: int) -> list[list[str]]:
    while len(found := turns(room, table)) < count:
        room.page.wait_for_timeout(50)
    return found


def test_of_several_planned_turns_the_first_that_can_be_is_played(two: Callable[..., tuple[Room, Room, str]]) -> None:
    ada, bo, table = two()
    lay_out(bo, "A1", "Plan my next turn")
    lay_out(bo, "D4", "Plan another, in case")
    lay_out(bo, "D1", "Plan another, in case")
    plans = bo.page.get_by_role("group", name="Plan my next turn")
    expect(plans.get_by_role("listitem")).to_have_count(3)
    assert findings(bo) == []
    plans.get_by_role("button", name="Drop number 3").click()
    expect(plans.get_by_role("listitem")).to_have_count(2)
    bo.page.reload()
    expect(plans.get_by_role("listitem")).to_have_count(2)
    assert turns(ada, table) == []
    play(ada, table, 0, "A1", "=d")
    assert [moves[0] for moves in until_turns(ada, table, 2)] == ["A1", "D4"]
    expect(plans.get_by_role("listitem")).to_have_count(0)
    expect(plans.get_by_role("button", name="Plan my next turn")).to_be_visible()


def test_who_planned_is_told_why_nothing_came_of_it(two: Callable[..., tuple[Room, Room, str]]) -> None:
    ada, bo, table = two()
    lay_out(bo, "A1", "Plan my next turn")
    play(ada, table, 0, "A1", "=d")
    plans = bo.page.get_by_role("group", name="Plan my next turn")
    expect(plans.get_by_role("status")).to_have_text("Your plan was not played.")
    expect(plans.get_by_role("listitem")).to_contain_text("Someone has dug A1.")
    assert bo.await_turn() == "dig"
    plans.get_by_role("button", name="Close").click()
    expect(plans).to_have_count(0)
    assert bo.ask("GET", f"/tables/{table}/seats/1/plan")["plan"] is None
    assert len(turns(ada, table)) == 1


def test_who_comes_when_it_is_their_turn_is_told_too(two: Callable[..., tuple[Room, Room, str]]) -> None:
    ada, bo, table = two()
    lay_out(bo, "A1", "Plan my next turn")
    bo.open("/")
    play(ada, table, 0, "A1", "=d")
    bo.open(f"/t/{table}")
    expect(bo.page.locator(".plans").get_by_role("status")).to_have_text("Your plan was not played.")


def test_what_is_laid_out_stays_while_others_play_and_nobody_plans_in_their_own_turn(
    two: Callable[..., tuple[Room, Room, str]],
) -> None:
    ada, bo, table = two()
    bo.page.get_by_role("button", name="Plan my next turn").click()
    expect(bo.status).to_have_attribute("data-asks", "dig")
    bo.page.get_by_role("button", name="Stop planning").click()
    expect(bo.status).to_contain_text("Ada")
    bo.page.get_by_role("button", name="Plan my next turn").click()
    play(ada, table, 0, "A1", "=d")
    # It is their turn: what they do now is played, not planned.
    expect(bo.page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(bo.page.get_by_role("button", name="Stop planning")).to_have_count(0)
    assert bo.ask("GET", f"/tables/{table}/seats/1/plan")["plan"] is None


@pytest.mark.parametrize("language", ["en", "pl", "ja", "zh-Hans", "zh-Hant"])
@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 720)], ids=["upright", "across", "desktop"])
def test_a_plan_covers_nothing_and_is_whole(
    two: Callable[..., tuple[Room, Room, str]], size: tuple[int, int], language: str
) -> None:
    _, bo, table = two(*size, touch=size[0] < 1000, language=language)
    seq = bo.ask("GET", f"/tables/{table}")["table"]["seq"]
    body = {"seq": seq, "moves": ["A1", "=d"], "others": [["D4", "=d"], ["D1", "=d"]]}
    bo.ask("PUT", f"/tables/{table}/seats/1/plan", body)
    bo.page.reload()
    plans = bo.page.locator(".plans")
    expect(plans.locator("li")).to_have_count(3)
    for _ in range(2):
        box = plans.bounding_box()
        scene = bo.page.locator(".middle > .scene").bounding_box()
        assert box is not None
        assert scene is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= scene["y"] + 1
        assert scene["height"] >= 100
        assert plans.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")
        assert bo.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        plans.locator(":scope > button").click()
