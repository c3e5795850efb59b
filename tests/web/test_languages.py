"""All five languages, and a longer one than any of them, at phone and desktop size."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room

LANGUAGES = {"en": "Confirm", "pl": "Zatwierdź", "ja": "決定", "zh-Hans": "确认", "zh-Hant": "確認"}
SIZES = [(1440, 900), (390, 844)]

# A message without words shows its id; a message too long shows less than itself.
MISSING = r"""() => {
    const ids = /\b(web|token|effect|category|item|symbol|word|bot|move)-[a-z-]{3,}/g;
    return [...document.body.innerText.matchAll(ids)].map((match) => match[0]);
}"""
CUT_OFF = """() => [...document.querySelectorAll('button, h1, h2, th, dt, label, .status, .words')]
    .filter((each) => each.offsetParent !== null && each.closest('.grids, .seat, .unseen') === null)
    .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 2)
    .filter((each) => getComputedStyle(each).display !== 'inline')
    .map((each) => each.textContent.trim())"""
LONGER = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode.textContent;
        const more = text.slice(0, Math.ceil(text.length * 0.4));
        if (text.trim().length > 2) walker.currentNode.textContent = `${text} ${more}`;
    }
}"""


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_or_cut_off(visit: Callable[..., Room], language: str, size: tuple[int, int]) -> None:
    room = visit(*size, flat=True, language=language)
    table = room.create()
    room.play_ahead(table, 6)
    room.open()
    assert room.page.evaluate(MISSING) == []
    assert room.page.evaluate(CUT_OFF) == []
    room.open(f"/t/{table}")
    expect(room.page.get_by_role("button", name=LANGUAGES[language])).to_be_visible()
    assert room.page.evaluate("() => document.documentElement.lang") == language
    room.take_hint()
    assert room.page.evaluate(MISSING) == []
    assert room.page.evaluate(CUT_OFF) == []
    assert room.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_button_has_a_line_of_its_own_and_what_it_does_below(
    visit: Callable[..., Room], language: str
) -> None:
    room = visit(1366, 768, language=language)
    room.open()
    play = room.page.locator(".welcome .acts > .big")
    expect(play).to_be_enabled()
    # Both at once: what comes late above them may move them.
    button, words = play.evaluate(
        "(one) => [one, one.nextElementSibling].map((each) => each.getBoundingClientRect().toJSON())"
    )
    assert button["height"] <= 56
    assert words["y"] >= button["y"] + button["height"]
    assert words["width"] == button["width"]


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_a_language_with_longer_words_would_fit_too(visit: Callable[..., Room], size: tuple[int, int]) -> None:
    room = visit(*size, flat=True)
    table = room.create()
    room.play_ahead(table, 6)
    room.open(f"/t/{table}")
    room.await_turn()
    room.page.evaluate(LONGER)
    assert room.page.evaluate(CUT_OFF) == []
    assert room.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_whose_turn_it_is_can_be_told_whatever_the_words(visit: Callable[..., Room], language: str) -> None:
    room = visit(flat=True, language=language)
    table = room.create()
    room.open(f"/t/{table}")
    assert room.await_turn() == "remove"
    room.play_ahead(table, 3)
    expect(room.status).to_have_attribute("data-asks", "dig")
    assert room.await_turn() == "dig"


def test_the_language_changes_at_any_moment_and_the_log_with_it(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = room.create()
    room.play_ahead(table, 5)
    room.open(f"/t/{table}")
    room.await_turn()
    room.page.get_by_role("tab", name="Log").click()
    expect(room.page.locator(".log")).to_contain_text(re.compile(r"dug [A-D][1-4] and gained \d pillars?"))
    room.page.get_by_label("Language").select_option("日本語")
    expect(room.page.locator(".log")).to_contain_text(re.compile(r"のタイルを採掘し、柱を\d個得ました"))
    expect(room.status).to_have_text("あなたの手番です。採石場からタイルを1枚採掘してください。")
    room.page.reload()
    expect(room.status).to_have_text("あなたの手番です。採石場からタイルを1枚採掘してください。")
