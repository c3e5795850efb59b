"""A browser at a table, driven as a person would."""

from __future__ import annotations

import json
import shutil
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests import services

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


def find_chromium() -> str:
    services.use("a browser")
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        if (path := shutil.which(name)) is not None:
            return path
    pytest.fail("The browser tests need Chromium (Debian: apt-get install chromium fonts-noto-cjk).")


IN_SIGHT = """(kind) => window.babylon[kind]()
    .map((entry) => ({...entry, x: Math.round(entry.x), y: Math.round(entry.y)}))
    .filter(({x, y}) => document.elementFromPoint(x, y)?.tagName === 'CANVAS')
    .filter((entry) => {
        const found = window.babylon.at(entry.x, entry.y);
        const names = ['stack', 'position', 'index', 'space'];
        return found && names.some((name) => name in entry && found[name] === entry[name]);
    })"""
# A fresh machine compiles the bots during the first tests; only what never comes is a failure.
PATIENCE_MS = 180_000


class Room:
    """One page of the client, and the server's interface with the same cookie."""

    def __init__(self, page: Page, url: str, *, touch: bool = False) -> None:
        self.page = page
        self.url = url
        self.touch = touch
        self.bot = "apprentice"

    # The server, as this browser's owner
    def ask(self, method: str, path: str, body: object = None, key: str = "") -> Any:  # noqa: ANN401 - whatever JSON holds
        headers = {"content-type": "application/json"} | ({"Idempotency-Key": key} if key else {})
        data = None if body is None else json.dumps(body)
        address = f"{self.url}/api/v1{path}"
        answer = self.page.context.request.fetch(
            address, method=method, data=data, headers=headers, timeout=PATIENCE_MS
        )
        deadline = time.monotonic() + PATIENCE_MS / 1000
        while answer.status == 503 and time.monotonic() < deadline:
            # The bots are still being made ready.
            time.sleep(0.5)
            answer = self.page.context.request.fetch(address, method=method, data=data, headers=headers)
        text = answer.text()
        assert answer.ok, f"{method} {path}: {answer.status} {text}"
        return json.loads(text) if text else None

    @property
    def table(self) -> str:
        return self.page.url.split("/t/")[1].split("#")[0].split("?")[0]

    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.ask("GET", f"/tables/{self.table}")["table"]
        return state

    def create(self, players: int = 2, **settings: object) -> str:
        """A table against bots, dealt at once."""
        seats = [{"bot": None}] + [{"bot": self.bot}] * (players - 1)
        body = {"players": players, "seats": seats, "sit": {"seats": [0], "name": "Ada"}, **settings}
        table: str = self.ask("POST", "/tables", body)["table"]["id"]
        self.ask("POST", f"/tables/{table}/seats/0/ready", {"ready": True})
        return table

    def hint(self, table: str) -> list[str] | None:
        """A whole turn for seat 0, or None once the game is over."""
        question = {"seat": 0, "moves": [], "bot": self.bot}
        deadline = time.monotonic() + PATIENCE_MS / 1000
        while time.monotonic() < deadline:
            state = self.ask("GET", f"/tables/{table}")["table"]
            if state["status"] == "over":
                return None
            if state["turn"] and state["turn"]["seat"] == 0:
                moves: list[str] = self.ask("POST", f"/tables/{table}/hint", question)["moves"]
                return moves
            time.sleep(0.05)
        pytest.fail("The bots do not move.")

    def send(self, table: str, moves: list[str]) -> None:
        seq = self.ask("GET", f"/tables/{table}")["table"]["game_seq"]
        self.ask("POST", f"/tables/{table}/turns", {"seat": 0, "seq": seq, "moves": moves}, key=f"{table}-{seq}")

    def play_ahead(self, table: str, turns: int) -> None:
        """Play some turns without the page, as the server's bot advises."""
        for _ in range(turns):
            if (moves := self.hint(table)) is None:
                return
            self.send(table, moves)

    def rich_stack(self, table: str) -> str:
        """A stack whose tile can be placed at once; digging some yields too few pillars."""
        legal = self.ask("POST", f"/tables/{table}/preview", {"seat": 0, "moves": []})["legal"]
        for dig in sorted((move for move in legal if move["kind"] == "dig"), key=lambda move: -int(move["singles"])):
            after = self.ask("POST", f"/tables/{table}/preview", {"seat": 0, "moves": [dig["token"]]})["legal"]
            if any(move["kind"] == "place" for move in after):
                stack: str = dig["stack"]
                return stack
        pytest.fail("No dug tile could be placed.")

    # The page
    def open(self, path: str = "/", *, court: bool = False) -> None:
        self.page.goto(self.url + path)
        if court:
            self.page.wait_for_function("() => window.babylon && window.babylon.frames > 0", timeout=60_000)

    def play_now(self) -> None:
        self.open()
        self.page.get_by_role("button", name="Play now").click()
        self.page.wait_for_url("**/t/*")

    @property
    def status(self) -> Locator:
        return self.page.locator("p.status")

    def asked(self) -> str:
        """What the page asks of its player now: remove, dig or build; empty when another is to play."""
        asked: str = self.page.evaluate("() => document.querySelector('p.status')?.dataset.asks ?? ''")
        return asked

    def words(self) -> str:
        """What the status says now, empty when there is none; unlike a locator this never waits."""
        words: str = self.page.evaluate("() => document.querySelector('p.status')?.textContent ?? ''")
        return words

    def await_turn(self) -> str:
        """Wait until it is this browser's move; answer what is asked for: remove, dig or over."""
        deadline = time.monotonic() + PATIENCE_MS / 1000
        while time.monotonic() < deadline:
            if self.page.locator(".ending").count() > 0:
                return "over"
            if (asked := self.asked()) in {"remove", "dig"}:
                return asked
            self.page.wait_for_timeout(50)
        pytest.fail(f"The turn does not come: {self.words()}")

    def settle(self) -> None:
        """Wait until the server has answered for the moves so far."""
        quiet = "() => !document.querySelector('footer.hand')?.matches('[aria-busy=true]')"
        self.page.wait_for_function(quiet, timeout=PATIENCE_MS)

    def confirm(self) -> None:
        self.page.get_by_role("button", name="Confirm").click()
        self.settle()

    def take_hint(self) -> None:
        """Ask a bot for the idea of a turn, then for its moves."""
        self.page.keyboard.press("h")
        self.page.locator(".hint .go").click(timeout=PATIENCE_MS)
        self.settle()

    def in_sight(self, kind: str) -> list[dict[str, Any]]:
        """The stacks, places or spots of the stage whose own pixel lies before every panel and every building."""
        targets: list[dict[str, Any]] = self.page.evaluate(IN_SIGHT, kind)
        return targets

    def hook(self, expression: str) -> Any:  # noqa: ANN401 - whatever the page answers
        return self.page.evaluate(f"() => window.babylon.{expression}")
