"""Many games side by side, moved on together."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np

from babylon.compiled import as_bytes, buffers, from_bytes, load, machine_code, pool, save
from babylon.compiled.rng import streams
from babylon.game import Game
from babylon.rules.actions import ACTIONS
from babylon.rules.turn import OVER
from babylon.simulate import batch_steps, observations

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from babylon.pieces.edition import Edition
    from babylon.pieces.tile import TileSet
    from babylon.rules.state import GameState


class Batch:
    """So many games of the same kind. Row k of every array belongs to game k.

    Each game draws from its own stream of random numbers, so game k is the same in a batch of any size and with any
    number of threads. Arrays that a method returns are the batch's own and are written anew by its next call.

    >>> batch = Batch(3, players=2, seed=1)
    >>> while not batch.over.all():
    ...     batch.step(batch.random_actions())
    >>> batch.scores().shape
    (3, 2)
    """

    def __init__(
        self,
        n: int,
        players: int = 2,
        edition: "str | Edition" = "revised",
        seed: int = 1,
        *,
        tiles: "str | TileSet" = "standard",
        threads: int = 1,
    ) -> None:
        self.n, self.players, self.threads = n, players, threads
        self.template = Game.deal(players=players, edition=edition, tiles=tiles).state
        self._pool = pool(players, n + 1)
        save(self._pool, n, self.template)
        self._streams = streams(seed, n)
        self._make_threads()
        self._masks = np.zeros((n, ACTIONS), np.int8)
        self._no_masks = np.zeros((0, ACTIONS), np.int8)
        self._observations = np.zeros((n, observations.size_of(players)), np.uint8)
        self._scores = np.zeros((n, players), np.int16)
        self._notches = np.zeros((n, players), np.int16)
        self._actions = np.zeros(n, np.int64)
        self.seats = np.zeros(n, np.int64)
        self.phases = np.zeros(n, np.int64)
        self._masked = False
        self.reset()

    def reset(self, chosen: "ArrayLike | None" = None, *, seed: int | None = None) -> None:
        """Deal the chosen games anew, or all; with a seed as a new batch of that seed would."""
        if seed is not None:
            self._streams = streams(seed, self.n)
        which = self._flags_of(chosen)
        self._share(batch_steps.deal_all, lambda _: (self.n, which, self._streams))
        self._moved()

    def legal_masks(self) -> "NDArray[np.int8]":
        """1 for every legal action, 0 for all others: a row of 4,339 for each game."""
        if not self._masked:
            self._share(batch_steps.write_masks, lambda part: (self._masks, *self._buffers[part]))
            self._masked = True
        return self._masks

    def random_actions(self) -> "NDArray[np.int64]":
        """A legal action for each game, all equally likely; -1 where the game is over."""
        self._share(batch_steps.choose, lambda part: (self._actions, self._streams, *self._buffers[part]))
        return self._actions

    def step(self, actions: "ArrayLike") -> None:
        """Play an action in each game; in a game that is over it does nothing. An illegal one is a ValueError."""
        chosen = np.ascontiguousarray(actions, np.int64)
        masks = self._masks if self._masked else self._no_masks
        wrong = self._share(batch_steps.step, lambda part: (chosen, masks, *self._buffers[part]))
        self._moved()
        for game in wrong:
            if game != batch_steps.LEGAL:
                raise ValueError(f"action {chosen[game]} is not legal in game {game}")

    def observations(self) -> "NDArray[np.uint8]":
        """What the seat whose turn it is may know, a row for each game (docs/research.md has the layout)."""
        self._share(
            observations.observe_all, lambda _: (self.seats, self._observations, self._observations.view(np.int64))
        )
        return self._observations

    def planes(self) -> "NDArray[np.uint8]":
        """The same observations as planes of 8 × 8."""
        return self.observations().reshape(self.n, -1, 8, 8)

    def scores(self, chosen: "ArrayLike | None" = None) -> "NDArray[np.int16]":
        """Every seat's points, as if the games ended now; 0 in games that are not chosen."""
        which = self._flags_of(chosen)
        self._share(batch_steps.write_scores, lambda _: (which, self._scores))
        return self._scores

    def notches(self, chosen: "ArrayLike | None" = None) -> "NDArray[np.int16]":
        """Visible notches of every seat's board: with equal points the fewest win."""
        which = self._flags_of(chosen)
        self._share(batch_steps.write_notches, lambda _: (which, self._notches))
        return self._notches

    @property
    def over(self) -> "NDArray[np.bool_]":
        """Which games have ended."""
        return np.equal(self.phases, OVER)

    def state(self, game: int) -> "GameState":
        """The plain state of one game."""
        return load(self._pool, game)

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in {"_pool", "_buffers", "_workers"}}
        return kept | {"states": as_bytes(self._pool)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._pool = from_bytes(kept["players"], kept.pop("states"))
        vars(self).update(kept)
        self._make_threads()

    def _make_threads(self) -> None:
        self._buffers = [buffers() for _ in range(self.threads)]
        self._workers = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def _flags_of(self, chosen: "ArrayLike | None") -> "NDArray[np.uint8]":
        return np.ones(self.n, np.uint8) if chosen is None else np.ascontiguousarray(chosen, np.uint8)

    def _moved(self) -> None:
        self._masked = False
        self._share(batch_steps.write_turns, lambda _: (self.seats, self.phases))

    def _share(self, kernel: Callable[..., Any], arguments: Callable[[int], tuple[Any, ...]]) -> list[Any]:
        """Call a kernel for each thread's share of the games."""
        compiled = machine_code(kernel)
        bounds = [self.n * part // self.threads for part in range(self.threads + 1)]

        def work(part: int) -> object:
            return compiled(self._pool, bounds[part], bounds[part + 1], *arguments(part))

        if self._workers is None:
            return [work(0)]
        return list(self._workers.map(work, range(self.threads)))
