from collections import Counter

import pytest

from babylon import Game
from babylon.bots.kernel.worlds import hide, make_up
from babylon.pieces.kinds import TOKENS
from babylon.rules.quarry import LAYERS, QUARRY
from babylon.rules.state import UNKNOWN, GameState, copied
from babylon.rules.tokens import UNKNOWN_TOKEN
from tests.bots.games import played
from tests.drawing.quarry import draw_quarry

DUG_INTO = """
     4  3 3 2 3
     3  3 0 1 3
     2  3 2 2 3
     1  3 3 3 1
        A B C D
"""


def hidden(game: Game) -> GameState:
    state = copied(game.state)
    hide(state)
    return state


def test_what_lies_under_a_visible_tile_is_hidden_and_nothing_else() -> None:
    game = draw_quarry(DUG_INTO)
    state = hidden(game)
    for stack, height in enumerate(game.state.height):
        unseen = range(height - 1)
        for layer in range(LAYERS):
            here = LAYERS * stack + layer
            assert state.stack[here] == (UNKNOWN if layer in unseen else game.state.stack[here])


def test_tokens_to_come_are_hidden_and_revealed_ones_not() -> None:
    game = played(2, 20)
    state, seen = hidden(game), game.state.round
    assert state.tokens[:seen] == game.state.tokens[:seen]
    assert set(state.tokens[seen : state.token_count]) == {UNKNOWN_TOKEN}


@pytest.mark.parametrize("seed", range(5))
def test_a_made_up_world_has_every_tile_once_in_its_layer(seed: int) -> None:
    state = hidden(played(2, 14, seed))
    make_up(state, [seed + 1], [0] * 64)
    for layer in range(LAYERS):
        tiles = [state.stack[LAYERS * stack + layer] for stack in range(QUARRY)]
        lowest = QUARRY * (LAYERS - 1 - layer)
        assert sorted(tiles) == list(range(lowest, lowest + QUARRY))


@pytest.mark.parametrize("seed", range(5))
def test_a_made_up_world_has_no_token_more_often_than_the_box(seed: int) -> None:
    state = hidden(played(4, 24, seed))
    make_up(state, [seed + 1], [0] * 64)
    drawn = Counter(state.tokens[: state.token_count])
    assert set(drawn) <= set(range(len(TOKENS)))
    assert max(drawn.values()) <= 2


def test_what_was_seen_stays_in_every_world() -> None:
    state = hidden(played(3, 15))
    world = copied(state)
    make_up(world, [99], [0] * 64)
    pairs = list(zip([*state.stack, *state.tokens], [*world.stack, *world.tokens], strict=True))
    assert all(there == seen for seen, there in pairs if seen not in (UNKNOWN, UNKNOWN_TOKEN))
    hide(world)
    assert world == state


def test_another_stream_makes_up_another_world() -> None:
    state = hidden(played(2, 0))
    one, same, other = copied(state), copied(state), copied(state)
    for world, seed in ((one, 5), (same, 5), (other, 6)):
        make_up(world, [seed], [0] * 64)
    assert one == same
    assert one.stack != other.stack
    assert one.tokens != other.tokens
