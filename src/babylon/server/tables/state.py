"""A table as its log tells it. The rules of the game have no part in it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from babylon.bots import LEVELS, NAMES
from babylon.pieces.kinds import Flower, Token
from babylon.server.config import BotsOn
from babylon.server.process.clock import DAY
from babylon.server.tables.stopped_clocks import Span, deadline_after, stopped_until
from babylon.server.wire.enums import OutReason, Status, TakeoverReason
from babylon.server.wire.events import Result, TournamentSeat
from babylon.server.wire.settings import Days, NoClock, RealTime, TableSettings

MILLISECONDS = 3  # digits: nobody waits for less, and what is sent stays short
DEVICE_SECONDS = 20.0  # for a turn that is thought out on a device; then the server plays it

_NOBODY: frozenset[int] = frozenset()

# How often what leads nowhere has been done, by its kind and the seat.
Counts: TypeAlias = Mapping[tuple[str, int | None], int]


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: a bot's, a person's, or nobody's yet. Its chair is its number before a lot moved the first to 0.

    It was `claimed` by the event of that number, and `given_up` so many times, also to another device. Where `by_link`,
    someone was removed and only a link leads there.
    """

    flower: Flower
    chair: int
    bot: str | None = None
    name: str | None = None
    program: str | None = None
    ready: bool = False
    entropy: str = ""
    stand_in: str | None = None
    stand_in_reason: TakeoverReason | None = None
    out: OutReason | None = None
    hinted: bool = False
    remaining: float | None = None
    claimed: int = 0
    given_up: int = 0
    by_link: bool = False
    away: tuple[Span, ...] = ()

    @property
    def away_until(self) -> float | None:
        """Until when its holder is on vacation, or was the last time."""
        return stopped_until(self.away) if self.away else None

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
    """A turn that counts: the `seq` of its event, its moves, the tile it uncovered, the token of a round it began."""

    seq: int
    moves: tuple[str, ...]
    revealed: str | None = None
    token: Token | None = None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A wish to take turns back: the `seq` of its event, the seats that are asked, and those that agree."""

    seq: int
    seat: int
    turns: int
    asked: frozenset[int]
    agreed: frozenset[int] = frozenset()

    @property
    def is_agreed(self) -> bool:
        """Whether everyone who is asked agrees."""
        return self.asked <= self.agreed


@dataclass(frozen=True, slots=True)
class PauseWish:
    """A wish to pause for so many days: the `seq` of its event, the seats that are asked, and those that agree."""

    seq: int
    seat: int
    days: int
    asked: frozenset[int]
    agreed: frozenset[int] = frozenset()

    @property
    def is_agreed(self) -> bool:
        """Whether everyone who is asked agrees."""
        return self.asked <= self.agreed


@dataclass(frozen=True)
class TableState:
    """Everything the public may know about a table, but for the game's view.

    It has no slots, so that a turn's state is made of the one before at once and not field by field.
    """

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
    proposed: frozenset[int] = frozenset()  # the seats that have asked for an undo since the game last changed
    practice: bool = False
    pause_wish: PauseWish | None = None
    pauses: tuple[Span, ...] = ()
    bots_on: BotsOn = BotsOn.SERVER
    tournament: TournamentSeat | None = None
    by_device: bool = False  # whether the host's browser has played a bot's turn
    result: Result | None = None
    secret: str | None = None
    rematch: str | None = None
    noise: Counts = field(default_factory=dict)
    # Whose turn it is: seats take turns in order, in the setup too. A turn asks for it a dozen times.
    to_play: int = field(init=False, compare=False)

    def __post_init__(self) -> None:
        # A state may be made before its seats are.
        vars(self)["to_play"] = len(self.turns) % max(1, len(self.seats))

    def with_turn(self, turn: PlayedTurn, at: float, *, by_device: bool) -> "TableState":
        """The state after a turn, but for the clock of its seat. Whatever was proposed is off."""
        after = object.__new__(TableState)
        vars(after).update(
            vars(self),
            seq=turn.seq,
            game_seq=turn.seq,
            turns=(*self.turns, turn),
            since=at,
            proposal=None,
            proposed=_NOBODY,
            by_device=self.by_device or by_device,
            to_play=(self.to_play + 1) % len(self.seats),
        )
        return after

    @property
    def entropy(self) -> tuple[str, ...]:
        """What the seats added to the deal, in the order in which they sat down to it."""
        return tuple(seat.entropy for seat in sorted(self.seats, key=lambda seat: seat.chair))

    @property
    def is_bots_alone(self) -> bool:
        """Whether nobody but bots plays here, in their own seats or for others."""
        return self.status is Status.PLAYING and all(seat.player for seat in self.seats)

    @property
    def needs_audience(self) -> bool:
        """Whether the game waits until someone watches: bots play alone, and it is not a tournament's."""
        return self.is_bots_alone and self.tournament is None

    @property
    def sealed(self) -> bool:
        """Whether nobody but who sits here may see it: others have the same deal and still play it, or will."""
        return self.tournament is not None and self.tournament.duplicate and self.secret is None

    @property
    def is_shut(self) -> bool:
        """Whether not even who sat here may look at it for now: it is sealed, and has ended."""
        return self.sealed and self.status is Status.OVER

    @property
    def is_for_device(self) -> bool:
        """Whether the turn is one that the host's browser thinks out: of a bot of ours, not of a stand-in."""
        seat = self.seats[self.to_play]
        return self.status is Status.PLAYING and self.bots_on is BotsOn.DEVICES and seat.bot in (*NAMES, *LEVELS)

    @property
    def paused_until(self) -> float | None:
        """Until when everybody has agreed to let the clocks stand still, or had the last time."""
        return stopped_until(self.pauses) if self.pauses else None

    @property
    def deadline(self) -> float | None:
        """When the seat to play runs out of time."""
        clock = self.settings.clock
        if isinstance(clock, NoClock) or self.status is not Status.PLAYING:
            return None
        if isinstance(clock, Days):
            stopped = (*self.pauses, *self.seats[self.to_play].away)
            return deadline_after(self.since, clock.days * DAY, stopped)
        remaining = self.seats[self.to_play].remaining
        return None if remaining is None else round(self.since + remaining, MILLISECONDS)

    @property
    def wake_at(self) -> float | None:
        """When the server itself has something to do here: a bot's turn, or a clock that runs out."""
        if self.status is not Status.PLAYING:
            return None
        if not self.seats[self.to_play].player:
            return self.deadline
        return self.since + DEVICE_SECONDS if self.is_for_device else self.since

    def remaining_after(self, seat: int, now: float) -> float | None:
        """What is left on a seat's clock once it has ended its turn at `now`; bots use no time.

        Nobody gains any from a wall clock that was set back before the server started again.
        """
        clock, left = self.settings.clock, self.seats[seat].remaining
        if not isinstance(clock, RealTime) or left is None:
            return None
        if self.seats[seat].player:
            return left
        return round(max(0.0, left - max(0.0, now - self.since)) + clock.increment, MILLISECONDS)
