"""A game is reviewed on the device: the command line's findings, the better turn on the board, kept for later."""

from __future__ import annotations

import json
import re
import time
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from babylon import Dig, EndTurn, Game, Keep
from babylon.bots.game_review import judgements, review_of
from babylon.bots.turn_review import DEPTHS, Depth
from babylon.words import LANGUAGES, say
from tests.cli.command_line import call
from tests.web.device import scores
from tests.web.room import PATIENCE_MS
from tests.web.test_accessibility import findings
from tests.web.test_replay import choose

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page, Route

    from tests.web.room import Room

STORED = """() => new Promise((found, fail) => {
    const request = indexedDB.open('babylon-reviews');
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
        const all = request.result.transaction('reviews').objectStore('reviews').getAll();
        all.onsuccess = () => found(all.result.map(({review}) => review));
    };
})"""


def blunder() -> Game:
    """A game for four in which a tile was dug and nothing done with it."""
    game = Game.deal(players=4, seed=3, edition="en")
    game.play(next(move for move in game.legal_moves() if isinstance(move, Dig)))
    game.play(EndTurn(Keep.NONE))
    return game


def opened(room: Room, lang: str = "en") -> Page:
    """The dialog of the review of that game."""
    page = room.page
    room.open("/r")
    page.locator("input[type=file]").wait_for(state="attached")
    choose(page, str(blunder().record()))
    page.get_by_role("button", name=say("replay-review", lang), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def test_a_review_finds_what_the_command_line_finds_and_shows_the_better_turn(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    page = opened(room)
    page.get_by_role("button", name="Start the review").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    mistake = page.get_by_role("button", name=re.compile(r"^Turn 1, White: \d"))
    expect(mistake).to_be_visible(timeout=180_000)

    game = blunder()
    review = review_of(game, list(judgements(game, DEPTHS["quick"])))
    assert page.evaluate(STORED) == [review.as_json()]
    assert f"{review.turns[0].cost.value:.1f} points" in mistake.inner_text()
    assert findings(room) == []

    mistake.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    told = page.locator(".prompt [role=status]")
    why = page.locator(".compare .why")
    expect(why).to_contain_text("By the end: Fountains +")
    expect(why).to_contain_text(f"The others would have been denied {review.turns[0].denied:.1f} points.")
    assert scores(room)[0] > 0
    page.get_by_role("button", name="Played").click()
    expect(page.get_by_role("button", name="Played")).to_have_attribute("aria-pressed", "true")
    assert scores(room) == [0, 0, 0, 0]
    page.get_by_role("button", name="Better").click()
    for _ in review.turns[0].best:
        page.keyboard.press("ArrowLeft")
    expect(told).to_have_text("Before turn 1.")
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("White dug")
    assert findings(room) == []
    page.get_by_role("button", name="To the replay").click()
    expect(page.locator(".replay")).to_be_visible()

    page.reload()
    found_again(page)


def found_again(page: Page) -> None:
    """What was found is there at once for whoever comes again, to be shared as well."""
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_role("button", name=re.compile(r"^Turn 1, White: \d"))).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share a picture").click()
    assert saved.value.suggested_filename == "babylon-review.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_review_can_be_cancelled_and_begun_anew(visit: Callable[..., Room]) -> None:
    page = opened(visit(flat=True))
    page.get_by_label("How thoroughly").select_option("deep")
    page.get_by_role("button", name="Start the review").click()
    expect(page.get_by_role("status").filter(has_text="of 2 turns")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Start the review")).to_be_visible()
    assert page.evaluate(STORED) == []
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while page.workers and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    assert page.workers == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_review_speaks_every_language(visit: Callable[..., Room], lang: str) -> None:
    page = opened(visit(390, 844, flat=True, language=lang), lang)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("review-how", lang))
    assert "review-" not in dialog.inner_text()


FITS = "(element) => element.scrollWidth <= element.clientWidth"
WHOLE = "(element) => element.scrollHeight <= element.clientHeight"
NEXT = (
    "(lang) => localStorage.setItem('babylon', JSON.stringify({...JSON.parse(localStorage.babylon), language: lang}))"
)


def test_findings_are_read_whole_on_a_phone_in_every_language(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True, flat=True)
    page = opened(room)
    page.get_by_role("button", name="Start the review").click()
    expect(page.get_by_role("heading", name="Largest mistakes")).to_be_visible(timeout=PATIENCE_MS)
    ((turn,),) = (review["turns"] for review in page.evaluate(STORED))
    stack = turn["best"][0]
    for lang in LANGUAGES:
        page.evaluate(NEXT, lang)
        page.reload()
        page.get_by_role("button", name=say("replay-review", lang), exact=True).click()
        dialog = page.get_by_role("dialog")
        dialog.locator("summary").click()
        expect(dialog.get_by_role("table")).to_be_visible()
        # The table of all turns is wide; nothing else is moved by it.
        assert dialog.evaluate(FITS), lang
        cost = f"{turn['cost']['value']:.1f}".replace(".", "," if lang == "pl" else ".")
        expect(dialog.locator("ol .mistake")).to_contain_text(cost)
        assert re.search(r"\b(review|web)-[a-z]", dialog.inner_text()) is None
        dialog.locator("ol .mistake").click()
        expect(page.locator(".compare .why")).to_contain_text(cost)
        assert page.locator(".compare .why").evaluate(WHOLE), lang
        # The better turn is told as a whole.
        told = page.locator(".prompt [role=status]")
        expect(told).to_contain_text(stack)
        assert told.evaluate(WHOLE), lang
        assert page.locator(".round .count").bounding_box()["height"] < 30, lang  # type: ignore[index]


OF_A_TABLE = re.compile(r"/tables/[a-z2-7]{12}/review")


def given_up(room: Room) -> str:
    """A table on the server whose game was given up after a turn."""
    sit = {"seats": [0, 1], "name": "Ada"}
    table: str = room.ask("POST", "/tables", {"players": 2, "sit": sit})["table"]["id"]
    for seat in (0, 1):
        room.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
    seq = room.ask("GET", f"/tables/{table}")["table"]["seq"]
    room.ask("POST", f"/tables/{table}/turns", {"seat": 0, "seq": seq, "moves": ["xA1"]}, key="first")
    room.ask("POST", f"/tables/{table}/seats/1/resign", {})
    return table


def begun(room: Room, table: str) -> Page:
    """The dialog of the review of that table's game."""
    room.open(f"/t/{table}?turn=0")
    room.page.get_by_role("button", name="Review", exact=True).click()
    expect(room.page.get_by_role("dialog")).to_be_visible()
    return room.page


def made_by_the_server(room: Room, table: str) -> dict[str, Any]:
    """The server's review, once it is made."""
    room.ask("POST", f"/tables/{table}/review", {"depth": "quick"})
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while (known := room.ask("GET", f"/tables/{table}/review"))["state"] == "working":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    review: dict[str, Any] = known["review"]
    return review


def test_device_server_and_command_line_come_to_the_same_review(visit: Callable[..., Room], tmp_path: Path) -> None:
    room = visit(flat=True)
    table = given_up(room)
    page = begun(room, table)
    page.get_by_role("dialog").get_by_label("Where").select_option("device")
    page.get_by_role("button", name="Start the review").click()
    expect(page.get_by_role("heading", name="Skill and luck")).to_be_visible(timeout=PATIENCE_MS)
    (on_device,) = page.evaluate(STORED)

    file = tmp_path / "game.bgn"
    file.write_text(page.request.get(f"{room.url}/api/v1/tables/{table}/record").text(), encoding="utf-8")
    quick = DEPTHS["quick"]
    told = call("analyse", str(file), "--tries", str(quick.tries), "--worlds", str(quick.worlds), "--json")
    assert json.loads(told.out) == on_device
    assert made_by_the_server(room, table) == on_device

    # Where the browser has kept nothing, what the server has made is there at once.
    page.evaluate("indexedDB.deleteDatabase('babylon-reviews')")
    page.reload()
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_role("heading", name="Skill and luck")).to_be_visible()


