"""`python -m tests.server.tables.told_games`: all that a server tells of some games, for the page to fold."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from itertools import count, pairwise, takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

from babylon.server.runtime.messages import events_message, whole_text
from babylon.server.tables import chat, game_end, lobby, stand_ins, turns, undo
from babylon.server.tables.roles import seat_role
from babylon.server.wire.enums import Status
from babylon.server.wire.requests import ChatRequest, ReadyRequest, UndoAnswer, UndoRequest
from tests.server.plain_bots import Plain
from tests.server.tables.stories import Story, seated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from babylon.server.tables.live_table import Decision, LiveTable
    from babylon.server.wire.events import Event

FILE = Path(__file__).parents[3] / "web" / "tests" / "fixtures" / "told_games.json"
CLOCK = {"kind": "real-time", "seconds": 600, "increment": 5}
TOGETHER = 3  # decisions in one message, as someone hears them whose process was told late


@dataclass
class Told(Story):
    """A table of which every state is kept, and the events that led to each."""

    states: list[tuple[LiveTable, tuple[Event, ...]]] = field(default_factory=list)

    def does(self, holder: str | None, decide: Callable[..., Decision], **details: object) -> Decision:
        self.now += 1.5
        known = self.table.state.seq
        decision = super().does(holder, decide, **details)
        numbers = count(known + 1)
        events = tuple(one.model_copy(update={"seq": next(numbers), "at": self.now}) for one in decision.events)
        self.states.append((self.table, events))
        return decision

    def holder(self, seat: int) -> str:
        return self.table.holders[seat_role(seat)]

    def turns(self, most: int = 1000) -> None:
        """That many turns, or all that are left; a bot plays for who has one."""
        for _ in range(most):
            state = self.table.state
            if state.status is not Status.PLAYING:
                return
            bot = state.seats[state.to_play].player
            if bot is None:
                self.plays(self.holder(state.to_play))
                continue
            moves = Plain().turn(self.table.playing.view(0), 0.0, random.Random(state.seq))
            self.does(None, turns.bot_turn, seq=state.game_seq, bot=bot, moves=[str(move) for move in moves])

    def says(self, seat: int, phrase: str) -> None:
        self.does(self.holder(seat), chat.say, request=ChatRequest(seat=seat, phrase=phrase))

    def takes_back(self, seat: int, number: int, agree: Callable[[int], bool]) -> None:
        """A wish to take turns back, and what the others say to it."""
        self.does(self.holder(seat), undo.propose, request=UndoRequest(seat=seat, turns=number))
        while (wish := self.table.state.proposal) is not None:
            other = min(wish.asked - wish.agreed)
            answer = UndoAnswer(seat=other, seq=wish.seq, agree=agree(other))
            self.does(self.holder(other), undo.answer, request=answer)


def begun(*holders: str, **settings: object) -> Told:
    """A table at which all sit; the deal comes when the last one is ready."""
    story = Told(seated(holders, undo=True, **settings).table)
    story.states.append((story.table, ()))
    for seat, holder in enumerate(holders):
        story.does(holder, lobby.ready, seat=seat, request=ReadyRequest(entropy=f"{seat:02x}"))
    return story


def two() -> Told:
    """With words, and turns taken back twice in a row, once in the setup."""
    story = begun("ada", "bo")
    story.turns(1)
    story.takes_back(1, 1, lambda _seat: True)
    story.turns(9)
    story.says(0, "hello")
    story.takes_back(0, 3, lambda _seat: True)
    story.turns(1)
    story.takes_back(1, 2, lambda _seat: True)
    story.says(1, "good-game")
    story.turns()
    return story


def three() -> Told:
    """With clocks, a wish that is refused, and one who gives up."""
    story = begun("ada", "bo", "cy", clock=CLOCK)
    story.turns(8)
    story.takes_back(0, 2, lambda seat: seat == 1)
    story.turns(5)
    story.does(story.holder(2), game_end.resign, seat=2)
    story.turns(4)
    story.takes_back(0, 1, lambda _seat: True)
    story.turns()
    return story


def four() -> Told:
    """With a bot that stands in for a while; all but one give up before the end."""
    story = begun("ada", "bo", "cy", "di")
    story.turns(6)
    story.does(story.holder(1), stand_ins.takeover, seat=1, away=lambda _holder: None)
    story.turns(8)
    story.does(story.holder(1), stand_ins.come_back, seat=1)
    story.turns(8)
    story.says(3, "hello")
    for seat in (3, 0, 1):
        story.does(story.holder(seat), game_end.resign, seat=seat)
        story.turns(2)
    return story


def whole(table: LiveTable) -> dict[str, Any]:
    """What a greeting tells to all alike."""
    told: dict[str, Any] = json.loads("{" + whole_text(table)())
    return told


def news(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """A greeting by what is other in it, which keeps the file small: whole members, whole seats, whole turns."""
    told = _head_news(before["table"], after["table"])
    old, new = before["record"], after["record"]
    if new is None:
        return told
    turns_before = [] if old is None else old["turns"]
    pairs = zip(turns_before, new["turns"], strict=False)
    kept = len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))
    deal = {"deal": new["deal"]} if old is None else {}
    return {**told, **deal, "kept": kept, "added": new["turns"][kept:], "digest": after["digest"]}


def _head_news(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    head = {name: value for name, value in after.items() if before[name] != value}
    seats = [seat for seat in head.pop("seats", []) if seat not in before["seats"]]
    return {"head": head, "seats": seats}


def moments(story: Told) -> Iterator[dict[str, Any]]:
    """Each moment after the first: its greeting, and the message that leads there from the moment before."""
    for number, ((before, _), (after, events)) in enumerate(pairwise(story.states), 1):
        moment = {
            **news(whole(before), whole(after)),
            "frame": json.loads(events_message(before, after, events).text()),
        }
        if number % TOGETHER == 0:
            moment["together"] = together(story, number)
        yield moment


def together(story: Told, last: int) -> dict[str, Any]:
    """One message of several moments; its events are those of their own messages, and not told twice."""
    (first, _), *several = story.states[last - TOGETHER : last + 1]
    events = [event for _, some in several for event in some]
    told: dict[str, Any] = json.loads(events_message(first, several[-1][0], events).text())
    return {**told, "events": [], "moments": TOGETHER}


def text() -> str:
    """The games, a moment a line. What a server draws in secret is always the same here."""
    with mock.patch("secrets.token_hex", lambda size: "5e" * size):
        stories = [two(), three(), four()]
    return "[\n" + ",\n".join(map(_game_text, stories)) + "\n]\n"


def _game_text(story: Told) -> str:
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in moments(story))
    first = json.dumps(whole(story.states[0][0])["table"], separators=(",", ":"))
    return f'{{"table":{first},"moments":[\n{lines}\n]}}'


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
