"""This engine's own figures, in the same terms as those of its peers.

    python -m babylon.envs.speed.this_engine PLAYERS SECONDS

prints them as one line of JSON. With BABYLON_PLAIN=1 it measures plain Python.
"""

import random
import sys
import time
from collections.abc import Callable

from babylon.envs.speed.peers import BATCH, START, best, megabytes


def games_rate(players: int, seconds: float, *, at_once: int) -> float:
    """Random games a second, on one thread."""
    from babylon.simulate import play_random  # noqa: PLC0415 - the first call shall find nothing loaded

    def work() -> int:
        play_random(at_once, players=players)
        return at_once

    return best(work, seconds)


def python_moves(players: int) -> Callable[[], int]:
    """What plays a random game with a Python call for every move, and tells how many moves it had."""
    from babylon.envs.table import Table  # noqa: PLC0415
    from babylon.game import Game  # noqa: PLC0415

    rng, deal = random.Random(1), Game.deal(players=players).dealing

    def play() -> int:
        table = Table(deal)
        while not table.is_over:
            table.play(rng.choice(table.legal()))
        return len(table.actions)

    return play


def position_times(players: int, seconds: float, *, rounds: int) -> tuple[float, float]:
    """Microseconds for all legal moves, and for a copy, of a position in the middle of a game."""
    from babylon.compiled import buffers, machine_code, pool, save  # noqa: PLC0415
    from babylon.compiled.rng import streams  # noqa: PLC0415
    from babylon.game import Game  # noqa: PLC0415
    from babylon.simulate import measurements  # noqa: PLC0415

    states, (out, scratch) = pool(players, BATCH + measurements.SPARE), buffers()
    save(states, BATCH + 1, Game.deal(players=players).state)
    machine_code(measurements.collect)(states, BATCH, streams(1, 1), out, scratch)

    def legal() -> int:
        machine_code(measurements.legal_moves)(states, BATCH, rounds, out, scratch)
        return rounds * BATCH

    def copy() -> int:
        machine_code(measurements.copies)(states, BATCH, rounds)
        return rounds * BATCH

    legal(), copy()
    return 1e6 / best(legal, seconds), 1e6 / best(copy, seconds)


def steps_rate(players: int, seconds: float) -> float:
    """Steps a second of the PettingZoo environment, with observation and mask."""
    import numpy as np  # noqa: PLC0415

    from babylon.envs import babylon_v0  # noqa: PLC0415

    env, rng = babylon_v0.env(players=players), random.Random(1)

    def play() -> int:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            done = terminated or truncated
            env.step(None if done else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
        return steps

    play()
    return best(play, seconds)


def batched_rate(players: int, seconds: float) -> float:
    """Steps a second of the batched environment, with observations and masks."""
    from babylon.envs.vector import BabylonVectorEnv  # noqa: PLC0415

    env = BabylonVectorEnv(BATCH, players=players)
    env.reset(seed=1)

    def work() -> int:
        env.step(env.random_actions())
        return BATCH

    work()
    return best(work, seconds)


def main() -> None:
    """Print the figures."""
    from babylon.compiled import COMPILES  # noqa: PLC0415
    from babylon.envs.speed.figures import Figures  # noqa: PLC0415
    from babylon.simulate import play_random  # noqa: PLC0415

    players, seconds = int(sys.argv[1]), float(sys.argv[2])
    play_random(1, players=players)
    first, memory = time.perf_counter() - START, megabytes()
    games = games_rate(players, seconds, at_once=2000 if COMPILES else 2)
    play = python_moves(players)
    length = sum(play() for _ in range(10)) / 10
    moves = best(play, seconds)
    legal, copy = position_times(players, seconds / 4, rounds=20 if COMPILES else 1)
    name = f"Babylon {players}p" + ("" if COMPILES else " plain")
    figures = Figures(
        engine=name,
        games=games,
        moves=games * length,
        python_games=moves / length,
        python_moves=moves,
        legal=legal,
        copy=copy,
        steps=steps_rate(players, seconds),
        batched=batched_rate(players, seconds),
        first=first,
        memory=memory,
    )
    sys.stdout.write(figures.to_json() + "\n")


if __name__ == "__main__":
    main()
