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
SHOWN = {"id": "AAAA", "client_data": "AAAA"}
SOMEONE = "{p}"  # whoever is there besides the callers
CLIENT = {"id": "AAAA", "client_data": "AAAA", "label": "x"}
PERSON = "/people/{p}"
# The point that the curve is made from; an address of the server's own network.
POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
DEVICE = {"endpoint": "https://127.0.0.1/", "p256dh": POINT, "auth": "A" * 22}
HOOK = {"url": "https://127.0.0.1/", "form": "json"}


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
    Try("GET", "/alerts", None, (200,) * 4),
    Try("POST", "/alerts/push", {**DEVICE, "label": "x", "lang": "en"}, (401, 401, 422, 422)),
    Try("POST", "/alerts/mail", {"address": "a@example.org", "pace": "day", "lang": "en"}, (*MINE, 403)),
    Try("POST", "/alerts/webhooks", {**HOOK, "label": "x", "lang": "en"}, (*MINE, 422)),
    Try("POST", "/alerts/confirm", {"key": "a.b"}, (403,) * 4),
    Try("POST", "/alerts/stop", {}, (403,) * 4),
    Try("PATCH", "/alerts/{k}", {"pace": "day"}, (401, 401, 404, 404)),
    Try("DELETE", "/alerts/{k}", None, (401, 401, 404, 404)),
    Try("GET", "/me/blocks", None, (*MINE, 200)),
    Try("PUT", "/me/blocks/{p}", None, (*MINE, 204)),
    Try("DELETE", "/me/blocks/{p}", None, (*MINE, 204)),
    Try("GET", "/me/following", None, (*MINE, 200)),
    Try("PUT", "/me/following/{p}", None, (*MINE, 204)),
    Try("DELETE", "/me/following/{p}", None, (*MINE, 204)),
    Try("GET", "/me/invitations", None, (*MINE, 200)),
    Try("DELETE", "/me/invitations/{t}", None, (*MINE, 204)),
    Try("GET", "/featured", None, (200,) * 4),
    Try("POST", "/reports", {"person": SOMEONE, "reason": "name"}, (204,) * 4),
    Try("POST", "/host/enter", {**SHOWN, "authenticator_data": "AAAA", "signature": "AAAA"}, (*MINE, 403)),
    Try("GET", "/host", None, (*MINE, 403)),
    Try("GET", "/host/reports", None, (*MINE, 403)),
    Try("POST", "/host/reports/{k}", {}, (*MINE, 403)),
    Try("GET", "/host/bans", None, (*MINE, 403)),
    Try("PUT", "/host/people/{p}/ban", {"days": 3}, (*MINE, 403)),
    Try("DELETE", "/host/bans/{k}", None, (*MINE, 403)),
    Try("PUT", "/host/people/{p}/name", {"name": "Nobody Yet"}, (*MINE, 403)),
    Try("GET", "/host/acts", None, (*MINE, 403)),
    Try("GET", "/me/vacation", None, (*MINE, 200)),
    Try("PUT", "/me/vacation", {"days": 3}, (*MINE, 200)),
    Try("DELETE", "/me/vacation", None, (*MINE, 200)),
    Try("GET", "/ratings/{n}/{c}", None, (200,) * 4),
    Try("GET", "/open-tables", None, (200,) * 4),
    Try("POST", "/pairing", {"name": "New", "rated": True}, (401, 401, 401, 200)),
    Try("GET", "/pairing", None, (200,) * 4),
    Try("DELETE", "/pairing", None, (204,) * 4),
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
                is_short = any(part in attempt.path for part in ("alerts", "host"))
                key = "a" * 16 if is_short else "a" * 64
                path = API + attempt.path.format(p=someone, k=key, n=2, c="live", t="a" * 12)
                path += "?key=a.b" if path.endswith("stop") else ""
                browsers = [await caller(house, kind, number) for kind in CALLERS]
                body = attempt.body and {n: someone if one == SOMEONE else one for n, one in attempt.body.items()}
                answers = [await one.http.request(attempt.method, path, json=body) for one in browsers]
                assert (attempt.path, *(one.status_code for one in answers)) == (attempt.path, *attempt.statuses)

    asyncio.run(story())


def test_the_documented_table_is_the_one_that_is_tried() -> None:
    for one in TRIES:
        row = f"| {one.method} `{one.path}` | {' | '.join(str(status) for status in one.statuses)} |"
        assert row in DOCUMENT, row
