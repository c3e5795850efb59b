"""Who may do what: every endpoint of docs/api.md, tried on a real server by every kind of caller."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from babylon.client import Client
from babylon.server.description.openapi import describe
from babylon.server.routes.api import api
from tests.server.people.test_permissions import TRIES as PEOPLE
from tests.server.tournaments.test_permissions import TRIES as TOURNAMENTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.processes import ServerProcess

DOCUMENT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
CALLERS = ("nobody", "forged", "stranger", "elsewhere", "watcher", "other seat", "holder", "host")


PATIENCE = 60.0  # seconds: what a worker looks at waits until there is one


@dataclass(frozen=True)
class Try:
    """A request, and the status each kind of caller gets, in the order of CALLERS."""

    method: str
    path: str
    body: dict[str, object] | None
    statuses: tuple[int, ...]


SEAT = "/tables/{t}/seats/1"
UNSEEN = (404, 404, 404, 404)
# Callers who may not see the table are told that it does not exist; the rest are told why not.
TRIES = (
    Try("GET", "/tables/{t}", None, (*UNSEEN, 200, 200, 200, 200)),
    Try("GET", "/tables/{t}/record", None, (*UNSEEN, 200, 200, 200, 200)),
    Try("GET", "/tables/{t}/events", None, (*UNSEEN, 200, 200, 200, 200)),
    Try("GET", "/tables/{t}/links", None, (*UNSEEN, 403, 403, 403, 200)),
    Try("POST", "/tables/{t}/links", {}, (*UNSEEN, 403, 403, 403, 200)),
    Try("PATCH", "/tables/{t}", {"chat": "free"}, (*UNSEEN, 403, 403, 403, 200)),
    Try("DELETE", "/tables/{t}", None, (*UNSEEN, 403, 403, 403, 409)),
    Try("PUT", SEAT, {"bot": "plain"}, (*UNSEEN, 403, 403, 403, 409)),
    Try("POST", "/tables/{t}/watch", {"key": "wrong"}, (403,) * 8),
    Try("POST", f"{SEAT}/claim", {"name": "Eve"}, (403, 403, 403, 403, 403, 403, 403, 409)),
    Try("POST", f"{SEAT}/invitation", {}, (403, 403, 403, 403, 403, 403, 403, 409)),
    Try("POST", f"{SEAT}/invite", {"name": "Eve"}, (*UNSEEN, 403, 403, 403, 409)),
    Try("POST", f"{SEAT}/recover", {"code": "AAAAA-AAAAA-AAAAA"}, (403,) * 8),
    Try("POST", f"{SEAT}/leave", {}, (*UNSEEN, 403, 403, 409, 403)),
    Try("POST", f"{SEAT}/remove", {"seq": 9}, (*UNSEEN, 403, 403, 403, 409)),
    Try("POST", f"{SEAT}/ready", {}, (*UNSEEN, 403, 403, 409, 403)),
    Try("POST", f"{SEAT}/flower", {"flower": "blue"}, (*UNSEEN, 403, 403, 409, 403)),
    Try("POST", f"{SEAT}/return", {}, (*UNSEEN, 403, 403, 200, 403)),
    Try("POST", f"{SEAT}/takeover", {}, (*UNSEEN, 403, 409, 200, 409)),
    Try("POST", "/tables/{t}/preview", {"seat": 1}, (*UNSEEN, 403, 403, 409, 403)),
    Try("POST", "/tables/{t}/why", {"seat": 1, "move": "A1"}, (*UNSEEN, 403, 403, 409, 403)),
    Try("POST", "/tables/{t}/hint", {"seat": 1}, (*UNSEEN, 403, 403, 409, 403)),
    Try("POST", "/tables/{t}/points", {"seat": 1}, (*UNSEEN, 200, 200, 200, 200)),
    Try("POST", "/tables/{t}/turns", {"seat": 1, "seq": 9, "moves": ["A1"]}, (*UNSEEN, 403, 403, 409, 403)),
    Try("POST", "/tables/{t}/undo", {"seat": 1}, (*UNSEEN, 403, 403, 409, 403)),
    Try("POST", "/tables/{t}/undo/answer", {"seat": 1, "seq": 1, "agree": True}, (*UNSEEN, 403, 403, 409, 403)),
    Try("POST", "/tables/{t}/pause", {"seat": 1}, (*UNSEEN, 403, 403, 409, 403)),
    Try("POST", "/tables/{t}/pause/answer", {"seat": 1, "seq": 1, "agree": True}, (*UNSEEN, 403, 403, 409, 403)),
    Try("POST", "/tables/{t}/resume", {"seat": 1}, (*UNSEEN, 403, 403, 409, 403)),
    Try("POST", "/tables/{t}/chat", {"seat": 1, "phrase": "hello"}, (*UNSEEN, 403, 403, 200, 403)),
    Try("POST", "/tables/{t}/rematch", {"seat": 1}, (*UNSEEN, 403, 403, 409, 403)),
    Try("GET", "/tables/{t}/review", None, (*UNSEEN, 409, 409, 409, 409)),
    Try("POST", "/tables/{t}/review", {"depth": "quick"}, (*UNSEEN, 409, 409, 409, 409)),
    Try("GET", f"{SEAT}/plan", None, (*UNSEEN, 403, 403, 200, 403)),
    Try("PUT", f"{SEAT}/plan", {"seq": 9, "moves": ["A1", "=d"]}, (*UNSEEN, 403, 403, 409, 403)),
    Try("DELETE", f"{SEAT}/plan", None, (*UNSEEN, 403, 403, 200, 403)),
    Try("POST", f"{SEAT}/resign", {}, (*UNSEEN, 403, 403, 200, 403)),
    Try("GET", "/info", None, (200,) * 8),
    Try("GET", "/addresses", None, (200,) * 8),
    Try("GET", "/tables", None, (200,) * 8),
    Try("GET", "/games", None, (200,) * 8),
    Try("GET", "/days", None, (200,) * 8),
    Try("GET", "/days/{date}/{form}", None, (200,) * 8),
    Try("POST", "/days/{date}/{form}", {"name": "Eve", "record": "A1"}, (422,) * 8),
    Try("POST", "/guest", {}, (204,) * 8),
    Try("POST", "/tables", {"players": 2}, (201,) * 8),
)


@pytest.fixture(scope="module")
def callers(house: ServerProcess) -> Iterator[tuple[str, dict[str, Client]]]:
    """A running game by link, and everyone who may come to it. The host has no seat."""
    people = {name: Client(house.url, tries=1) for name in CALLERS}
    table = people["host"].create(2, chat="free")
    links = table.links()
    for seat, name in enumerate(("other seat", "holder")):
        mine = people[name].table(table.name)
        mine.claim(seat, name, links["seats"][seat])
        mine.ready(seat)
    people["watcher"].table(table.name).watch(links["watch"] or "")
    people["elsewhere"].create(2, sit={"seats": [0, 1], "name": "Elsewhere"})
    people["stranger"].become_guest()
    ((cookie, good),) = people["holder"].cookies.items()
    people["forged"]._http.cookies.set(cookie, good[:-2] + ("AA" if good[-2:] != "AA" else "BB"))
    yield table.name, people
    for person in people.values():
        person.close()


@pytest.mark.parametrize("attempt", TRIES, ids=lambda one: f"{one.method} {one.path}")
def test_everyone_may_do_what_the_table_says_and_no_more(
    callers: tuple[str, dict[str, Client]], attempt: Try, house: ServerProcess
) -> None:
    table, people = callers
    if attempt.path.endswith(("takeover", "resign")):
        table = _another_game(people)
    found = []
    for name in CALLERS:
        cookies = {} if name == "nobody" else dict(people[name]._http.cookies)
        with httpx.Client(base_url=f"{house.url}/api/v1", cookies=cookies, timeout=PATIENCE) as http:
            path = attempt.path.format(t=table, date=http.get("/days").json()["date"], form="solo")
            headers = {"Idempotency-Key": secrets.token_hex(8)}
            found.append(http.request(attempt.method, path, json=attempt.body, headers=headers).status_code)
    assert dict(zip(CALLERS, found, strict=True)) == dict(zip(CALLERS, attempt.statuses, strict=True))


def _another_game(people: dict[str, Client]) -> str:
    table = people["host"].create(3)
    links = table.links()
    for seat, name in enumerate(("other seat", "holder", "other seat")):
        mine = people[name].table(table.name)
        mine.claim(seat, name, links["seats"][seat])
        mine.ready(seat)
    people["watcher"].table(table.name).watch(links["watch"] or "")
    return table.name


def test_every_endpoint_is_tried_and_documented() -> None:
    tried = {(one.method, one.path.replace("seats/1", "seats/{n}")) for one in (*TRIES, *PEOPLE, *TOURNAMENTS)}
    paths = describe(api()).openapi()["paths"]
    for path, operations in paths.items():
        short = path.removeprefix("/api/v1").replace("{table}", "{t}").replace("{seat}", "{n}")
        short = short.replace("{tournament}", "{t}")
        short = short.replace("{person}", "{p}").replace("{passkey}", "{k}").replace("{session}", "{k}")
        short = short.replace("{channel}", "{k}").replace("{report}", "{k}").replace("{ban}", "{k}")
        short = short.replace("{players}/{clock}", "{n}/{c}")
        for method in operations:
            assert re.search(rf"\| {method.upper()} \| `{re.escape(short)}[`?]", DOCUMENT), (method, short)
            assert (method.upper(), short) in tried or short.endswith("/stream"), (method, short)


def test_a_private_table_can_not_be_watched(ada: Client, bo: Client) -> None:
    table = ada.create(2, access="private")
    assert table.links()["watch"] is None
    with pytest.raises(Exception, match="no-table"):
        bo.table(table.name).look()


def test_an_open_table_is_listed_and_seen_by_all(ada: Client, bo: Client) -> None:
    table = ada.create(2, access="open")
    assert table.name in [line["id"] for line in bo.tables()]
    assert bo.table(table.name).look()["status"] == "lobby"


def test_ones_own_tables_are_listed(ada: Client, bo: Client) -> None:
    table = ada.create(2)
    assert [line["id"] for line in ada.tables(mine=True)] == [table.name]
    assert bo.tables(mine=True) == []


def test_the_documented_table_is_the_one_that_is_tried() -> None:
    for one in TRIES:
        path = one.path.replace("seats/1", "seats/{n}")
        row = f"| {one.method} `{path}` | {' | '.join(str(status) for status in one.statuses)} |"
        assert row in DOCUMENT
