"""What is measured without Python between the calls, in kernels."""

from babylon.compiled import Pool, copy
from babylon.compiled.rng import below
from babylon.rules.state import GameState
from babylon.rules.turn import BUILDING, apply, legal
from babylon.simulate.deals import deal

SPARE = 2  # states of a pool that are not positions: the one played on, then the template


def is_middle(game: GameState) -> bool:
    """Whether a seat may build, in a round that is neither among the first nor among the last."""
    return game.phase == BUILDING and 4 <= game.round <= game.token_count - 4


def collect(pool: Pool, size: int, streams: list[int], out: list[int], scratch: list[int]) -> None:
    """Fill the first `size` states with positions from the middle of random games."""
    found = 0
    while found < size:
        deal(pool, size, size + 1, streams, 0)
        game = pool[size]
        while found < size and game.round <= game.token_count - 4:
            if is_middle(game):
                copy(pool, found, size)
                found += 1
            apply(game, out[below(streams, 0, legal(game, out, scratch))])


def legal_moves(pool: Pool, size: int, rounds: int, out: list[int], scratch: list[int]) -> int:
    """Find all legal moves of every position, so often; return how many there are in all."""
    moves = 0
    for _ in range(rounds):
        for index in range(size):
            moves += legal(pool[index], out, scratch)
    return moves


def copies(pool: Pool, size: int, rounds: int) -> None:
    """Copy every position, so often."""
    for _ in range(rounds):
        for index in range(size):
            copy(pool, size, index)
