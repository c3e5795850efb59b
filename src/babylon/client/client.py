"""One guest at one server: requests that are repeated until they are answered, and never done twice."""

import secrets
import time
from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Self, TypeAlias, TypeVar, Unpack, cast
from urllib.parse import urlsplit

import httpx

from babylon.client.errors import Refused, Unreachable
from babylon.client.new_tables import NewTable, NewTournament, PairingClock
from babylon.client.shapes import (
    Blocked,
    BlockedPeople,
    Complaint,
    CreatedAnswer,
    DayDeals,
    DayResults,
    ErrorAnswer,
    Info,
    Me,
    OwnGames,
    Profile,
    Seeking,
    SignedInAnswer,
    TableLine,
    TableList,
    TournamentAnswer,
    TournamentList,
)
from babylon.client.table import RemoteTable
from babylon.client.tournament import RemoteTournament

API = "/api/v1"
TRIES = 12
WAIT_SECONDS = 0.2
MOST_WAIT = 3.0
SEEK_SECONDS = 1.0  # between two questions whether there is a game
SENTENCE = 200  # characters of an answer that is no JSON

Shape = TypeVar("Shape")
Params: TypeAlias = Mapping[str, str | int | float | bool]


class Client:
    """A guest; its cookie is its identity."""

    def __init__(self, url: str, *, timeout: float = 30.0, tries: int = TRIES) -> None:
        parts = urlsplit(url)
        self.url = f"{parts.scheme}://{parts.netloc}"
        self._http = httpx.Client(base_url=self.url + API, timeout=timeout)
        self._tries = tries

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_problem: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the connections."""
        self._http.close()

    @property
    def cookies(self) -> dict[str, str]:
        """The cookies to send along by other means."""
        return dict(self._http.cookies)

    def info(self) -> Info:
        """What the server offers."""
        return self.request("GET", "/info", Info)

    def tables(self, *, mine: bool = False) -> list[TableLine]:
        """Open tables, or one's own."""
        return self.request("GET", "/tables", TableList, params={"mine": mine})["tables"]

    def games(self, *, over: bool = False, before: str | None = None) -> OwnGames:
        """A page of one's own games that go on, or that have ended; with `before`, of those that follow that one."""
        params: Params = {"over": over} if before is None else {"over": over, "before": before}
        return self.request("GET", "/games", OwnGames, params=params)

    def days(self) -> DayDeals:
        """The keys of the days that have begun, and commitments to the next ones."""
        return self.request("GET", "/days", DayDeals)

    def day_results(self, day: str, form: str) -> DayResults:
        """What has been reached with the deal of a day such as 2026-11-18, in its form `solo` or `duel`."""
        return self.request("GET", f"/days/{day}/{form}", DayResults)

    def send_day_result(self, day: str, form: str, name: str, record: str) -> DayResults:
        """The table of a day with one's own result, which the server has replayed; the first one counts."""
        return self.request("POST", f"/days/{day}/{form}", DayResults, json={"name": name, "record": record})

    def create(self, players: int, **settings: Unpack[NewTable]) -> RemoteTable:
        """A new table for so many."""
        answer = self.request("POST", "/tables", CreatedAnswer, json={"players": players, **settings})
        return RemoteTable(self, answer["table"]["id"], answer)

    def table(self, name: str) -> RemoteTable:
        """A table by its id."""
        return RemoteTable(self, name)

    def seek(
        self, name: str, players: int = 2, clock: PairingClock = "fast", *, rated: bool = False, near: bool = False
    ) -> Seeking:
        """Look for a game by quick pairing; who does not ask `seeking` every few seconds looks no more."""
        body = {"name": name, "players": players, "clock": clock, "rated": rated, "near": near}
        return self.request("POST", "/pairing", Seeking, json=body)

    def seeking(self) -> Seeking:
        """What has come of looking: the table and one's seat there, once enough people fit."""
        return self.request("GET", "/pairing", Seeking)

    def stop_seeking(self) -> None:
        """Look no more."""
        self.act("DELETE", "/pairing")

    def pair(
        self, name: str, players: int = 2, clock: PairingClock = "fast", *, rated: bool = False, seconds: float = 60.0
    ) -> tuple[RemoteTable, int] | None:
        """Look for a game for so long: the table and one's seat there, which is to be made ready; None: nobody came."""
        end = time.monotonic() + seconds
        found = self.seek(name, players, clock, rated=rated)
        while found["table"] is None or found["seat"] is None:
            if time.monotonic() >= end:
                self.stop_seeking()
                return None
            time.sleep(SEEK_SECONDS)
            found = self.seeking()
        return self.table(found["table"]), found["seat"]

    def tournaments(self) -> TournamentList:
        """Tournaments that everyone may enter, and those where one takes part or that one has called."""
        return self.request("GET", "/tournaments", TournamentList)

    def tournament(self, name: str) -> RemoteTournament:
        """A tournament by its id."""
        return RemoteTournament(self, name)

    def call_tournament(self, name: str, **settings: Unpack[NewTournament]) -> RemoteTournament:
        """A new tournament, of which one is the organiser."""
        answer = self.request("POST", "/tournaments", TournamentAnswer, json={"name": name, **settings})
        return RemoteTournament(self, answer["tournament"]["id"])

    def me(self) -> Me:
        """Who one is: a person, or still a guest."""
        return self.request("GET", "/me", Me)

    def sign_in(self, code: str, label: str = "babylon.client") -> Me:
        """Become the person whose recovery code that is, which is used up by it; a guest's games come along."""
        body = {"code": code, "label": label}
        return self.request("POST", "/sign-in/code", SignedInAnswer, json=body)["me"]

    def sign_out(self) -> None:
        """Be a guest again."""
        self.act("POST", "/me/sign-out", json={})

    def profile(self, person: str) -> Profile:
        """A person as the caller sees them, with their statistics."""
        return self.request("GET", f"/people/{person}", Profile)

    def games_of(self, person: str, *, before: str | None = None) -> OwnGames:
        """A page of a person's games that the caller may look at."""
        params: Params = {} if before is None else {"before": before}
        return self.request("GET", f"/people/{person}/games", OwnGames, params=params)

    def blocked(self) -> list[Blocked]:
        """Whom one has blocked, as a person."""
        return self.request("GET", "/me/blocks", BlockedPeople)["people"]

    def block(self, person: str) -> None:
        """Be never paired with a person, nor sit or chat with them; they are not told."""
        self.act("PUT", f"/me/blocks/{person}")

    def unblock(self, person: str) -> None:
        """Block them no longer."""
        self.act("DELETE", f"/me/blocks/{person}")

    def report(self, person: str, reason: Complaint, note: str = "") -> None:
        """Tell the hosts of the server about a person; `RemoteTable.report` does about who sits at a table."""
        self.act("POST", "/reports", json={"person": person, "reason": reason, "note": note})

    def become_guest(self) -> None:
        """Get an identity without doing anything yet."""
        self.act("POST", "/guest", json={})

    def request(
        self, method: str, path: str, _shape: type[Shape], *, json: object = None, params: Params | None = None
    ) -> Shape:
        """The JSON that a request is answered with, which has the shape that is named.

        A request that changes something carries an idempotency key, so asking again does no harm.
        """
        return cast("Shape", _checked(self._patiently(method, path, json=json, params=params)).json())

    def act(self, method: str, path: str, *, json: object = None) -> None:
        """Do something that is answered by nothing to read."""
        _checked(self._patiently(method, path, json=json))

    def text(self, path: str) -> str:
        """A plain text answer."""
        return _checked(self._patiently("GET", path)).text

    def lines(self, path: str, params: Params, seconds: float) -> AbstractContextManager[httpx.Response]:
        """A streamed answer that breaks off after so many silent seconds."""
        return self._http.stream("GET", path, params=params, timeout=httpx.Timeout(seconds))

    def _patiently(
        self, method: str, path: str, *, json: object = None, params: Params | None = None
    ) -> httpx.Response:
        """The answer of a server that may be away for a while."""
        headers = {"Idempotency-Key": secrets.token_hex(12)} if method != "GET" else {}
        for attempt in range(self._tries):
            try:
                response = self._http.request(method, path, json=json, params=params, headers=headers)
            except httpx.TransportError:
                time.sleep(min(MOST_WAIT, WAIT_SECONDS * 2 ** min(attempt, 10)))
                continue
            if response.status_code not in {429, 502, 503, 504}:
                return response
            time.sleep(min(MOST_WAIT, float(response.headers.get("Retry-After", WAIT_SECONDS))))
        raise Unreachable(self.url)


def _checked(response: httpx.Response) -> httpx.Response:
    """The answer, refused when it is an error."""
    if response.is_error:
        try:
            error = cast("ErrorAnswer", response.json())["error"]
        except (ValueError, KeyError, TypeError):
            # Not the interface: the server before it has read the request, or something on the way.
            raise Refused(response.status_code, "bad-request", response.text[:SENTENCE], {}) from None
        raise Refused(response.status_code, error["code"], error["sentence"], error.get("details", {}))
    return response
