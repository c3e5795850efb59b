"""Dealing anew, in a kernel: a template is copied and chance shuffles its tiles and tokens (RULES §3)."""

from babylon.compiled import Pool, copy
from babylon.compiled.rng import below
from babylon.rules.quarry import LAYERS, QUARRY
from babylon.rules.state import GameState
from babylon.rules.tokens import BOX, TOKEN_KINDS


def shuffle_layer(game: GameState, layer: int, streams: list[int], which: int) -> None:
    """Change the places of one material's tiles."""
    for last in range(QUARRY - 1, 0, -1):
        here = LAYERS * last + layer
        there = LAYERS * below(streams, which, last + 1) + layer
        tile = game.stack[here]
        game.stack[here] = game.stack[there]
        game.stack[there] = tile


def shuffle_tokens(game: GameState, streams: list[int], which: int) -> None:
    """Order the round tokens; those that are not in play are 0."""
    number = 0
    for token in range(TOKEN_KINDS):
        for _ in range(game.box[token]):
            game.tokens[number] = token
            number += 1
    for last in range(BOX - 1, 0, -1):
        other = below(streams, which, last + 1)
        token = game.tokens[last]
        game.tokens[last] = game.tokens[other]
        game.tokens[other] = token
    for number in range(game.token_count, BOX):
        game.tokens[number] = 0


def deal(pool: Pool, index: int, template: int, streams: list[int], which: int) -> None:
    """Put a new game, like the template but for chance, into the pool."""
    copy(pool, index, template)
    game = pool[index]
    for layer in range(LAYERS):
        shuffle_layer(game, layer, streams, which)
    shuffle_tokens(game, streams, which)
