"""How a game ends: played to the end, or given up."""

from babylon.game.public_game import PublicGame
from babylon.rules.standings import notches_decide
from babylon.server.tables import roles
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.tables.stand_ins import taken_over
from babylon.server.wire import events as e
from babylon.server.wire.enums import EndReason, OnTimeout, OutReason, Status, TakeoverReason


def over(table: LiveTable, game: PublicGame, reason: EndReason, *, also_out: int | None = None) -> e.Over:
    """The last event of a game. A seat that is out can't win."""
    standings = game.standings()
    left = [seat for seat, one in enumerate(table.state.seats) if one.out is None and seat != also_out]
    best = min(standings[seat].rank for seat in left)
    results = [(standings[seat].points, standings[seat].open_notches) for seat in left]
    result = e.Result(
        winners=[seat for seat in left if standings[seat].rank == best],
        scores=[row.points for row in standings],
        reason=reason,
        tie_break=reason is EndReason.PLAYED and notches_decide(results),
    )
    # What all tables of a round have in common is told once the last of them has ended.
    return e.Over(result=result, secret="" if table.state.sealed else table.secrets["fair"])


def out(table: LiveTable, call: Call, seat: int, reason: OutReason) -> Decision:
    """Put a seat out: the last one left wins, otherwise a bot plays the seat on."""
    gone = e.SeatOut(seat=seat, reason=reason)
    left = [number for number, other in enumerate(table.state.seats) if other.out is None and number != seat]
    if len(left) == 1:
        return Decision((gone, over(table, table.playing, EndReason(reason), also_out=seat)))
    return Decision((gone, taken_over(table, call, seat, TakeoverReason.OUT)))


def resign(table: LiveTable, call: Call, seat: int) -> Decision:
    """Give up."""
    roles.require_seat(table.state, table.you(call.holder), seat)
    roles.require_status(table.state, Status.PLAYING)
    return Decision() if table.state.seats[seat].out else out(table, call, seat, OutReason.RESIGNED)


def timed_out(table: LiveTable, call: Call) -> Decision:
    """What becomes of the seat whose clock has run out; nothing when it has not."""
    deadline, seat = table.state.deadline, table.state.to_play
    if deadline is None or call.now < deadline or table.state.seats[seat].player:
        return Decision()
    if table.state.settings.on_timeout is OnTimeout.LOSE:
        return out(table, call, seat, OutReason.TIME)
    return Decision((taken_over(table, call, seat, TakeoverReason.TIME),))
