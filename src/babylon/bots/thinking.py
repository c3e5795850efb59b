"""The two ways to think that the kernel offers: quickly, and by search."""

from collections.abc import Sequence
from random import Random

from babylon.bots.engine import engine, prepare, table_for
from babylon.bots.learned import weights_for
from babylon.bots.search import Limit, Search, Settings, Weights
from babylon.bots.states import StateBot
from babylon.bots.table import Table, quick_settings
from babylon.rules.state import GameState


class QuickBot(StateBot):
    """Takes the turn that leaves the best garden, of a narrow choice."""

    def __init__(self, weights_name: str, *, digs: int, width: int, pairs: int) -> None:
        prepare()
        self._weights_name = weights_name
        self._settings = quick_settings(digs=digs, width=width, pairs=pairs)
        self._table: Table | None = None

    def actions(self, state: GameState, seconds: float, rng: Random) -> list[int]:  # noqa: ARG002 - it needs no time
        """The action numbers of a whole turn."""
        table = self._table = table_for(state.players, self._table)
        self.sit_down(table, 0, state, rng)
        table.lay(state)
        return table.quick_turn()

    def sit_down(self, table: Table, desk: int, state: GameState, rng: Random) -> None:
        """Writes on a desk all that it plays by."""
        table.write("settings", self._settings, desk)
        table.write("weights", weights_for(self._weights_name, state), desk)
        table.write("stream", [rng.getrandbits(62)], desk)


def quick_game(bots: Sequence[QuickBot], state: GameState, rngs: Sequence[Random]) -> list[int]:
    """The action numbers of a whole game between quick bots, played without leaving the kernel."""
    table = Table(engine(), state.players, desks=len(bots))
    for desk, (bot, rng) in enumerate(zip(bots, rngs, strict=True)):
        bot.sit_down(table, desk, state, rng)
    table.lay(state, hidden=False)
    return table.quick_game()


class SearchBot(StateBot):
    """Plays the best turns on in many possible worlds, by the weights of this name, and takes the one that does best.

    With `tries` it stops after so many of them instead of by the clock, and can be repeated exactly.
    """

    def __init__(
        self, settings: Settings, playing: str, *, seconds: float, tries: int | None = None, threads: int = 1
    ) -> None:
        prepare()
        self.seconds = seconds
        self.tries = tries
        self._playing = playing
        self._search = Search(settings, threads)

    def actions(self, state: GameState, seconds: float, rng: Random) -> list[int]:
        """The action numbers of a whole turn."""
        limit = Limit.of(min(seconds, self.seconds), self.tries)
        weights = Weights(weights_for("learned", state), weights_for(self._playing, state))
        return self._search.findings(state, weights, rng, limit, most=1)[0].actions
