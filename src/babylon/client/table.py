"""A table on a server, as a client handles it."""

from collections.abc import Generator
from typing import TYPE_CHECKING, cast

from babylon.client.shapes import Json, Links, Preview, Table
from babylon.client.transports import TRANSPORTS, follow

if TYPE_CHECKING:
    from babylon.client.client import Client


class RemoteTable:
    """One table; `created` is the server's answer when this client has opened it."""

    def __init__(self, client: "Client", name: str, created: Json | None = None) -> None:
        self.client = client
        self.name = name
        self.created = created or {}

    def look(self) -> Table:
        """The table as it is now."""
        return cast("Table", self.client.request("GET", self._path())["table"])

    def links(self) -> Links:
        """The keys of the links; for the host."""
        return cast("Links", self.client.request("GET", self._path("/links")))

    def watch(self, key: str) -> Table:
        """Come by the watch link."""
        return cast("Table", self._post("/watch", key=key)["table"])

    def claim(self, seat: int, name: str, key: str | None = None, program: str | None = None) -> str:
        """Sit down; return the recovery code."""
        return str(self._post(f"/seats/{seat}/claim", name=name, key=key, program=program)["recovery"])

    def recover(self, seat: int, code: str) -> str:
        """Take a seat along; return the new recovery code."""
        return str(self._post(f"/seats/{seat}/recover", code=code)["recovery"])

    def ready(self, seat: int, entropy: str = "") -> int:
        """Say that a seat is ready, and add randomness to the deal."""
        return int(self._post(f"/seats/{seat}/ready", ready=True, entropy=entropy)["seq"])

    def preview(self, seat: int, moves: list[str]) -> Preview:
        """What a draft leads to, and what may follow."""
        return cast("Preview", self._post("/preview", seat=seat, moves=moves))

    def commit(self, seat: int, seq: int, moves: list[str]) -> int:
        """Play a whole turn; asked again until it is answered, and played once."""
        return int(self._post("/turns", seat=seat, seq=seq, moves=moves)["seq"])

    def why(self, seat: int, moves: list[str], move: str) -> Json:
        """The rule that a move would break."""
        return self._post("/why", seat=seat, moves=moves, move=move)

    def points(self, seat: int) -> Json:
        """Where each point of a garden comes from."""
        return self._post("/points", seat=seat)

    def hint(self, seat: int, moves: list[str]) -> Json:
        """What a bot would play."""
        return self._post("/hint", seat=seat, moves=moves)

    def say(self, text: str, seat: int | None = None) -> int:
        """Chat."""
        return int(self._post("/chat", seat=seat, text=text)["seq"])

    def propose_undo(self, seat: int, turns: int = 1) -> int:
        """Ask to take turns back."""
        return int(self._post("/undo", seat=seat, turns=turns)["seq"])

    def answer_undo(self, seat: int, *, agree: bool) -> int:
        """Agree to take turns back, or do not."""
        return int(self._post("/undo/answer", seat=seat, agree=agree)["seq"])

    def resign(self, seat: int) -> int:
        """Give up."""
        return int(self._post(f"/seats/{seat}/resign")["seq"])

    def takeover(self, seat: int, bot: str) -> int:
        """Let a bot play on for a seat."""
        return int(self._post(f"/seats/{seat}/takeover", bot=bot)["seq"])

    def come_back(self, seat: int) -> int:
        """Play again after a bot has stood in."""
        return int(self._post(f"/seats/{seat}/return")["seq"])

    def rematch(self, seat: int) -> "RemoteTable":
        """The table where the same people meet again."""
        answer = self._post("/rematch", seat=seat)
        return RemoteTable(self.client, answer["table"]["id"], answer)

    def record(self) -> str:
        """The game record, as far as the public knows it."""
        return self.client.text(self._path("/record"))

    def events(self, after: int = 0, wait: float = 0.0) -> Json:
        """What follows the cursor."""
        params = {"after": after, "wait": wait, "state": False}
        return self.client.request("GET", self._path("/events"), params=params)

    def follow(self, after: int | None = None, *, transports: tuple[str, ...] = TRANSPORTS) -> Generator[Json]:
        """Messages for ever: events in order, none left out, none twice, and states between them."""
        return follow(self.client, self.name, after, transports)

    def _path(self, rest: str = "") -> str:
        return f"/tables/{self.name}{rest}"

    def _post(self, rest: str, **body: object) -> Json:
        return self.client.request("POST", self._path(rest), json=body)
