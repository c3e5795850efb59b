"""What must hold of the page itself in every browser, looked at and clicked as a person would."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from babylon.server.maintenance.site import write_site
from tests.browsers.proofs import awaited
from tests.web.layout import GHOSTS, TABS
from tests.web.web_host import web_host

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.browsers.browser import Browser

STEPS = 4
SIZES = [(1280, 720), (1024, 768), (844, 390), (390, 844)]
# The middle of what a selector finds, once nothing lies over it.
MIDDLE = """async () => {
    const found = document.querySelector(SELECTOR);
    const box = found?.getBoundingClientRect();
    const at = box && [box.left + box.width / 2, box.top + box.height / 2].map(Math.round);
    return at && found.contains(document.elementFromPoint(...at)) ? at : null;
}"""
# The same in the 3D picture: where a target's own pixel lies before everything else.
PIXEL = """async () => {
    const found = window.babylon?.KIND().find((one) => [one.stack, one.position, ...(one.spaces ?? [])].includes(NAME));
    const at = found && [found.x, found.y].map(Math.round);
    if (!at || document.elementFromPoint(...at)?.tagName !== 'CANVAS') return null;
    const hit = window.babylon.at(...at);
    return hit && ['stack', 'position', 'index'].some((key) => key in found && hit[key] === found[key]) ? at : null;
}"""
SOLID = "async () => window.babylon !== undefined"
AIM = "async () => document.documentElement.dataset.aim ?? ''"
CARD = "async () => document.querySelector('.lesson')?.innerText ?? ''"
# What to click for each thing that a step may ask for, and how its task names it.
KINDS = {"take": "stacks", "place": "places", "build": "spots"}
WAYS = {
    "take": ("[data-stack={}]", "[A-D][1-4]"),
    "place": ("[data-place={}]", "[a-h][1-8]"),
    "build": (".hand [data-token*='{}']", "[a-h][1-8]"),
    "confirm": ("footer.hand button.go", ""),
}


@contextmanager
def site(folder: Path) -> Iterator[str]:
    """The address of the page on a plain web host."""
    write_site(folder)
    with web_host(folder) as host:
        yield f"{host}/"


def click(browser: Browser, selector: str) -> None:
    """Click what a selector finds, as soon as it can be clicked."""
    browser.click(*awaited(browser, MIDDLE.replace("SELECTOR", repr(selector)), bool))


def do_aim(browser: Browser, aim: str) -> None:
    """Do what a step asks for: in the 3D picture where there is one, or on the plan."""
    selector, names = WAYS[aim]
    told = awaited(browser, CARD, re.compile(names).search)
    name = re.findall(names, told)[0]
    if aim in KINDS and (browser.draws_solid or browser.ask(SOLID)):
        browser.click(*awaited(browser, PIXEL.replace("KIND", KINDS[aim]).replace("NAME", repr(name)), bool))
    else:
        click(browser, selector.format(name))


def do_step(browser: Browser, number: int) -> None:
    """Read a step of the lesson, do what it asks for, and go on."""
    awaited(browser, CARD, lambda card: f" {number} " in card)
    # In a low window one reads first, and then sees the board.
    click(browser, ".lesson .ways .go")
    while aim := browser.ask(AIM):
        do_aim(browser, aim)
        awaited(browser, AIM, aim.__ne__)
    awaited(browser, "async () => document.querySelector('.lesson .done') !== null", bool)
    click(browser, ".lesson .ways .go")


def teaches_the_first_steps(browser: Browser, folder: Path) -> str:
    """The lesson is found from the first page, and its first steps are done by clicks on what a person gets to see."""
    with site(folder) as url:
        browser.open(url)
        click(browser, "a[href$='/learn']")
        for number in range(1, STEPS + 1):
            do_step(browser, number)
        awaited(browser, CARD, lambda card: f" {STEPS + 1} " in card)
        solid = browser.ask(SOLID)
    assert solid or not browser.draws_solid, f"{browser.name} shows the plan alone"
    return f"{STEPS} steps of the lesson, {'in 3D' if solid else 'on the plan'}"


FRAME = "<!doctype html><title>Frame</title><style>body { margin: 0 } iframe { border: 0 }</style><iframe></iframe>"
SHOW = """async (path, width, height) => {
    const frame = document.querySelector('iframe');
    Object.assign(frame, { width, height });
    if (path !== null) {
        const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
        frame.src = path;
        await loaded;
    }
    // One frame for the page to hear of its size, one to follow.
    for (const _ of [1, 2]) await new Promise((done) => frame.contentWindow.requestAnimationFrame(done));
}"""
FOUR_PLAYERS = """async () => {
    const found = async (look) => {
        for (;;) {
            const one = look();
            if (one) return one;
            await new Promise((done) => setTimeout(done, 50));
        }
    };
    const button = (text, selector) => () =>
        [...document.querySelectorAll(selector)].find((each) => each.textContent.includes(text));
    const choose = (menu, value) => {
        menu.value = value;
        menu.dispatchEvent(new Event('change', { bubbles: true }));
    };
    (await found(button('New table', 'button'))).click();
    const menus = () => [...document.querySelectorAll('dialog select')];
    const players = await found(() => menus().find((menu) => [...menu.options].some((each) => each.value === '4')));
    choose(players, '4');
    const seats = () => [...document.querySelectorAll('dialog .seat select')];
    await found(() => seats().length >= 4);
    for (const seat of seats().slice(1, 4)) choose(seat, 'apprentice');
    (await found(button('Create the table', 'dialog button'))).click();
    await found(() => document.querySelector('p.status')?.dataset.asks === 'dig');
}"""
TAKE = """async () => {
    document.querySelector('.quarry-grid .legal').click();
    while (document.querySelector('p.status')?.dataset.asks !== 'build')
        await new Promise((done) => setTimeout(done, 50));
}"""


# WebKit on Linux lays a pale box of its own behind a menu's words, unless the page draws it.
UNREAD_MENUS = """async () => {
    const menus = [...document.querySelectorAll('select')];
    if (menus.length === 0) return ['no menu'];
    return menus.map((menu) => getComputedStyle(menu))
        .filter(({ appearance, color, backgroundColor }) => appearance !== 'none' || color === backgroundColor)
        .map(({ appearance, color, backgroundColor }) => `${appearance}: ${color} on ${backgroundColor}`);
}"""


def framed(browser: Browser, function: str) -> Any:  # noqa: ANN401 - whatever the page answers
    """What a function answers inside the frame, which may have sizes that no window of a desktop has."""
    inside = "with (document.querySelector('iframe').contentWindow)"
    return browser.ask(f"async () => {{ {inside} return await ({function})(); }}")


def at_all_sizes(browser: Browser, look: str) -> list[str]:
    """What is wrong at any size."""
    found = []
    for width, height in SIZES:
        browser.ask(SHOW, None, width, height)
        found += [f"{width} x {height}, {fault}" for fault in framed(browser, look)]
    return found


def covers_nothing(browser: Browser, folder: Path) -> str:
    """At a table of four everything can be seen and pressed, with every tab open and a tile held over each corner."""
    with site(folder) as url:
        (folder / "frame.html").write_text(FRAME, "utf-8")
        browser.open(f"{url}frame.html")
        browser.ask(SHOW, "index.html", *SIZES[0])
        framed(browser, FOUR_PLAYERS)
        found = at_all_sizes(browser, TABS)
        framed(browser, TAKE)
        found += at_all_sizes(browser, GHOSTS)
        solid = framed(browser, SOLID)
        unread = framed(browser, UNREAD_MENUS)
    assert found == [], "\n".join(found)
    assert unread == [], unread
    assert solid or not browser.draws_solid, f"{browser.name} shows the plan alone"
    return f"nothing covered at {len(SIZES)} sizes, {'in 3D' if solid else 'on the plan'}"


PAGE_PROOFS = (teaches_the_first_steps, covers_nothing)
