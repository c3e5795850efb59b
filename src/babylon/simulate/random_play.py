"""Random games by the thousand."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, cast

import numpy as np

from babylon.compiled import buffers, machine_code, numbers, pool, save
from babylon.compiled.rng import MASK
from babylon.game import Game
from babylon.simulate.game_loop import play_games

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from babylon.pieces.edition import Edition
    from babylon.rules.state import GameState


def play_random(
    games: int, players: int = 2, edition: "str | Edition" = "revised", seed: int = 1, *, threads: int = 1
) -> "NDArray[np.int16]":
    """The final scores of so many games in which every move is drawn at random: a row a game, a column a seat.

    Game k depends on the seed and on k alone, not on the number of games or threads.
    """
    scores = np.zeros((games, players), np.int16)
    template = Game.deal(players=players, edition=edition).state
    bounds = [games * part // threads for part in range(threads + 1)]
    with ThreadPoolExecutor(threads) as workers:
        parts = pairwise(bounds)
        list(workers.map(lambda part: _play(template, seed, part[0], scores[part[0] : part[1]]), parts))
    return scores


def _play(template: "GameState", seed: int, first: int, scores: "NDArray[np.int16]") -> None:
    states = pool(template.players, 2)
    save(states, 0, template)
    out, scratch = buffers()
    machine_code(play_games)(states, seed & MASK, first, cast("list[list[int]]", scores), numbers(1), out, scratch)
