"""How a game ends: played to the end, or given up."""

from typing import Literal

from babylon.server.tables import roles
from babylon.server.tables.live import Call, Decision, LiveTable
from babylon.server.tables.public import PublicGame
from babylon.server.wire import events as e

Reason = Literal["played", "resigned", "time"]


def over(table: LiveTable, game: PublicGame, reason: Reason, *, also_out: int | None = None) -> e.Over:
    """The last event of a game. A seat that is out can't win."""
    sheets = game.scores()
    ranks = {
        seat: (sheet.total, -sheet.open_notches)
        for seat, sheet in enumerate(sheets)
        if table.state.seats[seat].out is None and seat != also_out
    }
    best = max(ranks.values())
    winners = [seat for seat, rank in ranks.items() if rank == best]
    result = e.Result(winners=winners, scores=[sheet.total for sheet in sheets], reason=reason)
    return e.Over(result=result, secret=table.secrets["fair"])


def out(table: LiveTable, call: Call, seat: int, reason: Literal["resigned", "time"]) -> Decision:
    """A seat gives up, or its clock has run out: the last one left wins, otherwise a bot plays the seat on."""
    gone = e.SeatOut(seat=seat, reason=reason)
    left = [number for number, other in enumerate(table.state.seats) if other.out is None and number != seat]
    if len(left) == 1:
        return Decision((gone, over(table, table.playing, reason, also_out=seat)))
    return Decision((gone, e.TakenOver(seat=seat, bot=call.offers.stand_in, reason="out")))


def resign(table: LiveTable, call: Call, seat: int) -> Decision:
    """A holder gives up."""
    roles.require_seat(table.state, table.you(call.holder), seat)
    roles.require_status(table.state, "playing")
    return Decision() if table.state.seats[seat].out else out(table, call, seat, "resigned")


def timed_out(table: LiveTable, call: Call) -> Decision:
    """What becomes of the seat whose clock has run out; nothing when it has not."""
    deadline, seat = table.state.deadline, table.state.to_play
    if deadline is None or call.now < deadline or table.state.seats[seat].player:
        return Decision()
    if table.state.settings.on_timeout == "lose":
        return out(table, call, seat, "time")
    return Decision((e.TakenOver(seat=seat, bot=call.offers.stand_in, reason="time"),))
