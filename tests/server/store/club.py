"""What the people of a club leave in a database: something in every table that there is.

Nothing of it depends on when it is looked at: no clock runs out, and no ban ends.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.people.authenticator import Authenticator
from tests.server.people.test_moderation import hosted
from tests.server.people.test_profiles import ended_game
from tests.server.people.test_ratings import rated_game
from tests.server.test_plans import planned_in_order, play

if TYPE_CHECKING:
    from tests.server.people.homes import Browser, Home

HOOK = {"url": "http://127.0.0.1:9/hook", "form": "json", "label": "Club", "lang": "en"}
SETUP = 6  # turns
EVENING = {"clock": {"kind": "real-time", "seconds": 600, "increment": 0}, "rounds": 2, "duplicate": True}


def passkey(name: str, used: int = 0) -> Authenticator:
    """That of a person with that name, the same for ever."""
    number = int.from_bytes(name.encode())
    return Authenticator(
        id=name.encode().ljust(32, b"."), key=ec.derive_private_key(number, ec.SECP256R1()), count=used
    )


async def lived(here: Home, ada: Browser) -> dict[str, Any]:
    """Let Ada, who is a person already, and others use the server; what they know themselves is answered."""
    bo, eve, guest = here.browser(), here.browser(), here.browser()
    people = {"Ada": ada, "Bo": bo, "Eve": eve}
    for name in ("Bo", "Eve"):
        people[name].passkey = passkey(name)
        await people[name].become(name)
    ids = {name: (await one.person())["id"] for name, one in people.items()}
    await ended_game(ada, guest)
    await ada.ask("GET", f"/people/{ids['Ada']}")  # which works statistics out
    for winner, loser in ((ada, bo), (eve, bo), (ada, eve)):
        await rated_game(here, winner, loser)
    plan = await _planned(ada, bo)
    await _found_each_other(ada, guest, ids)
    tournament = await _evening((ada, bo, eve, guest))
    await hosted(here, eve, "Eve")
    await ada.ask("POST", "/reports", {"person": ids["Bo"], "reason": "name", "note": "that name"}, 204)
    await eve.ask("PUT", f"/host/people/{ids['Bo']}/ban", {"days": None, "reason": "enough"})
    await ada.ask("POST", "/sign-in/options", {})  # a challenge that nobody answers
    return {"ids": ids, "used": {name: one.passkey.count for name, one in people.items()}, "plan": plan} | {
        "tournament": tournament
    }


async def _planned(ada: Browser, bo: Browser) -> str:
    """A game of two with a plan; both are told by a webhook of their turns."""
    for one in (ada, bo):
        await one.ask("POST", "/alerts/webhooks", HOOK, 201)
    table = await ada.open_table(0)
    await bo.ask("POST", f"/tables/{table}/seats/1/claim", {"name": "Bo"})
    for seat, one in enumerate((ada, bo)):
        await one.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
    for number in range(SETUP):
        await play((ada, bo)[number % 2], table, number % 2)
    assert (await planned_in_order(bo, table, "A1 =d", "D4 =d"))["dropped"] is None
    return table


async def _found_each_other(ada: Browser, guest: Browser, ids: dict[str, str]) -> None:
    """Whom Ada follows, blocks and invites; her vacation, and what the guest looks for."""
    await ada.ask("PUT", f"/me/following/{ids['Bo']}", status=204)
    await ada.ask("PUT", f"/me/blocks/{ids['Eve']}", status=204)
    await ada.ask("PUT", "/me/vacation", {"days": 1})
    table = await ada.open_table(0)
    await ada.ask("POST", f"/tables/{table}/seats/1/invite", {"name": "Bo"}, 204)
    await guest.ask("POST", "/pairing", {"players": 2, "clock": "fast", "name": "Guest"})


async def _evening(four: tuple[Browser, ...]) -> str:
    """A tournament of two rounds that rests after the first one, in which somebody gave up at each table."""
    host = four[0]
    name = str((await host.ask("POST", "/tournaments", {"name": "Evening", **EVENING}, 201))["tournament"]["id"])
    for number, one in enumerate(four):
        await one.ask("POST", f"/tournaments/{name}/join", {"name": f"Player {number}", "entropy": f"{number:02x}"})
    await host.ask("POST", f"/tournaments/{name}/course", {"act": "start"})
    places = [await _sits_down(one, name) for one in four]
    await host.ask("POST", f"/tournaments/{name}/course", {"act": "pause"})
    for one, (table, seat) in zip(four, places, strict=True):
        if seat == 0:
            await one.ask("POST", f"/tables/{table}/seats/{seat}/resign", {})
    while not (told := (await host.ask("GET", f"/tournaments/{name}"))["tournament"])["deals"][0]["secret"]:  # noqa: ASYNC110 - no news
        await asyncio.sleep(0.05)
    assert (told["status"], told["paused"], len(told["rounds"])) == ("running", True, 1)
    return name


async def _sits_down(one: Browser, name: str) -> tuple[str, int]:
    """Their table of the round and their seat at it, ready."""
    while (table := (await one.ask("GET", f"/tournaments/{name}"))["you"]["table"]) is None:  # noqa: ASYNC110 - no news
        await asyncio.sleep(0.05)
    seat = (await one.ask("GET", f"/tables/{table}"))["you"]["seats"][0]
    await one.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
    return table, seat
