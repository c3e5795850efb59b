"""The guided first game: through all its steps, by every way to play, and what it says to a wrong click."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.lesson import STEPS, Learner
from tests.web.test_accessibility import findings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room

FIRST_GAME = {
    "en": "Play a first game",
    "pl": "Zagraj pierwszą grę",
    "ja": "最初のゲームを始める",
    "zh-Hans": "开始第一局游戏",
    "zh-Hant": "開始第一場遊戲",
}
# A message without words shows its id, and a detail without a value its name.
RAW = r"() => document.body.innerText.match(/\b(lesson|web|effect|points|pillars)-[a-z-]{3,}|\{ ?\$\w+/g) ?? []"
TRANSCRIPT = Path(__file__).parent / "lesson_transcript.txt"


@pytest.mark.parametrize("language", FIRST_GAME)
def test_the_lesson_is_played_to_its_end(visit: Callable[..., Room], language: str) -> None:
    room = visit(1440, 900, flat=True, language=language)
    room.open("/learn")
    learner = Learner(room)
    for number in range(1, STEPS + 1):
        learner.await_step(number)
        if learner.aim in {"keep", "look"}:
            # It is done beside the board, so the table asks for nothing.
            expect(room.page.locator("p.status")).to_be_hidden()
        learner.by_mouse()
        assert room.page.evaluate(RAW) == []
        learner.card.locator(".ways .go").click()
    expect(room.page.get_by_role("button", name=FIRST_GAME[language])).to_be_visible()
    assert room.page.evaluate(RAW) == []


def test_the_lesson_is_told_to_a_screen_reader_and_played_by_keys_alone(visit: Callable[..., Room]) -> None:
    """The transcript: the card as a screen reader has it, when each step begins and when it is done."""
    room = visit(1440, 900)
    room.open("/learn", court=True)
    learner = Learner(room)
    told = []
    for number in range(1, STEPS + 1):
        learner.await_step(number)
        # Before a key is pressed the page can't know.
        room.page.keyboard.press("Tab")
        expect(learner.card.locator(".task")).not_to_contain_text("Click")
        told.append(learner.card.aria_snapshot())
        learner.by_keys()
        expect(room.page.get_by_role("button", name="Next")).to_be_focused()
        told.append(learner.card.aria_snapshot())
        room.page.keyboard.press("Enter")
    expect(room.page.get_by_role("button", name="Play a first game")).to_be_visible()
    transcript = "\n\n".join(told) + "\n"
    if "BABYLON_GOLDEN" in os.environ:
        TRANSCRIPT.write_text(transcript, encoding="utf-8")
    assert transcript == TRANSCRIPT.read_text(encoding="utf-8")


def test_a_wrong_click_is_answered_and_the_lesson_goes_on_where_it_was_left(visit: Callable[..., Room]) -> None:
    room = visit(1440, 900, flat=True)
    room.open()
    assert findings(room) == []
    room.page.get_by_role("link", name="Learn to play").click()
    learner = Learner(room)
    slip = learner.card.locator(".slip")
    learner.await_step(1)
    assert findings(room) == []
    room.page.locator("[data-stack=D4]").click()
    expect(slip).to_contain_text("You may remove any Clay tile, the one on D4 as well.")
    learner.by_mouse()
    for _ in range(2):
        learner.card.locator(".ways button").last.click()
    learner.await_step(3)
    # The rules' own refusal, and then the lesson's answer to what is allowed.
    room.page.locator("[data-stack=B2]").click()
    expect(slip).to_contain_text("You dig once a turn")
    room.page.locator("[data-place=f6]").click()
    expect(slip).to_contain_text("The tile may lie at f6 too.")
    room.page.get_by_role("button", name="Confirm").click()
    expect(slip).to_contain_text("Not yet.")
    room.page.reload()
    learner.await_step(3)
    learner.by_mouse()
    room.page.get_by_role("button", name="Leave the lesson").click()
    room.page.get_by_role("link", name="Learn to play").click()
    learner.await_step(4)
    room.page.get_by_role("button", name="Back").click()
    learner.await_step(3)
    assert findings(room) == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_card_keeps_its_edges_and_buttons_in_sight(visit: Callable[..., Room], language: str) -> None:
    """The step about round tokens has most to say."""
    room = visit(1280, 720, flat=True, lesson=5, language=language)
    room.open("/learn")
    learner = Learner(room)
    learner.await_step(6)
    region = room.page.locator(".left").bounding_box()
    assert region is not None
    card, words = learner.card.bounding_box(), learner.card.locator(".words").bounding_box()
    ways = learner.card.locator(".ways").bounding_box()
    assert card is not None
    assert words is not None
    assert ways is not None
    assert card["y"] + card["height"] <= region["y"] + region["height"]
    assert words["y"] + words["height"] <= ways["y"]
    assert ways["y"] + ways["height"] <= card["y"] + card["height"] - 8
    # What has no room is scrolled to.
    left = "(words) => (words.scrollTo(0, 9999), words.scrollHeight - words.scrollTop - words.clientHeight)"
    assert learner.card.locator(".words").evaluate(left) <= 1


def test_what_stands_in_the_picture_changes_its_language_at_once(visit: Callable[..., Room]) -> None:
    room = visit(1440, 900)
    room.open("/learn", court=True)
    label = room.page.locator(".tags .seat")
    expect(label).to_have_text("Apprentice")
    room.page.get_by_label("Language").select_option("pl")
    expect(label).to_have_text("Uczeń")


def test_a_first_game_with_tips_follows_the_lesson(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, flat=True, lesson=STEPS)
    room.open("/learn")
    room.page.get_by_role("button", name="Play a first game").click()
    room.page.wait_for_url("**/t/device-*")
    tip = room.page.locator(".tips")
    expect(tip).to_contain_text("Any Clay tile may go; you take turns, and 6 are still to go.")
    expect(room.page.get_by_text("Apprentice")).to_be_visible()
    # A small window shows what is to be done.
    expect(room.page.locator("[data-tab=quarry]")).to_have_attribute("aria-pressed", "true")
    assert findings(room) == []
    # Nothing was played or planned yet: there is nothing to undo.
    expect(room.page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    tip.get_by_role("button", name="Turn tips off").click()
    expect(tip).to_have_count(0)
    room.page.get_by_role("button", name="Settings").click()
    room.page.get_by_label("Tips for beginners").check()
    room.page.get_by_role("button", name="Close").click()
    expect(tip).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_on_a_small_screen_one_reads_and_then_sees_the_board(
    visit: Callable[..., Room], width: int, height: int
) -> None:
    room = visit(width, height, touch=True, flat=True, lesson=1)
    room.open("/learn")
    learner = Learner(room)
    learner.await_step(2)
    task = "Tap the tile on A1, where the arrow points, then the framed button."
    expect(room.page.locator("p.status")).to_have_text(task)
    room.page.get_by_role("button", name="Try it").tap()
    expect(learner.card.locator(".task")).to_have_text(task)
    for _ in range(2):
        room.page.locator("[data-stack=A1]").tap()
    expect(learner.card.locator(".done")).to_be_visible()
    assert room.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    learner.card.get_by_role("button", name="Next").tap()
    learner.await_step(3)
    room.page.get_by_role("button", name="Try it").tap()
    room.page.locator("[data-place=c3]").tap()
    room.page.get_by_role("button", name="Place", exact=True).tap()
    expect(learner.card.locator(".done")).to_be_visible()
    expect(room.page.locator("p.status")).to_be_hidden()


def test_what_one_holds_is_read_whole_beside_the_card(visit: Callable[..., Room]) -> None:
    room = visit(844, 390, touch=True, flat=True, lesson=1, language="pl")
    room.open("/learn")
    Learner(room).await_step(2)
    pillars = room.page.locator(".pillars")
    expect(pillars).to_contain_text("pojedyncze")
    assert pillars.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")


def test_a_finger_errs_and_builds_with_what_the_page_tells(visit: Callable[..., Room]) -> None:
    """The answer stands in the text's place, so that the board keeps its room; a button builds what was touched."""
    room = visit(390, 844, touch=True, flat=True, lesson=3)
    room.open("/learn")
    learner = Learner(room)
    learner.await_step(4)
    board = room.page.locator(".middle > .scene")
    before = board.bounding_box()
    room.page.locator("[data-spot='0']").tap()
    room.page.get_by_role("button", name="Build", exact=True).tap()
    expect(learner.card.locator(".slip")).to_contain_text("A statue could stand on d3 as well.")
    expect(learner.card.locator(".task")).to_have_text("Tap the ring on c4, where the arrow points, then “Build”.")
    after = board.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] >= before["height"]
    room.page.locator("[data-spot='1']").tap()
    room.page.get_by_role("button", name="Build", exact=True).tap()
    expect(learner.card.locator(".done")).to_be_visible()
