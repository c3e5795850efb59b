"""Where bots think on devices, the page of the table's host plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.server.processes import server

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.web.room import Room


def test_the_hosts_page_plays_every_bot(visit: Callable[..., Room], tmp_path: Path) -> None:
    settings = {"bots": "babylon.bots", "bots_on": "devices", "bot_seconds": 0.2}
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log", **settings) as house:
        room = visit(flat=True, url=house.url)
        room.open()
        seats = [{}, {"bot": "apprentice"}, {"bot": "gardener"}, {"bot": "architect"}]
        table = room.create(4, seats=seats)
        room.open(f"/t/{table}")
        expect(room.page.get_by_text("Bots on a device")).to_be_visible()
        room.play_ahead(table, 2)
        room.await_turn()
        events = room.ask("GET", f"/tables/{table}/events?after=0")["events"]
        played = [event for event in events if event["kind"] == "turn" and event["seat"] > 0]
        assert [event["bot"] for event in played] == ["apprentice", "gardener", "architect"] * 2
        assert all(event["device"] for event in played)
