"""A table in memory: its state, its game, and apart from them what is secret.

Nobody changes these values. Like rows of the store they are not frozen, since every turn makes some.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache, reduce

from pydantic import TypeAdapter

from babylon.game.public_game import PublicGame
from babylon.pieces.deal import Deal
from babylon.pieces.kinds import Token
from babylon.pieces.move import Move, parse_move
from babylon.pieces.spaces import STACKS, Stack
from babylon.pieces.tile import TileSet
from babylon.record import read
from babylon.server.store.rows import Secrets, StoredEvent
from babylon.server.tables.event_effects import after, state_from
from babylon.server.tables.offers import Offers, edition_of
from babylon.server.tables.roles import recovery_code, you_at
from babylon.server.tables.rule_versions import referee
from babylon.server.tables.state import TableState
from babylon.server.tables.stored_events import fields_of
from babylon.server.wire import events as e
from babylon.server.wire.table_view import You
from babylon.wasm.past_books import books_of, tiles_then

EVENTS: TypeAdapter[e.Event] = TypeAdapter(e.Event)


@dataclass(slots=True)
class LiveTable:
    """All that a decision looks at. A new one is made for every change."""

    state: TableState
    secrets: Secrets = field(repr=False)
    holders: Mapping[str, str] = field(repr=False)
    game: PublicGame | None = None
    known: dict[str | None, You] = field(default_factory=dict, repr=False, compare=False)

    def you(self, holder: str | None) -> You:
        """What `holder` is here. Of those who have a part in it this is kept from turn to turn."""
        if holder in self.known:
            return self.known[holder]
        you = you_at(self.holders, holder)
        if you.seats or you.host or you.watcher:
            self.known[holder] = you
        return you

    def held_by(self, holders: Mapping[str, str]) -> "LiveTable":
        """The table with others in its roles."""
        return replace(self, holders=holders, known={})

    def recovery_code(self, seat: int, holder: str) -> str:
        """The code that takes a seat along; it stays the same when a lot numbers the seats anew."""
        place = self.state.seats[seat]
        return recovery_code(self.secrets["links"], place.chair, holder, place.given_up)

    @property
    def playing(self) -> PublicGame:
        """The game, once it is dealt."""
        assert self.game is not None
        return self.game

    @property
    def deal(self) -> Deal:
        """The whole deal, hidden tiles and all."""
        return _parsed_deal(self.secrets["deal"])


@dataclass(slots=True)
class Decision:
    """What shall be written: events, secrets, and who is who (None unbinds).

    Who had to play the events to judge them hands over the `game` they led to.
    """

    events: tuple[e.Event, ...] = ()
    secrets: dict[str, str] = field(default_factory=dict, repr=False)
    holders: dict[str, str | None] = field(default_factory=dict)
    game: PublicGame | None = None

    @property
    def is_nothing(self) -> bool:
        """Whether there is nothing to be written."""
        return not (self.events or self.secrets or self.holders)

    def with_events(self, events: tuple[e.Event, ...]) -> "Decision":
        """The same with other events."""
        return Decision(events, self.secrets, self.holders, self.game)


@dataclass(slots=True)
class Call:
    """Who asks, when, and what the server has to offer."""

    holder: str | None
    now: float
    offers: Offers


@lru_cache(maxsize=8192)
def known_move(token: str) -> Move:
    """A move; tables share those that are written alike."""
    return parse_move(token)


@lru_cache(maxsize=8192)
def known_text(token: str) -> str:
    """A move as a log has it, however it was written."""
    return str(known_move(token))


@lru_cache(maxsize=2048)
def _parsed_deal(text: str) -> Deal:
    return read(text).deal


def numbered(decision: Decision, seq: int, now: float) -> tuple[e.Event, ...]:
    """The decision's events as they stand in the log after `seq`; one that stands there already is not made anew."""
    match decision.events:
        case (only,) if only.seq == seq + 1 and only.at == now:
            return decision.events
    return tuple(
        event
        if event.seq == seq + number and event.at == now
        else event.model_copy(update={"seq": seq + number, "at": now})
        for number, event in enumerate(decision.events, 1)
    )


def opened(table: str, decision: Decision, now: float, offers: Offers) -> LiveTable:
    """A new table."""
    events = numbered(decision, 0, now)
    bare = LiveTable(state_from(table, events[:1]), Secrets(), {})
    return changed(bare, replace(decision, events=events[1:]), offers)


def changed(table: LiveTable, decision: Decision, offers: Offers) -> LiveTable:
    """The table after a decision whose events are numbered already."""
    if decision.holders:
        bound = {**table.holders, **decision.holders}
        table = table.held_by({role: holder for role, holder in bound.items() if holder is not None})
    if decision.secrets:
        table = replace(table, secrets=table.secrets.with_values(decision.secrets))
    if decision.game is None:
        return moved(table, decision.events, offers)
    state = reduce(after, decision.events, table.state)
    return LiveTable(state, table.secrets, table.holders, decision.game, table.known)


def moved(table: LiveTable, events: Iterable[e.Event], offers: Offers) -> LiveTable:
    """The table after more events of its log."""
    for event in events:
        game = _played(table, event, offers)
        table = LiveTable(after(table.state, event), table.secrets, table.holders, game, table.known)
    return table


def loaded(
    table: str, stored: Iterable[StoredEvent], secrets: Secrets, holders: Mapping[str, str], offers: Offers
) -> LiveTable:
    """The table that a log tells of."""
    events = [event_of(one) for one in stored]
    bare = LiveTable(state_from(table, events[:1]), secrets, dict(holders))
    return moved(bare, events[1:], offers)


def event_of(stored: StoredEvent) -> e.Event:
    """An event as it comes out of the store."""
    return EVENTS.validate_python(fields_of(stored))


def _played(table: LiveTable, event: e.Event, offers: Offers) -> PublicGame | None:
    match event:
        case e.Dealt():
            return _dealt(table, event, offers)
        case e.Turn():
            *moves, last = map(known_move, event.moves)
            game = table.playing.on_turn(moves)
            game.end_turn(last, *revealed_by(event))
            return game
        case e.Undone():
            game = table.playing.copy()
            game.undo(sum(len(turn.moves) for turn in table.state.turns[-event.turns :]))
            return game
        case _:
            return table.game


def revealed_by(turn: e.Turn) -> tuple[Stack | None, str | None, Token | None]:
    """Where a turn showed a new tile, which one, and the token of the round that it began."""
    shown = turn.revealed
    return (None, None, turn.token) if shown is None else (STACKS[shown.stack], shown.tile, turn.token)


def _dealt(table: LiveTable, event: e.Dealt, offers: Offers) -> PublicGame:
    state = table.state
    deal = Deal(
        edition_of(state.settings.edition, books_of(state.rules)),
        _tiles(table, offers),
        tuple(event.flowers),
        tuple((None, None, clay) for clay in event.quarry),
        (None,) * event.tokens,
    )
    return referee(state.rules)(deal)


def _tiles(table: LiveTable, offers: Offers) -> TileSet:
    """The set that was dealt from; a file of that name that has changed or gone since makes no difference."""
    dealt = table.deal.tiles if "deal" in table.secrets else offers.tiles(table.state.settings.tiles)
    return tiles_then(table.state.rules, dealt)
