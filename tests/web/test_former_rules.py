"""Tables that were begun by former rules, in the page of a newer version: digging paid two pillars more then."""

from __future__ import annotations

import json
import sys
from base64 import b64encode
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from babylon.wasm.kernels import present
from tests.server.processes import ServerProcess
from tests.wasm.former_rules import former
from tests.web.device import ME, make_table, play_turn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.web.room import Room

# What the browser keeps, as if an older page had written it: the table's rules, and their kernel.
BEGUN_BEFORE = """async ([table, rules, code, described]) => {
    const done = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0)).buffer;
    const kernels = await done(indexedDB.open("babylon-kernels"));
    await done(kernels.transaction("kernels", "readwrite").objectStore("kernels").put({code: bytes, described}, rules));
    const tables = await done(indexedDB.open("babylon-tables"));
    const events = tables.transaction("events", "readwrite").objectStore("events");
    const created = await done(events.get([table, 1]));
    await done(events.put({...created, rules}, [table, 1]));
}"""
KEPT = """async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({name}) => name === "babylon-kernels")) return [];
    const opening = indexedDB.open("babylon-kernels");
    await new Promise((resolve) => { opening.onsuccess = resolve; });
    const keys = opening.result.transaction("kernels").objectStore("kernels").getAllKeys();
    await new Promise((resolve) => { keys.onsuccess = resolve; });
    return keys.result;
}"""


@pytest.fixture
def updated(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of former rules, which a test stops and starts again as it is now."""
    process = ServerProcess(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log", bots="babylon.bots", bot_seconds=0.2)
    process.command = [sys.executable, "-m", "tests.server.former_server"]
    process.start()
    yield process
    if process.is_running:
        process.stop()


def singles(room: Room) -> int:
    """The pillars in hand, as the page tells them."""
    words = room.page.locator("footer.hand .pillars").first.get_attribute("aria-label") or ""
    return int(words.split()[0])


def dig(room: Room) -> int:
    """Dig the grid's first tile, in its upper left corner; the pillars that are then in hand."""
    assert room.await_turn() == "dig"
    room.page.locator(".quarry-grid .legal").first.evaluate("(stack) => stack.click()")
    expect(room.status).to_have_attribute("data-asks", "build")
    return singles(room)


def test_a_table_goes_on_by_the_rules_it_was_begun_with(visit: Callable[..., Room], updated: ServerProcess) -> None:
    room = visit(flat=True, url=updated.url)
    room.open()
    make_table(room, "online", ME, "gardener")
    table = room.table
    for _ in range(3):
        play_turn(room)
    room.await_turn()
    updated.stop()
    updated.command = [sys.executable, "-m", "babylon.server"]
    updated.start()

    fetched: list[str] = []
    room.page.on("request", lambda request: fetched.append(request.url))
    room.page.goto(f"{updated.url}/t/{table}")
    state = room.state()
    assert state["rules"] == former().rules
    preview = room.ask("POST", f"/tables/{table}/preview", {"seat": state["turn"]["seat"], "moves": []})
    paid = {stack["stack"]: stack["singles"] for stack in preview["income"]}
    assert dig(room) == paid["A4"]
    room.page.get_by_role("button", name="Undo").click()
    # Each digest that comes is compared with the page's own: by any other rules it would say that it went astray.
    for _ in range(2):
        play_turn(room)
    room.await_turn()
    room.page.get_by_role("tab", name="Log").click()
    expect(room.page.locator(".log")).not_to_contain_text("lost track")
    assert [url.rpartition("/")[2] for url in fetched if "/kernels/" in url] == [
        f"{former().rules}.wasm",
        f"{former().rules}.json",
    ]

    fetched.clear()
    room.open()
    make_table(room, "online", ME, "gardener")
    play_turn(room)
    room.await_turn()
    assert room.state()["rules"] == present().rules
    assert not [url for url in fetched if "/kernels/" in url]


def test_so_does_a_table_on_this_device(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open()
    make_table(room, "device", ME, "gardener")
    table = room.table
    for _ in range(3):
        play_turn(room)
    now = dig(room)
    room.page.get_by_role("button", name="Undo").click()
    room.page.wait_for_function(f"async () => (await ({KEPT})()).includes({json.dumps(present().rules)})")
    kernel = former()
    room.page.evaluate(BEGUN_BEFORE, [table, kernel.rules, b64encode(kernel.code).decode(), kernel.description])
    room.page.reload()
    assert dig(room) == now + 2
    room.page.get_by_role("button", name="Undo").click()
    # The bot thinks by the same kernel, in its worker.
    for _ in range(2):
        play_turn(room)
    room.await_turn()
