"""What the store has on alerts, as values."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ChannelRow:
    """A way to tell someone that it is their turn. What lets others speak through it shows in no repr."""

    id: str
    holder: str
    kind: str
    digest: str = field(repr=False)
    address: str = field(repr=False)
    keys: str = field(repr=False)
    label: str
    lang: str
    pace: str
    session: str = field(repr=False)
    created: float
    confirmed: float | None = None
    failing: float | None = None


@dataclass(frozen=True, slots=True)
class TurnAlert:
    """That somebody is to be told of a turn: the game, and the millisecond in which the turn began."""

    game: str
    turn: int
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Waiting:
    """A game that is going on with a seat of someone who wants to be told, as stored for lists."""

    channel: str
    game: str
    seat: int
    progress: str
    line: str


@dataclass(frozen=True, slots=True)
class NewAlert:
    """An alert that is to be written down, unless it is there."""

    channel: str
    game: str
    turn: int
    due: float
