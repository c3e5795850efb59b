"""Games in which chance speaks only when it must, in kernels: what nobody has seen yet is not there at all."""

from babylon.compiled import Pool
from babylon.rules.actions import ACTIONS, DECORATE, END, PLACE, PLACE_STORED, position_of
from babylon.rules.board import POSITION
from babylon.rules.decorating import star_of
from babylon.rules.quarry import LAYERS, QUARRY, top_tile
from babylon.rules.state import UNKNOWN, GameState
from babylon.rules.tokens import UNKNOWN_TOKEN
from babylon.rules.turn import OVER, placed_level, receive_token
from babylon.simulate.batch_steps import ILLEGAL, advance

STATUSES = 16  # of a game: 4 × phase + seat
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


def detail_of(game: GameState, action: int) -> int:
    """What a move is called by besides its number: a tile's level, or the space that the token gives its symbol."""
    garden = game.gardens[game.seat]
    if PLACE <= action < DECORATE:
        code = action - (PLACE if action < PLACE_STORED else PLACE_STORED)
        return placed_level(garden, POSITION[position_of(code)], code)
    return star_of(garden, action - DECORATE) if DECORATE <= action < END else 0


def advance_told(pool: Pool, index: int, action: int, out: list[int], scratch: list[int]) -> int:
    """Play the action: STATUSES × (1 + its detail) + the game's status, or ILLEGAL with nothing changed."""
    if not 0 <= action < ACTIONS:
        return ILLEGAL
    detail = detail_of(pool[index], action)
    status = advance(pool, index, action, out, scratch)
    return status if status == ILLEGAL else STATUSES * (1 + detail) + status
