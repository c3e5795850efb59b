"""Many games side by side, moved on together."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from babylon.compiled import as_bytes, buffers, from_bytes, load, machine_code, pool, save
from babylon.compiled.rng import streams
from babylon.game import Game
from babylon.rules.actions import ACTIONS
from babylon.rules.turn import MOST_MOVES, OVER
from babylon.simulate import batch_steps, observations
from babylon.simulate.batch_arguments import actions_of, at_least_one, flags_of, game_number
from babylon.simulate.illegal_action import IllegalAction, reason
from babylon.simulate.thread_shares import ThreadShares

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from babylon.pieces.edition import Edition
    from babylon.pieces.tile import TileSet
    from babylon.rules.state import GameState

Number = TypeVar("Number", bound=np.generic)


class Batch:
    """So many games of the same kind. Row k of every array belongs to game k.

    Each game draws from its own stream of random numbers, so game k is the same in a batch of any size and with any
    number of threads. Arrays that a method returns are the batch's own and are written anew by its next call; masks,
    seats and phases are to be read only.

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
        template = Game.deal(players=players, edition=edition, tiles=tiles).state
        self._n, self._players, self._threads = at_least_one(n, "n"), players, at_least_one(threads, "threads")
        self._pool = pool(players, n + 1)
        save(self._pool, n, template)
        self._streams = streams(seed, n)
        self._found_all = self._masked = False
        self._make_arrays()
        self.reset()

    @property
    def n(self) -> int:
        """How many games there are."""
        return self._n

    @property
    def players(self) -> int:
        """How many seats each game has."""
        return self._players

    @property
    def threads(self) -> int:
        """How many threads may share the work; those that would have too little of it are not used."""
        return self._threads

    @property
    def seats(self) -> "NDArray[np.int64]":
        """Whose turn it is in each game."""
        return _read_only(self._seats)

    @property
    def phases(self) -> "NDArray[np.int64]":
        """What each game waits for (`rules.turn`: REMOVING, DIGGING, BUILDING, OVER)."""
        return _read_only(self._phases)

    @property
    def over(self) -> "NDArray[np.bool_]":
        """Which games have ended."""
        return np.equal(self._phases, OVER)

    def reset(self, chosen: "ArrayLike | None" = None, *, seed: int | None = None) -> None:
        """Deal the chosen games anew, or all; with a seed as a new batch of that seed would.

        Games are chosen by their numbers, or by a truth value for each game; wherever a method has `chosen`.
        """
        which = flags_of(chosen, self.n)
        if seed is not None:
            fresh = streams(seed, self.n)
            for game in np.flatnonzero(which):
                self._streams[game] = fresh[game]
        self._share(batch_steps.deal_all, lambda _: (self.n, which, self._streams))
        self._look()

    def legal_masks(self) -> "NDArray[np.int8]":
        """1 for every legal action, 0 for all others: a row of 4,339 for each game."""
        if not self._masked:
            self._find()
            self._share_found(batch_steps.write_masks, self._masks)
            self._masked = True
        return _read_only(self._masks)

    def random_actions(self) -> "NDArray[np.int64]":
        """A legal action for each game, all equally likely; -1 where the game is over."""
        self._find()
        self._share_found(batch_steps.choose, self._actions, self._streams)
        return self._actions

    def step(self, actions: "ArrayLike") -> None:
        """Play an action in each game; in a game that is over it does nothing.

        If any of them is illegal, no game is changed: an IllegalAction, which is a ValueError, tells which and why.
        """
        chosen = actions_of(actions, self.n)
        self._find()
        for game in self._share_found(batch_steps.first_illegal, chosen):
            if game != batch_steps.LEGAL:
                why = reason(self.state(game), int(chosen[game]))
                raise IllegalAction(f"action {chosen[game]} is not legal in game {game}: {why}")
        self._share(batch_steps.step, lambda _: (chosen, self._seats, self._phases))
        self._found_all = self._masked = False

    def observations(self, chosen: "ArrayLike | None" = None) -> "NDArray[np.uint8]":
        """What the seat whose turn it is may know, a row for each game (docs/research.md has the layout).

        Rows of games that are not chosen stay as they were.
        """
        which, rows = flags_of(chosen, self.n), self._observations
        self._share(observations.observe_all, lambda _: (which, self._seats, rows, rows.view(np.int64)))
        return rows

    def planes(self) -> "NDArray[np.uint8]":
        """The same observations as planes of 8 × 8."""
        return self.observations().reshape(self.n, -1, 8, 8)

    def scores(self, chosen: "ArrayLike | None" = None) -> "NDArray[np.int16]":
        """Every seat's points, as if the games ended now; 0 in games that are not chosen."""
        which = flags_of(chosen, self.n)
        self._share(batch_steps.write_scores, lambda _: (which, self._scores))
        return self._scores

    def notches(self, chosen: "ArrayLike | None" = None) -> "NDArray[np.int16]":
        """Visible notches of every seat's board: with equal points the fewest win."""
        which = flags_of(chosen, self.n)
        self._share(batch_steps.write_notches, lambda _: (which, self._notches))
        return self._notches

    def state(self, game: int) -> "GameState":
        """The plain state of one game."""
        return load(self._pool, game_number(game, self.n))

    def __getstate__(self) -> dict[str, Any]:
        kept = ("_n", "_players", "_threads", "_streams")
        return {name: getattr(self, name) for name in kept} | {"states": as_bytes(self._pool)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        states = kept.pop("states")
        vars(self).update(kept)
        self._pool = from_bytes(self.players, states)
        self._make_arrays()
        self._look()

    def _make_arrays(self) -> None:
        n, players = self.n, self.players
        self._shares = ThreadShares(self.threads, n)
        self._scratches = [buffers()[1] for _ in range(self._shares.most)]
        # What is legal is kept where nobody else can write, apart from the masks that are handed out.
        self._found: NDArray[np.int16] = np.zeros((n, MOST_MOVES), np.int16)
        self._counts: NDArray[np.int64] = np.zeros(n, np.int64)
        self._masks: NDArray[np.int8] = np.zeros((n, ACTIONS), np.int8)
        self._observations: NDArray[np.uint8] = np.zeros((n, observations.size_of(players)), np.uint8)
        self._scores: NDArray[np.int16] = np.zeros((n, players), np.int16)
        self._notches: NDArray[np.int16] = np.zeros((n, players), np.int16)
        self._actions: NDArray[np.int64] = np.zeros(n, np.int64)
        self._seats: NDArray[np.int64] = np.zeros(n, np.int64)
        self._phases: NDArray[np.int64] = np.zeros(n, np.int64)

    def _look(self) -> None:
        """See whose turn it is; what is legal has to be found anew."""
        self._share(batch_steps.write_turns, lambda _: (self._seats, self._phases))
        self._found_all = self._masked = False

    def _find(self) -> None:
        if not self._found_all:
            self._share(batch_steps.find, lambda part: (self._found, self._counts, self._scratches[part]))
            self._found_all = True

    def _share(self, kernel: Callable[..., Any], arguments: Callable[[int], tuple[Any, ...]]) -> None:
        """Call a kernel over the states, for each thread's share of the games."""
        compiled = machine_code(kernel)
        self._shares.call(kernel, lambda part, first, last: compiled(self._pool, first, last, *arguments(part)))

    def _share_found(self, kernel: Callable[..., Any], *arguments: object) -> list[Any]:
        """Call a kernel over what is legal in the games."""
        compiled = machine_code(kernel)
        return self._shares.call(
            kernel, lambda _, first, last: compiled(first, last, self._found, self._counts, *arguments)
        )


def _read_only(array: "NDArray[Number]") -> "NDArray[Number]":
    """A view that can't be made writeable again, as a plain view could."""
    return np.asarray(array.data.toreadonly())
