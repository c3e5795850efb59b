"""A bot's suggestion for the turn in the making."""

import secrets

from babylon.server.explanations.gains import gain
from babylon.server.tables import roles
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.tables.turns import drafted, parsed, require_turn
from babylon.server.wire.drafts import HintRequest
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.events import Hinted
from babylon.server.wire.json_text import JsonObject
from babylon.server.workers.fair_queue import Thought
from babylon.server.workers.worker import Job, OtherTurn

HUNDREDTHS = 2  # digits: nobody can tell turns apart by less


def job(table: LiveTable, call: Call, request: HintRequest, seconds: float) -> Job:
    """What a worker is asked: the seat's view with the draft played."""
    require_turn(table, call, request)
    if not table.state.settings.hints:
        raise Problem(Code.HINTS_OFF)
    bot = call.offers.bot(request.bot) if request.bot else call.offers.bots[-1]
    draft = drafted(table.playing, parsed(request.moves))
    return Job(bot, draft.view(request.seat), seconds, secrets.randbits(63), advises=True)


def note(table: LiveTable, call: Call, seat: int) -> Decision:
    """Write down that a seat is advised; once is enough."""
    roles.require_seat(table.state, table.you(call.holder), seat)
    return Decision() if table.state.seats[seat].hinted else Decision((Hinted(seat=seat),))


def answer(table: LiveTable, request: HintRequest, bot: str, thought: Thought) -> JsonObject:
    """The whole turn and what it would bring, and the same of the best other one."""
    best = _turn(table, request, thought.moves)
    return {"bot": bot, **best, "alternative": _alternative(table, request, thought.other)}


def _alternative(table: LiveTable, request: HintRequest, other: OtherTurn | None) -> JsonObject | None:
    if other is None:
        return None
    behind = {"behind": round(other.behind, HUNDREDTHS), "error": round(other.error, HUNDREDTHS)}
    return {**_turn(table, request, other.moves), **behind}


def _turn(table: LiveTable, request: HintRequest, moves: list[str]) -> JsonObject:
    whole = [*request.moves, *moves]
    after = drafted(table.playing, parsed(whole))
    before = table.playing.scores()[request.seat]
    return {"moves": whole, "gain": gain(before, after.scores()[request.seat])}
