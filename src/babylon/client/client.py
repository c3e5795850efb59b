"""One guest at one server: requests that are repeated until they are answered, and never done twice."""

import secrets
import time
from typing import Any, Self
from urllib.parse import urlsplit

import httpx

from babylon.client.errors import Refused, Unreachable
from babylon.client.shapes import Json
from babylon.client.table import RemoteTable

API = "/api/v1"
TRIES = 12
WAIT_SECONDS = 0.2
MOST_WAIT = 3.0


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

    def info(self) -> Json:
        """What the server offers."""
        return self.request("GET", "/info")

    def tables(self, *, mine: bool = False) -> list[Json]:
        """Open tables, or one's own."""
        lines: list[Json] = self.request("GET", "/tables", params={"mine": mine})["tables"]
        return lines

    def create(self, players: int, **settings: object) -> RemoteTable:
        """A new table; `settings` are the fields of NewTable."""
        answer = self.request("POST", "/tables", json={"players": players, **settings})
        return RemoteTable(self, answer["table"]["id"], answer)

    def table(self, name: str) -> RemoteTable:
        """A table by its id."""
        return RemoteTable(self, name)

    def request(self, method: str, path: str, **options: Any) -> Json:  # noqa: ANN401 - httpx's own options
        """The JSON that a request is answered with.

        A request that changes something carries an idempotency key, so asking again does no harm.
        """
        headers = {"Idempotency-Key": secrets.token_hex(12)} if method != "GET" else {}
        return _answer(self._patiently(method, path, headers=headers, **options))

    def text(self, path: str) -> str:
        """A plain text answer."""
        response = self._patiently("GET", path)
        if response.is_error:
            _answer(response)
        return response.text

    def _patiently(self, method: str, path: str, **options: Any) -> httpx.Response:  # noqa: ANN401 - as above
        """The answer of a server that may be away for a while."""
        for attempt in range(self._tries):
            try:
                response = self._http.request(method, path, **options)
            except httpx.TransportError:
                time.sleep(min(MOST_WAIT, WAIT_SECONDS * 2 ** min(attempt, 10)))
                continue
            if response.status_code not in {429, 502, 503, 504}:
                return response
            time.sleep(min(MOST_WAIT, float(response.headers.get("Retry-After", WAIT_SECONDS))))
        raise Unreachable(self.url)

    def lines(self, path: str, **options: Any) -> Any:  # noqa: ANN401 - a context manager of httpx
        """A streamed answer."""
        return self._http.stream("GET", path, **options)


def _answer(response: httpx.Response) -> Json:
    if response.status_code == 204:
        return {}
    body: Json = response.json()
    if response.is_error:
        error = body["error"]
        raise Refused(response.status_code, error["code"], error["sentence"], error["details"])
    return body
