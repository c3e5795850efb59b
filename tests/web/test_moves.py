"""Every kind of move can be played by hand, and what is pointed at is what is played."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room

KINDS = {"statue", "fountain", "bridge", "stairway", "open corner", "double pillar", "statue as pillar", "token"}
PLACE = re.compile(r"([ds])([a-g][1-7])/(\d+)>(\d)(?:-(\w\w))?")
NAMES = {"S": "statue", "F": "fountain", "B": "bridge", "T": "stairway"}


def kinds_of(room: Room, table: str, moves: list[str]) -> set[str]:
    """What a turn would show for the first time."""
    kinds = {NAMES[move[0]] for move in moves if move[1:2] == ":"} | {"token" for move in moves if "*" in move}
    for index, move in enumerate(moves):
        if PLACE.fullmatch(move):
            draft = {"seat": 0, "moves": moves[:index]}
            legal = room.ask("POST", f"/tables/{table}/preview", draft)["legal"]
            supports = next(entry["supports"] for entry in legal if entry["token"] == move)
            names = {"open": "open corner", "double": "double pillar", "statue": "statue as pillar"}
            kinds |= {names[support] for support in supports if support in names}
    return kinds


def place_by_hand(room: Room, move: str) -> None:
    """Choose the tile, point at the place, turn, climb and open corners until it is this very move."""
    match = PLACE.fullmatch(move)
    assert match is not None
    source, position, level, _, _ = match.groups()
    keyboard = room.page.keyboard
    keyboard.press("d" if source == "d" else "s")
    room.page.locator(f"[data-place={position}]").hover()
    ghost = room.page.locator(".ghost [data-token]")
    ghost.wait_for()
    for _ in range(6):
        current = PLACE.fullmatch(ghost.get_attribute("data-token") or "")
        assert current is not None
        if int(current[3]) >= int(level):
            break
        keyboard.press("+")
    for _ in range(4):
        for _ in range(6):
            if ghost.get_attribute("data-token") == move:
                room.page.locator(f"[data-place={position}]").click()
                room.settle()
                return
            keyboard.press("o")
        keyboard.press("r")
    pytest.fail(f"{move} can't be reached by hand; the ghost is at {ghost.get_attribute('data-token')}.")


def play_by_hand(room: Room, moves: list[str]) -> None:
    for move in moves:
        if re.fullmatch(r"x?[A-D]\d", move):
            room.page.locator(f"[data-stack={move[-2:]}]").click()
        elif PLACE.fullmatch(move):
            place_by_hand(room, move)
        elif ":" in move:
            button = room.page.locator(f".spots [data-token='{move}']")
            button.hover()
            # What it would score is told before it is played.
            expect(room.status).to_have_text(re.compile(r": \+\d+ (statue|fountain|bridge|stairway) on level \d$"))
            button.click()
        else:
            keep = {"=d": "dug", "=s": "stored", "=-": "none"}[move]
            if (choice := room.page.locator(f".keep input[value={keep}]")).count() > 0:
                choice.check()
        room.settle()
    assert room.page.locator(".hand").get_attribute("aria-busy") == "false"
    room.confirm()


@pytest.mark.timeout(600)
def test_every_kind_of_move_is_played_by_hand(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    missing = set(KINDS)
    for _ in range(14):
        table = room.create()
        while (moves := room.hint(table)) is not None and missing:
            if not missing & kinds_of(room, table, moves):
                room.send(table, moves)
                continue
            missing -= kinds_of(room, table, moves)
            room.open(f"/t/{table}")
            room.await_turn()
            play_by_hand(room, moves)
            room.page.wait_for_function("() => document.querySelector('.hand')?.ariaBusy !== 'true'")
            assert last_turn(room) == moves
        if not missing:
            return
    assert missing == set()


def last_turn(room: Room) -> list[str]:
    events = room.ask("GET", f"/tables/{room.table}/events?after=0&wait=0")["events"]
    turns: list[list[str]] = [event["moves"] for event in events if event["kind"] == "turn" and event["seat"] == 0]
    return turns[-1]


@pytest.mark.parametrize("view", ["table", "plan"])
def test_every_legal_place_in_sight_is_hit_by_its_pixel(visit: Callable[..., Room], view: str) -> None:
    room = visit(1440, 900)
    table = room.create()
    room.play_ahead(table, 9)
    room.open(f"/t/{table}", court=True)
    room.await_turn()
    if view == "plan":
        room.page.keyboard.press("p")
    stack = room.rich_stack(table)
    target = next(entry for entry in room.in_sight("stacks") if entry["stack"] == stack)
    room.page.mouse.click(target["x"], target["y"])
    room.page.wait_for_function("() => window.babylon.places().length > 0")
    room.settle()
    for place in room.hook("places()"):
        found = room.page.evaluate("({x, y}) => window.babylon.at(Math.round(x), Math.round(y))", place)
        assert found == {"kind": "place", "position": place["position"]}
    places = room.in_sight("places")
    assert places
    for place in places[:: max(1, len(places) // 6)]:
        room.page.mouse.click(place["x"], place["y"])
        room.settle()
        fresh = [tile["position"] for tile in room.hook("garden().tiles") if tile["fresh"]]
        assert fresh == [place["position"]]
        room.page.keyboard.press("u")
        room.settle()


def test_pointing_at_what_is_not_allowed_tells_the_rule(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = room.create()
    room.play_ahead(table, 5)
    room.open(f"/t/{table}")
    room.await_turn()
    # Nothing has been dug yet, so no tile can be placed.
    room.page.locator("[data-space=h8]").click()
    room.page.wait_for_function("() => document.querySelector('p.status')?.matches('.refused')")
    assert "dig" in (room.status.text_content() or "").lower()


def test_resting_on_a_forbidden_place_tells_the_rule_too(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = room.create()
    room.play_ahead(table, 9)
    room.open(f"/t/{table}")
    room.await_turn()
    stack = room.rich_stack(table)
    room.page.locator(f"[data-stack={stack}]").click()
    expect(room.page.locator("[data-place]").first).to_be_visible()
    # No tile may lie exactly where another one does.
    taken = room.state()["view"]["gardens"][0]["tiles"][0]["position"]
    expect(room.page.locator(f"[data-place={taken}]")).to_have_count(0)
    room.page.locator(f"[data-space={taken}]").hover(force=True)
    expect(room.page.locator("p.status.refused")).to_be_visible()
    room.page.locator("[data-place]").first.hover()
    expect(room.page.locator("p.status.refused")).to_have_count(0)


def press_as_often_as_it_goes(room: Room, name: str) -> int:
    """How often a button could be pressed until it had nothing left to do."""
    button = room.page.get_by_role("button", name=name, exact=True)
    times = 0
    # With nothing left of the turn, Undo gives its place to "Undo turn…".
    while button.count() > 0 and button.is_enabled():
        button.click()
        room.settle()
        times += 1
    return times


def test_a_turn_is_taken_back_and_played_again_without_limit(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = room.create()
    room.play_ahead(table, 6)
    room.open(f"/t/{table}")
    room.await_turn()
    room.take_hint()
    room.page.wait_for_function("() => !document.querySelector('.acts button')?.disabled")
    room.settle()
    for _ in range(2):
        moves = press_as_often_as_it_goes(room, "Undo")
        assert moves > 0
        assert room.status.text_content() == "Your turn: dig a tile from the quarry."
        assert press_as_often_as_it_goes(room, "Redo") == moves
    assert room.page.get_by_role("button", name="Confirm").is_enabled()
