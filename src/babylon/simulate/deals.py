"""Dealing anew, in a kernel: a template is copied and chance shuffles its tiles and tokens (RULES §3)."""

from babylon.compiled import Pool, copy
from babylon.compiled.rng import below
from babylon.rules.quarry import LAYERS, QUARRY
from babylon.rules.state import GameState

TOKENS = tuple(token for token in range(7) for _ in range(2))


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
    for number in range(len(TOKENS)):
        game.tokens[number] = TOKENS[number]
    for last in range(len(TOKENS) - 1, 0, -1):
        other = below(streams, which, last + 1)
        token = game.tokens[last]
        game.tokens[last] = game.tokens[other]
        game.tokens[other] = token
    for number in range(game.token_count, len(TOKENS)):
        game.tokens[number] = 0


def deal(pool: Pool, index: int, template: int, streams: list[int], which: int) -> None:
    """Put a new game, like the template but for chance, into the pool."""
    copy(pool, index, template)
    game = pool[index]
    for layer in range(LAYERS):
        shuffle_layer(game, layer, streams, which)
    shuffle_tokens(game, streams, which)
