"""What a tournament does by itself next, as far as its log says: open a deal, pair a round, or end."""

from dataclasses import dataclass
from typing import TypeAlias

from babylon.server.process.clock import DAY
from babylon.server.store.rows import Secrets
from babylon.server.tournaments.organiser import fillers
from babylon.server.tournaments.pairing import next_round, next_tables
from babylon.server.tournaments.state import TournamentState, after
from babylon.server.wire import tournament_events as t
from babylon.server.wire.enums import Format, Stage

LONGEST_PAUSE = 30 * DAY


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """All who play a deal have ended: first its tables are opened, then the log says so."""

    deal: int


@dataclass(frozen=True, slots=True)
class Write:
    """Events to be written now."""

    events: tuple[t.TournamentEvent, ...]


Step: TypeAlias = OpenDeal | Write | None


def next_step(state: TournamentState, secrets: Secrets, now: float) -> Step:
    """The next step; None while games have to be waited for."""
    if state.status is not Stage.RUNNING:
        return None
    if state.is_paired_by_time:
        return _of_arena(state, secrets, now)
    if state.rounds and not state.is_over(state.rounds[-1]):
        return None
    if (deal := _closed_deal(state)) is not None:
        return OpenDeal(deal)
    if state.ending is not None or _is_forgotten(state, now):
        return Write((t.TournamentOver(),))
    if state.paused:
        return None
    more = fillers(state) if state.settings.format is Format.SWISS and state.rounds else ()
    ready = state
    for number, event in enumerate(more, 1):
        ready = after(ready, event.model_copy(update={"seq": state.seq + number}))
    paired = next_round(ready, secrets)
    return Write((t.TournamentOver(),)) if paired is None else Write((*more, paired))


def _is_forgotten(state: TournamentState, now: float) -> bool:
    """Whether it was paused and nobody goes on with it: there are only so many places for tournaments."""
    return state.paused_since is not None and now - state.paused_since > LONGEST_PAUSE


def _of_arena(state: TournamentState, secrets: Secrets, now: float) -> Step:
    assert state.until is not None
    if now < state.until:
        paired = None if state.paused else next_tables(state, secrets)
        return None if paired is None else Write((paired,))
    if state.waiting_tables():
        return None
    if (deal := _closed_deal(state)) is not None:
        return OpenDeal(deal)
    return Write((t.TournamentOver(),))


def _closed_deal(state: TournamentState) -> int | None:
    """A deal that has been played, and nobody has been told of."""
    return next((deal for deal in sorted(state.deals) if deal not in state.opened), None)
