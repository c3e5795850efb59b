"""A table as its log tells it. The rules of the game have no part in it."""

from dataclasses import dataclass

from babylon.pieces.kinds import Flower
from babylon.server.wire.enums import OutReason, Status
from babylon.server.wire.events import Result
from babylon.server.wire.settings import DAY, Days, RealTime, TableSettings


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: a bot's, a person's, or nobody's yet. Its chair is its number before a lot moved the first to 0."""

    flower: Flower
    chair: int
    bot: str | None = None
    name: str | None = None
    program: str | None = None
    ready: bool = False
    entropy: str = ""
    stand_in: str | None = None
    out: OutReason | None = None
    remaining: float | None = None

    @property
    def is_open(self) -> bool:
        """Whether nobody has it yet."""
        return self.bot is None and self.name is None

    @property
    def is_set(self) -> bool:
        """Whether the deal need not wait for it."""
        return self.bot is not None or (self.name is not None and self.ready)

    @property
    def player(self) -> str | None:
        """The bot that plays its turns now, if any."""
        return self.bot or self.stand_in


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn that counts: the `seq` of its event, and its moves."""

    seq: int
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A wish to take turns back, and the seats that agree."""

    seat: int
    turns: int
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything the public may know about a table, but for the game's view."""

    id: str
    created: float
    rules: str
    settings: TableSettings
    seats: tuple[Seat, ...]
    commitment: str
    seq: int = 1
    game_seq: int = 0
    status: Status = Status.LOBBY
    turns: tuple[PlayedTurn, ...] = ()
    since: float = 0.0
    proposal: Proposal | None = None
    result: Result | None = None
    secret: str | None = None
    rematch: str | None = None

    @property
    def to_play(self) -> int:
        """Whose turn it is: seats take turns in order, in the setup too."""
        return len(self.turns) % len(self.seats)

    @property
    def entropy(self) -> tuple[str, ...]:
        """What the seats added to the deal, in the order in which they sat down to it."""
        return tuple(seat.entropy for seat in sorted(self.seats, key=lambda seat: seat.chair))

    @property
    def deadline(self) -> float | None:
        """When the seat to play runs out of time."""
        if self.status is not Status.PLAYING:
            return None
        clock = self.settings.clock
        if isinstance(clock, Days):
            return self.since + clock.days * DAY
        remaining = self.seats[self.to_play].remaining
        return None if remaining is None else self.since + remaining

    @property
    def wake_at(self) -> float | None:
        """When the server itself has something to do here: a bot's turn, or a clock that runs out."""
        if self.status is not Status.PLAYING:
            return None
        return self.since if self.seats[self.to_play].player else self.deadline

    def remaining_after(self, seat: int, now: float) -> float | None:
        """What is left on a seat's clock once it has ended its turn at `now`; bots use no time.

        Nobody gains any from a wall clock that was set back before the server started again.
        """
        clock, left = self.settings.clock, self.seats[seat].remaining
        if not isinstance(clock, RealTime) or left is None:
            return None
        if self.seats[seat].player:
            return left
        return max(0.0, left - max(0.0, now - self.since)) + clock.increment
