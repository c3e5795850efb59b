"""The tables of a tournament: how one is opened, given up, looked into at its end, and shown to all."""

from dataclasses import replace

from babylon.pieces.kinds import FLOWERS
from babylon.server.tables import fair_deal, lobby, roles
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.tables.rule_versions import CURRENT
from babylon.server.tournaments.live import LiveTournament, deal_secret, entrant_role
from babylon.server.wire import events as e
from babylon.server.wire.enums import Access, ChatRule, FirstPlayer, Status
from babylon.server.wire.settings import TableSettings
from babylon.server.wire.tournament_events import Ended, PairedTable


def settings_of(live: LiveTournament) -> TableSettings:
    """What holds at its tables: nobody takes back, is advised or sits at two places."""
    chosen = live.state.settings
    return TableSettings(
        players=chosen.players,
        edition=chosen.edition,
        clock=chosen.clock,
        access=Access.PRIVATE,
        first=FirstPlayer.SEAT,
        seats_each=1,
        undo=False,
        hints=False,
        chat=ChatRule.PHRASES if chosen.duplicate else ChatRule.FREE,
    )


def new_table(live: LiveTournament, number: int, table: PairedTable, call: Call) -> Decision:
    """The table with everyone in their seat; between bots alone it is dealt at once."""
    state = live.state
    is_common = state.settings.duplicate
    fair = deal_secret(live.secrets, table.deal) if is_common else fair_deal.new_secret()
    secrets = {"fair": fair, "links": fair_deal.new_secret()}
    settings = settings_of(live).model_copy(update={"players": len(table.seats)})
    entries = [state.entries[one] for one in table.seats]
    created = e.Created(
        settings=settings.model_copy(update={"stand_in": call.offers.stand_in(settings)}),
        seats=[e.SeatStart(flower=FLOWERS[seat], bot=one.bot) for seat, one in enumerate(entries)],
        commitment=fair_deal.commitment(fair),
        rules=CURRENT,
        tournament=e.TournamentSeat(
            id=state.id,
            round=number,
            deal=table.deal,
            name=state.settings.name,
            duplicate=is_common,
            entropy=state.deals.get(table.deal, ""),
        ),
    )
    decision = Decision((created,), secrets)
    for seat, one in enumerate(entries):
        holder = live.holders.get(entrant_role(one.number))
        if one.bot is None and holder is not None:
            claimed = e.SeatClaimed(seat=seat, name=one.name, program=None)
            bound = {**decision.holders, roles.seat_role(seat): holder}
            decision = replace(decision, events=(*decision.events, claimed), holders=bound)
    return lobby.dealt_if_set(table.table, decision, call)


def show(table: LiveTable, _call: Call) -> Decision:
    """Let everyone look at a table whose deal nobody plays any more."""
    if not table.state.is_shut:
        return Decision()
    return Decision((e.Opened(secret=table.secrets["fair"]),))


def ended(table: LiveTable) -> Ended | None:
    """How a table ended; None while it goes on."""
    state = table.state
    if state.status is Status.CLOSED:
        absent = [number for number, seat in enumerate(state.seats) if not seat.is_set]
        return Ended(table=state.id, points=[], places=[], out=[], absent=absent)
    if state.result is None:
        return None
    places = [one.rank for one in table.playing.standings()]
    out = [number for number, seat in enumerate(state.seats) if seat.out is not None]
    return Ended(table=state.id, points=list(state.result.scores), places=places, out=out)
