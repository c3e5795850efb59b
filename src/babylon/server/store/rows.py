"""What goes into the store and what comes out of it, as values.

Nobody changes one. Those that every turn makes are not frozen: that takes three times as long.
"""

from dataclasses import dataclass, field
from typing import NewType

# The JSON text of a table in a list. It is made of a table's public state alone, which has no field for secrets.
Line = NewType("Line", str)
# The JSON text of how far a game has come, made as a line is.
ProgressText = NewType("ProgressText", str)
# The JSON text of a tournament in a list.
TournamentText = NewType("TournamentText", str)

SEAT = "seat:"  # so the role of a seat's holder begins; the number follows


@dataclass(slots=True)
class StoredEvent:
    """One event of a log; `body` is its JSON without `seq`, `at` and `kind`."""

    seq: int
    at: float
    kind: str
    body: str


@dataclass(slots=True)
class GameRow:
    """What is cached of a game; without a `line`, the stored one stays."""

    id: str
    seq: int
    status: str
    access: str
    rules: str
    created: float
    wake_at: float | None
    line: Line | None = None
    progress: ProgressText | None = None
    maker: str | None = None
    nth: int = 0


@dataclass(frozen=True, slots=True)
class Made:
    """Whose table a new one is, as a hash of their address; of an open one, how many others of theirs there are."""

    maker: str | None = None
    nth: int = 0


@dataclass(frozen=True, slots=True)
class Listed:
    """A page of the lobby's list, and the place where the next one begins."""

    lines: tuple[Line, ...]
    next: str | None = None


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """What is cached of a tournament, whose log, secrets, holders and answers lie with those of the games."""

    id: str
    seq: int
    status: str
    listed: bool
    created: float
    line: TournamentText


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game in the list of someone who has seats there."""

    id: str
    rules: str
    line: Line
    progress: ProgressText | None
    seats: tuple[int, ...]


@dataclass(slots=True)
class StoredAnswer:
    """The answer to a request with an idempotency key; one without an age is kept as long as its game."""

    holder: str
    key: str
    digest: str
    status: int
    body: str
    at: float | None = None


@dataclass(frozen=True, slots=True)
class DayResult:
    """What a guest has reached with a day's deal in one of its forms."""

    date: str
    form: str
    holder: str
    name: str
    points: int
    medal: str | None
    at: float
    digest: str
    moves: str
    client: str | None = None


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a day's table: nobody is told whose it is but its holder."""

    rank: int
    name: str
    points: int
    medal: str | None


@dataclass(frozen=True, slots=True)
class DayTable:
    """The best results of a day in one form, how many there are in all, and that of the one who asks."""

    count: int
    best: tuple[Ranked, ...]
    own: Ranked | None


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review that was asked for: what was found so far, a line a turn, and once all of it is known its JSON."""

    game: str
    depth: str
    engine: str
    holder: str
    asked: float
    lease: float
    turns: int
    done: int = 0
    found: str = ""
    body: str | None = None


@dataclass(frozen=True, slots=True)
class Secrets:
    """What a game hides until its end; only keys that hide it are made of it before. A repr shows nothing."""

    values: dict[str, str] = field(default_factory=dict, repr=False)

    def __getitem__(self, name: str) -> str:
        return self.values[name]

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def with_values(self, values: dict[str, str]) -> "Secrets":
        """These secrets and `values`."""
        return Secrets({**self.values, **values})


@dataclass(frozen=True, slots=True)
class StoredGame:
    """All that the store has on one game."""

    row: GameRow
    events: tuple[StoredEvent, ...]
    secrets: Secrets
    holders: dict[str, str]


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """All that the store has on one tournament."""

    row: TournamentRow
    events: tuple[StoredEvent, ...]
    secrets: Secrets
    holders: dict[str, str]


@dataclass(slots=True)
class Append:
    """What is to be appended: it names the `seq` it expects, and all that is written with it or not at all.

    `holders` maps a role to its holder, or to None to unbind it. `row.seq` is the `seq` afterwards; whoever knows that
    nothing else of the row is new says so, and whoever knows that its status is not.
    """

    expected: int
    events: tuple[StoredEvent, ...]
    row: GameRow | TournamentRow
    secrets: dict[str, str] = field(default_factory=dict, repr=False)
    holders: dict[str, str | None] = field(default_factory=dict)
    answer: StoredAnswer | None = None
    is_row_same: bool = False
    is_status_same: bool = False


@dataclass(frozen=True, slots=True)
class Appended:
    """It is on the disk."""


@dataclass(frozen=True, slots=True)
class Stale:
    """Someone else was faster; nothing was written."""

    seq: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """The same request was answered before; nothing was written."""

    answer: StoredAnswer


Outcome = Appended | Stale | Repeated
