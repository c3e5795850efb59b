"""Possible worlds: what nobody has seen is made up from what is left in the box."""

from babylon.bots.kernel.rng import below
from babylon.rules.quarry import LAYERS, QUARRY
from babylon.rules.state import UNKNOWN, GameState
from babylon.rules.tokens import TOKEN_KINDS, UNKNOWN_TOKEN


def make_up(game: GameState, stream: list[int], left: list[int]) -> None:
    """Put some tile and some token wherever one is unknown; `left` is working space."""
    for layer in range(LAYERS):
        make_up_layer(game, layer, stream, left)
    make_up_tokens(game, stream, left)


def make_up_layer(game: GameState, layer: int, stream: list[int], left: list[int]) -> None:
    """The tiles of one material; those under a stack that has none left to hide were seen."""
    lowest = QUARRY * (LAYERS - 1 - layer)
    for tile in range(QUARRY):
        left[tile] = 1
    for stack in range(QUARRY):
        tile = game.stack[LAYERS * stack + layer]
        if tile != UNKNOWN:
            left[tile - lowest] = 0
    count = 0
    for tile in range(QUARRY):
        if left[tile] == 1:
            left[count] = tile
            count += 1
    for stack in range(QUARRY):
        if game.stack[LAYERS * stack + layer] == UNKNOWN:
            pick = below(stream, count)
            game.stack[LAYERS * stack + layer] = lowest + left[pick]
            count -= 1
            left[pick] = left[count]


def make_up_tokens(game: GameState, stream: list[int], left: list[int]) -> None:
    """The tokens to come."""
    count = 0
    for token in range(TOKEN_KINDS):
        copies = game.box[token]
        for i in range(game.token_count):
            if game.tokens[i] == token:
                copies -= 1
        for _ in range(copies):
            left[count] = token
            count += 1
    for i in range(game.token_count):
        if game.tokens[i] == UNKNOWN_TOKEN:
            pick = below(stream, count)
            game.tokens[i] = left[pick]
            count -= 1
            left[pick] = left[count]


def reveal_tiles(world: GameState, before: GameState, after: GameState) -> int:
    """Put the tiles that are known since into a world that was made up of what was known before; return how many."""
    count = 0
    for place in range(LAYERS * QUARRY):
        if before.stack[place] == UNKNOWN and after.stack[place] != UNKNOWN:
            reveal_tile(world, place, after.stack[place])
            count += 1
    return count


def reveal_tokens(world: GameState, before: GameState, after: GameState, stream: list[int]) -> int:
    """Do the same with the tokens, by the same odds."""
    count = 0
    for i in range(world.token_count):
        if before.tokens[i] == UNKNOWN_TOKEN and after.tokens[i] != UNKNOWN_TOKEN:
            reveal_token(world, before, i, after.tokens[i], stream)
            count += 1
    return count


def reveal_tile(world: GameState, place: int, tile: int) -> None:
    """The tile changes places with the one that was made up there: all tiles of a material are in the quarry."""
    for other in range(LAYERS * QUARRY):
        if world.stack[other] == tile:
            world.stack[other] = world.stack[place]
    world.stack[place] = tile


def reveal_token(world: GameState, before: GameState, place: int, token: int, stream: list[int]) -> None:
    """One of the copies of a token comes to its place, from a round to come or from the box."""
    copies = world.box[token]
    for i in range(world.token_count):
        if before.tokens[i] == token:
            copies -= 1
    pick = below(stream, max(copies, 1))
    for i in range(world.token_count):
        if before.tokens[i] == UNKNOWN_TOKEN and world.tokens[i] == token:
            if pick == 0:
                world.tokens[i] = world.tokens[place]
            pick -= 1
    world.tokens[place] = token


def hide(game: GameState) -> None:
    """Take out of a state what nobody has seen."""
    for stack in range(QUARRY):
        for layer in range(game.height[stack] - 1):
            game.stack[LAYERS * stack + layer] = UNKNOWN
    for i in range(game.round, game.token_count):
        game.tokens[i] = UNKNOWN_TOKEN