def small_review(room: Room, table: str) -> dict[str, object]:
    """A review of that table's game in which little was thought."""
    text = room.page.request.get(f"{room.url}/api/v1/tables/{table}/record").text()
    game = Game.from_record(text)
    return review_of(game, list(judgements(game, Depth(tries=2, worlds=2)))).as_json()


def test_a_phone_leaves_the_review_to_the_server_and_follows_it(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True, flat=True)
    table = given_up(room)
    none = {"depth": "quick", "state": "none", "done": 0, "turns": 2, "ahead": 0, "review": None}
    told = {"GET": none, "POST": {**none, "state": "working", "ahead": 2}}
    asked: list[str] = []

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            asked.append(route.request.post_data or "")
            told["GET"] = told["POST"]
        route.fulfill(json=told[route.request.method])

    room.page.route(OF_A_TABLE, answer)
    page = begun(room, table)
    expect(page.get_by_role("dialog").get_by_label("Where")).to_have_value("server")
    assert findings(room) == []
    page.get_by_role("button", name="Start the review").click()
    expect(page.get_by_role("status").filter(has_text="2 other reviews come first")).to_be_visible()
    told["GET"] = {**none, "state": "working", "done": 1}
    expect(page.get_by_role("status").filter(has_text="1 of 2 turns looked at")).to_be_visible()
    told["GET"] = {**none, "state": "done", "done": 2, "review": small_review(room, table)}
    expect(page.get_by_role("heading", name="Skill and luck")).to_be_visible()
    assert [json.loads(body) for body in asked] == [{"depth": "quick"}]


def test_what_the_server_refuses_is_reviewed_on_the_device(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True, flat=True)
    table = given_up(room)
    refusal = {"error": {"code": "reviews-full", "sentence": "This server has enough to do.", "details": {}}}
    room.page.route("**/review", lambda route: route.fulfill(status=503, json=refusal))
    page = begun(room, table)
    expect(page.get_by_role("dialog").get_by_label("Where")).to_have_value("server")
    page.get_by_role("button", name="Start the review").click()
    expect(page.get_by_role("heading", name="Skill and luck")).to_be_visible(timeout=PATIENCE_MS)
    told = "This server has enough to do. The review is made on this device instead."
    expect(page.get_by_role("alert").filter(has_text=told)).to_be_visible()
    assert len(page.evaluate(STORED)) == 1


def test_a_server_without_reviews_offers_none(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = given_up(room)
    refusal = {"error": {"code": "reviews-off", "sentence": "None here.", "details": {}}}
    with room.page.expect_response(OF_A_TABLE):
        room.page.route(OF_A_TABLE, lambda route: route.fulfill(status=403, json=refusal))
        page = begun(room, table)
    expect(page.get_by_role("button", name="Start the review")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_label("Where")).to_have_count(0)
