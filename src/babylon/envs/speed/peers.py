"""Random play in other engines. Run by itself: it knows nothing of this project, only the libraries it measures.

python peers.py NAME SECONDS    prints the figures as one line of JSON
python peers.py                 prints the names
"""

import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

START = time.perf_counter()
ROUNDS = 5
BATCH = 256  # games side by side
Figures: TypeAlias = dict[str, float | str | None]
Middle: TypeAlias = tuple[Callable[[], object], Callable[[], object]]  # legal moves, and a copy, of a position


def best(work: Callable[[], int], seconds: float) -> float:
    """The best rate of several rounds: how many units a second of processor time."""
    rates = []
    for _ in range(ROUNDS):
        done, start = 0, time.process_time()
        while time.process_time() - start < seconds / ROUNDS:
            done += work()
        rates.append(done / (time.process_time() - start))
    return max(rates)


def megabytes() -> float:
    """The most memory that this process has had; what the system calls maxrss begins with that of its parent."""
    with open("/proc/self/status", encoding="ascii") as status:  # noqa: PTH123 - one file, one line
        peak = next(line for line in status if line.startswith("VmHWM:"))
    return int(peak.split()[1]) / 1024


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """How long one call takes."""

    def hundred() -> int:
        for _ in range(100):
            call()
        return 100

    return 1e6 / best(hundred, seconds)


def measured(play: Callable[[], int], middle: Callable[[], Middle], seconds: float) -> Figures:
    """The figures of an engine that is driven from Python: `play` a game, then legal moves and copy of a position."""
    play()
    first, memory = time.perf_counter() - START, megabytes()
    moves = best(play, seconds)
    length = sum(play() for _ in range(5)) / 5
    legal, copy = middle()
    return {
        "python_games": moves / length,
        "python_moves": moves,
        "legal": microseconds(legal, seconds / 4),
        "copy": microseconds(copy, seconds / 4),
        "first": first,
        "memory": memory,
    }


def open_spiel(name: str, seconds: float) -> Figures:
    """A game of OpenSpiel: from Python, and by its own random players in C++."""
    import pyspiel  # noqa: PLC0415

    game, rng = pyspiel.load_game(name), random.Random(1)

    def advance(state: Any, moves: int) -> Any:  # noqa: ANN401
        for _ in range(moves):
            if state.is_terminal():
                break
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        return state

    def play() -> int:
        return int(advance(game.new_initial_state(), 10_000).move_number())

    def middle() -> Middle:
        state = advance(game.new_initial_state(), 30)
        return state.legal_actions, state.clone

    figures = measured(play, middle, seconds)
    bots = [pyspiel.make_uniform_random_bot(player, 1 + player) for player in range(game.num_players())]

    def whole_game() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.getrandbits(30))
        return 1

    games = best(whole_game, seconds)
    length = float(figures["python_moves"] or 0) / float(figures["python_games"] or 1)
    return figures | {"engine": f"OpenSpiel {name}", "games": games, "moves": games * length}


def python_chess(seconds: float) -> Figures:
    """python-chess."""
    import chess  # noqa: PLC0415

    rng = random.Random(1)

    def advance(board: Any, moves: int) -> Any:  # noqa: ANN401
        for _ in range(moves):
            if board.is_game_over():
                break
            board.push(rng.choice(list(board.legal_moves)))
        return board

    def play() -> int:
        return len(advance(chess.Board(), 10_000).move_stack)

    def middle() -> Middle:
        board = advance(chess.Board(), 30)
        return lambda: list(board.legal_moves), lambda: board.copy(stack=False)

    return measured(play, middle, seconds) | {"engine": "python-chess"}


def connect_four(seconds: float) -> Figures:
    """PettingZoo's connect four, with observation and mask at every step."""
    import numpy as np  # noqa: PLC0415
    from pettingzoo.classic import connect_four_v3  # noqa: PLC0415

    env, rng = connect_four_v3.env(), random.Random(1)

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
    first, memory = time.perf_counter() - START, megabytes()
    return {"engine": "PettingZoo connect four", "steps": best(play, seconds), "first": first, "memory": memory}


def catan(seconds: float) -> Figures:
    """Catan by catanatron: two players, as here."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    def players() -> list[Any]:
        return [RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]

    def play() -> int:
        game = Game(players())
        game.play()
        return len(game.state.actions)

    def middle() -> Middle:
        game = Game(players())
        for _ in range(60):
            game.play_tick()
        from catanatron.models.actions import generate_playable_actions  # noqa: PLC0415

        return lambda: generate_playable_actions(game.state), game.copy

    return measured(play, middle, seconds) | {"engine": "catanatron"}


def pgx(name: str, seconds: float) -> Figures:
    """A game of Pgx: many at once, compiled by JAX for the processor."""
    import jax  # noqa: PLC0415
    import jax.numpy as jnp  # noqa: PLC0415
    import pgx as library  # noqa: PLC0415

    env, key = library.make(name), jax.random.PRNGKey(0)
    step = jax.jit(jax.vmap(env.step))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1))
    states = [jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key]

    def advance() -> int:
        states[1], now = jax.random.split(states[1])
        states[0] = step(states[0], choose(now, states[0].legal_action_mask))
        states[0].rewards.block_until_ready()
        return BATCH

    advance()
    first, memory = time.perf_counter() - START, megabytes()
    return {"engine": f"Pgx {name}", "batched": best(advance, seconds), "first": first, "memory": memory}


PEERS: dict[str, Callable[[float], Figures]] = {
    **{f"open_spiel_{name}": partial(open_spiel, name) for name in ("chess", "hex", "quoridor", "hive")},
    **{f"pgx_{name}": partial(pgx, name) for name in ("connect_four", "hex", "chess")},
    "python_chess": python_chess,
    "connect_four": connect_four,
    "catan": catan,
}


def main() -> None:
    """Measure the engine that is named."""
    if len(sys.argv) < 3:
        sys.stdout.write("\n".join(PEERS) + "\n")
        return
    name, seconds = sys.argv[1:]
    sys.stdout.write(json.dumps(PEERS[name](float(seconds))) + "\n")


if __name__ == "__main__":
    main()
