"""The quarry: which tiles can be taken, and what digging one pays (RULES §3.4 and §4A)."""

from babylon.rules.state import UNKNOWN, GameState, GardenState
from babylon.rules.supply import SINGLES
from babylon.rules.tokens import FLOWER_PAYS, INCOME_LOST, UNKNOWN_TOKEN

QUARRY = 16
LAYERS = 3
WALL = -1
SIDES = 4
# What borders an edge of a tile in the quarry, and what the edge pays. Only a higher tile pays nothing.
HIGHER, EDGE, BOTTOM, SAME_LAYER, LOWER = range(5)
PAYS = (0, 1, 1, 1, 1)

# The four stacks next to each, in the order east, west, north, south.
NEIGHBOUR = tuple(
    tuple(
        4 * (row + up) + col + right if 0 <= row + up < 4 and 0 <= col + right < 4 else WALL
        for up, right in ((0, 1), (0, -1), (1, 0), (-1, 0))
    )
    for row in range(4)
    for col in range(4)
)


def top_tile(game: GameState, stack: int) -> int:
    """The visible tile of a stack that is not empty."""
    return game.stack[LAYERS * stack + game.height[stack] - 1]


def can_remove(game: GameState, stack: int) -> bool:
    """Whether the stack's clay tile still lies there (RULES §3.4)."""
    return game.height[stack] == LAYERS


def can_dig(game: GameState, stack: int) -> bool:
    """Whether the stack shows a tile. Where chance has not spoken yet (a seat's view of a game) nobody can go on."""
    return game.height[stack] > 0 and top_tile(game, stack) != UNKNOWN and game.token != UNKNOWN_TOKEN


def border(game: GameState, stack: int, side: int) -> int:
    """What borders this edge of the top tile: the quarry's edge, its bottom, or a tile so high."""
    other = NEIGHBOUR[stack][side]
    if other == WALL:
        return EDGE
    if game.height[other] > game.height[stack]:
        return HIGHER
    if game.height[other] == 0:
        return BOTTOM
    return SAME_LAYER if game.height[other] == game.height[stack] else LOWER


def paying_edges(game: GameState, stack: int) -> int:
    """How many of the four edges of the top tile earn a pillar."""
    edges = 0
    for side in range(SIDES):
        edges += PAYS[border(game, stack, side)]
    return edges


def own_flower(game: GameState, garden: GardenState, stack: int) -> bool:
    """Whether the top tile has the flower of one's own board, which earns a pillar more."""
    return game.flower[top_tile(game, stack)] == garden.flower


def income_before_token(game: GameState, garden: GardenState, stack: int) -> int:
    """Singles that the tile earns by its edges and its flower."""
    return paying_edges(game, stack) + own_flower(game, garden, stack)


def token_income(game: GameState, garden: GardenState, stack: int, income: int) -> int:
    """Singles that the round's token adds to this income, or takes off; never more than there are."""
    extra = FLOWER_PAYS[game.token] - 1 if own_flower(game, garden, stack) else 0
    return max(extra - INCOME_LOST[game.token], -income)


def dig_income(game: GameState, garden: GardenState, stack: int) -> int:
    """Single pillars for digging the top tile of `stack` (RULES §4A)."""
    income = income_before_token(game, garden, stack)
    # Ruling 14: the token takes its pillar off before the supply runs short.
    income += token_income(game, garden, stack, income)
    return min(income, game.supply[SINGLES])


def remove(game: GameState, stack: int) -> None:
    """Take a clay tile out of the game in the setup."""
    game.height[stack] -= 1
    game.removals -= 1


def dig(game: GameState, garden: GardenState, stack: int) -> None:
    """Take the top tile and the pillars it earns; the tile beneath becomes visible."""
    income = dig_income(game, garden, stack)
    game.supply[SINGLES] -= income
    garden.singles += income
    game.dug = top_tile(game, stack)
    game.height[stack] -= 1
