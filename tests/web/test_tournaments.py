"""A club's evening, and how phones find the host."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web import qr
from tests.web.evening import PHONE, call, club_evening, join
from tests.web.test_accessibility import findings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.processes import ServerProcess
    from tests.web.room import Room


@pytest.mark.timeout(600)
def test_an_evening_of_three_rounds(visit: Callable[..., Room]) -> None:
    club_evening(visit, ("Amytis", "Nitocris", "Semiramis"), bots=2)


def test_a_code_on_the_hosts_own_page_leads_phones_to_the_network(
    visit: Callable[..., Room], house: ServerProcess
) -> None:
    host = visit(url=f"http://localhost:{house.port}", flat=True)
    host.page.route(
        "**/api/v1/addresses",
        lambda route: route.fulfill(json={"addresses": [house.url, "http://192.168.7.5:8000"]}),
    )
    call(host, rounds=1)
    code = host.page.get_by_role("img", name="QR code")
    expect(host.page.get_by_text("Phones in the same network")).to_be_visible()
    path = host.page.url.removeprefix(host.url)
    assert qr.read(code) == house.url + path
    join(visit(*PHONE, touch=True), qr.read(code), "Amytis")
    host.page.get_by_role("combobox", name="Address").select_option("http://192.168.7.5:8000")
    assert qr.read(code) == f"http://192.168.7.5:8000{path}"
    assert findings(host) == []


def test_who_serves_nobody_but_themselves_is_told(visit: Callable[..., Room]) -> None:
    host = visit(flat=True)
    call(host, rounds=1)
    expect(host.page.get_by_text("This address leads only to this computer.")).to_be_visible()
