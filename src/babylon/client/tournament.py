"""A tournament on a server, as those who take part and those who organise it handle it."""

import secrets
from typing import TYPE_CHECKING, Literal

from babylon.client.shapes import Accepted, StandingsLine, TournamentAnswer
from babylon.client.table import ENTROPY_BYTES

if TYPE_CHECKING:
    from babylon.client.client import Client, Params


class RemoteTournament:
    """One tournament, by its id."""

    def __init__(self, client: "Client", name: str) -> None:
        self.client = client
        self.name = name

    def look(self, *, after: int = 0, wait: float = 0.0) -> TournamentAnswer:
        """The tournament as it is now, and what one is there; with `wait` as soon as it has got past `after`."""
        params: Params = {"after": after, "wait": wait} if wait else {}
        return self.client.request("GET", self._path(), TournamentAnswer, params=params)

    def standings(self) -> list[StandingsLine]:
        """Who stands where."""
        return self.look()["tournament"]["standings"]

    def enter(self, name: str, *, team: str | None = None, entropy: str | None = None) -> Accepted:
        """Take part, with randomness of one's own for the deals."""
        own = secrets.token_hex(ENTROPY_BYTES) if entropy is None else entropy
        return self._post("join", {"name": name, "team": team, "entropy": own})

    def leave(self) -> Accepted:
        """Take part no more."""
        return self._post("leave", {})

    def direct(self, act: Literal["start", "pause", "resume", "close"]) -> Accepted:
        """Start it, hold it up, go on, or end it, as the organiser."""
        return self._post("course", {"act": act})

    def add_bots(self, bot: str, count: int = 1, *, team: str | None = None) -> Accepted:
        """Let so many bots of the server's take part, as the organiser."""
        return self._post("bots", {"bot": bot, "count": count, "team": team})

    def remove(self, entrant: int) -> Accepted:
        """Let someone take part no more, as the organiser."""
        return self._post("remove", {"entrant": entrant})

    def _path(self) -> str:
        return f"/tournaments/{self.name}"

    def _post(self, what: str, body: dict[str, object]) -> Accepted:
        return self.client.request("POST", f"{self._path()}/{what}", Accepted, json=body)
