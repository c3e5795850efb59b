"""Being told: on this device while no page is open, by title and icon, and what stops the clock meanwhile."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.test_accessibility import findings
from tests.web.test_people import Device, become

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Worker

    from tests.server.processes import ServerProcess
    from tests.web.room import Room

# A push service is far away: the browser's part of it is played here, and the server gets a key as browsers make it.
PUSH_SERVICE = """
    const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    PushManager.prototype.subscribe = async () => {
        const curve = {name: 'ECDH', namedCurve: 'P-256'};
        const { publicKey } = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
        const keys = {
            p256dh: text(await crypto.subtle.exportKey('raw', publicKey)),
            auth: text(crypto.getRandomValues(new Uint8Array(16))),
        };
        return { toJSON: () => ({ endpoint: 'https://1.1.1.1/abc', keys }), unsubscribe: async () => true };
    };
"""
HIDE = """(hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def pair(visit: Callable[..., Room], **settings: object) -> tuple[Room, Room, str]:
    """Two people at a table whose game has begun."""
    ada, bo = visit(flat=True), visit(flat=True)
    body = {"players": 2, "access": "open", "sit": {"seats": [0], "name": "Ada"}, **settings}
    table = ada.ask("POST", "/tables", body)["table"]["id"]
    bo.ask("POST", f"/tables/{table}/seats/1/claim", {"name": "Bo"})
    for seat, room in enumerate((ada, bo)):
        room.ask("POST", f"/tables/{table}/seats/{seat}/ready", {"ready": True})
    return ada, bo, table


def test_a_device_is_chosen_and_given_up(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True, kept=True, flat=True)
    room.page.context.grant_permissions(["notifications"])
    room.page.add_init_script(PUSH_SERVICE)
    room.ask("POST", "/guest", {})
    room.open("/me")
    card = room.page.get_by_role("region", name="When it is your turn")
    expect(card).to_contain_text("With a name of your own you can be told by e-mail")
    assert findings(room) == []
    card.get_by_role("button", name="Tell me on this device").click()
    expect(card.get_by_role("listitem")).to_contain_text("This device")
    expect(room.page.get_by_text("You will be told on this device.")).to_be_visible()
    assert [one["kind"] for one in room.ask("GET", "/alerts")["channels"]] == ["push"]
    assert findings(room) == []
    card.get_by_role("button", name="Stop").click()
    expect(card.get_by_role("listitem")).to_have_count(0)
    assert room.ask("GET", "/alerts")["channels"] == []


def worker_of(room: Room) -> Worker:
    """The service worker of the page, once it is at work."""
    room.page.evaluate("async () => void (await navigator.serviceWorker.register('/sw.js'))")
    room.page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    return room.page.context.service_workers[0]


def push(room: Room, table: str) -> None:
    """A message as the push service hands it to the browser."""
    session = room.page.context.new_cdp_session(room.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        room.page.wait_for_timeout(50)
    told = {"kind": "your-turn", "table": table, "title": "Your turn", "body": "Bo has played.", "lang": "en"}
    data = {"origin": room.url, "registrationId": found[0], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", data)


def shown(worker: Worker, room: Room, count: int) -> list[list[str]]:
    """The notices, once there are so many."""
    notices = "async () => (await self.registration.getNotifications()).map(({title, body, tag}) => [title, body, tag])"
    while len(found := worker.evaluate(notices)) != count:
        room.page.wait_for_timeout(50)
    return found  # type: ignore[no-any-return]


def test_a_push_shows_a_notice_that_leads_to_the_table(visit: Callable[..., Room]) -> None:
    room = visit(kept=True, flat=True)
    room.page.context.grant_permissions(["notifications"])
    room.open("/me")
    worker = worker_of(room)
    # Only a person's own click may open a window, so what it would open is noted.
    worker.evaluate("() => { self.clients.openWindow = async (url) => void (self.opened = url); }")
    push(room, "abcdefghijkl")
    push(room, "abcdefghijkl")
    assert shown(worker, room, 1) == [["Your turn", "Bo has played.", "turn:abcdefghijkl"]]
    click = """async () => {
        const [notification] = await self.registration.getNotifications();
        self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    }"""
    worker.evaluate(click)
    assert shown(worker, room, 0) == []
    assert worker.evaluate("() => self.opened") == f"{room.url}/t/abcdefghijkl"


def test_a_page_out_of_sight_says_in_title_and_icon_that_it_is_ones_turn(visit: Callable[..., Room]) -> None:
    ada, bo, table = pair(visit)
    bo.open(f"/t/{table}")
    expect(bo.status).to_contain_text("Ada")
    bo.page.evaluate(HIDE, True)
    icon = bo.page.locator("link[rel=icon]")
    expect(bo.page).to_have_title("Babylon: the hanging gardens")
    legal = ada.ask("POST", f"/tables/{table}/preview", {"seat": 0})["legal"]
    seq = ada.ask("GET", f"/tables/{table}")["table"]["seq"]
    ada.ask("POST", f"/tables/{table}/turns", {"seat": 0, "seq": seq, "moves": [legal[0]["token"]]}, key="one")
    expect(bo.page).to_have_title("● Your turn – Babylon")
    assert "icon-turn.svg" in (icon.get_attribute("href") or "")
    bo.page.evaluate(HIDE, False)
    expect(bo.page).to_have_title("Babylon: the hanging gardens")
    assert "icon-turn.svg" not in (icon.get_attribute("href") or "")


def test_a_vacation_is_begun_and_ended(visit: Callable[..., Room], house: ServerProcess) -> None:
    room = visit(390, 844, touch=True, url=f"http://localhost:{house.port}", flat=True)
    Device(room)
    room.open("/me")
    become(room, "Nabopolassar")
    card = room.page.get_by_role("form", name="Vacation")
    expect(card).to_contain_text("30 days of 30 a year are left.")
    card.get_by_label("Days").fill("3")
    card.get_by_role("button", name="Go on vacation").click()
    expect(card.get_by_role("status")).to_contain_text("You are on vacation until")
    assert room.ask("GET", "/me/vacation")["until"] is not None
    assert findings(room) == []
    card.get_by_role("button", name="I am back").click()
    expect(card.get_by_role("button", name="Go on vacation")).to_be_visible()
    assert room.ask("GET", "/me/vacation")["until"] is None


@pytest.mark.parametrize("agree", [True, False])
def test_a_game_of_days_pauses_when_both_agree(visit: Callable[..., Room], *, agree: bool) -> None:
    ada, bo, table = pair(visit, clock={"kind": "days", "days": 3})
    for room in (ada, bo):
        room.open(f"/t/{table}")
        expect(room.status).to_be_visible()
    ada.page.get_by_role("button", name="Settings").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("Length of the pause").select_option("14")
    dialog.get_by_role("button", name="Ask for a pause").click()
    asked = bo.page.locator("[data-request='pause-asked']")
    expect(asked).to_contain_text("Ada")
    assert findings(bo) == []
    asked.get_by_role("button", name="Agree" if agree else "Refuse", exact=True).click()
    expect(asked).to_have_count(0)
    paused = bo.page.locator("[data-request='paused']")
    if not agree:
        expect(paused).to_have_count(0)
        return
    expect(paused).to_contain_text("The game is paused until")
    paused.get_by_role("button", name="End the pause").click()
    expect(paused).to_have_count(0)
