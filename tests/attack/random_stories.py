"""Requests that are right one by one, in an order that nobody thought of: `python -m tests.attack.random_stories`.

A few guests open tables and call tournaments; they come, play, take back, leave, give up and are removed as the seed
has it, while the server looks after its tournaments all the time. Nothing may end in an error of the server, nor may a
task of its own fail.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

from babylon.server.runtime import tournament_rounds
from tests.attack.figures import Figure, tell
from tests.server.players import any_turn
from tests.server.tournaments.evenings import Guest, evening

if TYPE_CHECKING:
    from collections.abc import Sequence

    import httpx

GUESTS = 5
AWAY = 503  # a database that is busy says so; that is no error
LIMITS = ("open_tables_per_client", "unfinished_tables_per_client", "bot_games_per_client", "people_per_hour")
CLOCKS: tuple[dict[str, Any], ...] = (
    {"kind": "real-time", "seconds": 10, "increment": 0},
    {"kind": "days", "days": 1},
)
OF_TOURNAMENTS = ("join", "join", "join", "leave", "remove", "bots", "course", "course", "sit", "")
OF_TABLES = (
    *("turns", "turns", "turns", "turns", "undo", "undo/answer", "pause", "pause/answer", "resume", "chat", "rematch"),
    *("claim", "claim", "ready", "ready", "leave", "resign", "takeover", "return", "remove", "points", "hint", ""),
)


@dataclass
class Story:
    """Who acts at one server, and what came of it."""

    rng: random.Random
    guests: Sequence[Guest]
    statuses: Counter[int] = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)

    async def post(self, guest: Guest, path: str, body: object = None) -> httpx.Response:
        return self._noted(await guest.post(path, body), f"POST {path} {body}")

    async def get(self, guest: Guest, path: str) -> httpx.Response:
        return self._noted(await guest.get(path), f"GET {path}")

    def _noted(self, answer: httpx.Response, what: str) -> httpx.Response:
        self.statuses[answer.status_code] += 1
        if answer.status_code >= 500 and answer.status_code != AWAY:
            self.errors.append(f"{what}: {answer.status_code}")
        return answer

    async def tournament(self, steps: int) -> None:
        """A tournament of any kind, and whatever happens to it."""
        rng, host = self.rng, self.rng.choice(self.guests)
        body = {
            "name": "Evening",
            "format": rng.choice(("swiss", "arena", "knock-out", "round-robin")),
            "players": rng.choice((2, 2, 3, 4)),
            "rounds": rng.randint(1, 3),
            "boards": rng.choice((1, 1, 2, 3)),
            "duplicate": rng.random() < 0.5,
            "late": rng.random() < 0.7,
            "fill": rng.choice((None, "plain")),
            "clock": rng.choice(CLOCKS),
            "minutes": 1,
            "no_show": 5,
        }
        made = await self.post(host, "/tournaments", body)
        if made.status_code != 201:
            return
        path = f"/tournaments/{made.json()['tournament']['id']}"
        for _ in range(steps):
            await self._at_tournament(path, host, rng.choice(OF_TOURNAMENTS))

    async def _at_tournament(self, path: str, host: Guest, what: str) -> None:
        rng, guest = self.rng, self.rng.choice(self.guests)
        team = rng.choice((None, "Red", "Blue"))
        match what:
            case "join":
                await self.post(guest, f"{path}/join", {"name": rng.choice(("Ada", "Ada 2", "plain")), "team": team})
            case "leave":
                await self.post(guest, f"{path}/leave")
            case "remove":
                await self.post(host, f"{path}/remove", {"entrant": rng.randrange(8)})
            case "bots":
                await self.post(host, f"{path}/bots", {"bot": "plain", "count": rng.randint(1, 4), "team": team})
            case "course":
                act = rng.choice(("start", "start", "pause", "resume", "close"))
                await self.post(host, f"{path}/course", {"act": act})
            case _:
                seen = await self.get(guest, path)
                table = seen.json()["you"]["table"] if seen.status_code == 200 else None
                if what == "sit" and table is not None:
                    await self._at_table(f"/tables/{table}", rng.choice(("ready", "ready", "resign", "leave", "turns")))

    async def table(self, steps: int) -> None:
        """A table of any kind, and whatever happens there."""
        rng, players = self.rng, self.rng.choice((2, 2, 3, 4))
        seats = [{"bot": "plain"} if rng.random() < 0.3 else {} for _ in range(players)]
        body = {"players": players, "seats": seats, "access": "open", "patience": 10, "undo": rng.random() < 0.8}
        clock = rng.choice(({"kind": "none"}, *CLOCKS))
        on_timeout, first = rng.choice(("bot", "lose")), rng.choice((None, "lot"))
        made = await self.post(
            rng.choice(self.guests), "/tables", {**body, "clock": clock, "on_timeout": on_timeout, "first": first}
        )
        if made.status_code != 201:
            return
        path = f"/tables/{made.json()['table']['id']}"
        for seat in range(players):
            guest = rng.choice(self.guests)
            await self.post(guest, f"{path}/seats/{seat}/claim", {"name": "Ada"})
            await self.post(guest, f"{path}/seats/{seat}/ready")
        for _ in range(steps):
            await self._at_table(path, rng.choice(OF_TABLES))

    async def _at_table(self, path: str, what: str) -> None:
        """Somebody does something there, most often at a seat of their own."""
        rng = self.rng
        guest, seen = await self._whose(path, what)
        if seen is None or not what:
            return
        state, seats = seen["table"], seen["you"]["seats"]
        seat = rng.choice(seats) if seats and rng.random() < 0.8 else rng.randrange(len(state["seats"]))
        body: dict[str, Any] = {"seat": seat}
        wishes = [one["seq"] for one in (state["undo"], state["pause_wish"]) if one]
        match what:
            case "claim" | "ready" | "leave" | "resign" | "takeover" | "return" | "remove":
                path, body = (
                    f"{path}/seats/{seat}",
                    {"claim": {"name": "Bo"}, "remove": {"seq": state["seq"]}}.get(what, {}),
                )
            case "turns":
                record = await self.get(guest, f"{path}/record")
                is_played = record.status_code == 200 and state["turn"] is not None
                moves = any_turn(record.text, rng) if is_played else ["A1"]
                body |= {"seq": state["seq"], "moves": moves}
            case "undo":
                body["turns"] = rng.choice((1, 1, 2, 20))
            case "undo/answer" | "pause/answer":
                body |= {"seq": rng.choice(wishes or [1]), "agree": rng.random() < 0.7}
            case "pause":
                body["days"] = rng.randint(1, 60)
            case "chat":
                body["text"] = "Hello"
            case _:
                pass
        await self.post(guest, f"{path}/{what}", body)

    async def _whose(self, path: str, what: str) -> tuple[Guest, dict[str, Any] | None]:
        """Who does it: a turn comes from whoever's it is, as a rule, and all else from somebody at the table."""
        guest, table = self.rng.choice(self.guests), None
        for other in (guest, *self.rng.sample(self.guests, GUESTS)):
            seen = await self.get(other, path)
            guest, table = other, seen.json() if seen.status_code == 200 else None
            if table is None or _is_theirs(table, what):
                break
        return guest, table


