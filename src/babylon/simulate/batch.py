"""Many games side by side, moved on together."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np

from babylon.compiled import buffers, load, machine_code, numbers, save
from babylon.compiled.rng import MASK
from babylon.game import Game
from babylon.game.action_numbers import action_of, move_of
from babylon.rules.actions import ACTIONS
from babylon.rules.turn import MOST_MOVES, OVER
from babylon.simulate import batch_steps, observations, row_copies, worlds
from babylon.simulate.aligned_arrays import zeros
from babylon.simulate.batch_arguments import (
    actions_of,
    at_least_one,
    different_rows_of,
    flags_of,
    game_number,
    rows_of,
    seat_number,
    seed_of,
    weight_tables,
)
from babylon.simulate.illegal_action import IllegalAction, reason
from babylon.simulate.known_deals import deal_of
from babylon.simulate.snapshots import Rows, Snapshot
from babylon.simulate.thread_shares import ThreadShares

if TYPE_CHECKING:
    from random import Random

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

    # Whether what is legal is known in every game, and is written into every mask.
    _found_all: bool
    _masked: bool

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
        template = Game.deal(players=players, edition=edition, tiles=tiles)
        self._n, self._players, self._threads = at_least_one(n, "n"), players, at_least_one(threads, "threads")
        self._kind = template.dealing
        self._rows = Rows.blank(players, n, spare=1)
        save(self._rows.states, n, template.state)
        self._streams = numbers(n)
        self._sow(seed, flags_of(None, n))
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
    def edition(self) -> "Edition":
        """The edition that all games are played by."""
        return self._kind.edition

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
            self._sow(seed, which)
        self._share(batch_steps.deal_all, lambda _: (self.n, which, self._streams, self._rows.plies))
        self._look(np.flatnonzero(which))

    def legal_masks(self) -> "NDArray[np.int8]":
        """1 for every legal action, 0 for all others: a row of 4,339 for each game."""
        if not self._masked:
            self._find()
            self._share_found(batch_steps.write_masks, self._masks, before=(self._fresh,))
            self._masked = True
        return _read_only(self._masks)

    def packed_masks(self) -> "NDArray[np.uint8]":
        """The same masks, eight actions a byte: action a is bit a % 8 of byte a // 8, in a row of 544 bytes.

        `np.unpackbits(packed, axis=1, count=4339, bitorder="little")` gives the masks back.
        """
        self._find()
        self._share_found(batch_steps.pack_masks, self._packed.view(np.int64))
        return _read_only(self._packed)

    def random_actions(
        self, weights: "ArrayLike | None" = None, tables: "ArrayLike | None" = None
    ) -> "NDArray[np.int64]":
        """A legal action for each game, all equally likely; -1 where the game is over.

        With `weights`, a number for every action, each is as likely as it weighs: -1 where nothing legal weighs
        anything. They may be several tables of such numbers; `tables` then names the table of each game.
        """
        self._find()
        if weights is None:
            self._share_found(batch_steps.choose, self._actions, self._streams)
        else:
            weighed = weight_tables(weights, tables, self.n)
            self._share_found(batch_steps.choose_weighted, self._actions, self._streams, *weighed)
        return self._actions

    def step(self, actions: "ArrayLike", chosen: "ArrayLike | None" = None) -> None:
        """Play an action in each game, or in the chosen ones; in a game that is over it does nothing.

        If any of them is illegal, no game is changed: an IllegalAction, which is a ValueError, tells which and why.
        """
        played, which = actions_of(actions, self.n), flags_of(chosen, self.n)
        self._find()
        for game in self._share_found(batch_steps.first_illegal, played, which):
            if game != batch_steps.LEGAL:
                why = reason(self.state(game), int(played[game]))
                raise IllegalAction(f"action {played[game]} is not legal in game {game}: {why}")
        rows = self._rows
        self._share(
            batch_steps.step,
            lambda _: (which, played, rows.played, rows.plies, self._seats, self._phases, self._fresh),
        )
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
        return load(self._rows.states, game_number(game, self.n))

    def save(self, rows: "ArrayLike | None" = None, *, chance: bool = False) -> Snapshot:
        """The games of these rows, or of all, to be restored as often as one likes.

        A row's random numbers are the row's own and stay with it; with `chance` they are kept too, so that what is
        drawn after a restore is what was drawn after the save.
        """
        sources = rows_of(rows, self.n)
        games = Rows.to_fill(self.players, len(sources))
        games.take(np.arange(len(sources)), self._rows, sources)
        return Snapshot(sources, games, np.asarray(self._streams)[sources] if chance else None)

    def restore(self, snapshot: Snapshot, rows: "ArrayLike | None" = None) -> None:
        """Put saved games back into the rows that they had, or into as many others; of one game into any number."""
        targets = different_rows_of(snapshot.rows if rows is None else rows, self.n)
        sources = _as_many(np.arange(len(snapshot)), targets)
        if snapshot.games.players != self.players:
            raise ValueError(f"the games are for {snapshot.games.players} players, those of the batch {self.players}")
        self._rows.take(targets, snapshot.games, sources)
        if snapshot.streams is not None:
            machine_code(row_copies.copy_numbers)(
                self._streams, *(cast("list[int]", one) for one in (targets, snapshot.streams, sources))
            )
        self._look(targets)

    def copy(self, rows_from: "ArrayLike", rows_to: "ArrayLike") -> None:
        """Make each row of `rows_to` the game that its row of `rows_from` has been; one row may go to many.

        The rows keep their own random numbers, so that games copied from one go on differently.
        """
        targets = different_rows_of(rows_to, self.n)
        sources = _as_many(rows_of(rows_from, self.n), targets)
        if flags_of(targets, self.n)[sources].any():
            self.restore(self.save(sources), targets)
            return
        self._rows.take(targets, self._rows, sources)
        self._look(targets)

    def determinize(self, seat: int, rng: "Random | np.random.Generator", chosen: "ArrayLike | None" = None) -> None:
        """Draw anew, in the chosen games or in all, what the seat can't know: hidden tiles and tokens to come.

        Each possible world is as likely as it is to whoever sees the table; in Babylon all seats see the same. The
        chosen rows go on with new random numbers.
        """
        seat_number(seat, self.players)
        which = flags_of(chosen, self.n)
        seed = seed_of(rng)
        self._share(worlds.draw_worlds, lambda part: (which, seed, self._streams, self._lefts[part]))

    def put(self, row: int, game: Game) -> None:
        """Make a row the position of this game; what a view of it does not know can be drawn by `determinize`."""
        if (game.players, game.edition, game.dealing.tiles) != (self.players, self._kind.edition, self._kind.tiles):
            raise ValueError("the game differs from those of the batch in players, edition or tiles")
        at = game_number(row, self.n)
        replayed = Game(game.dealing)
        for ply, move in enumerate(game.moves):
            self._rows.played[at, ply] = action_of(replayed.state, move)
            replayed.play(move)
        self._rows.plies[at] = game.ply
        save(self._rows.states, at, game.state)
        self._look(np.array([at]))

    def game(self, row: int) -> Game:
        """The game of one row as people play it: with moves, gardens and a record."""
        game = Game(deal_of(self.state(row), self._kind))
        for action in self.history(row):
            game.play(move_of(game.state, action))
        return game

    def history(self, row: int) -> list[int]:
        """The actions that one game has come by."""
        return self._rows.history(game_number(row, self.n))

    def shared_arrays(self) -> "dict[str, NDArray[Any]]":
        """The batch's own memory, for libraries that take arrays without a copy (`torch.from_dlpack(array)`).

        What a method writes shows in all that was made of these; write into none of them. They lie at addresses that
        JAX takes without a copy.
        """
        return {
            "legal_masks": self._masks,
            "packed_masks": self._packed,
            "observations": self._observations,
            "actions": self._actions,
            "scores": self._scores,
            "notches": self._notches,
            "seats": self._seats,
            "phases": self._phases,
        }

    def __getstate__(self) -> dict[str, Any]:
        kept = ("_n", "_players", "_threads", "_streams", "_kind", "_rows")
        return {name: getattr(self, name) for name in kept}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._make_arrays()
        self._look(np.arange(self.n))

    def _make_arrays(self) -> None:
        n, players = self.n, self.players
        self._shares = ThreadShares(self.threads, n)
        self._scratches = [buffers()[1] for _ in range(self._shares.most)]
        self._lefts = [numbers(worlds.ROOM) for _ in range(self._shares.most)]
        # What is legal is kept where nobody else can write, apart from the masks that are handed out.
        self._found: NDArray[np.int16] = np.zeros((n, MOST_MOVES), np.int16)
        self._counts: NDArray[np.int64] = np.zeros(n, np.int64)
        self._fresh: NDArray[np.uint8] = np.zeros(n, np.uint8)
        self._found_all = self._masked = False
        self._masks: NDArray[np.int8] = zeros((n, ACTIONS), np.int8)
        self._packed: NDArray[np.uint8] = zeros((n, 8 * batch_steps.PACKED_WORDS), np.uint8)
        self._observations: NDArray[np.uint8] = zeros((n, observations.size_of(players)), np.uint8)
        self._scores: NDArray[np.int16] = zeros((n, players), np.int16)
        self._notches: NDArray[np.int16] = zeros((n, players), np.int16)
        self._actions: NDArray[np.int64] = zeros((n,), np.int64)
        self._seats: NDArray[np.int64] = zeros((n,), np.int64)
        self._phases: NDArray[np.int64] = zeros((n,), np.int64)

    def _sow(self, seed: int, which: "NDArray[np.uint8]") -> None:
        """Begin the streams of random numbers of these rows."""
        machine_code(row_copies.sow)(self._streams, cast("list[int]", which), seed & MASK)

    def _look(self, rows: "NDArray[np.int64]") -> None:
        """See whose turn it is in these rows; what is legal there has to be found anew."""
        machine_code(row_copies.copy_turns)(
            self._rows.states, *(cast("list[int]", one) for one in (rows, self._seats, self._phases, self._fresh))
        )
        self._found_all = self._masked = False

    def _find(self) -> None:
        if not self._found_all:
            self._share(batch_steps.find, lambda part: (self._fresh, self._found, self._counts, self._scratches[part]))
            self._found_all = True

    def _share(self, kernel: Callable[..., Any], arguments: Callable[[int], tuple[Any, ...]]) -> None:
        """Call a kernel over the states, for each thread's share of the games."""
        compiled = machine_code(kernel)
        self._shares.call(kernel, lambda part, first, last: compiled(self._rows.states, first, last, *arguments(part)))

    def _share_found(
        self, kernel: Callable[..., Any], *arguments: object, before: tuple[object, ...] = ()
    ) -> list[Any]:
        """Call a kernel over what is legal in the games."""
        compiled = machine_code(kernel)
        found = (*before, self._found, self._counts, *arguments)
        return self._shares.call(kernel, lambda _, first, last: compiled(first, last, *found))


def _as_many(sources: "NDArray[np.int64]", targets: "NDArray[np.int64]") -> "NDArray[np.int64]":
    """A source for each target; a single one is for all of them."""
    if len(sources) not in {1, len(targets)}:
        raise ValueError(f"{len(sources)} games do not go into {len(targets)} rows")
    return np.broadcast_to(sources, targets.shape).copy()


def _read_only(array: "NDArray[Number]") -> "NDArray[Number]":
    """A view that can't be made writeable again, as a plain view could."""
    return np.asarray(array.data.toreadonly())
