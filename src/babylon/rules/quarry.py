"""The quarry: which tiles can be taken, and what digging one pays (RULES §3.4 and §4A)."""

from babylon.rules.state import UNKNOWN, GameState, GardenState

QUARRY = 16
LAYERS = 3
WALL = -1
SINGLE = 0
DOUBLE_FLOWER, FEWER_PILLARS = 5, 6
UNKNOWN_TOKEN = 7  # stands for a token nobody has seen yet

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


def edge_pays(game: GameState, stack: int, side: int) -> bool:
    """Whether this edge earns a pillar: only a higher neighbour pays nothing, the wall and the bottom both do."""
    other = NEIGHBOUR[stack][side]
    return other == WALL or game.height[other] <= game.height[stack]


def paying_edges(game: GameState, stack: int) -> int:
    """How many of the four edges of the top tile earn a pillar."""
    edges = 0
    for side in range(4):
        if edge_pays(game, stack, side):
            edges += 1
    return edges


def flower_income(game: GameState, garden: GardenState, stack: int) -> int:
    """Pillars for a tile with the flower of one's own board."""
    if game.flower[top_tile(game, stack)] != garden.flower:
        return 0
    return 2 if game.token == DOUBLE_FLOWER else 1


def dig_income(game: GameState, garden: GardenState, stack: int) -> int:
    """Single pillars for digging the top tile of `stack` (RULES §4A)."""
    income = paying_edges(game, stack) + flower_income(game, garden, stack)
    # Ruling 14: the token takes its pillar off before the supply runs short.
    if game.token == FEWER_PILLARS and income > 0:
        income -= 1
    return min(income, game.supply[SINGLE])


def remove(game: GameState, stack: int) -> None:
    """Takes a clay tile out of the game in the setup."""
    game.height[stack] -= 1
    game.removals -= 1


def dig(game: GameState, garden: GardenState, stack: int) -> None:
    """Takes the top tile and the pillars it earns; the tile beneath becomes visible."""
    income = dig_income(game, garden, stack)
    game.supply[SINGLE] -= income
    garden.singles += income
    game.dug = top_tile(game, stack)
    game.height[stack] -= 1
