"""Who may look for a game: so many at a time from one place, and for a while nobody from where others were let down.

A cookie costs nothing, so it is counted by the address that a holder was last seen at, as far as this process has.
"""

from collections.abc import Sequence

from babylon.server.guard.rate_limits import Buckets
from babylon.server.process.addresses import place_of
from babylon.server.store.seeks import Seek
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.roles import HOST, removed_role
from babylon.server.wire.enums import Status
from babylon.server.wire.errors import Code, Problem
from babylon.server.workers.accounts import UNSEEN, Whereabouts

MOST_AT_ONCE = 8
LET_DOWN = 3  # times; one is forgotten after ten minutes
LET_DOWN_PER_MINUTE = 0.1


class Seekers:
    """Bounds what one client can do to all who look for a game."""

    def __init__(self, whereabouts: Whereabouts) -> None:
        self._whereabouts = whereabouts
        self._let_down = Buckets(LET_DOWN_PER_MINUTE, LET_DOWN)

    def require_room(self, waiting: Sequence[Seek], holder: str) -> None:
        """Refuse whoever looks from where too many wait already, or too many have not come to their tables."""
        client = self.client(holder)
        place = place_of(client)
        if sum(one.holder != holder and place_of(self.client(one.holder)) == place for one in waiting) >= MOST_AT_ONCE:
            raise Problem(Code.TOO_OFTEN, most=MOST_AT_ONCE)
        if wait := self._let_down.wait(client):
            raise Problem(Code.TOO_MANY, seconds=wait)
        self._let_down.give_back(client)

    def missed(self, holder: str) -> None:
        """Note that others have waited for someone in vain."""
        if (client := self.client(holder)) != UNSEEN:
            self._let_down.wait(client)

    def client(self, holder: str) -> str:
        """Where someone was last seen."""
        return self._whereabouts.share(holder).client


def absent(table: LiveTable, sitters: Sequence[str]) -> set[str]:
    """Who of those that were brought together has kept the game from beginning.

    That is who is not ready or has got up; and the host, if they have shut the table or made someone get up.
    """
    state, host = table.state, table.holders.get(HOST, "")
    if state.status is Status.CLOSED:
        return {host}
    if state.status is not Status.LOBBY:
        return set()
    removed = {one for one in sitters if removed_role(one) in table.holders}
    ready = {one for one in sitters if any(state.seats[seat].is_set for seat in table.you(one).seats)}
    return ({*sitters} - ready - removed) | ({host} if removed else set())
