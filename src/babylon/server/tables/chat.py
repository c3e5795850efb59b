"""Chat: what people say besides playing."""

from babylon.server.tables import roles
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.tables.offers import PHRASES
from babylon.server.wire import events as e
from babylon.server.wire.enums import ChatRule
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.requests import ChatRequest


def say(table: LiveTable, call: Call, request: ChatRequest) -> Decision:
    """Say something as a seat or as the host."""
    you = table.you(call.holder)
    if request.seat is None:
        roles.require_host(you)
    else:
        roles.require_seat(table.state, you, request.seat)
    allowed = table.state.settings.chat
    if allowed is ChatRule.OFF or (allowed is ChatRule.PHRASES and request.text is not None):
        raise Problem(Code.CHAT_OFF)
    if request.phrase is not None and request.phrase not in PHRASES:
        raise Problem(Code.BAD_REQUEST, fields=[{"path": "phrase", "problem": "is none of the phrases"}])
    return Decision((e.Chat(seat=request.seat, text=request.text, phrase=request.phrase),))
