"""People for tests: they follow a table and play any legal turn when it is theirs."""

from __future__ import annotations

import random
import threading
from contextlib import closing
from typing import TYPE_CHECKING

from babylon.client import Client, Followed, Refused
from babylon.game import Game
from babylon.pieces.kinds import Phase
from tests.server.plain_bots import Plain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from babylon.client import RemoteTable
    from babylon.client.shapes import Event, ServerMessage, TableHead

ALL = ("socket", "stream", "poll")
PATIENCE = 240.0
# Who waits for a turn while the server dies again and again asks often.
TRIES = 100_000


def any_turn(record: str, rng: random.Random) -> list[str]:
    """A legal turn for the seat to play; none when the record is of a game that has ended."""
    game = Game.from_record(record)
    return [] if game.phase is Phase.OVER else [str(move) for move in Plain().turn(game.view(game.seat), 0.0, rng)]


def play_turn(table: RemoteTable, state: TableHead, seat: int, rng: random.Random) -> int | None:
    """Play one turn if it is the seat's; its seq when it was acknowledged."""
    if state["turn"] is None or state["turn"]["seat"] != seat:
        return None
    try:
        moves = any_turn(table.record(), rng)
        return table.commit(seat, state["seq"], moves) if moves else None
    except Refused as refused:
        # Someone was faster, or the record was already a later one: the next state will tell.
        if refused.code in {"stale", "not-your-turn", "illegal-move", "wrong-status"}:
            return None
        raise


class Person(threading.Thread):
    """Someone whose failures are told to the test."""

    failure: BaseException | None = None

    def finish(self, seconds: float = PATIENCE) -> None:
        self.join(seconds)
        if self.failure is not None:
            raise self.failure
        assert not self.is_alive()


class Player(Person):
    """A person at one seat until the game is over, with all that was acknowledged to them."""

    def __init__(
        self,
        url: str,
        table: str,
        seat: int,
        *,
        key: str | None = None,
        seed: int = 1,
        transports: tuple[str, ...] = ALL,
        timeout: float = 30.0,
    ) -> None:
        super().__init__(name=f"seat {seat}", daemon=True)
        self.transports = transports
        self.client = Client(url, tries=TRIES, timeout=timeout)
        self.table = self.client.table(table)
        self.seat, self.rng = seat, random.Random(seed)
        self.acknowledged: list[int] = []
        self.table.claim(seat, f"Player {seat}", key)

    def run(self) -> None:
        try:
            self.table.ready(self.seat, f"{self.seat:02x}")
            self._play()
        except BaseException as failure:  # noqa: BLE001 - told to the test's own thread
            self.failure = failure

    def _play(self) -> None:
        known = Followed()
        with closing(self.table.follow(transports=self.transports, known=known)) as messages:
            for message in messages:
                if message["kind"] not in {"hello", "events"}:
                    continue
                seq = play_turn(self.table, known.table, self.seat, self.rng)
                if seq is not None:
                    self.acknowledged.append(seq)
                if known.table["status"] == "over":
                    return

    def turns_in(self, events: list[Event]) -> int:
        """How many of the acknowledged turns are there: the game's last turn is followed by its end."""
        mine = {event["seq"] for event in events if event["kind"] == "turn" and event["seat"] == self.seat}
        return sum(seq in mine or seq - 1 in mine for seq in self.acknowledged)

    def finish(self, seconds: float = PATIENCE) -> None:
        super().finish(seconds)
        self.client.close()


class Watcher(Person):
    """Someone who only listens, and keeps every event."""

    def __init__(self, table: RemoteTable, transports: tuple[str, ...] = ALL) -> None:
        super().__init__(name="watcher", daemon=True)
        self.events: list[Event] = []
        self.known = Followed()
        self.table, self._transports = table, transports

    def run(self) -> None:
        try:
            with closing(self.table.follow(0, transports=self._transports, known=self.known)) as messages:
                self._listen(messages)
        except BaseException as failure:  # noqa: BLE001 - told to the test's own thread
            self.failure = failure

    def _listen(self, messages: Iterator[ServerMessage]) -> None:
        for message in messages:
            if message["kind"] == "events":
                self.events.extend(message["events"])
            # What was missed is told after the greeting.
            if self.known.table["status"] == "over" and self.events[-1:] and self.events[-1]["kind"] == "over":
                return

    def finish(self, seconds: float = PATIENCE) -> None:
        super().finish(seconds)
        assert [event["seq"] for event in self.events] == list(range(1, len(self.events) + 1))
