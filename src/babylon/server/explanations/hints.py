"""A bot's suggestion for the turn in the making."""

import secrets

from babylon.server.explanations.gains import gain
from babylon.server.tables.live_table import Call, LiveTable
from babylon.server.tables.turns import drafted, parsed, require_turn
from babylon.server.wire.drafts import HintRequest
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.json_text import JsonObject
from babylon.server.workers.worker import Job


def job(table: LiveTable, call: Call, request: HintRequest, seconds: float) -> Job:
    """What a worker is asked: the seat's view with the draft played."""
    require_turn(table, call, request)
    if not table.state.settings.hints:
        raise Problem(Code.HINTS_OFF)
    bot = call.offers.bot(request.bot) if request.bot else call.offers.bots[-1]
    draft = drafted(table.playing, parsed(request.moves))
    return Job(bot, draft.view(request.seat), seconds, secrets.randbits(63))


def answer(table: LiveTable, request: HintRequest, bot: str, moves: list[str]) -> JsonObject:
    """The whole turn, and what it would bring."""
    whole = [*request.moves, *moves]
    after = drafted(table.playing, parsed(whole))
    before = table.playing.scores()[request.seat]
    return {"bot": bot, "moves": whole, "gain": gain(before, after.scores()[request.seat])}
