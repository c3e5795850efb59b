"""The two ways to think that the kernel offers: quickly, and by search."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from babylon.bots.engines import engine
from babylon.bots.runner import KernelRunner, quick_settings, runner_for
from babylon.bots.search import Finding, Limit, Search, Settings, Weights
from babylon.bots.state_bot import StateBot, moves_of
from babylon.bots.suggestions import Suggestion, suggested
from babylon.bots.weight_files import weights_for
from babylon.game import View
from babylon.rules.state import GameState

CHOOSING = "learned"  # the weights by which every search finds the turns that it compares


class QuickBot(StateBot):
    """Takes the turn that leaves the best garden, of a narrow choice."""

    def __init__(
        self, weights_name: str, *, digs: int, width: int, pairs: int, exact: bool = False, overlook: int = 0
    ) -> None:
        self.weights_name = weights_name
        self.settings = quick_settings(digs=digs, width=width, pairs=pairs, exact=exact, overlook=overlook)
        self._runner: KernelRunner | None = None

    def __getstate__(self) -> dict[str, Any]:
        # A running kernel can't be copied, and nothing in it outlives a turn.
        return vars(self) | {"_runner": None}

    def actions(self, state: GameState, seconds: float, rng: Random) -> list[int]:  # noqa: ARG002 - it needs no time
        """The action numbers of a whole turn."""
        runner = self._runner = runner_for(state.players, self._runner)
        self.sit_down(runner, 0, state, rng)
        runner.lay(state)
        return runner.quick_turn()

    def sit_down(self, runner: KernelRunner, workspace: int, state: GameState, rng: Random) -> None:
        """Write into a workspace all that it plays by."""
        runner.write("settings", self.settings, workspace)
        runner.write("weights", weights_for(self.weights_name, state), workspace)
        runner.write("stream", [rng.getrandbits(62)], workspace)


def quick_game(bots: Sequence[QuickBot], state: GameState, rngs: Sequence[Random]) -> list[int]:
    """The action numbers of a whole game between quick bots, played without leaving the kernel."""
    runner = KernelRunner(engine(), state.players, workspaces=len(bots))
    for workspace, (bot, rng) in enumerate(zip(bots, rngs, strict=True)):
        bot.sit_down(runner, workspace, state, rng)
    runner.lay(state, hidden=False)
    return runner.quick_game()


@dataclass(frozen=True, slots=True)
class Manner:
    """How thoroughly to think, and the name of the weights by which turns are played on."""

    settings: Settings
    playing: str


class Thinker:
    """Searches in the manner that suits so many players."""

    def __init__(self, manner: Callable[[int], Manner], threads: int = 1) -> None:
        self._manner = manner
        self._threads = threads
        self._searches: dict[Manner, Search] = {}

    def findings(self, state: GameState, rng: Random, limit: Limit, most: int = 64) -> list[Finding]:
        """The best turns, the best one first."""
        manner = self._manner(state.players)
        if manner not in self._searches:
            self._searches[manner] = Search(manner.settings, self._threads)
        weights = Weights(weights_for(CHOOSING, state), weights_for(manner.playing, state))
        return self._searches[manner].findings(state, weights, rng, limit, most)

    def hurry(self) -> None:
        """Come to an end with what has been found; to be called by another thread."""
        for search in list(self._searches.values()):
            search.hurry()


class SearchBot(StateBot):
    """Plays the best turns on in many possible worlds, and takes the one that does best.

    With `tries` it stops after so many of them instead of by the clock, and can be repeated exactly.
    """

    def __init__(
        self, manner: Callable[[int], Manner], *, seconds: float, tries: int | None = None, threads: int = 1
    ) -> None:
        self.seconds = seconds
        self.tries = tries
        self.manner = manner
        self._thinker = Thinker(manner, threads)

    def actions(self, state: GameState, seconds: float, rng: Random) -> list[int]:
        """The action numbers of a whole turn."""
        limit = Limit.of(min(seconds, self.seconds), self.tries)
        return self._thinker.findings(state, rng, limit, most=1)[0].actions

    def suggestion(self, view: View, seconds: float, rng: Random) -> Suggestion:
        """The turn it would play, and the best other one."""
        state = view.game().state
        found = self._thinker.findings(state, rng, Limit.of(min(seconds, self.seconds), self.tries))
        return suggested(found, lambda actions: moves_of(state, actions))

    def margin(self, view: View, seconds: float, rng: Random) -> float:
        """How far the seat to move will be ahead in the end, as the search sees its best turn."""
        limit = Limit.of(min(seconds, self.seconds), self.tries)
        return self._thinker.findings(view.game().state, rng, limit, most=1)[0].margin

    def hurry(self) -> None:
        """Answer now with the best turn so far; to be called by another thread."""
        super().hurry()
        self._thinker.hurry()
