"""The rules as machine code: the same functions, compiled by numba, over games that lie in memory side by side.

A *kernel* is a module of plain functions in the Python that numba compiles (integers, floats, loops, tables of numbers
in UPPER_CASE; no classes, no strings, no closures, no new arrays). Kernels call the rules and each other by ordinary
imports, run as they are, and `machine_code` gives the compiled form of any of their functions, with the same signature:

>>> from babylon.compiled import buffers, load, machine_code, pool, pool_rules, save
>>> from babylon.game import Game
>>> states = pool(players=2, size=2)
>>> save(states, 0, Game.deal(seed=7).state)
>>> out, scratch = buffers()
>>> legal, apply = machine_code(pool_rules.legal_actions), machine_code(pool_rules.play)
>>> legal(states, 0, out, scratch)
16
>>> apply(states, 0, out[3])
>>> load(states, 0).removals
5

- `pool(players, size)`: room for so many states. In a kernel `game = pool[i]` is the state itself (a `GameState` to the
  type checker), `game.gardens[seat]` a garden; both change in place. `copy(pool, target, source)` copies a state, in
  kernels and outside (there as `machine_code(pool_rules.copy_state)`); never assign `pool[i] = pool[j]`.
  `carry(pool, target, other, source)` does the same between two pools.
- `save(pool, i, state)` and `load(pool, i)` carry plain states in and out; `as_bytes(pool)` and `from_bytes(players,
  data)` a whole pool.
- `buffers()`: what `rules.turn.legal` writes into; `numbers(n)` and `reals(n)`: arrays for whatever a kernel needs.
- `row_memory.rows(kind, size)`: room for rows of `babylon.questions`; `read_rows` reads what a kernel has put there.
- `rng.below(streams, i, n)`: a random number from stream i of `rng.streams(seed, n)`.
- Compiled numbers have 64 bits and a sign, and what grows past them is undefined: multiply random numbers with
  `rng.wrapped`, take a board's lowest space away with `rules.board.rest`.
- `machine_code(function)`: the function, compiled at its first call with such arguments and kept in the user's
  cache. Call it with pools and numbers, never with single states. It lets go of the interpreter's lock: threads scale.

A kernel may use the rules, this package and modules of its own package; edits of any of these compile anew. Without
numba, or with BABYLON_PLAIN=1 in the environment, all of this works alike on plain Python, and says so once.
"""

from babylon.compiled.arrays import buffers, numbers, reals
from babylon.compiled.availability import COMPILES
from babylon.compiled.between_pools import carry
from babylon.compiled.compilation import machine_code
from babylon.compiled.memory import Pool, as_bytes, copy, from_bytes, load, pool, save

__all__ = [
    "COMPILES",
    "Pool",
    "as_bytes",
    "buffers",
    "carry",
    "copy",
    "from_bytes",
    "load",
    "machine_code",
    "numbers",
    "pool",
    "reals",
    "save",
]
