"""Whole random games, in a kernel: no Python between the first deal and the last score."""

from babylon.compiled import Pool
from babylon.compiled.rng import below, seeded
from babylon.rules.scoring import score
from babylon.rules.turn import OVER, apply, legal
from babylon.simulate.deals import deal


def play_games(
    pool: Pool, seed: int, first: int, scores: list[list[int]], streams: list[int], out: list[int], scratch: list[int]
) -> int:
    """Play a random game for every row of `scores`; return how many moves in all.

    The games are numbered from `first` on, and each has a stream of its own: the same games come out however they are
    spread over threads. State 0 of the pool is the template, state 1 is played on.
    """
    moves = 0
    for row in range(len(scores)):
        streams[0] = seeded(seed, first + row)
        deal(pool, 1, 0, streams, 0)
        game = pool[1]
        while game.phase != OVER:
            found = legal(game, out, scratch)
            apply(game, out[below(streams, 0, found)])
            moves += 1
        for seat in range(game.players):
            scores[row][seat] = score(game, game.gardens[seat])
    return moves
