"""The three forms of the one text agree: plain Python, machine code by numba, WebAssembly by wasmtime."""

import random
import struct

import pytest

from babylon import EDITIONS, Game
from babylon.compiled import buffers, load, machine_code, pool, pool_rules, save
from babylon.compiled.memory import MOST_PLAYERS, packed, packing, stride
from babylon.rules.state import copied
from babylon.rules.turn import MOST_MOVES, MOST_PLACES, OVER, apply, legal
from babylon.wasm.instance import Instance

pytestmark = pytest.mark.unmeasured
GAMES = 4


class Kernel:
    """The rules in WebAssembly, over two states."""

    def __init__(self, players: int) -> None:
        self.instance = Instance()
        self.step = stride(players)
        self.states = (self.instance.room(2 * self.step + packing(MOST_PLAYERS).size), 2, self.step)
        self.out = (self.instance.room(2 * MOST_MOVES), MOST_MOVES)
        self.scratch = (self.instance.room(2 * MOST_PLACES), MOST_PLACES)

    def lay(self, game: Game) -> None:
        self.instance.write(self.states[0], packed(game.state))

    def legal(self) -> list[int]:
        found = self.instance.call("legal_actions", *self.states, 0, *self.out, *self.scratch)
        return list(struct.unpack(f"<{found}h", self.instance.read(self.out[0], 2 * found)))

    def play(self, action: int) -> None:
        self.instance.call("play", *self.states, 0, action)

    def state(self, players: int) -> bytes:
        return bytes(self.instance.read(self.states[0], packing(players).size))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_random_games_are_those_of_machine_code(edition: str, players: int) -> None:
    kernel, states, (out, scratch) = Kernel(players), pool(players, 2), buffers()
    legal_actions, play = machine_code(pool_rules.legal_actions), machine_code(pool_rules.play)
    for seed in range(GAMES):
        game, rng = Game.deal(players, edition, seed), random.Random(seed)
        kernel.lay(game)
        save(states, 0, game.state)
        while found := legal_actions(states, 0, out, scratch):
            actions = kernel.legal()
            assert actions == list(out[:found])
            action = rng.choice(actions)
            kernel.play(action)
            play(states, 0, action)
        assert kernel.legal() == []
        assert kernel.state(players) == packed(load(states, 0))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_of_a_game_is_the_one_of_plain_python(players: int) -> None:
    game = Game.deal(players=players, edition=sorted(EDITIONS)[players - 1], seed=players)
    kernel, state = Kernel(players), copied(game.state)
    kernel.lay(game)
    out, scratch = [0] * MOST_MOVES, [0] * MOST_PLACES
    turn = 0
    while state.phase != OVER:
        actions = out[: legal(state, out, scratch)]
        assert kernel.legal() == actions
        action = actions[(7 * turn) % len(actions)]
        apply(state, action)
        kernel.play(action)
        assert kernel.state(players) == packed(state)
        turn += 1
