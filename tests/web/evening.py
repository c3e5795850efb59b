"""A club's evening of duplicate: the host's laptop, people with phones, three rounds, and why the winner won."""

from __future__ import annotations

import csv
import io
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.server.players import any_turn
from tests.web import qr
from tests.web.test_accessibility import findings

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.web.room import Room

PHONE = (390, 844)


def call(host: Room, rounds: int = 3) -> None:
    """Choose the club's evening in the form of the first page's tournaments."""
    host.open()
    host.page.get_by_role("link", name="Tournaments").click()
    expect(host.page.get_by_role("heading", name="Tournaments", level=1)).to_be_visible()
    form = host.page.locator("form", has_text="New tournament")
    expect(form).to_be_visible()
    assert findings(host) == []
    form.get_by_label("What it is called").fill("Club night")
    form.get_by_label("Rounds", exact=True).fill(str(rounds))
    form.get_by_label("Bots that make the number even").select_option("Apprentice")
    form.get_by_role("button", name="Call the tournament").click()
    host.page.wait_for_url("**/tournament/*")


def join(phone: Room, link: str, name: str) -> None:
    phone.page.goto(link)
    phone.page.get_by_label("Your name").fill(name)
    phone.page.get_by_role("button", name="Join").click()
    expect(phone.page.get_by_text("You take part.")).to_be_visible()


def sit_down(phone: Room) -> str:
    """Go where the page leads, and say that one is there; the table."""
    phone.page.get_by_role("link", name="Go to the table").click()
    phone.page.get_by_role("button", name="I am ready").click()
    return phone.table


def play(phones: dict[Room, str]) -> None:
    """Any turns at all tables until the games have ended, as the phones' own people."""
    rng, playing = random.Random(1), dict(phones)
    while playing:
        for phone, table in list(playing.items()):
            path = f"{phone.url}/api/v1/tables/{table}"
            answer = phone.page.context.request.get(path)
            # A table whose deal others still play can't be asked about any more once its own game has ended.
            if not answer.ok or answer.json()["table"]["status"] == "over":
                del playing[phone]
                continue
            now = answer.json()
            state, seat = now["table"], now["you"]["seats"][0]
            if state["status"] == "playing" and state["turn"]["seat"] == seat:
                moves = any_turn(phone.page.context.request.get(f"{path}/record").text(), rng)
                body = {"seat": seat, "seq": state["seq"], "moves": moves}
                phone.ask("POST", f"/tables/{table}/turns", body, key=f"{table}-{seat}-{state['seq']}")


def standings(room: Room) -> list[list[str]]:
    """The table of standings as it is shown."""
    rows = room.page.get_by_role("region", name="Standings").locator("tbody tr")
    return [row.locator("th, td").all_inner_texts() for row in rows.all()]


def club_evening(visit: Callable[..., Room], names: Sequence[str], bots: int) -> None:
    """Call it, join by the code, play its rounds, and read who has won and why, on the laptop and on the phones."""
    host = visit(1280, 800, flat=True)
    call(host)
    link = qr.read(host.page.get_by_role("img", name="QR code"))
    assert link == host.page.url
    phones = [visit(*PHONE, touch=True, flat=True) for _ in names]
    for phone, name in zip(phones, names, strict=True):
        join(phone, link, name)
    assert findings(phones[0]) == []
    if bots:
        host.page.get_by_label("How many").fill(str(bots))
        host.page.get_by_role("button", name="Add").click()
    taking_part = len(names) + bots
    expect(host.page.get_by_role("heading", name=f"{taking_part} take part")).to_be_visible()
    assert findings(host) == []
    host.page.get_by_role("button", name="Start").click()
    for number in range(1, 4):
        tables = {phone: sit_down(phone) for phone in phones}
        play(tables)
        for phone in phones:
            phone.page.get_by_role("button", name="To the tournament").click()
            expect(phone.page.get_by_role("region", name=f"Round {number}").first).to_be_visible()
        # Whoever only looks on sees it come by itself.
        expect(host.page.get_by_role("region", name=f"Round {number}")).to_be_visible()
    for room in (host, *phones):
        expect(room.page.locator(".won")).to_be_visible()
    for cell in phones[0].page.locator(".scroll tbody th.name").all():
        # On a phone names keep room for their words, and the tables scroll.
        assert cell.evaluate("one => one.offsetWidth") >= 110
    # Where an odd number takes part, a bot makes it even.
    lines = taking_part + taking_part % 2
    why_the_winner_won(host, link, lines)
    the_file_says_the_same(host, phones[0], lines)
    for room in (host, phones[0]):
        assert findings(room) == []
        assert room.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def the_file_says_the_same(host: Room, phone: Room, lines: int) -> None:
    """The standings on both pages and in the file for spreadsheets."""
    rows = standings(host)
    assert [len(rows), standings(phone)] == [lines, rows]
    with host.page.expect_download() as download:
        host.page.get_by_role("link", name="Save as CSV").click()
    saved = list(csv.DictReader(io.StringIO(Path(download.value.path()).read_text("utf-8"))))
    assert [(one["rank"], one["name"].lower()) for one in saved] == [(row[0], row[1].lower()) for row in rows]
    assert [f"{float(one['score']):.2f}" for one in saved] == [row[2].split()[0] for row in rows]


def why_the_winner_won(host: Room, link: str, seats: int) -> None:
    """The winner's rounds in words, and each deal at all tables: their turns and the lines of the pad."""
    told = host.ask("GET", f"/tournaments/{link.rsplit('/', 1)[1]}")["tournament"]
    best = told["standings"][0]
    expect(host.page.locator(".won h2")).to_contain_text(re.compile(best["name"], re.IGNORECASE))
    mine = [
        table["outcome"]["scores"][table["seats"].index(best["number"])]
        for round_ in told["rounds"]
        for table in round_["tables"]
        if best["number"] in table["seats"]
    ]
    if sum(line["rank"] == 1 for line in told["standings"]) == 1:
        lines = host.page.locator(".won li")
        expect(lines).to_have_count(3)
        for line, score in zip(lines.all(), mine, strict=True):
            expect(line).to_contain_text(f"Score: {score['score']:.0%}")
    host.page.get_by_role("button", name="What each table made of this deal").last.click()
    pad = host.page.get_by_role("region", name="At the end, by line of the pad")
    expect(pad.locator("tbody tr")).to_have_count(seats)
    first = next(table for table in told["rounds"][0]["tables"])
    shown = {
        row.locator("th").inner_text().lower(): row.locator("td").all_inner_texts()
        for row in pad.locator("tbody tr").all()
    }
    for seat, number in enumerate(first["seats"]):
        points = shown[f"{told['entrants'][number]['name']} seat {seat + 1}".lower()]
        assert int(points[0]) == first["outcome"]["points"][seat] == sum(map(int, points[1:]))
    turns = host.page.get_by_role("region", name="What each table made of this deal")
    turns.locator("td a").first.click()
    host.page.wait_for_url("**/t/*?turn=*")
    host.page.go_back()
    expect(host.page.locator(".won")).to_be_visible()
