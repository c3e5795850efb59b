"""The score pad for the printed game, as someone with the box uses it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from babylon import EDITIONS, Symbol
from babylon.game.score_pad import Counts, counted_score
from babylon.words import LANGUAGES, say
from tests.web.pad_sheets import EXACT, sheet_of_record
from tests.web.test_accessibility import findings
from tests.web.test_languages import CUT_OFF

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.web.room import Room

# Four gardens as they are when a game ends.
GARDENS = {
    "Ada": Counts({Symbol.STATUE: (2, 2, 1), Symbol.FOUNTAIN: (1, 1), Symbol.STAIRWAY: (1,)}, 3, (2, 3, 2, 2), 4),
    "Bo": Counts({Symbol.STATUE: (3, 1), Symbol.BRIDGE: (0, 1), Symbol.STAIRWAY: (1, 1)}, 2, (3, 1, 2, 3), 3),
    "Cy": Counts({Symbol.STATUE: (1, 1, 1, 1), Symbol.FOUNTAIN: (2,), Symbol.BRIDGE: (1,)}, 4, (1, 2, 3, 3), 5),
    "Dee": Counts(
        {Symbol.STATUE: (2,), Symbol.FOUNTAIN: (1,), Symbol.BRIDGE: (1,), Symbol.STAIRWAY: (1,)}, 1, (2,) * 4
    ),
}
NAMES = {Symbol.STATUE: "Statues", Symbol.FOUNTAIN: "Fountains", Symbol.BRIDGE: "Bridges", Symbol.STAIRWAY: "Stairways"}
FLOWERS = ("white", "pink", "blue", "yellow")
MISSING = (
    r"() => [...document.body.innerText.matchAll(/\b(pad|web|edition|category|item|seat)-[a-z-]{3,}/g)].map(String)"
)
SMALL = """() => [...document.querySelectorAll('main button, main select, main input')]
    .filter((one) => one.offsetParent !== null && one.closest('[role=grid], label') === null)
    .map((one) => [one.getBoundingClientRect(), one.ariaLabel ?? one.textContent])
    .filter(([box]) => box.height < 44 || box.width < 30)
    .map(([, name]) => name)"""


def taps_for(counts: Counts) -> dict[str, int]:
    """How often each + is tapped; the highest tile is proven by what stands on it, or told."""
    taps: dict[str, int] = {}
    proven = 0
    for symbol, levels in counts.decorations.items():
        for level, count in enumerate(levels, start=1):
            stairway = symbol is Symbol.STAIRWAY
            taps[f"{NAMES[symbol]}: level {f'{level}–{level + 1}' if stairway else level}"] = count
            proven = max(proven, (level + stairway) if count else 0)
    for flower, count in zip(FLOWERS, counts.flowers, strict=True):
        taps[f"Visible tiles by flower: {flower} flower"] = count
    return taps | {"Belvederes": counts.belvederes, "Level of the highest tile": max(0, counts.highest - proven)}


def sheet(room: Room) -> Locator:
    return room.page.get_by_role("region", name="Result")


def totals(room: Room) -> list[int]:
    """What the sheet says of every player, in order."""
    row = sheet(room).get_by_role("row", name="Total")
    return [int(text) for text in row.get_by_role("cell").all_inner_texts()]


def expected(edition: str) -> list[int]:
    return [counted_score(EDITIONS[edition], counts).total for counts in GARDENS.values()]


def enter_all(room: Room) -> int:
    """Enter the four gardens by tapping alone; return how many taps it took."""
    taps = 0
    page = room.page
    page.get_by_label("Players").first.select_option("4")
    for name, counts in GARDENS.items():
        page.get_by_role("textbox", name="Name").fill(name)
        for what, times in taps_for(counts).items():
            for _ in range(times):
                page.get_by_role("button", name=f"One more: {what}", exact=True).click()
        taps += sum(taps_for(counts).values())
        if name != "Dee":
            page.get_by_role("button", name="Next").tap()
            taps += 1
            # No keyboard comes up over the form.
            assert page.evaluate("() => document.activeElement.tagName") == "BUTTON"
    return taps


def test_four_gardens_are_scored_by_tapping(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True)
    room.open()
    room.page.get_by_role("link", name="Score pad").click()
    expect(room.page.get_by_role("heading", level=1)).to_have_text(say("pad-title"))
    # At a second for a tap and as long again for looking, three minutes are enough.
    assert enter_all(room) <= 90
    assert totals(room) == expected("en")
    expect(sheet(room).get_by_role("status")).to_have_text("Cy wins!")
    editions = room.page.get_by_role("region", name="By every edition")
    expect(editions).to_contain_text("Highest point: twice the level of the highest tile")
    expect(editions).to_contain_text("Cy: −15 Highest point")
    assert room.page.evaluate(SMALL) == []
    assert room.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    sheet(room).get_by_label("Played by the edition").select_option("pl")
    assert totals(room) == expected("pl")
    # It is there when the page is opened again, and elsewhere by the link alone.
    room.page.reload()
    expect(sheet(room).get_by_role("row", name="Total")).to_be_visible()
    assert totals(room) == expected("pl")
    room.page.get_by_role("button", name="Share").click()
    link = room.page.get_by_role("textbox", name=say("web-link")).input_value()
    elsewhere = visit()
    elsewhere.page.goto(link)
    expect(sheet(elsewhere).get_by_role("row", name="Total")).to_be_visible()
    assert totals(elsewhere) == expected("pl")
    assert "#" not in elsewhere.page.url
    broken = visit()
    broken.page.goto(link[:-3])
    expect(broken.page.get_by_role("alert")).to_have_text(say("pad-broken-link"))


def test_a_tie_asks_for_the_notches(visit: Callable[..., Room]) -> None:
    room = visit()
    room.open("/score")
    statues = room.page.get_by_role("spinbutton", name="Statues: level 1", exact=True)
    notches = room.page.get_by_role("spinbutton", name="Visible notches")
    for count in ("7", "9"):
        # Typed and left by the keyboard, as the fastest do.
        statues.fill("3")
        statues.press("Enter")
        expect(room.page.get_by_role("spinbutton", name="Statues: level 2", exact=True)).to_be_focused()
        if count == "9":
            expect(sheet(room).get_by_role("status")).to_contain_text("tied in points")
            notches.fill(count)
            notches.press("Enter")
            room.page.get_by_role("group", name="Players").get_by_role("button").first.click()
            notches.fill("7")
            notches.press("Enter")
        else:
            room.page.get_by_role("button", name="Next").click()
    expect(sheet(room).get_by_role("status")).to_contain_text("White wins!")
    expect(sheet(room).get_by_role("status")).to_contain_text("the winner has the fewest visible notches (7)")


def put(room: Room, tool: str, *spaces: str) -> None:
    """Choose a piece and the spaces it stands on, by the keyboard alone."""
    room.page.get_by_role("button", name=tool, exact=True).press("Enter")
    for space in spaces:
        here = room.page.get_by_role("grid", name="Garden").locator("button[tabindex='0']")
        col, row = tuple(here.get_attribute("data-space") or "a1")
        here.focus()
        for _ in range(abs(ord(space[0]) - ord(col))):
            room.page.keyboard.press("ArrowRight" if space[0] > col else "ArrowLeft")
        for _ in range(abs(int(space[1]) - int(row))):
            room.page.keyboard.press("ArrowUp" if space[1] > row else "ArrowDown")
        room.page.keyboard.press("Enter")


def test_a_garden_is_rebuilt_by_the_keyboard(visit: Callable[..., Room]) -> None:
    room = visit()
    room.open("/score")
    page = room.page
    page.get_by_role("button", name="Rebuild").click()
    told = page.locator("#pad-form").get_by_role("status")
    put(room, "Tile: white flower", "a1")
    put(room, "Tile: pink flower", "c1")
    put(room, "fountain", "a1", "b1")
    expect(told).to_contain_text("A fountain connects two different tiles, but a1 and b1 lie on the same one")
    put(room, "fountain", "b2", "c2")
    expect(told).to_have_text("fountain, b2 and c2")
    put(room, "statue", "h8")
    expect(told).to_contain_text("No tile lies on h8 yet")
    # One corner can only be open: the belvedere comes by itself.
    put(room, "Tile: blue flower", "a2")
    expect(told).to_have_text("Tile at a2, level 2, blue flower, belvedere south-east")
    assert totals(room) == [3 + 1 + 4, 0]
    # A statue that the tile hides is added before it.
    page.get_by_role("button", name="2. Tile at c1").click()
    put(room, "statue", "a2")
    page.get_by_role("button", name="Show everything").click()
    expect(page.get_by_role("listitem").filter(has_text="statue, a2")).to_contain_text("0")
    assert totals(room) == [3 + 1 + 4, 0]
    page.get_by_role("button", name="Remove: Tile at c1, level 1, pink flower").click()
    expect(page.get_by_role("listitem").filter(has_text="fountain")).to_contain_text("No tile lies on c2 yet")
    assert findings(room) == []


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_garden_is_rebuilt_by_pointing(visit: Callable[..., Room], *, touch: bool) -> None:
    room = visit(*((390, 844) if touch else (1280, 720)), touch=touch)
    room.open("/score")
    page = room.page

    def press(target: Locator) -> None:
        target.tap() if touch else target.click()

    def lay(tool: str, *spaces: str) -> None:
        press(page.get_by_role("button", name=tool, exact=True))
        for space in spaces:
            press(page.get_by_role("grid", name="Garden").locator(f"button[data-space={space}]"))

    press(page.get_by_role("button", name="Rebuild"))
    lay("Tile: white flower", "a1")
    lay("Tile: pink flower", "c1")
    lay("fountain", "b2", "c2")
    lay("statue", "d1")
    told = page.locator("#pad-form").get_by_role("status")
    expect(told).to_have_text("statue, d1")
    # A fountain and a statue on level 1, and the highest tile.
    assert totals(room) == [3 + 1 + 1, 0]
    # What can't stand so is refused with the reason.
    lay("stairway", "a1", "b1")
    expect(told).to_contain_text("a1")
    assert totals(room) == [3 + 1 + 1, 0]


def test_the_sheet_is_printed_with_its_gardens(visit: Callable[..., Room]) -> None:
    record = (Path(__file__).parents[2] / "docs/pictures/game.bgn").read_text("utf-8")
    room = visit(theme="dark")
    room.open(f"/score#{sheet_of_record(record, EXACT, ['Ada', 'Bo'])}")
    page = room.page
    expect(sheet(room).get_by_role("row", name="Total")).to_be_visible()
    page.evaluate("() => { window.print = () => (window.printed = true); }")
    page.get_by_role("button", name="Print").click()
    page.wait_for_function("() => window.printed")
    page.emulate_media(media="print")
    # What is to be pressed stays behind; points, editions and both gardens are on paper.
    expect(page.get_by_role("button")).to_have_count(0)
    expect(sheet(room)).to_be_visible()
    expect(page.get_by_role("region", name="By every edition")).to_be_visible()
    gardens = page.locator(".printed svg")
    expect(gardens).to_have_count(2)
    for each in range(2):
        expect(gardens.nth(each)).to_be_visible()
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.pdf(format="A4").count(b"/Type /Page\n") <= 2


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Callable[..., Room], theme: str) -> None:
    room = visit(390, 844, theme=theme)
    room.open("/score")
    room.page.get_by_role("button", name="One more: Bridges: level 1", exact=True).click()
    room.page.get_by_text("Hidden only by bridges").click()
    room.page.get_by_role("button", name="Share").click()
    expect(room.page.get_by_role("img", name=say("web-qr"))).to_be_visible()
    assert findings(room) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_or_cut_off(visit: Callable[..., Room], language: str) -> None:
    room = visit(360, 640, language=language)
    room.open("/score")
    expect(room.page.get_by_role("heading", level=1)).to_have_text(say("pad-title", language))
    room.page.get_by_label(say("web-players", language)).first.select_option("4")
    manners = room.page.get_by_role("group", name=say("pad-manner", language)).get_by_role("button")
    for manner in range(2):
        manners.nth(manner).click()
        for width, height in ((360, 640), (844, 390), (1280, 720)):
            room.page.set_viewport_size({"width": width, "height": height})
            assert room.page.evaluate(MISSING) == []
            assert [text for text in room.page.evaluate(CUT_OFF) if text] == []
            assert room.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
