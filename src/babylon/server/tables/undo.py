"""Taking turns back, by agreement of all who play.

What a turn has revealed stays known, so nobody takes it back by themselves in a game that counts.
"""

from dataclasses import replace

from babylon.server.tables import roles
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.tables.stand_ins import back_by_acting
from babylon.server.tables.state import Proposal, TableState
from babylon.server.wire import events as e
from babylon.server.wire.enums import Status
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.requests import UndoAnswer, UndoRequest


def propose(table: LiveTable, call: Call, request: UndoRequest) -> Decision:
    """Ask to take turns back, once until the game changes.

    When there is nobody else to ask, it is done at once, and the game is practice.
    """
    state = table.state
    require_say(table, call, request.seat)
    roles.require_status(state, Status.PLAYING)
    if not state.settings.undo:
        raise Problem(Code.UNDO_OFF)
    if request.turns > len(state.turns):
        raise Problem(Code.NOTHING_TO_UNDO)
    if _stands(state.proposal, request):
        return Decision()
    if state.proposal is not None or request.seat in state.proposed:
        raise Problem(Code.UNDO_ASKED)
    back, asked = back_by_acting(state, request.seat), others_with_a_say(table, request.seat)
    proposal = Proposal(state.seq + len(back) + 1, request.seat, request.turns, asked)
    wish = e.UndoProposed(seat=request.seat, turns=request.turns, asked=sorted(asked))
    return Decision((*back, wish, *_done(state, proposal)))


def answer(table: LiveTable, call: Call, request: UndoAnswer) -> Decision:
    """Agree or do not; the last one to agree takes the turns back. Who has asked may do so no longer."""
    require_say(table, call, request.seat)
    proposal = table.state.proposal
    if proposal is None or proposal.seq != request.seq:
        raise Problem(Code.NO_PROPOSAL)
    back = back_by_acting(table.state, request.seat)
    if not request.agree:
        return Decision((*back, e.UndoRefused(seat=request.seat, withdrawn=request.seat == proposal.seat)))
    if request.seat not in proposal.asked - proposal.agreed:
        return Decision()
    agreed = replace(proposal, agreed=proposal.agreed | {request.seat})
    return Decision((*back, e.UndoAgreed(seat=request.seat), *_done(table.state, agreed)))


def require_say(table: LiveTable, call: Call, seat: int) -> None:
    """Refuse unless the caller holds the seat and it can still win: whoever has given up has no say."""
    roles.require_seat(table.state, table.you(call.holder), seat)
    if table.state.seats[seat].out is not None:
        raise Problem(Code.SEAT_OUT)


def _stands(proposal: Proposal | None, request: UndoRequest) -> bool:
    return proposal is not None and (proposal.seat, proposal.turns) == (request.seat, request.turns)


def others_with_a_say(table: LiveTable, seat: int) -> frozenset[int]:
    """The seats that have a say besides: people who have not given up, also while a bot stands in for them."""
    proposer = table.holders[roles.seat_role(seat)]
    return frozenset(
        number
        for number, other in enumerate(table.state.seats)
        if other.bot is None and other.out is None and table.holders.get(roles.seat_role(number)) != proposer
    )


def _done(state: TableState, proposal: Proposal) -> tuple[e.Undone, ...]:
    if not proposal.is_agreed:
        return ()
    before = state.turns[-proposal.turns].seq - 1
    return (e.Undone(turns=proposal.turns, to=before, practice=not proposal.asked),)
