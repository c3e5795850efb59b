"""From events to the state of a table: what each event changes, and nothing else."""

from collections.abc import Iterable
from dataclasses import replace
from sys import intern
from typing import assert_never

from babylon.server.tables.noise import counted
from babylon.server.tables.pause_effects import paused
from babylon.server.tables.state import MILLISECONDS, PlayedTurn, Proposal, Seat, TableState
from babylon.server.wire import events as e
from babylon.server.wire.enums import Status, TakeoverReason
from babylon.server.wire.settings import RealTime

TIME_TO_COME_BACK = 60.0
_NOBODY: frozenset[int] = frozenset()


def state_from(table: str, events: Iterable[e.Event]) -> TableState:
    """The state after all `events`, the first of which created the table."""
    rest = iter(events)
    first = next(rest)
    assert isinstance(first, e.Created)
    state = _created(table, first)
    for event in rest:
        state = after(state, event)
    return state


def after(state: TableState, event: e.Event) -> TableState:
    """The state once `event` has happened."""
    changed = _changed(state, event)
    if isinstance(event, e.Turn):
        return changed
    if isinstance(event, e.GAME_CHANGING):
        noise = counted(state, event)
        return replace(changed, seq=event.seq, game_seq=event.seq, proposal=None, proposed=_NOBODY, noise=noise)
    return replace(changed, seq=event.seq, noise=counted(state, event))


def _created(table: str, event: e.Created) -> TableState:
    seats = tuple(Seat(flower=seat.flower, chair=chair, bot=seat.bot) for chair, seat in enumerate(event.seats))
    return TableState(
        table,
        event.at,
        event.rules,
        event.settings,
        seats,
        event.commitment,
        seq=event.seq,
        bots_on=event.bots_on,
        tournament=event.tournament,
    )


def _changed(state: TableState, event: e.Event) -> TableState:
    match event:
        case e.Turn():
            return _after_turn(state, event)
        case e.Created() | e.SettingsChanged() | e.Chat() | e.LinksRenewed() | e.Rematch() | e.Closed():
            return _table(state, event)
        case e.SeatBot() | e.SeatClaimed() | e.SeatRecovered() | e.SeatLeft() | e.SeatRemoved() | e.SeatReady():
            return _sitting(state, event)
        case e.SeatFlower() | e.SeatRenamed() | e.TakenOver() | e.HandedBack() | e.Hinted():
            return _at_seat(state, event)
        case e.UndoProposed() | e.UndoAgreed() | e.UndoRefused() | e.Undone():
            return _undo(state, event)
        case e.Dealt() | e.Rated() | e.SeatOut() | e.Over() | e.Opened():
            return _played(state, event)
        case e.PauseProposed() | e.PauseAgreed() | e.PauseRefused() | e.Paused() | e.Resumed() | e.SeatAway():
            return paused(state, event)
        case _:
            assert_never(event)


def _at_seat(
    state: TableState, event: e.SeatFlower | e.SeatRenamed | e.TakenOver | e.HandedBack | e.Hinted
) -> TableState:
    match event:
        case e.SeatFlower():
            return _flowered(state, event)
        case e.SeatRenamed():
            return _seat(state, event.seat, name=event.name)
        case e.TakenOver():
            left = _left(state, event.seat, event.at)
            return _seat(state, event.seat, stand_in=event.bot, stand_in_reason=event.reason, remaining=left)
        case e.HandedBack():
            return _back(state, event)
        case e.Hinted():
            return _seat(state, event.seat, hinted=True)


def _left(state: TableState, number: int, at: float) -> float | None:
    """What is on a seat's clock when a bot takes over: the time that its holder has used of this turn is gone."""
    left = state.seats[number].remaining
    if left is None or number != state.to_play or state.seats[number].player:
        return left
    return round(max(0.0, left - max(0.0, at - state.since)), MILLISECONDS)


def _back(state: TableState, event: e.HandedBack) -> TableState:
    """The holder plays again, unless they had asked for the bot themselves with time for at least one turn.

    What a clock has is told as of the beginning of the turn, and since then the bot has used none of it.
    """
    place, remaining = state.seats[event.seat], state.seats[event.seat].remaining
    if remaining is not None:
        least = 0.0 if place.stand_in_reason is TakeoverReason.ASKED else TIME_TO_COME_BACK
        passed = max(0.0, event.at - state.since) if event.seat == state.to_play else 0.0
        remaining = round(max(remaining, least) + passed, MILLISECONDS)
    return _seat(state, event.seat, stand_in=None, stand_in_reason=None, remaining=remaining)


