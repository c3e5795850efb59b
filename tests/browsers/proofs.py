"""What must hold in every browser. A proof takes a browser and a folder of its own, and says what was seen."""

from __future__ import annotations

import json
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from babylon.bots import NAMES
from babylon.server import page
from babylon.server.maintenance.site import write_site
from tests.bots import page_turns
from tests.web.device import PLAY_GAME, replayed_scores
from tests.web.kernel_page import game_and_answers, kernel, script
from tests.web.test_kernel import GAMES
from tests.web.web_host import web_host

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.browsers.browser import Browser

SECONDS = 60
PLACE = "sub/game"
TITLE = "async () => document.querySelector('h1')?.textContent"
KEPT = """async () => {
    const names = navigator.serviceWorker.controller === null ? [] : await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return kept.reduce((sum, files) => sum + files, 0);
}"""

NEW_TABLE = """async (bot) => {
    const found = async (text, selector) => {
        for (;;) {
            const all = [...document.querySelectorAll(selector)];
            const one = all.find((each) => each.textContent.includes(text));
            if (one) return one;
            await new Promise((done) => setTimeout(done, 50));
        }
    };
    (await found('New table', 'button')).click();
    const [, seat] = await found('', 'dialog .seat').then(() => document.querySelectorAll('dialog .seat'));
    const choice = seat.querySelector('select');
    choice.value = bot;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    (await found('Create the table', 'dialog button')).click();
}"""
RECORD = """async () => {
    const saved = new Promise((done) => { URL.createObjectURL = (blob) => (done(blob), ''); });
    HTMLAnchorElement.prototype.click = () => undefined;
    [...document.querySelectorAll('.ending button')].find((one) => one.textContent.includes('record')).click();
    return await (await saved).text();
}"""
# Nobody watches the turns of others here, nor the points as they are revealed.
AT_ONCE = """async () => localStorage.setItem('babylon', JSON.stringify({ animate: false, pace: 'off' }))"""
SCORES = "async () => [...document.querySelectorAll('header .seat b.number')].map((one) => +one.textContent)"
STRONGEST = NAMES[-1]
GAME_MS = 800_000


def awaited(browser: Browser, function: str, is_right: Callable[[Any], object]) -> Any:  # noqa: ANN401 - whatever the page answers
    """What the page answers as soon as it is right."""
    deadline = time.monotonic() + SECONDS
    while not is_right(answer := browser.ask(function)):
        assert time.monotonic() < deadline, f"{browser.name}: {function} stays {answer!r}"
        time.sleep(0.2)
    return answer


def learn(browser: Browser, functions: str) -> None:
    """Give an empty page some functions."""
    browser.open("about:blank")
    browser.ask(f"async () => {{ {functions} }}")


@contextmanager
def kept_site(browser: Browser, folder: Path) -> Iterator[str]:
    """The address of the site, once the browser has kept all of its files."""
    write_site(folder / PLACE)
    files = sum(1 for file in page.FOLDER.rglob("*") if file.is_file()) - 1  # but the worker
    with web_host(folder) as host:
        url = f"{host}/{PLACE}/"
        browser.open(url)
        awaited(browser, KEPT, lambda kept: kept == files)
        yield url


def opens_without_a_network(browser: Browser, folder: Path) -> str:
    """The site is kept whole after a visit, and opens when its web host is gone."""
    with kept_site(browser, folder) as url:
        title = awaited(browser, TITLE, bool)
        files = browser.ask(KEPT)
    browser.open(f"{url}?again#/about")
    about = awaited(browser, TITLE, bool)
    assert about != title
    awaited(browser, "async () => document.querySelectorAll('details').length", lambda count: count > 10)
    return f"{files} files kept, “{about}” without a network"


def has_the_rows_of_python(browser: Browser, _: Path) -> str:
    """The kernel answers every question about a game as plain Python does."""
    learn(browser, script())
    fields = positions = 0
    for number in GAMES:
        game, expected = game_and_answers(number, share=0.06)
        told = json.loads(browser.ask("async (...given) => askKernel(...given)", kernel(), json.dumps(game)))
        for mine, theirs in zip(told, json.loads(json.dumps(expected)), strict=True):
            for answers in (mine, theirs):
                # Legal moves come in rows, so the rotations of a place are told together.
                answers["legal"].sort()
            assert mine == theirs, f"game {number}"
            positions += 1
            fields += json.dumps(theirs).count(":")
    return f"{fields} fields of rows in {positions} positions of {len(GAMES)} games are those of plain Python"


def thinks_as_in_python(browser: Browser, _: Path) -> str:
    """By the same chance every bot makes the same turn as in Python."""
    learn(browser, script("tests/bots/browser.ts"))
    asked = json.loads(page_turns.FILE.read_text("utf-8"))
    found = browser.ask("async (...given) => askBots(...given)", kernel(), json.dumps(asked))
    expected = [[turn["found"] for turn in position["turns"]] for position in asked]
    assert found == expected
    return f"{sum(map(len, expected))} turns of bots in {len(expected)} positions are those of Python"


def plays_without_a_network(browser: Browser, folder: Path, bot: str = STRONGEST, query: str = "again") -> str:
    """A whole game against a bot with the web host gone; its record replays to the same points."""
    with kept_site(browser, folder) as url:
        browser.ask(AT_ONCE)
    browser.open(f"{url}?{query}")
    awaited(browser, TITLE, bool)
    browser.ask(NEW_TABLE, bot)
    awaited(browser, "async () => document.querySelector('p.status')?.dataset.asks", bool)
    assert browser.ask(PLAY_GAME, GAME_MS), f"{browser.name}: the game has no end"
    # The bar keeps them to itself until all points are revealed.
    scores = awaited(browser, SCORES, bool)
    record = folder / "game.bgn"
    record.write_text(browser.ask(RECORD), "utf-8")
    assert replayed_scores(record) == scores
    return f"a game against {bot} without a network, {' : '.join(map(str, scores))}"


PROOFS = (has_the_rows_of_python, thinks_as_in_python, opens_without_a_network, plays_without_a_network)
