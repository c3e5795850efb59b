"""Games that only bots play: each goes on while someone watches, and only so many for one address at a time."""

import asyncio
from typing import TYPE_CHECKING

from babylon.server.process.addresses import is_crowded, place_of
from babylon.server.runtime.listeners import Hub
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.roles import HOST
from babylon.server.wire.enums import Pause
from babylon.server.wire.errors import Code, Problem
from babylon.server.workers.accounts import Whereabouts

if TYPE_CHECKING:
    from collections.abc import Callable

LINGER = 5.0  # seconds after which someone who left is gone: who polls comes back sooner


class BotGames:
    """Knows which of them may go on; `on_room` is told of one that may again."""

    def __init__(self, hub: Hub, whereabouts: Whereabouts, most: int) -> None:
        self._hub, self._whereabouts, self._most = hub, whereabouts, most
        self._running: dict[str, str] = {}
        self._waiting: dict[str, str] = {}
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self.on_room: Callable[[str], None] = lambda _table: None
        hub.on_watched, hub.on_silent = self._watched, self._silent

    def may_go_on(self, live: LiveTable) -> bool:
        """Whether the next turn may be played now; those who watch are told when there is no room for the game."""
        name, client = live.state.id, self._client(live)
        if not self._is_watched(name):
            return False
        if name not in self._running and self._is_full(client):
            self._waiting[name] = client
            self._hub.pause(name, Pause.QUOTA)
            return False
        self._waiting.pop(name, None)
        self._running[name] = client
        self._hub.pause(name, None)
        return True

    def pause(self, live: LiveTable) -> Pause | None:
        """Why nothing happens at a table, if that is so."""
        if live.state.needs_audience and not self._is_watched(live.state.id):
            return Pause.UNWATCHED
        return self._hub.paused.get(live.state.id)

    def require_room(self, client: str) -> None:
        """Refuse one more game to someone who has enough of them."""
        if self._is_full(client):
            raise Problem(Code.TOO_MANY_BOT_GAMES, most=self._most)

    def end(self, table: str) -> None:
        """Make room: the game is over, or nobody watches any more."""
        self._hub.pause(table, None)
        self._waiting.pop(table, None)
        client = self._running.pop(table, None)
        if client is not None:
            near = (name for name, its in self._waiting.items() if place_of(its) == place_of(client))
            for other in [name for name in near if not self._is_full(self._waiting[name])][:1]:
                self.on_room(other)

    def _client(self, live: LiveTable) -> str:
        return self._whereabouts.share(live.holders.get(HOST, live.state.id)).client

    def _is_full(self, client: str) -> bool:
        # All whom nobody has seen since the server started, or for long, are one client: who forgets has no more.
        return self._most > 0 and is_crowded(client, self._running.values(), self._most)

    def _is_watched(self, table: str) -> bool:
        return self._hub.is_heard(table) or table in self._leaving

    def _watched(self, live: LiveTable) -> None:
        if timer := self._leaving.pop(live.state.id, None):
            timer.cancel()
        if live.state.needs_audience:
            self.on_room(live.state.id)

    def _silent(self, table: str) -> None:
        if table in self._running or table in self._waiting:
            self._leaving[table] = asyncio.get_running_loop().call_later(LINGER, self._gone, table)

    def _gone(self, table: str) -> None:
        self._leaving.pop(table, None)
        if not self._hub.is_heard(table):
            self.end(table)
