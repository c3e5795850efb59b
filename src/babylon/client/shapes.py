"""The JSON of the API that callers touch most, as types."""

from typing import Any, TypedDict

Json = dict[str, Any]


class Seat(TypedDict):
    """Who sits where."""

    seat: int
    flower: str
    kind: str
    name: str | None
    program: str | None
    bot: str | None
    ready: bool
    taken_over: bool
    out: str | None
    remaining: float | None


class Turn(TypedDict):
    """Whose turn it is."""

    seat: int
    since: float
    deadline: float | None


class Result(TypedDict):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    reason: str


class Table(TypedDict):
    """A table as everyone sees it."""

    id: str
    seq: int
    game_seq: int
    status: str
    created: float
    rules: str
    settings: Json
    seats: list[Seat]
    turn: Turn | None
    undo: Json | None
    fair: Json
    result: Result | None
    rematch: str | None
    view: Json | None


class You(TypedDict):
    """What the caller is at a table."""

    guest: bool
    host: bool
    seats: list[int]
    watcher: bool


class Links(TypedDict):
    """Keys of the links."""

    seats: list[str | None]
    watch: str | None


class Preview(TypedDict):
    """The game as a draft would leave it."""

    seq: int
    seat: int
    moves: list[str]
    phase: str
    complete: bool
    view: Json
    legal: list[Json]
    score: dict[str, int]
    gain: dict[str, int]
    income: list[Json]
