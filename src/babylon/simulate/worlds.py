"""Possible worlds, in a kernel: what nobody has seen is drawn anew from what is left in the box.

The bots that search do the same with one state and one stream (`bots.kernel.worlds`); here each row has its own.
"""

from babylon.compiled import Pool
from babylon.compiled.rng import below, seeded
from babylon.rules.quarry import LAYERS, QUARRY
from babylon.rules.state import UNKNOWN, GameState
from babylon.rules.tokens import BOX, TOKEN_KINDS, UNKNOWN_TOKEN
from babylon.rules.turn import receive_token

ROOM = max(QUARRY, BOX)  # working space: tiles of one material, or all tokens


def is_hidden(game: GameState, stack: int, layer: int) -> bool:
    """Whether nobody has seen the tile there."""
    return layer < game.height[stack] - 1 or game.stack[LAYERS * stack + layer] == UNKNOWN


def draw_layer(game: GameState, layer: int, streams: list[int], which: int, left: list[int]) -> None:
    """Draw the hidden tiles of one material from all that nobody has seen."""
    lowest = QUARRY * (LAYERS - 1 - layer)
    for tile in range(QUARRY):
        left[tile] = 1
    for stack in range(QUARRY):
        if not is_hidden(game, stack, layer):
            left[game.stack[LAYERS * stack + layer] - lowest] = 0
    count = 0
    for tile in range(QUARRY):
        if left[tile] == 1:
            left[count] = tile
            count += 1
    for stack in range(QUARRY):
        if is_hidden(game, stack, layer):
            pick = below(streams, which, count)
            game.stack[LAYERS * stack + layer] = lowest + left[pick]
            count -= 1
            left[pick] = left[count]


def is_revealed(game: GameState, number: int) -> bool:
    """Whether this token of the game has been seen."""
    return number < game.round and game.tokens[number] != UNKNOWN_TOKEN


def draw_tokens(game: GameState, streams: list[int], which: int, left: list[int]) -> None:
    """Draw the tokens to come from all that nobody has seen, those outside the game among them."""
    count = 0
    for token in range(TOKEN_KINDS):
        copies = game.box[token]
        for number in range(game.round):
            if game.tokens[number] == token:
                copies -= 1
        for _ in range(copies):
            left[count] = token
            count += 1
    for number in range(game.token_count):
        if not is_revealed(game, number):
            pick = below(streams, which, count)
            game.tokens[number] = left[pick]
            count -= 1
            left[pick] = left[count]
    if game.token == UNKNOWN_TOKEN:
        game.token = game.tokens[game.round - 1]
        receive_token(game, game.gardens[game.seat])


def draw_worlds(
    pool: Pool, first: int, last: int, chosen: list[int], seed: int, streams: list[int], left: list[int]
) -> None:
    """Draw all that is hidden anew in every game that is chosen, from new random numbers, and leave it those."""
    for index in range(first, last):
        if chosen[index] != 0:
            game = pool[index]
            streams[index] = seeded(seed, index)
            for layer in range(LAYERS):
                draw_layer(game, layer, streams, index, left)
            draw_tokens(game, streams, index, left)
