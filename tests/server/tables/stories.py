"""Tables in memory for tests of decisions: no store, no sockets, and a clock that is told what time it is."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from babylon.server.tables import lobby, turns
from babylon.server.tables.live_table import Call, Decision, LiveTable, changed, numbered, opened
from babylon.server.tables.offers import Offers
from babylon.server.wire.drafts import TurnRequest
from babylon.server.wire.requests import ClaimRequest, ReadyRequest
from babylon.server.wire.settings import NewTable
from tests.server.plain_bots import Plain

if TYPE_CHECKING:
    from collections.abc import Callable

NAME = "abcdefghijkl"
OFFERS = Offers(bots=("plain", "clever"))


@dataclass
class Story:
    """A table to which things are done, one after the other."""

    table: LiveTable
    now: float = 1000.0

    def does(self, holder: str | None, decide: Callable[..., Decision], **details: object) -> Decision:
        """Decide something and let it happen."""
        call = Call(holder, self.now, OFFERS)
        decision = decide(self.table, call, **details)
        events = numbered(decision, self.table.state.seq, self.now)
        self.table = changed(self.table, replace(decision, events=events), OFFERS)
        return decision

    def plays(self, holder: str) -> Decision:
        """Any legal turn for the seat to play."""
        game, state = self.table.playing, self.table.state
        moves = [str(move) for move in Plain().turn(game.view(0), 0.0, random.Random(state.seq))]
        request = TurnRequest(seat=state.to_play, seq=state.seq, moves=moves)
        return self.does(holder, turns.commit, request=request)

    def kinds(self, decision: Decision) -> list[str]:
        return [event.kind for event in decision.events]


def dealt(holders: tuple[str, ...] = ("ada", "bo"), **settings: object) -> Story:
    """A table where everyone has said ready; the first holder is the host."""
    story = seated(holders, **settings)
    for seat, holder in enumerate(holders):
        story.does(holder, lobby.ready, seat=seat, request=ReadyRequest(entropy=f"{seat:02x}"))
    assert story.table.state.status == "playing"
    return story


def seated(holders: tuple[str, ...] = ("ada", "bo"), **settings: object) -> Story:
    """A table where everyone sits and nobody has said ready."""
    request = NewTable.model_validate({"players": len(holders), "access": "open", **settings})
    call = Call(holders[0], 1000.0, OFFERS)
    story = Story(opened(NAME, lobby.new_table(NAME, call, request), 1000.0, OFFERS))
    for seat, holder in enumerate(holders):
        story.does(holder, lobby.claim, seat=seat, request=ClaimRequest(name=holder))
    return story