def _table(
    state: TableState, event: e.Created | e.SettingsChanged | e.Chat | e.LinksRenewed | e.Rematch | e.Closed
) -> TableState:
    match event:
        case e.Created():
            return _created(state.id, event)
        case e.SettingsChanged():
            return replace(state, settings=state.settings.model_copy(update={"chat": event.chat}))
        case e.Chat() | e.LinksRenewed():
            return state
        case e.Rematch():
            return replace(state, rematch=event.table)
        case e.Closed():
            return replace(state, status=Status.CLOSED)


def _sitting(
    state: TableState,
    event: e.SeatBot | e.SeatClaimed | e.SeatRecovered | e.SeatLeft | e.SeatRemoved | e.SeatReady,
) -> TableState:
    match event:
        case e.SeatBot():
            return _seat(state, event.seat, bot=event.bot, by_link=False)
        case e.SeatClaimed():
            return _seat(state, event.seat, name=event.name, program=event.program, claimed=event.seq)
        case e.SeatRecovered():
            return _given_up(state, event.seat)
        case e.SeatLeft():
            return _seat(_given_up(state, event.seat), event.seat, name=None, program=None, ready=False, entropy="")
        case e.SeatRemoved():
            left = _seat(_given_up(state, event.seat), event.seat, name=None, program=None, ready=False, entropy="")
            return _seat(left, event.seat, by_link=True)
        case e.SeatReady():
            return _seat(state, event.seat, ready=event.ready, entropy=event.entropy)


def _given_up(state: TableState, seat: int) -> TableState:
    return _seat(state, seat, given_up=state.seats[seat].given_up + 1)


def _flowered(state: TableState, event: e.SeatFlower) -> TableState:
    """Two seats that swap flowers, when another had the one that is chosen."""
    former = state.seats[event.seat].flower
    swapped = {event.flower: former, former: event.flower}
    seats = tuple(
        replace(seat, flower=event.flower if number == event.seat else swapped.get(seat.flower, seat.flower))
        for number, seat in enumerate(state.seats)
    )
    return replace(state, seats=seats)


def _undo(state: TableState, event: e.UndoProposed | e.UndoAgreed | e.UndoRefused | e.Undone) -> TableState:
    match event:
        case e.UndoProposed():
            proposal = Proposal(event.seq, event.seat, event.turns, _asked(state, event))
            return replace(state, proposal=proposal, proposed=state.proposed | {event.seat})
        case e.UndoAgreed():
            assert state.proposal is not None
            return replace(state, proposal=replace(state.proposal, agreed=state.proposal.agreed | {event.seat}))
        case e.UndoRefused():
            return replace(state, proposal=None)
        case e.Undone():
            # Of an old log only this tells that nobody else was there to agree.
            alone = state.proposal is not None and not state.proposal.agreed
            turns = state.turns[: -event.turns]
            return replace(state, turns=turns, since=event.at, practice=state.practice or event.practice or alone)


def _asked(state: TableState, event: e.UndoProposed) -> frozenset[int]:
    if event.asked is not None:
        return frozenset(event.asked)
    people = (number for number, seat in enumerate(state.seats) if seat.bot is None and seat.out is None)
    return frozenset(people) - {event.seat}


def _played(state: TableState, event: e.Dealt | e.Rated | e.SeatOut | e.Over | e.Opened) -> TableState:
    match event:
        case e.Dealt():
            clock = state.settings.clock
            store = float(clock.seconds) if isinstance(clock, RealTime) else None
            order = state.seats[event.first :] + state.seats[: event.first]
            seats = tuple(replace(seat, remaining=store) for seat in order)
            return replace(state, status=Status.PLAYING, seats=seats, since=event.at)
        case e.Rated():
            # It names the people who sit there, for those who count the game.
            return state
        case e.SeatOut():
            return _seat(state, event.seat, out=event.reason)
        case e.Over():
            # A game that came as a record has no secret, and nothing to hide.
            secret = None if state.sealed and not event.secret else event.secret
            return replace(state, status=Status.OVER, result=event.result, secret=secret, pause_wish=None)
        case e.Opened():
            return replace(state, secret=event.secret)


def _after_turn(state: TableState, event: e.Turn) -> TableState:
    """All that a turn changes, in one go: nothing happens as often."""
    timed = state if event.remaining is None else _seat(state, event.seat, remaining=event.remaining)
    return timed.with_turn(_turn(event), event.at, by_device=event.device)


def _turn(event: e.Turn) -> PlayedTurn:
    uncovered = None if event.revealed is None else event.revealed.tile
    return PlayedTurn(event.seq, tuple(map(intern, event.moves)), uncovered, event.token)


def _seat(state: TableState, number: int, **changes: object) -> TableState:
    seat = replace(state.seats[number], **changes)  # type: ignore[arg-type]  # each caller names fields of Seat
    return replace(state, seats=(*state.seats[:number], seat, *state.seats[number + 1 :]))
