"""Bots at a table of former rules: they think by the kernel that judges it, with the settings and weights of then.

What decides is the kernel's; here is only the order of the calls, and the clock, as in the page's `bots/turn.ts`.
"""

import math
import struct
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

from babylon.game import View
from babylon.pieces.move import Move
from babylon.wasm.instance import Instance
from babylon.wasm.kernels import Kernel
from babylon.wasm.past_game import PastGame

WORD = 8  # bytes of every number in a workspace
NO_NET = -1


class PastMemory:
    """States and a workspace in a copy of a past kernel."""

    def __init__(self, kernel: Kernel, players: int) -> None:
        self.told = kernel.description
        self._kernel = Instance(kernel)
        step, states = self.told["STATE_STEP"][str(players)], self.told["STATES"]
        # Every state is described with room for all players, also the last one.
        self._games = self._kernel.room(states * step + self.told["STATE_SIZE"])
        self._workspace = self._kernel.room(self.told["WORKSPACE_SIZE"])
        length = self.told["MOST_MOVES_IN_A_GAME"]
        self._all = (self._games, states, step, self._workspace, 1, self._kernel.room(WORD * length), length)
        self._net = NO_NET

    def lay(self, block: bytes) -> None:
        """Make a state the real one, without what nobody has seen."""
        self._kernel.write(self._games, block)
        self.think("HIDE")

    def turn(self, length: int) -> tuple[int, ...]:
        """The first numbers of the turn that was found."""
        address = self._workspace + self.told["WORKSPACE"]["turn"]["offset"]
        return struct.unpack(f"<{length}q", self._kernel.read(address, WORD * length))

    def write(self, name: str, values: Sequence[float]) -> None:
        """Write numbers into a row of the workspace."""
        place = self.told["WORKSPACE"][name]
        kind = "d" if place["kind"] == "f8" else "q"
        self._kernel.write(self._workspace + place["offset"], struct.pack(f"<{len(values)}{kind}", *values))

    def take_net(self, number: int) -> None:
        """Value gardens by one of the nets of then; it stays in the workspace from turn to turn."""
        if number != self._net:
            for name, row in self.told["NETS"][number].items():
                self.write(name, row)
            self._net = number

    def think(self, task: str | int, a: int = 0, b: int = 0) -> int:
        """Do a task of the kernel."""
        return self._kernel.call("think", *self._all, self.told[task] if isinstance(task, str) else task, a, b)


class PastBot:
    """One of our bots, as a past kernel and its description have it."""

    def __init__(self, kernel: Kernel, name: str) -> None:
        bots = kernel.description["BOTS"]
        # Who came later is played by the strongest one of then.
        self._bot: dict[str, Any] = bots.get(name) or bots[kernel.description["BOT_NAMES"][-1]]
        self._kernel = kernel
        self._memories: dict[int, PastMemory] = {}
        self._hurried = False

    def hurry(self) -> None:
        """Answer now with the best turn so far; to be called by another thread."""
        self._hurried = True

    def turn(self, view: View, seconds: float, rng: Random) -> list[Move]:
        """A whole turn, or what is left of it."""
        # Whoever counts tries is as strong on every machine.
        thought = math.inf if self._bot.get("tries") else min(seconds, self._bot["seconds"])
        deadline, self._hurried = perf_counter() + thought, False
        game = view.game()
        assert isinstance(game, PastGame)
        memory = self._sit_down(game, rng)
        manner = self._bot["manners"][str(game.players)]
        if manner["task"] == memory.told["SEARCH_ALONE"]:
            length = self._searched(memory, deadline)
        else:
            length = memory.think(manner["task"], manner["a"], manner["b"])
        return game.moves_played(memory.turn(length))

    def _sit_down(self, game: PastGame, rng: Random) -> PastMemory:
        if game.players not in self._memories:
            self._memories[game.players] = PastMemory(self._kernel, game.players)
        memory, manner = self._memories[game.players], self._bot["manners"][str(game.players)]
        memory.lay(game.block)
        weights = memory.told["WEIGHTS"]
        number = memory.think("WEIGHT_SET")
        memory.write("settings", manner["settings"])
        memory.write("stream", [rng.getrandbits(62)])
        memory.write("world_stream", [rng.getrandbits(62)])
        for row, name in (("choosing", "choosing"), ("playing", "playing"), ("weights", "playing")):
            memory.write(row, weights[manner[name]][number] if manner[name] else [])
        if manner.get("net"):  # kernels of before had none
            memory.take_net(number)
        memory.write("limit", (self._bot.get("tries", 0), 1))
        return memory

    def _searched(self, memory: PastMemory, deadline: float) -> int:
        told, start = memory.told, perf_counter()
        memory.think("CHOOSE")
        end = told["ENDLESS"] if math.isinf(deadline) else int(told["MILLION"] * (deadline - start))
        memory.write("clock", (end, 0, 0))
        now = 0
        while not memory.think("SEARCH_ALONE", told["BUDGET"], now):
            now = told["ENDLESS"] if self._hurried else int(told["MILLION"] * (perf_counter() - start))
        return memory.think("FIND")
