"""Before the deal: opening a table, sitting down, getting ready."""

from dataclasses import replace

from babylon.pieces.deal import dealt, drawn_seat
from babylon.pieces.kinds import Flower
from babylon.record import Record
from babylon.server.tables import fair_deal, links, rated_games, roles
from babylon.server.tables.live_table import Call, Decision, LiveTable, changed, numbered, opened
from babylon.server.tables.names import apart
from babylon.server.tables.noise import MOST_WATCHERS
from babylon.server.tables.offers import Offers, bots_on, edition_of, first_of, seats_each_of
from babylon.server.tables.rule_versions import CURRENT
from babylon.server.tables.state import TableState
from babylon.server.wire import events as e
from babylon.server.wire.enums import Access, FirstPlayer, Status
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.requests import (
    ClaimRequest,
    FlowerRequest,
    ReadyRequest,
    RecoverRequest,
    SeatRequest,
    WatchRequest,
)
from babylon.server.wire.settings import ChangeTable, NewSeat, NewTable, Sit, TableSettings
from babylon.server.wire.table_view import You
from babylon.wasm.past_books import books_of, tiles_then


def new_table(table: str, call: Call, request: NewTable) -> Decision:
    """A table as its host wants it, the seats they take claimed."""
    assert call.holder is not None
    settings = TableSettings(**{name: getattr(request, name) for name in TableSettings.model_fields})
    if settings.stand_in is not None:
        call.offers.bot(settings.stand_in)
    stand_in = call.offers.stand_in(settings) if call.offers.bots else None
    chosen = {"first": first_of(settings), "seats_each": seats_each_of(settings), "stand_in": stand_in}
    settings = settings.model_copy(update=chosen)
    edition_of(settings.edition)
    call.offers.tiles(settings.tiles)
    seats = _seats(request, call.offers)
    settings = rated_games.conditions(settings, [seat.bot for seat in seats], call.offers)
    secrets = {"fair": fair_deal.new_secret(), "links": fair_deal.new_secret()}
    created = e.Created(
        settings=settings,
        seats=seats,
        commitment=fair_deal.commitment(secrets["fair"]),
        rules=CURRENT,
        bots_on=bots_on(settings, call.offers),
    )
    decision = Decision((created,), secrets, {roles.HOST: call.holder})
    if request.sit is not None:
        _require_ratable_sitting(settings, request.sit, call)
        for seat in dict.fromkeys(request.sit.seats):
            decision = _seated(decision, created, seat, request.sit.name, call)
    return dealt_if_set(table, decision, call)


def dealt_if_set(table: str, decision: Decision, call: Call) -> Decision:
    """What opens a table, and the deal when nobody has to be waited for."""
    return _with_deal(opened(table, decision, call.now, call.offers), decision, call)


def _require_ratable_sitting(settings: TableSettings, sit: Sit, call: Call) -> None:
    """Refuse whoever can't be rated, or wants to play against themselves for it."""
    if not settings.rated:
        return
    if len(set(sit.seats)) > 1:
        raise Problem(Code.ENOUGH_SEATS, most=1)
    if sit.seats and not rated_games.is_person(call.holder):
        raise Problem(Code.NOT_SIGNED_IN)


def _seated(decision: Decision, created: e.Created, seat: int, name: str, call: Call) -> Decision:
    assert call.holder is not None
    if seat >= len(created.seats):
        raise Problem(Code.NO_SEAT)
    if created.seats[seat].bot is not None:
        raise Problem(Code.SEAT_TAKEN)
    claimed = e.SeatClaimed(seat=seat, name=apart(name, call.offers.bots), program=None)
    bound = {**decision.holders, roles.seat_role(seat): call.holder}
    return replace(decision, events=(*decision.events, claimed), holders=bound)


def _seats(request: NewTable, offers: Offers) -> list[e.SeatStart]:
    wanted = request.seats if request.seats is not None else [NewSeat()] * request.players
    if len(wanted) != request.players:
        raise Problem(Code.BAD_REQUEST, fields=[{"path": "seats", "problem": "must have one entry a player"}])
    chosen = [seat.flower for seat in wanted if seat.flower is not None]
    if len(set(chosen)) < len(chosen):
        raise Problem(Code.BAD_REQUEST, fields=[{"path": "seats", "problem": "must have different flowers"}])
    rest = iter([flower for flower in Flower if flower not in chosen])
    return [
        e.SeatStart(
            flower=next(rest) if seat.flower is None else seat.flower,
            bot=None if seat.bot is None else offers.bot(seat.bot),
        )
        for seat in wanted
    ]


