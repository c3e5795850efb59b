"""How many actions a second OpenSpiel's own Python loop does, of processor time: the best of some rounds.

python -m benchmarks.open_spiel_loop [GAMES]
"""

import sys
import time
from random import Random

import pyspiel

import babylon.envs.open_spiel_hidden  # noqa: F401 - registers both games

ROUNDS = 5


def rate(game: pyspiel.Game, games: int) -> float:
    """Actions a second, those of chance among them, each drawn at random."""
    rng, count, start = Random(1), 0, time.process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            count += 1
    return count / (time.process_time() - start)


def main(games: int = 10) -> None:
    """Print a line for each form of the game."""
    for name in ("python_babylon", "python_babylon_hidden"):
        game = pyspiel.load_game(name)
        rate(game, 1)
        best = max(rate(game, games) for _ in range(ROUNDS))
        print(f"{name}: {best:,.0f} actions a second (bar: at least 30,000)")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
