"""Games in which chance speaks only when it must, in kernels: what nobody has seen yet is not there at all."""

from babylon.compiled import Pool
from babylon.rules.quarry import LAYERS, QUARRY, top_tile
from babylon.rules.state import UNKNOWN
from babylon.rules.tokens import UNKNOWN_TOKEN
from babylon.rules.turn import OVER, receive_token

NOTHING_AWAITED = -1
TOKEN_AWAITED = QUARRY


def awaited(pool: Pool, index: int) -> int:
    """The stack whose visible tile chance has to tell now, TOKEN_AWAITED, or NOTHING_AWAITED."""
    game = pool[index]
    if game.phase == OVER:
        return NOTHING_AWAITED
    for stack in range(QUARRY):
        if game.height[stack] > 0 and top_tile(game, stack) == UNKNOWN:
            return stack
    return TOKEN_AWAITED if game.token == UNKNOWN_TOKEN else NOTHING_AWAITED


def reveal_tile(pool: Pool, index: int, stack: int, tile: int) -> None:
    """Chance tells the visible tile of a stack."""
    game = pool[index]
    game.stack[LAYERS * stack + game.height[stack] - 1] = tile


def reveal_token(pool: Pool, index: int, token: int) -> None:
    """Chance tells the round's token; the first seat receives what it gives."""
    game = pool[index]
    game.token = token
    game.tokens[game.round - 1] = token
    receive_token(game, game.gardens[game.seat])
