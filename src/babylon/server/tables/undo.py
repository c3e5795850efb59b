"""Taking turns back, by agreement of all."""

from babylon.server.tables import roles
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.tables.state import Proposal, TableState
from babylon.server.wire import events as e
from babylon.server.wire.enums import Status
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.requests import UndoAnswer, UndoRequest


def propose(table: LiveTable, call: Call, request: UndoRequest) -> Decision:
    """Ask to take turns back; when there is nobody else to ask, it is done at once."""
    state = table.state
    roles.require_seat(state, table.you(call.holder), request.seat)
    roles.require_status(state, Status.PLAYING)
    if not state.settings.undo:
        raise Problem(Code.UNDO_OFF)
    if request.turns > len(state.turns):
        raise Problem(Code.NOTHING_TO_UNDO)
    asked = e.UndoProposed(seat=request.seat, turns=request.turns)
    proposal = Proposal(request.seat, request.turns, frozenset([request.seat]))
    return Decision((asked, *_done(table, proposal)))


def answer(table: LiveTable, call: Call, request: UndoAnswer) -> Decision:
    """Agree or do not; the last one to agree takes the turns back."""
    roles.require_seat(table.state, table.you(call.holder), request.seat)
    proposal = table.state.proposal
    if proposal is None:
        raise Problem(Code.NO_PROPOSAL)
    if not request.agree:
        return Decision((e.UndoRefused(seat=request.seat),))
    if request.seat in proposal.agreed:
        return Decision()
    agreed = Proposal(proposal.seat, proposal.turns, proposal.agreed | {request.seat})
    return Decision((e.UndoAgreed(seat=request.seat), *_done(table, agreed)))


def _done(table: LiveTable, proposal: Proposal) -> tuple[e.Undone, ...]:
    if _asked(table, proposal) - proposal.agreed:
        return ()
    return (e.Undone(turns=proposal.turns, to=_before(table.state, proposal.turns)),)


def _asked(table: LiveTable, proposal: Proposal) -> set[int]:
    """The seats that have a say: people who play, other than the one who proposes."""
    proposer = table.holders[roles.seat_role(proposal.seat)]
    return {
        number
        for number, seat in enumerate(table.state.seats)
        if seat.player is None and seat.out is None and table.holders.get(roles.seat_role(number)) != proposer
    }


def _before(state: TableState, turns: int) -> int:
    return state.turns[-turns].seq - 1