def change(table: LiveTable, call: Call, request: ChangeTable) -> Decision:
    """Switch the chat, as the host."""
    roles.require_host(table.you(call.holder))
    if request.chat is table.state.settings.chat:
        return Decision()
    return Decision((e.SettingsChanged(chat=request.chat),))


def close(table: LiveTable, call: Call) -> Decision:
    """Close the table before it is dealt, as the host."""
    roles.require_host(table.you(call.holder))
    roles.require_status(table.state, Status.LOBBY)
    return Decision((e.Closed(),))


def close_unbegun(table: LiveTable, _call: Call) -> Decision:
    """Close a table at which no game has begun; of any other leave all as it is."""
    return Decision((e.Closed(),)) if table.state.status is Status.LOBBY else Decision()


def watch(table: LiveTable, call: Call, request: WatchRequest) -> Decision:
    """Let in whoever comes by the watch link."""
    assert call.holder is not None
    if table.state.settings.access is Access.PRIVATE or not roles.fits(request.key, links.watch_key(table.secrets)):
        raise Problem(Code.WRONG_KEY)
    role = roles.watch_role(call.holder)
    if role in table.holders:
        return Decision()
    if sum(one.startswith(roles.WATCHER) for one in table.holders) >= MOST_WATCHERS:
        raise Problem(Code.TOO_OFTEN, most=MOST_WATCHERS)
    return Decision(holders={role: call.holder})


def give_to_bot(table: LiveTable, call: Call, seat: int, request: SeatRequest) -> Decision:
    """Let a bot have an unclaimed seat, or open it again, as the host."""
    roles.require_existing_seat(table.state, seat)
    roles.require_host(table.you(call.holder))
    roles.require_status(table.state, Status.LOBBY)
    if table.state.seats[seat].name is not None:
        raise Problem(Code.SEAT_TAKEN)
    bot = None if request.bot is None else call.offers.bot(request.bot)
    if bot is not None and table.state.settings.rated:
        rated_games.require_rated_bot(bot, call.offers)
    if bot == table.state.seats[seat].bot and not table.state.seats[seat].by_link:
        return Decision()
    decision = Decision((e.SeatBot(seat=seat, bot=bot),))
    return _with_deal(_after(table, decision, call), decision, call)


def claim(table: LiveTable, call: Call, seat: int, request: ClaimRequest) -> Decision:
    """Sit down for the rest of the game."""
    assert call.holder is not None
    require_invited(table, call, seat, request.key)
    rated_games.require_ratable(table.state, call.holder, request.program)
    you = table.you(call.holder)
    _require_room(table.state, you)
    claimed = e.SeatClaimed(seat=seat, name=apart(request.name, others_at(table, call)), program=request.program)
    forgiven = {roles.removed_role(call.holder): None} if you.removed else {}
    return Decision((claimed,), holders={roles.seat_role(seat): call.holder, **forgiven})


def require_invited(table: LiveTable, call: Call, seat: int, key: str | None) -> None:
    """Refuse whom nothing leads to a seat, or who comes too late."""
    roles.require_existing_seat(table.state, seat)
    you = table.you(call.holder)
    if not you.host and not roles.fits(key, links.seat_key(table.secrets, seat)):
        _require_welcome(table.state, you, seat)
    if not table.state.seats[seat].is_open:
        raise Problem(Code.SEAT_TAKEN)
    roles.require_status(table.state, Status.LOBBY)


def _require_welcome(state: TableState, you: You, seat: int) -> None:
    """Refuse who comes without a key that fits, unless the seat is for everyone."""
    if you.removed:
        raise Problem(Code.REMOVED)
    if state.settings.access is not Access.OPEN:
        raise Problem(Code.WRONG_KEY)
    if state.seats[seat].is_open and state.seats[seat].by_link:
        raise Problem(Code.LINK_NEEDED)


def _require_room(state: TableState, you: You) -> None:
    """Refuse a guest who has as many seats as one may take."""
    most = seats_each_of(state.settings)
    if (state.settings.rated or not you.host) and len(you.seats) >= most:
        raise Problem(Code.ENOUGH_SEATS, most=most)


