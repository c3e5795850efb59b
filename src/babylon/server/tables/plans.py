"""What may be planned, and what a plan comes to when its turn is due."""

from babylon.pieces.move import Dig, Remove
from babylon.server.store.plans import OtherTurn, Plan
from babylon.server.tables import roles
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.tables.turns import commit, is_whole, parsed
from babylon.server.wire.drafts import TurnRequest
from babylon.server.wire.enums import Status
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.plans import NewPlan

CHANGED = "changed"


def planned(table: LiveTable, call: Call, seat: int, request: NewPlan) -> Plan:
    """The plan that the caller wishes for; refused when it is their turn, or could never be played."""
    state = table.state
    roles.require_seat(state, table.you(call.holder), seat)
    roles.require_status(state, Status.PLAYING)
    if state.seats[seat].out is not None:
        raise Problem(Code.SEAT_OUT)
    if state.to_play == seat:
        raise Problem(Code.YOUR_TURN)
    if not state.game_seq <= request.seq <= state.seq:
        raise Problem(Code.STALE, seq=state.seq, after=request.seq)
    first, *others = (_turn(table, moves) for moves in (request.moves, *request.others))
    turn = len(state.turns) + (seat - state.to_play) % len(state.seats)
    assert call.holder is not None
    return Plan(
        state.id, seat, call.holder, turn, first.moves, first.stack, first.height, call.now, others=tuple(others)
    )


def _turn(table: LiveTable, texts: list[str]) -> OtherTurn:
    """A whole turn, with how high the stack is that it digs."""
    moves = parsed(texts)
    if not is_whole(moves) or not isinstance(moves[0], Dig | Remove):
        raise Problem(Code.TURN_UNFINISHED)
    stack = moves[0].stack.index
    height = table.playing.state.height[stack]
    if height == 0:
        raise Problem(Code.PLAN_REFUSED)
    return OtherTurn(" ".join(texts), stack, height)


def is_due(table: LiveTable, plan: Plan) -> bool:
    """Whether it is the turn that a plan was made for."""
    state = table.state
    is_on = state.status is Status.PLAYING and len(state.turns) == plan.turn and state.to_play == plan.seat
    return is_on and state.seats[plan.seat].player is None


def is_past(table: LiveTable, plan: Plan) -> bool:
    """Whether nothing can come of a plan any more: its turn was played, the game is over, the seat is another's."""
    state = table.state
    has_gone = table.holders.get(roles.seat_role(plan.seat)) != plan.holder
    return state.status is not Status.PLAYING or len(state.turns) > plan.turn or has_gone


def carried_out(table: LiveTable, call: Call, plan: Plan) -> Decision:
    """The first planned turn that can be played, as if its holder had sent it; nothing when it is not due.

    When none can be, the refusal tells of each why.
    """
    if not is_due(table, plan) or is_past(table, plan):
        return Decision()
    why: list[str] = []
    for one in plan.turns:
        if table.playing.state.height[one.stack] != one.height:
            why.append(CHANGED)
            continue
        try:
            return commit(table, call, TurnRequest(seat=plan.seat, seq=table.state.seq, moves=one.moves.split(" ")))
        except Problem as problem:
            why.append(reason_of(problem))
    raise Problem(Code.PLAN_REFUSED, why=[*why])


def reason_of(problem: Problem) -> str:
    """Why a turn was not played, in one word: the rule that it breaks, or what else is in its way."""
    return str(problem.code if problem.reason is None else problem.reason.code)
