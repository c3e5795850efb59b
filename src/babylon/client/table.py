"""A table on a server, as a client handles it."""

from collections.abc import Generator
from typing import TYPE_CHECKING, TypeVar

from babylon.client.shapes import (
    Accepted,
    Claimed,
    CreatedAnswer,
    EventList,
    Hint,
    Links,
    Points,
    Preview,
    ServerMessage,
    Table,
    TableAnswer,
    Why,
)
from babylon.client.transports import TRANSPORTS, follow

if TYPE_CHECKING:
    from babylon.client.client import Client

Shape = TypeVar("Shape")


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

    def watch(self, key: str) -> Table:
        """Come by the watch link."""
        return self._post("/watch", TableAnswer, key=key)["table"]

    def claim(self, seat: int, name: str, key: str | None = None, program: str | None = None) -> str:
        """Sit down; return the recovery code."""
        return self._post(f"/seats/{seat}/claim", Claimed, name=name, key=key, program=program)["recovery"]

    def recover(self, seat: int, code: str) -> str:
        """Take a seat along; return the new recovery code."""
        return self._post(f"/seats/{seat}/recover", Claimed, code=code)["recovery"]

    def ready(self, seat: int, entropy: str = "") -> int:
        """Say that a seat is ready, and add randomness to the deal."""
        return self._acts(f"/seats/{seat}/ready", ready=True, entropy=entropy)

    def preview(self, seat: int, moves: list[str]) -> Preview:
        """What a draft leads to, and what may follow."""
        return self._post("/preview", Preview, seat=seat, moves=moves)

    def commit(self, seat: int, seq: int, moves: list[str]) -> int:
        """Play a whole turn; asked again until it is answered, and played once."""
        return self._acts("/turns", seat=seat, seq=seq, moves=moves)

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

    def answer_undo(self, seat: int, *, agree: bool) -> int:
        """Agree to take turns back, or do not."""
        return self._acts("/undo/answer", seat=seat, agree=agree)

    def resign(self, seat: int) -> int:
        """Give up."""
        return self._acts(f"/seats/{seat}/resign")

    def takeover(self, seat: int, bot: str) -> int:
        """Let a bot play on for a seat."""
        return self._acts(f"/seats/{seat}/takeover", bot=bot)

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

    def events(self, after: int = 0, wait: float = 0.0) -> EventList:
        """What follows the cursor."""
        params = {"after": after, "wait": wait, "state": False}
        return self.client.request("GET", self._path("/events"), EventList, params=params)

    def follow(self, after: int | None = None, *, transports: tuple[str, ...] = TRANSPORTS) -> Generator[ServerMessage]:
        """Messages for ever: events in order, none left out, none twice, and states between them."""
        return follow(self.client, self.name, after, transports)

    def _path(self, rest: str = "") -> str:
        return f"/tables/{self.name}{rest}"

    def _acts(self, rest: str, **body: object) -> int:
        """Do something; the number of the last event after it."""
        return self._post(rest, Accepted, **body)["seq"]

    def _post(self, rest: str, shape: type[Shape], **body: object) -> Shape:
        return self.client.request("POST", self._path(rest), shape, json=body)
