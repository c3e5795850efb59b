"""What an alert says, in the language of whoever gets it: nothing but what the list of their games says too."""

import json
from dataclasses import dataclass
from typing import Any

from babylon.server.store.alert_rows import Waiting
from babylon.server.wire.enums import Status
from babylon.words import say, together

MILLISECONDS = 1000
TURN, TABLE = "your-turn", "your-table"


@dataclass(frozen=True, slots=True)
class Notice:
    """A turn that waits for someone, or a table: where, since when, until when, and with whom they play."""

    id: str
    table: str
    url: str
    seat: int
    turn: int
    deadline: float | None
    round: int | None
    names: tuple[str, ...]
    kind: str = TURN

    def title(self, lang: str) -> str:
        """The first line."""
        return say("alert-your-turn" if self.kind == TURN else "alert-your-table", lang)

    def body(self, lang: str) -> str:
        """The line below it: with whom."""
        if not self.names:
            return say("alert-alone", lang)
        return say("alert-with", lang, names=together(self.names, lang))

    def line(self, lang: str) -> str:
        """All of it in one line."""
        return say("alert-line", lang, title=self.title(lang), body=self.body(lang))


def turn_of(waiting: Waiting) -> int | None:
    """The millisecond in which the turn began that waits for that seat; None when it is someone else's, or a bot's.

    Before the deal it is the one in which the table was opened, until they have come there.
    """
    line = json.loads(waiting.line)
    if line["status"] == Status.LOBBY:
        return None if line["seats"][waiting.seat]["ready"] else round(line["created"] * MILLISECONDS)
    turn = json.loads(waiting.progress).get("turn")
    if turn is None or turn["seat"] != waiting.seat:
        return None
    seat = line["seats"][waiting.seat]
    return None if seat["bot"] is not None or seat["out"] is not None else round(turn["since"] * MILLISECONDS)


def notice_of(waiting: Waiting, base: str, lang: str) -> Notice:
    """What is said about a turn that waits, or a table."""
    progress, line = json.loads(waiting.progress), json.loads(waiting.line)
    is_begun = line["status"] != Status.LOBBY
    since = progress["turn"]["since"] if is_begun else line["created"]
    turn = round(since * MILLISECONDS)
    return Notice(
        id=f"{waiting.game}-{turn}",
        table=waiting.game,
        url=f"{base}/t/{waiting.game}",
        seat=waiting.seat,
        turn=turn,
        deadline=progress["turn"]["deadline"] if is_begun else None,
        round=progress["round"],
        names=tuple(_name(seat, lang) for seat in line["seats"] if seat["seat"] != waiting.seat),
        kind=TURN if is_begun else TABLE,
    )


def _name(seat: dict[str, Any], lang: str) -> str:
    """What a seat is called: by its holder's name, or as the bot that has it."""
    if seat["name"] is not None:
        return str(seat["name"])
    return say("alert-bot", lang, bot=str(seat["bot"] or ""))