def others_at(table: LiveTable, call: Call) -> list[str]:
    """The names of the other people at the table, and of the bots that may come."""
    people = [
        seat.name
        for number, seat in enumerate(table.state.seats)
        if seat.name is not None and table.holders.get(roles.seat_role(number)) != call.holder
    ]
    return [*people, *call.offers.bots]


def recover(table: LiveTable, call: Call, seat: int, request: RecoverRequest) -> Decision:
    """Take a seat along to another device."""
    assert call.holder is not None
    roles.require_existing_seat(table.state, seat)
    owner = table.holders.get(roles.seat_role(seat))
    given = request.code.strip().upper()
    if owner is None or not roles.fits(given, table.recovery_code(seat, owner)):
        raise Problem(Code.WRONG_KEY)
    you = table.you(call.holder)
    if you.removed:
        raise Problem(Code.REMOVED)
    if owner != call.holder:
        if table.state.settings.rated:
            raise Problem(Code.RATED)
        _require_room(table.state, you)
    return Decision((e.SeatRecovered(seat=seat),), holders={roles.seat_role(seat): call.holder})


def leave(table: LiveTable, call: Call, seat: int) -> Decision:
    """Get up before the deal."""
    roles.require_seat(table.state, table.you(call.holder), seat)
    roles.require_status(table.state, Status.LOBBY)
    roles.require_free(table.state)
    return Decision((e.SeatLeft(seat=seat),), holders={roles.seat_role(seat): None})


def ready(table: LiveTable, call: Call, seat: int, request: ReadyRequest) -> Decision:
    """Say that a seat is ready; the last one to be so starts the game."""
    roles.require_seat(table.state, table.you(call.holder), seat)
    roles.require_status(table.state, Status.LOBBY)
    own = table.state.seats[seat]
    if (own.ready, own.entropy) == (request.ready, request.entropy):
        return Decision()
    decision = Decision((e.SeatReady(seat=seat, ready=request.ready, entropy=request.entropy),))
    return _with_deal(_after(table, decision, call), decision, call)


def choose_flower(table: LiveTable, call: Call, seat: int, request: FlowerRequest) -> Decision:
    """Take a flower that no other person has; a bot or an open seat gives its own away for it."""
    roles.require_seat(table.state, table.you(call.holder), seat)
    roles.require_status(table.state, Status.LOBBY)
    roles.require_free(table.state)
    others = (one for number, one in enumerate(table.state.seats) if number != seat)
    if any(one.name is not None and one.flower is request.flower for one in others):
        raise Problem(Code.FLOWER_TAKEN)
    if table.state.seats[seat].flower is request.flower:
        return Decision()
    return Decision((e.SeatFlower(seat=seat, flower=request.flower),))


def _after(table: LiveTable, decision: Decision, call: Call) -> LiveTable:
    return changed(table, replace(decision, events=numbered(decision, table.state.seq, call.now)), call.offers)


def _with_deal(after: LiveTable, decision: Decision, call: Call) -> Decision:
    """The decision, and the deal when nothing is left to wait for after it."""
    if not all(seat.is_set for seat in after.state.seats):
        return decision
    return _dealt(after, decision, call.offers)


def _dealt(table: LiveTable, decision: Decision, offers: Offers) -> Decision:
    """The decision and the deal that follows from the secret and the seats' entropy."""
    state = table.state
    key = fair_deal.proof_of(state, table.secrets["fair"]).key
    first = drawn_seat(key, len(state.seats)) if state.settings.first is FirstPlayer.LOT else 0
    order = [*range(first, len(state.seats)), *range(first)]
    flowers = tuple(state.seats[number].flower for number in order)
    edition = edition_of(state.settings.edition, books_of(state.rules))
    whole = dealt(key, edition, tiles_then(state.rules, offers.tiles(state.settings.tiles)), flowers)
    clay = [str(stack[2]) for stack in whole.quarry]
    event = e.Dealt(first=first, flowers=list(flowers), quarry=clay, tokens=len(whole.tokens))
    secrets = {**decision.secrets, "deal": str(Record.of(whole, ()))}
    moved = {roles.seat_role(place): table.holders.get(roles.seat_role(number)) for place, number in enumerate(order)}
    rated = rated_games.dealt_rated(state, moved)
    return replace(
        decision,
        events=(*decision.events, event, *rated),
        secrets=secrets,
        holders={**decision.holders, **moved},
    )
