"""What people may do about a tournament: call it, join, leave, and as its organiser let it begin, pause and end."""

from collections.abc import Iterable
from typing import assert_never

from babylon.pieces.edition import EDITIONS
from babylon.server.store.rows import Secrets
from babylon.server.tables import fair_deal
from babylon.server.tables.names import apart
from babylon.server.tables.offers import edition_of
from babylon.server.tables.rule_versions import CURRENT
from babylon.server.tournaments.live import (
    ORGANISER,
    LiveTournament,
    TournamentCall,
    TournamentDecision,
    deal_secret,
    entrant_role,
)
from babylon.server.tournaments.pairing import ARENA_DEALS
from babylon.server.tournaments.state import TournamentState
from babylon.server.wire import tournament_events as t
from babylon.server.wire.enums import Format, Stage
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.tournament_settings import PAIR, NewTournament, TournamentSettings
from babylon.server.wire.tournaments import BotsRequest, JoinRequest, OrganiserRequest, RemoveEntrantRequest

MOST_TIMES = 20  # that someone comes back
MOST_ACTS = 100  # of an organiser who pauses and goes on
MOST_NUMBERS = 4  # times as many as may take part at once
ALL_MEET = 40  # in a round robin of two at a table: it has that many rounds


def new_tournament(call: TournamentCall, request: NewTournament) -> TournamentDecision:
    """A tournament as its organiser wants it. The server commits to the secrets of its deals, which nobody chooses."""
    assert call.holder is not None
    settings = TournamentSettings(**{name: getattr(request, name) for name in TournamentSettings.model_fields})
    edition_of(settings.edition, EDITIONS)
    if settings.fill is not None:
        call.offers.bot(settings.fill)
    secrets = {"tournament": fair_deal.new_secret()}
    promised = range(_deals(settings) if settings.duplicate else 0)
    commitments = [fair_deal.commitment(deal_secret(Secrets(secrets), deal)) for deal in promised]
    created = t.TournamentCreated(settings=settings, rules=CURRENT, commitments=commitments)
    return TournamentDecision((created,), secrets, {ORGANISER: call.holder})


def _deals(settings: TournamentSettings) -> int:
    match settings.format:
        case Format.ARENA | Format.KNOCK_OUT:
            return ARENA_DEALS
        case Format.ROUND_ROBIN if settings.players == PAIR:
            return ALL_MEET
        case Format.SWISS | Format.ROUND_ROBIN:
            return settings.rounds
    assert_never(settings.format)


def join(live: LiveTournament, call: TournamentCall, request: JoinRequest) -> TournamentDecision:
    """Take part, or come back."""
    assert call.holder is not None
    state, number = live.state, live.entrant(call.holder)
    _require_entry(state)
    if number is not None:
        return _back(state, number, request)
    _require_room(state, call, 1)
    team = _team(state, request.team)
    new = t.Joined(
        entrant=len(state.entries),
        name=apart(request.name, [*others_in(state, None), *call.offers.bots]),
        team=team,
        entropy=request.entropy,
    )
    return TournamentDecision((new,), holders={entrant_role(new.entrant): call.holder})


def _back(state: TournamentState, number: int, request: JoinRequest) -> TournamentDecision:
    one = state.entries[number]
    if one.left is None:
        return TournamentDecision()
    if one.left == "removed":
        raise Problem(Code.REMOVED)
    if one.times >= MOST_TIMES:
        raise Problem(Code.TOO_OFTEN, most=MOST_TIMES)
    if one.team is not None and number not in state.starters:
        _team(state, one.team)
    name = apart(request.name, others_in(state, number))
    return TournamentDecision((t.Joined(entrant=number, name=name, team=one.team),))


def others_in(state: TournamentState, number: int | None) -> list[str]:
    """The names of all who ever took part but for one."""
    return [one.name for one in state.entries if one.number != number]


def _require_entry(state: TournamentState) -> None:
    """Refuse who comes too late."""
    if state.status is Stage.OPEN or (state.status is Stage.RUNNING and state.may_come_late):
        return
    raise Problem(Code.ENTRY_CLOSED)


def _require_room(state: TournamentState, call: TournamentCall, more: int) -> None:
    all_meet = state.settings.format is Format.ROUND_ROBIN and state.settings.players == PAIR
    most = min(call.most, ALL_MEET * state.settings.boards) if all_meet else call.most
    here = sum(one.left is None for one in state.entries)
    if here + more > most or len(state.entries) + more > MOST_NUMBERS * most:
        raise Problem(Code.TOURNAMENT_FULL, most=most)


def _team(state: TournamentState, wanted: str | None) -> str | None:
    """The team someone joins; None where everyone plays for themselves."""
    if not state.has_teams:
        return None
    if wanted is None:
        raise Problem(Code.TEAM_NEEDED)
    if len(state.teams.get(wanted, ())) >= state.settings.boards:
        raise Problem(Code.TEAM_FULL, most=state.settings.boards)
    return wanted


def leave(live: LiveTournament, call: TournamentCall) -> TournamentDecision:
    """Take part no more; a game that has begun goes on."""
    number = live.entrant(call.holder)
    if number is None:
        raise Problem(Code.NO_ENTRANT)
    _require_stage(live.state, Stage.OPEN, Stage.RUNNING)
    if live.state.entries[number].left is not None:
        return TournamentDecision()
    return TournamentDecision((t.Left(entrant=number, why="withdrawn"),))


