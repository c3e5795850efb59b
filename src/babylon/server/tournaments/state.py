"""A tournament as its log tells it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from typing import assert_never

from babylon.server.wire import tournament_events as t
from babylon.server.wire.enums import Format, Stage
from babylon.server.wire.tournament_settings import PAIR, TournamentSettings

MINUTE = 60.0


@dataclass(frozen=True, slots=True)
class Entry:
    """Who takes part, under a number of their own; how often they came, and why they have left if they have."""

    number: int
    name: str
    bot: str | None
    team: str | None
    entropy: str
    filler: bool = False
    left: str | None = None
    times: int = 1


@dataclass(frozen=True, slots=True)
class Round:
    """A round: its tables, and which entrants or teams sat out."""

    number: int
    at: float
    tables: tuple[t.PairedTable, ...]
    byes: tuple[int, ...]


@dataclass(frozen=True)
class TournamentState:
    """Everything the public may know about a tournament, once deals that are still played have been left out.

    It has no slots, so that it can keep what is worked out of it.
    """

    id: str
    created: float
    rules: str
    settings: TournamentSettings
    commitments: tuple[str, ...]
    seq: int = 1
    status: Stage = Stage.OPEN
    paused_since: float | None = None
    started: float | None = None
    starters: tuple[int, ...] = ()
    entries: tuple[Entry, ...] = ()
    rounds: tuple[Round, ...] = ()
    results: Mapping[str, t.Ended] = field(default_factory=dict)
    deals: Mapping[int, str] = field(default_factory=dict)
    opened: Mapping[int, str] = field(default_factory=dict)
    acts: int = 0
    ending: float | None = None

    @property
    def paused(self) -> bool:
        """Whether no round is paired until the organiser goes on."""
        return self.paused_since is not None

    @property
    def is_paired_by_time(self) -> bool:
        """Whether there are no rounds: whoever is free plays."""
        return self.settings.format is Format.ARENA

    @property
    def until(self) -> float | None:
        """When an arena ends."""
        if self.started is None or not self.is_paired_by_time:
            return None
        planned = self.started + self.settings.minutes * MINUTE
        return planned if self.ending is None else min(planned, self.ending)

    @property
    def has_teams(self) -> bool:
        """Whether several play together."""
        return self.settings.boards > 1

    @property
    def may_come_late(self) -> bool:
        """Whether someone who comes after the start finds a place: not where all meet all, or losers are out."""
        is_open = self.settings.format in (Format.SWISS, Format.ARENA)
        grouped = self.settings.format is Format.ROUND_ROBIN and self.settings.players > PAIR
        return self.settings.late and (is_open or grouped)

    def is_sealed(self, table: t.PairedTable) -> bool:
        """Whether others have the same deal and still play it, or will."""
        return self.settings.duplicate and table.deal not in self.opened

    def is_over(self, one: Round) -> bool:
        """Whether all tables of a round have ended."""
        return all(table.table in self.results for table in one.tables)

    def units(self) -> dict[int, tuple[int, ...]]:
        """What is paired: entrants by themselves, or whole teams by their first member, who have not left."""
        if not self.has_teams:
            return {one.number: (one.number,) for one in self.entries if one.left is None}
        return {
            members[0]: members
            for members in self.teams.values()
            if len(members) == self.settings.boards and any(self.entries[one].left is None for one in members)
        }

    @cached_property
    def teams(self) -> dict[str, tuple[int, ...]]:
        """The members of each team; who has left before the start has given up their place."""
        found: dict[str, tuple[int, ...]] = {}
        for one in self.entries:
            if one.team is not None and (one.left is None or one.number in self.starters):
                found[one.team] = (*found.get(one.team, ()), one.number)
        return found

    def unit_name(self, number: int) -> str:
        """What an entrant or a team is called."""
        one = self.entries[number]
        return one.team if self.has_teams and one.team is not None else one.name

    def unit_of(self, number: int) -> int:
        """The first member of an entrant's team; without teams the entrant."""
        return self._firsts.get(number, number) if self.has_teams else number

    @cached_property
    def _firsts(self) -> dict[int, int]:
        return {number: members[0] for members in self.teams.values() for number in members}

    def waiting_tables(self) -> list[tuple[Round, t.PairedTable]]:
        """Tables that have not ended yet, as far as the log says."""
        return [(one, table) for one in self.rounds for table in one.tables if table.table not in self.results]

    def tables_with(self, deal: int) -> list[t.PairedTable]:
        """All tables that have a deal."""
        return [table for one in self.rounds for table in one.tables if table.deal == deal]


def folded(name: str, events: Iterable[t.TournamentEvent]) -> TournamentState:
    """The state after all `events`, the first of which created it."""
    rest = iter(events)
    first = next(rest)
    assert isinstance(first, t.TournamentCreated)
    begun = TournamentState(name, first.at, first.rules, first.settings, tuple(first.commitments))
    return reduce(after, rest, begun)


def after(state: TournamentState, event: t.TournamentEvent) -> TournamentState:
    """The state once `event` has happened."""
    return replace(_changed(state, event), seq=event.seq)


def _changed(state: TournamentState, event: t.TournamentEvent) -> TournamentState:
    match event:
        case t.TournamentCreated():
            return state
        case t.Joined() | t.Left() | t.Renamed():
            return _people(state, event)
        case t.Started() | t.Paused() | t.Resumed() | t.TournamentOver() | t.TournamentClosed():
            return _course(state, event)
        case t.Paired():
            one = Round(event.round, event.at, tuple(event.tables), tuple(event.byes))
            deals = {**state.deals, **{drawn.deal: drawn.entropy for drawn in event.deals}}
            return replace(state, rounds=(*state.rounds, one), deals=deals)
        case t.Ended():
            return replace(state, results={**state.results, event.table: event})
        case t.DealOpened():
            return replace(state, opened={**state.opened, event.deal: event.secret})
        case _:
            assert_never(event)


def _people(state: TournamentState, event: t.Joined | t.Left | t.Renamed) -> TournamentState:
    number = event.entrant
    match event:
        case t.Joined() if number < len(state.entries):
            back = replace(state.entries[number], name=event.name, left=None, times=state.entries[number].times + 1)
            return _with_entry(state, back)
        case t.Joined():
            new = Entry(number, event.name, event.bot, event.team, event.entropy, event.filler)
            return replace(state, entries=(*state.entries, new))
        case t.Left():
            return _with_entry(state, replace(state.entries[number], left=event.why))
        case t.Renamed():
            return _with_entry(state, replace(state.entries[number], name=event.name))


def _with_entry(state: TournamentState, entry: Entry) -> TournamentState:
    entries = (*state.entries[: entry.number], entry, *state.entries[entry.number + 1 :])
    return replace(state, entries=entries)


def _course(
    state: TournamentState, event: t.Started | t.Paused | t.Resumed | t.TournamentOver | t.TournamentClosed
) -> TournamentState:
    match event:
        case t.Started():
            starters = tuple(one.number for one in state.entries if one.left is None)
            return replace(state, status=Stage.RUNNING, started=event.at, starters=starters)
        case t.Paused():
            return replace(state, paused_since=event.at, acts=state.acts + 1)
        case t.Resumed():
            return replace(state, paused_since=None, acts=state.acts + 1)
        case t.TournamentOver():
            return replace(state, status=Stage.OVER)
        case t.TournamentClosed() if state.status is Stage.RUNNING:
            return replace(state, ending=event.at)
        case t.TournamentClosed():
            return replace(state, status=Stage.CLOSED)
