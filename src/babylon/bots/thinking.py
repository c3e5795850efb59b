"""The two ways to think that the kernel offers: quickly, and by search."""

from random import Random

from babylon.bots.engine import Table, engine, prepare
from babylon.bots.learned import weights
from babylon.bots.search import Limit, Search, Settings, Weights
from babylon.bots.states import StateBot
from babylon.rules.state import GameState


class QuickBot(StateBot):
    """Takes the turn that leaves the best garden, of a narrow choice."""

    def __init__(self, weights_name: str, *, digs: int, width: int, pairs: int) -> None:
        prepare()
        self._weights = weights(weights_name)
        self._settings = (0, 0, 0, 0, 0, digs, width, pairs, 0)
        self._table: Table | None = None

    def actions(self, state: GameState, seconds: float, rng: Random) -> list[int]:  # noqa: ARG002 - it needs no time
        """The action numbers of a whole turn."""
        table = self._ready(state.players)
        table.lay(state)
        table.write("stream", [rng.getrandbits(62)])
        return table.moves(table.engine.take_quick_turn(table.games, table.desks))

    def _ready(self, players: int) -> Table:
        table = self._table
        if table is None or table.engine is not engine() or table.players != players:
            table = self._table = engine().table(players)
            table.write("settings", self._settings)
            table.write("weights", self._weights)
        return table


class SearchBot(StateBot):
    """Plays the best turns on to the end in many possible worlds, and takes the one that does best.

    With `tries` it stops after so many of them instead of by the clock, and can be repeated exactly.
    """

    def __init__(self, settings: Settings, *, seconds: float, tries: int | None = None, threads: int = 1) -> None:
        prepare()
        self.seconds = seconds
        self.tries = tries
        self._search = Search(settings, Weights(weights("learned"), weights("quick")), threads)

    def actions(self, state: GameState, seconds: float, rng: Random) -> list[int]:
        """The action numbers of a whole turn."""
        limit = Limit.of(min(seconds, self.seconds), self.tries)
        return self._search.findings(state, rng, limit, most=1)[0].actions
