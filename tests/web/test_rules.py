"""The rules in the page: looked up, searched, beside a game, printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from babylon import EDITIONS
from babylon.handbook.links import TOPICS
from babylon.handbook.texts import Handbook
from babylon.words import LANGUAGES, say
from tests.web.test_accessibility import findings
from tests.web.test_languages import CUT_OFF, MISSING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room


def title(topic: str, lang: str = "en") -> str:
    return Handbook(lang, EDITIONS["revised"]).text(TOPICS[topic]).title


def test_the_lobby_leads_to_the_rules_and_a_question_is_settled(visit: Callable[..., Room]) -> None:
    """May a tile lie exactly above another, in the Japanese edition? And what of a hidden statue?"""
    room = visit()
    asked: list[str] = []
    room.page.on("request", lambda request: asked.append(request.url))
    room.open()
    expect(room.page.get_by_role("button", name="Play now")).to_be_enabled()
    assert [url for url in asked if "handbook" in url or "Rules" in url] == []
    room.page.get_by_role("link", name="The rules").click()
    expect(room.page.get_by_role("heading", level=1, name="The rules")).to_be_visible()
    room.page.get_by_label("Edition", exact=True).select_option("ja")
    room.page.get_by_role("searchbox").fill("exactly above")
    expect(
        room.page.get_by_text("a tile may not lie exactly above one of which any space still has no")
    ).to_be_visible()
    # A question has several answers: all are named first, and each is a click away.
    room.page.get_by_role("searchbox").fill("Can a statue hold a tile?")
    room.page.locator(".hits").get_by_role("button", name="What carries a tile").click()
    expect(room.page.locator("#rule-supports")).to_be_focused()
    expect(room.page.locator("#rule-supports h3")).to_be_in_viewport()
    room.page.get_by_role("searchbox").fill("hidden statue")
    first = room.page.locator("main section").first
    expect(first).to_contain_text("What does a hidden statue score?")
    first.get_by_role("link").click()
    expect(room.page).to_have_url(f"{room.url}/rules/ruling-3")
    expect(room.page.locator("#rule-ruling-3")).to_be_in_viewport()
    room.page.go_back()
    expect(room.page).to_have_url(f"{room.url}/rules")
    # The choice is kept on this device.
    room.page.reload()
    expect(room.page.get_by_label("Edition", exact=True)).to_have_value("ja")


def test_every_topic_has_an_address_that_shows_it(visit: Callable[..., Room]) -> None:
    room = visit()
    room.open("/rules")
    expect(room.page.locator("#rule-goal")).to_be_visible()
    anchors = set(room.page.evaluate("() => [...document.querySelectorAll('[id^=rule-]')].map((one) => one.id)"))
    assert {topic for topic, section in TOPICS.items() if not {f"rule-{topic}", f"rule-{section}"} & anchors} == set()
    for topic in ("token-fill-blank", "refusal-gap-occupied", "term-points"):
        room.open(f"/rules/{topic}")
        shown = f"#rule-{topic}" if f"rule-{topic}" in anchors else f"#rule-{TOPICS[topic]}"
        expect(room.page.locator(shown)).to_be_in_viewport()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language_on_every_screen(visit: Callable[..., Room], language: str) -> None:
    room = visit(390, 844, language=language)
    room.open("/rules")
    for width, height in ((390, 844), (1280, 720)):
        room.page.set_viewport_size({"width": width, "height": height})
        expect(room.page.get_by_role("heading", level=1)).to_have_text(say("handbook-title", language))
        assert room.page.evaluate(MISSING) == []
        assert room.page.evaluate(CUT_OFF) == []
        assert room.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Callable[..., Room], theme: str) -> None:
    room = visit(theme=theme)
    room.open("/rules/glossary")
    expect(room.page.locator("#rule-glossary")).to_be_visible()
    assert findings(room) == []
    room.open("/rules/summary")
    expect(room.page.get_by_role("heading", level=1)).to_be_visible()
    assert findings(room) == []


def test_tokens_lines_pieces_and_refusals_open_their_section_beside_the_game(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = room.create(4, edition={"name": "ja"})
    room.open(f"/t/{table}")
    room.await_turn()
    sheet = room.page.get_by_role("dialog", name="The rules")
    for topic in ("token-none", "pad-flowers", "piece-doubles"):
        link = room.page.locator(f"[data-rule={topic}]")
        link.click()
        expect(sheet.get_by_role("heading", name=title(topic), exact=True)).to_be_visible()
        expect(sheet).to_contain_text(say("edition-ja"))
        sheet.press("Escape")
        expect(sheet).to_have_count(0)
        expect(link).to_be_focused()
    # The game goes on beside it.
    room.page.locator("[data-rule=pad-flowers]").click()
    expect(sheet).to_be_visible()
    assert findings(room) == []
    confirm = room.page.get_by_role("button", name="Hint").bounding_box()
    box = sheet.bounding_box()
    assert confirm is not None
    assert box is not None
    assert confirm["x"] + confirm["width"] <= box["x"] or confirm["y"] >= box["y"] + box["height"]
    sheet.get_by_role("searchbox").fill("bridge")
    sheet.get_by_role("link", name=title("under-bridges")).click()
    expect(sheet).to_contain_text("may be put there later, too")


def test_a_refusal_leads_to_its_rule(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = room.create(4)
    room.open(f"/t/{table}")
    room.await_turn()
    sheet = room.page.get_by_role("dialog", name="The rules")
    # Nothing has been dug yet, so no tile can be placed.
    room.page.locator("[data-space=h8]").click()
    room.page.locator("p.status [data-rule=refusal-dig-first]").click()
    expect(sheet.get_by_role("heading", name=title("refusal-dig-first"), exact=True)).to_be_visible()
    # The same by the keyboard alone.
    sheet.press("Escape")
    stacks = room.page.get_by_role("grid", name="Quarry").get_by_role("button")
    stacks.first.press("Enter")
    room.settle()
    stacks.last.press("Enter")
    room.page.keyboard.press("?")
    expect(sheet.get_by_role("heading", name=title("refusal-already-dug"), exact=True)).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_rule_has_room_on_a_phone_after_the_end(visit: Callable[..., Room], width: int, height: int) -> None:
    room = visit(width, height, touch=True, flat=True)
    table = room.create()
    room.ask("POST", f"/tables/{table}/seats/0/resign", {})
    room.open(f"/t/{table}")
    room.page.locator(".ending [data-rule=pad-statues]").click()
    expect(room.page.locator("#rule-pad-statues")).to_be_visible()
    sheet = room.page.get_by_role("dialog", name="The rules")
    box = sheet.bounding_box()
    assert box is not None
    # All but the bars.
    assert box["height"] >= height - 160
    sheet.press("Escape")
    expect(room.page.locator(".ending [data-rule=pad-statues]")).to_be_visible()


def an_item(room: Room, table: str) -> tuple[int, str, str]:
    """Seat, space and kind of an item that can be seen."""
    gardens = room.ask("GET", f"/tables/{table}")["table"]["view"]["gardens"]
    found = ((garden["seat"], item) for garden in gardens for item in garden["items"] if item["visible"])
    seat, item = next(found)
    return seat, item["spaces"][0], item["kind"]


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_an_item_on_the_board_leads_to_its_rule(visit: Callable[..., Room], *, touch: bool) -> None:
    room = visit(*((390, 844) if touch else (1280, 720)), touch=touch, flat=True)
    table = room.create()
    room.play_ahead(table, 4)
    seat, space, kind = an_item(room, table)
    room.open(f"/t/{table}")
    room.await_turn()
    if seat != 0:
        room.page.get_by_role("list", name="Seats").get_by_role("button").nth(seat).click()
    target = room.page.locator(f"svg:not(.quarry) [data-space={space}]")
    target.tap(force=True) if touch else target.click(force=True)
    room.page.locator(f"p.status [data-rule=item-{kind}]").click()
    expect(room.page.locator(".beside").get_by_role("heading", name=title(f"item-{kind}")).first).to_be_visible()


def test_an_item_in_the_picture_is_clicked_wherever_its_body_is(visit: Callable[..., Room]) -> None:
    room = visit()
    table = room.create()
    room.play_ahead(table, 6)
    room.open(f"/t/{table}", court=True)
    room.await_turn()
    item = next(one for one in room.in_sight("items") if one["kind"] in {"statue", "belvedere"})
    # Its head stands before the space behind it.
    room.page.mouse.click(item["x"], item["y"])
    room.page.locator(f"p.status [data-rule=item-{item['kind']}]").click()
    heading = room.page.locator(".beside").get_by_role("heading", name=title(f"item-{item['kind']}"))
    expect(heading.first).to_be_visible()


def test_the_keyboard_asks_about_the_item_under_its_cursor(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = room.create()
    room.play_ahead(table, 4)
    items = room.ask("GET", f"/tables/{table}")["table"]["view"]["gardens"][0]["items"]
    item = next(one for one in items if one["visible"])
    room.open(f"/t/{table}")
    room.await_turn()
    col, row = "abcdefgh".index(item["spaces"][0][0]), int(item["spaces"][0][1]) - 1
    room.page.keyboard.press("g")
    for key, steps in (("ArrowRight", col), ("ArrowUp", row)):
        for _ in range(steps):
            room.page.keyboard.press(key)
    room.page.keyboard.press("?")
    shown = room.page.locator(".beside").get_by_role("heading", name=title(f"item-{item['kind']}"))
    expect(shown.first).to_be_visible()


def pages(room: Room) -> int:
    """How many sheets of paper the page would fill."""
    return room.page.pdf(format="A4").count(b"/Type /Page\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_and_scoring_fit_on_one_page_in_every_edition(visit: Callable[..., Room], language: str) -> None:
    room = visit(language=language)
    room.open("/rules/summary")
    filled = {}
    for edition in EDITIONS:
        room.page.get_by_label(say("word-edition", language), exact=True).select_option(edition)
        filled[edition] = pages(room)
    assert set(filled.values()) == {1}, filled


def test_the_rules_and_the_page_of_tokens_can_be_printed(visit: Callable[..., Room]) -> None:
    room = visit(theme="dark")
    room.open("/rules/summary")
    expect(room.page.get_by_role("heading", level=1)).to_be_visible()
    assert pages(room) == 1
    room.open("/rules")
    expect(room.page.locator("#rule-goal")).to_be_visible()
    room.page.emulate_media(media="print")
    expect(room.page.get_by_role("searchbox")).to_be_hidden()
    expect(room.page.get_by_role("navigation")).to_be_hidden()
    assert room.page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    # All pictures are there before the printer is asked.
    room.page.evaluate("() => { window.print = () => (window.printed = true); }")
    room.page.emulate_media(media="screen")
    room.page.get_by_role("button", name="Print", exact=True).click()
    room.page.wait_for_function("() => window.printed")
    assert room.page.evaluate("() => [...document.images].every((one) => one.complete && one.naturalWidth > 0)")