def _is_theirs(seen: dict[str, Any], what: str) -> bool:
    """Whether someone who sees a table so may do that there, as far as their seats say."""
    seats, turn = seen["you"]["seats"], seen["table"]["turn"]
    is_of_turn = what in {"turns", "hint"} and turn is not None
    return turn["seat"] in seats if is_of_turn else bool(seats) or what in {"claim", "takeover", ""}


async def told(folder: Path, stories: int, steps: int, seed: int) -> tuple[Story, list[str]]:
    """So many tables and tournaments with so many steps each, and what tasks have failed."""
    failed: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: failed.append(str(context)))
    free = dict.fromkeys(LIMITS, 0)
    async with evening(folder, tournaments=100_000, bot_seconds=0.05, **free) as (app, _), AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest.of(app)) for _ in range(GUESTS)]
        story = Story(random.Random(seed), guests)
        for _ in range(stories):
            await story.tournament(steps)
            await story.table(steps)
    gc.collect()  # a task tells of its failure when nobody can ask it any more
    return story, failed


def attack(folder: Path, stories: int, steps: int = 40, seed: int = 0) -> list[Figure]:
    """Tell so many stories to a server of its own, and what must not have happened."""
    with mock.patch.object(tournament_rounds, "SWEEP_SECONDS", 0.05):
        story, failed = asyncio.run(told(folder, stories, steps, seed))
    done = f"{story.statuses.total()} requests, {story.statuses[200] + story.statuses[201]} of them done"
    return [
        Figure(" ".join([f"errors of the server after {done}", *story.errors]), len(story.errors), 0),
        Figure(" ".join(["failed tasks", *failed]), len(failed), 0),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stories", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        tell(attack(Path(home), chosen.stories, seed=chosen.seed))


if __name__ == "__main__":
    main()
