"""A game is reviewed on the device: the command line's findings, the better turn on the board, kept for later."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from babylon import Dig, EndTurn, Game, Keep
from babylon.bots.game_review import judgements, review_of
from babylon.bots.turn_review import DEPTHS
from babylon.words import LANGUAGES, say
from tests.web.device import scores
from tests.web.room import PATIENCE_MS
from tests.web.test_accessibility import findings
from tests.web.test_replay import choose

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

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
    expect(why).to_contain_text("The others would have been denied 1.2 points.")
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