def depart(live: LiveTournament, call: TournamentCall) -> TournamentDecision:
    """Leave for good: what nobody else could let begin is called off, and what is paused goes on."""
    state, number = live.state, live.entrant(call.holder)
    events: list[t.TournamentEvent] = []
    if state.status in (Stage.OPEN, Stage.RUNNING) and number is not None and state.entries[number].left is None:
        events.append(t.Left(entrant=number, why="withdrawn"))
    if live.is_organiser(call.holder):
        if state.status is Stage.OPEN:
            events.append(t.TournamentClosed())
        elif state.status is Stage.RUNNING and state.paused:
            events.append(t.Resumed())
    return TournamentDecision(tuple(events))


def remove(live: LiveTournament, call: TournamentCall, request: RemoveEntrantRequest) -> TournamentDecision:
    """Let someone take part no more, as the organiser."""
    _require_organiser(live, call)
    _require_stage(live.state, Stage.OPEN, Stage.RUNNING)
    if request.entrant >= len(live.state.entries):
        raise Problem(Code.NO_ENTRANT)
    if live.state.entries[request.entrant].left == "removed":
        return TournamentDecision()
    return TournamentDecision((t.Left(entrant=request.entrant, why="removed"),))


def add_bots(live: LiveTournament, call: TournamentCall, request: BotsRequest) -> TournamentDecision:
    """Let bots take part, as the organiser."""
    _require_organiser(live, call)
    _require_entry(live.state)
    call.offers.bot(request.bot)
    _require_room(live.state, call, request.count)
    state = live.state
    if state.has_teams and len(state.teams.get(_team(state, request.team) or "", ())) + request.count > (
        state.settings.boards
    ):
        raise Problem(Code.TEAM_FULL, most=state.settings.boards)
    team = request.team if state.has_teams else None
    return TournamentDecision(tuple(bots(state, request.bot, request.count, team)))


def bots(
    state: TournamentState, bot: str, count: int, team: str | None = None, *, filler: bool = False, first: int = 0
) -> Iterable[t.Joined]:
    """So many bots with numbers of their own, `first` after those that come in the same decision."""
    known = sum(one.bot == bot for one in state.entries) + first
    for more in range(count):
        number = len(state.entries) + first + more
        yield t.Joined(entrant=number, name=f"{bot} {known + more + 1}", bot=bot, team=team, filler=filler)


def direct(live: LiveTournament, call: TournamentCall, request: OrganiserRequest) -> TournamentDecision:
    """Start, pause, go on, or call it off, as the organiser."""
    _require_organiser(live, call)
    match request.act:
        case "start":
            return _start(live.state)
        case "pause":
            return _paused(live.state, wanted=True)
        case "resume":
            return _paused(live.state, wanted=False)
        case "close":
            _require_stage(live.state, Stage.OPEN, Stage.RUNNING)
            return TournamentDecision(() if live.state.ending else (t.TournamentClosed(),))


def _start(state: TournamentState) -> TournamentDecision:
    if state.status is Stage.RUNNING:
        return TournamentDecision()
    _require_stage(state, Stage.OPEN)
    more = tuple(_fillers_of_teams(state)) if state.has_teams else fillers(state)
    units = len(state.units()) + len(more) if not state.has_teams else len(state.teams if more else state.units())
    if units < PAIR:
        raise Problem(Code.TOO_FEW_ENTRANTS)
    return TournamentDecision((*more, t.Started()))


def fillers(state: TournamentState) -> tuple[t.Joined | t.Left, ...]:
    """Bots that make every table full, or leave because they are not needed any more."""
    bot, players = state.settings.fill, state.settings.players
    if bot is None or state.has_teams or state.is_paired_by_time:
        return ()
    here = [one for one in state.entries if one.left is None]
    spare = [one.number for one in here if one.filler]
    others = len(here) - len(spare)
    wanted = -others % players if others else 0
    if len(spare) > wanted:
        return tuple(t.Left(entrant=number, why="spare") for number in spare[wanted:])
    return tuple(bots(state, bot, wanted - len(spare), filler=True))


def _fillers_of_teams(state: TournamentState) -> Iterable[t.Joined]:
    if state.settings.fill is None:
        return
    first = 0
    for team, members in state.teams.items():
        missing = state.settings.boards - len(members)
        yield from bots(state, state.settings.fill, missing, team, first=first)
        first += missing


def _paused(state: TournamentState, *, wanted: bool) -> TournamentDecision:
    _require_stage(state, Stage.RUNNING)
    if state.paused is wanted:
        return TournamentDecision()
    if state.acts >= MOST_ACTS:
        raise Problem(Code.TOO_OFTEN, most=MOST_ACTS)
    return TournamentDecision((t.Paused() if wanted else t.Resumed(),))


def _require_organiser(live: LiveTournament, call: TournamentCall) -> None:
    if call.holder is None:
        raise Problem(Code.NO_GUEST)
    if not live.is_organiser(call.holder):
        raise Problem(Code.NOT_ORGANISER)


def _require_stage(state: TournamentState, *wanted: Stage) -> None:
    if state.status not in wanted:
        raise Problem(Code.WRONG_STATUS, status=state.status)
