"""Who may do what about people: every endpoint of docs/api.md, tried by every kind of caller."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from tests.server.people.homes import API, home

if TYPE_CHECKING:
    from tests.server.people.homes import Browser, Home

DOCUMENT = (Path(__file__).parents[3] / "docs" / "api.md").read_text(encoding="utf-8")
CALLERS = ("nobody", "forged", "guest", "person")
CLIENT = {"id": "AAAA", "client_data": "AAAA", "label": "x"}
PERSON = "/people/{p}"


@dataclass(frozen=True)
class Try:
    """A request, and the status each kind of caller gets, in the order of CALLERS."""

    method: str
    path: str
    body: dict[str, object] | None
    statuses: tuple[int, ...]


MINE = (401, 401, 401)
TRIES = (
    Try("GET", "/me", None, (200,) * 4),
    Try("PATCH", "/me", {"games": "nobody"}, (*MINE, 200)),
    Try("POST", "/me/passkeys/options", {}, (*MINE, 200)),
    Try("POST", "/me/passkeys", {**CLIENT, "attestation": "AAAA"}, (*MINE, 403)),
    Try("DELETE", "/me/passkeys/{k}", None, (*MINE, 409)),
    Try("POST", "/me/codes", {}, (*MINE, 200)),
    Try("POST", "/me/games", {}, (*MINE, 200)),
    Try("GET", "/me/sessions", None, (*MINE, 200)),
    Try("DELETE", "/me/sessions/{k}", None, (*MINE, 204)),
    Try("DELETE", "/me/sessions", None, (*MINE, 204)),
    Try("POST", "/me/sign-out", {}, (204,) * 4),
    Try("GET", "/me/export", None, (*MINE, 200)),
    Try("POST", "/me/delete", {"name": "Another"}, (*MINE, 400)),
    Try("POST", "/people/options", {"name": "New"}, (200, 200, 200, 409)),
    Try("POST", "/people", {**CLIENT, "attestation": "AAAA", "name": "New"}, (403, 403, 403, 409)),
    Try("GET", PERSON, None, (200,) * 4),
    Try("GET", f"{PERSON}/games", None, (404,) * 4),
    Try("POST", "/sign-in/options", {}, (200,) * 4),
    Try("POST", "/sign-in", {**CLIENT, "authenticator_data": "AAAA", "signature": "AAAA"}, (403,) * 4),
    Try("POST", "/sign-in/code", {"code": "A", "label": "x"}, (403,) * 4),
)


async def caller(house: Home, kind: str, number: int) -> Browser:
    """A browser of that kind."""
    browser = house.browser()
    if kind == "guest":
        await browser.ask("POST", "/guest", {}, 204)
    elif kind == "person":
        await browser.become(f"Person {number}")
    elif kind == "forged":
        browser.http.cookies = httpx.Cookies({"babylon_session": f"1.{'A' * 43}.1.{'A' * 43}"})
    return browser


def test_everyone_may_do_what_the_table_says_and_no_more(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            someone = (await house.browser().become("Someone"))["me"]["person"]["id"]
            for number, attempt in enumerate(TRIES):
                path = API + attempt.path.format(p=someone, k="a" * 64)
                browsers = [await caller(house, kind, number) for kind in CALLERS]
                answers = [await one.http.request(attempt.method, path, json=attempt.body) for one in browsers]
                assert (attempt.path, *(one.status_code for one in answers)) == (attempt.path, *attempt.statuses)

    asyncio.run(story())


def test_the_documented_table_is_the_one_that_is_tried() -> None:
    for one in TRIES:
        row = f"| {one.method} `{one.path}` | {' | '.join(str(status) for status in one.statuses)} |"
        assert row in DOCUMENT, row
