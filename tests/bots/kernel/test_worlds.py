from collections import Counter

import pytest

from babylon import Game
from babylon.bots.kernel.worlds import hide, make_up, reveal_tiles, reveal_tokens
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


@pytest.mark.parametrize("seed", range(5))
def test_a_world_agrees_with_what_is_revealed_and_keeps_every_piece(seed: int) -> None:
    game = played(2, 14, seed)
    before, world = hidden(game), hidden(game)
    after = copied(game.state)
    for stack in range(QUARRY):
        after.height[stack] = max(after.height[stack] - 1, 1)
    after.round += 1
    hide(after)
    make_up(world, [seed + 1], [0] * 64)
    made = copied(world)
    tiles, tokens = reveal_tiles(world, before, after), reveal_tokens(world, before, after, [seed + 1])
    assert (tiles, tokens) == (QUARRY - game.state.height.count(1) - game.state.height.count(0), 1)
    told = [place for place, tile in enumerate(after.stack) if tile != UNKNOWN]
    assert [world.stack[place] for place in told] == [after.stack[place] for place in told]
    assert world.tokens[: after.round] == after.tokens[: after.round]
    assert sorted(world.stack) == sorted(made.stack)
    spent = Counter(world.tokens[: world.token_count])
    assert all(count <= world.box[token] for token, count in spent.items())


def test_a_revealed_token_leaves_the_others_as_likely_as_before() -> None:
    """Of two copies of a token one is revealed: how often the other comes too is what the box says."""
    game = Game.deal(players=2, seed=1)
    before = hidden(game)
    after = copied(before)
    token = game.state.tokens[0]
    after.tokens[0] = token
    again, stream = 0, [99]
    for _ in range(4000):
        world = copied(before)
        make_up(world, stream, [0] * 64)
        reveal_tokens(world, before, after, stream)
        again += world.tokens[: world.token_count].count(token) - 1
    left, drawn = sum(before.box) - 1, before.token_count - 1
    assert again / 4000 == pytest.approx((before.box[token] - 1) * drawn / left, abs=0.03)
