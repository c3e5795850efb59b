"""A table on a server, as a client handles it."""

import secrets
from collections.abc import Generator
from typing import TYPE_CHECKING, TypeVar

from babylon.client.followed import Followed
from babylon.client.shapes import (
    Accepted,
    Claimed,
    Complaint,
    CreatedAnswer,
    EventList,
    Hint,
    Invitation,
    Links,
    PlanAnswer,
    PlanInfo,
    Points,
    Preview,
    ReviewAnswer,
    ServerMessage,
    Table,
    TableAnswer,
    Why,
)
from babylon.client.transports import TRANSPORTS, all_events, follow

if TYPE_CHECKING:
    from babylon.client.client import Client

Shape = TypeVar("Shape")
ENTROPY_BYTES = 16


class RemoteTable:
    """One table; `created` is the server's answer when this client has opened it."""

    def __init__(self, client: "Client", name: str, created: CreatedAnswer | None = None) -> None:
        self.client = client
        self.name = name
        self.created = created

    def look(self) -> Table:
        """The table as it is now."""
        return self.client.request("GET", self._path(), TableAnswer)["table"]

    def links(self) -> Links:
        """The keys of the links; for the host."""
        return self.client.request("GET", self._path("/links"), Links)

    def renew_links(self) -> Links:
        """New keys, so that the old ones fit no more; for the host."""
        return self._post("/links", Links)

    def remove(self, seat: int, seq: int) -> int:
        """Make whoever sat there at event `seq` get up, before the deal; for the host."""
        return self._acts(f"/seats/{seat}/remove", seq=seq)

    def watch(self, key: str) -> Table:
        """Come by the watch link."""
        return self._post("/watch", TableAnswer, key=key)["table"]

    def invitation(self, seat: int, key: str | None = None) -> Invitation:
        """Who invites, and to what, for someone who may sit down."""
        return self._post(f"/seats/{seat}/invitation", Invitation, key=key)

    def claim(self, seat: int, name: str, key: str | None = None, program: str | None = None) -> str:
        """Sit down; return the recovery code."""
        return self._post(f"/seats/{seat}/claim", Claimed, name=name, key=key, program=program)["recovery"]

    def recover(self, seat: int, code: str) -> str:
        """Take a seat along; return the new recovery code."""
        return self._post(f"/seats/{seat}/recover", Claimed, code=code)["recovery"]

    def leave(self, seat: int) -> int:
        """Get up before the deal."""
        return self._acts(f"/seats/{seat}/leave")

    def ready(self, seat: int, entropy: str | None = None) -> int:
        """Say that a seat is ready, and add randomness to the deal: one's own, in hexadecimal, or fresh one."""
        added = secrets.token_hex(ENTROPY_BYTES) if entropy is None else entropy
        return self._acts(f"/seats/{seat}/ready", ready=True, entropy=added)

    def preview(self, seat: int, moves: list[str]) -> Preview:
        """What a draft leads to, and what may follow."""
        return self._post("/preview", Preview, seat=seat, moves=moves)

    def commit(self, seat: int, seq: int, moves: list[str]) -> int:
        """Play a whole turn; asked again until it is answered, and played once."""
        return self._acts("/turns", seat=seat, seq=seq, moves=moves)

    def plan(self, seat: int, seq: int, moves: list[str], *others: list[str]) -> PlanInfo:
        """Plan the next turn of a seat while others play; the others are tried in their order if it can't be played."""
        body = {"seq": seq, "moves": moves, "others": [*others]}
        plan = self.client.request("PUT", self._path(f"/seats/{seat}/plan"), PlanAnswer, json=body)["plan"]
        assert plan is not None
        return plan

    def planned(self, seat: int) -> PlanInfo | None:
        """What a seat of one's own has planned, or why nothing came of it."""
        return self.client.request("GET", self._path(f"/seats/{seat}/plan"), PlanAnswer)["plan"]

    def drop_plan(self, seat: int) -> None:
        """Plan nothing any more."""
        self.client.request("DELETE", self._path(f"/seats/{seat}/plan"), PlanAnswer)

    def why(self, seat: int, moves: list[str], move: str) -> Why:
        """The rule that a move would break."""
        return self._post("/why", Why, seat=seat, moves=moves, move=move)

    def points(self, seat: int) -> Points:
        """Where each point of a garden comes from."""
        return self._post("/points", Points, seat=seat)

    def hint(self, seat: int, moves: list[str]) -> Hint:
        """What a bot would play."""
        return self._post("/hint", Hint, seat=seat, moves=moves)

    def say(self, text: str, seat: int | None = None) -> int:
        """Chat."""
        return self._acts("/chat", seat=seat, text=text)

    def propose_undo(self, seat: int, turns: int = 1) -> int:
        """Ask to take turns back."""
        return self._acts("/undo", seat=seat, turns=turns)

    def answer_undo(self, seat: int, seq: int, *, agree: bool) -> int:
        """Agree to what was proposed with that `seq`, or do not."""
        return self._acts("/undo/answer", seat=seat, seq=seq, agree=agree)

    def propose_pause(self, seat: int, days: int = 7) -> int:
        """Ask that no clock runs for so many days, in a game by days."""
        return self._acts("/pause", seat=seat, days=days)

    def answer_pause(self, seat: int, seq: int, *, agree: bool) -> int:
        """Agree to the pause that was proposed with that `seq`, or do not."""
        return self._acts("/pause/answer", seat=seat, seq=seq, agree=agree)

    def end_pause(self, seat: int) -> int:
        """Let the clocks run again."""
        return self._acts("/resume", seat=seat)

    def report(self, seat: int, reason: Complaint, note: str = "") -> None:
        """Tell the hosts of the server about who sits there, with what they had last said."""
        body = {"table": self.name, "seat": seat, "reason": reason, "note": note}
        self.client.act("POST", "/reports", json=body)

    def resign(self, seat: int) -> int:
        """Give up."""
        return self._acts(f"/seats/{seat}/resign")

    def takeover(self, seat: int) -> int:
        """Let the table's stand-in play on for a seat."""
        return self._acts(f"/seats/{seat}/takeover")

    def come_back(self, seat: int) -> int:
        """Play again after a bot has stood in."""
        return self._acts(f"/seats/{seat}/return")

    def rematch(self, seat: int) -> "RemoteTable":
        """The table where the same people meet again."""
        answer = self._post("/rematch", CreatedAnswer, seat=seat)
        return RemoteTable(self.client, answer["table"]["id"], answer)

    def record(self) -> str:
        """The game record, as far as the public knows it."""
        return self.client.text(self._path("/record"))

    def review(self, depth: str = "quick") -> ReviewAnswer:
        """How far the review of a finished game has come, and what was found once it is done."""
        return self.client.request("GET", self._path("/review"), ReviewAnswer, params={"depth": depth})

    def ask_review(self, depth: str = "quick") -> ReviewAnswer:
        """Have a finished game reviewed, `quick` or `deep`; `review` tells how far it has come."""
        return self.client.request("POST", self._path("/review"), ReviewAnswer, json={"depth": depth})

    def events(self, after: int = 0, wait: float = 0.0) -> EventList:
        """All that follows the cursor, however many pages it takes."""
        return all_events(self.client, self.name, after, wait)

    def follow(
        self, after: int | None = None, *, transports: tuple[str, ...] = TRANSPORTS, known: Followed | None = None
    ) -> Generator[ServerMessage]:
        """Messages for ever: events in order, none left out, none twice. After each, `known` has the table as it is."""
        return follow(self.client, self.name, after, transports, known or Followed())

    def _path(self, rest: str = "") -> str:
        return f"/tables/{self.name}{rest}"

    def _acts(self, rest: str, **body: object) -> int:
        """Do something; the number of the last event after it."""
        return self._post(rest, Accepted, **body)["seq"]

    def _post(self, rest: str, shape: type[Shape], **body: object) -> Shape:
        return self.client.request("POST", self._path(rest), shape, json=body)
