"""A tournament in memory: its state, apart from it what is secret, and who is who."""

import base64
import hashlib
import hmac
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from pydantic import TypeAdapter

from babylon.server.store.rows import Secrets, StoredEvent, StoredTournament
from babylon.server.tables.offers import Offers
from babylon.server.tables.stored_events import fields_of
from babylon.server.tournaments.state import TournamentState, after, folded
from babylon.server.wire.tournament_events import TournamentEvent

ORGANISER = "organiser"
ENTRANT = "entrant:"
EVENTS: TypeAdapter[TournamentEvent] = TypeAdapter(TournamentEvent)


def entrant_role(number: int) -> str:
    """The role of an entrant's holder."""
    return f"{ENTRANT}{number}"


@dataclass(frozen=True, slots=True)
class LiveTournament:
    """All that a decision looks at. A new one is made for every change."""

    state: TournamentState
    secrets: Secrets = field(repr=False)
    holders: Mapping[str, str] = field(repr=False)

    def entrant(self, holder: str | None) -> int | None:
        """The number under which someone takes part, or did."""
        roles = (role for role, one in self.holders.items() if one == holder and role.startswith(ENTRANT))
        return next((int(role.removeprefix(ENTRANT)) for role in roles), None)

    def is_organiser(self, holder: str | None) -> bool:
        """Whether someone has called the tournament."""
        return holder is not None and self.holders.get(ORGANISER) == holder


@dataclass(frozen=True, slots=True)
class TournamentCall:
    """Who asks, when, what the server has to offer, and how many may take part."""

    holder: str | None
    now: float
    offers: Offers
    most: int


@dataclass(frozen=True, slots=True)
class TournamentDecision:
    """What shall be written: events, secrets, and who is who."""

    events: tuple[TournamentEvent, ...] = ()
    secrets: dict[str, str] = field(default_factory=dict, repr=False)
    holders: dict[str, str | None] = field(default_factory=dict)


def numbered(events: Iterable[TournamentEvent], seq: int, now: float) -> tuple[TournamentEvent, ...]:
    """The events as they stand in the log after `seq`."""
    return tuple(event.model_copy(update={"seq": seq + number, "at": now}) for number, event in enumerate(events, 1))


def changed(live: LiveTournament, decision: TournamentDecision) -> LiveTournament:
    """The tournament after a decision whose events are numbered already."""
    state = live.state
    for event in decision.events:
        state = after(state, event)
    holders = {role: one for role, one in {**live.holders, **decision.holders}.items() if one is not None}
    return LiveTournament(state, live.secrets.with_values(decision.secrets), holders)


def begun(name: str, decision: TournamentDecision) -> LiveTournament:
    """A new tournament."""
    state = folded(name, decision.events)
    holders = {role: one for role, one in decision.holders.items() if one is not None}
    return LiveTournament(state, Secrets(decision.secrets), holders)


def loaded(stored: StoredTournament) -> LiveTournament:
    """The tournament that a log tells of."""
    state = folded(stored.row.id, map(event_of, stored.events))
    return LiveTournament(state, stored.secrets, stored.holders)


def moved(live: LiveTournament, stored: Iterable[StoredEvent], holders: Mapping[str, str]) -> LiveTournament:
    """The tournament after more events of its log."""
    state = live.state
    for one in stored:
        state = after(state, event_of(one))
    return LiveTournament(state, live.secrets, holders)


def event_of(stored: StoredEvent) -> TournamentEvent:
    """An event as it comes out of the store."""
    return EVENTS.validate_python(fields_of(stored))


def deal_secret(secrets: Secrets, deal: int) -> str:
    """The secret of a deal: the server commits to all of them before anyone has joined."""
    return _derived(secrets, f"deal {deal}").hex()


def table_name(secrets: Secrets, number: int, place: int) -> str:
    """The name of a round's table: whoever opens it, it is the same one."""
    return base64.b32encode(_derived(secrets, f"table {number} {place}")).decode()[:12].lower()


def _derived(secrets: Secrets, purpose: str) -> bytes:
    return hmac.digest(bytes.fromhex(secrets["tournament"]), purpose.encode(), hashlib.sha256)
